import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Facets } from '#contract/catalogue/facets.ts';
import { at, language, say } from './language.ts';

interface ListedProducts {
  results: number;
  metadata: { facets?: Facets };
  data: { title: string; family?: { title?: string } }[];
}

/** The provider's answer for the screen: one product of each family. */
async function list(request: APIRequestContext, query: string): Promise<ListedProducts> {
  const answer = await request.get(`/api/v1/products?limit=100&group=family&lang=${language}${query}`);
  return answer.json();
}

/** Titles in the provider's order; by default of all products. */
export async function listTitles(request: APIRequestContext, query = ''): Promise<string[]> {
  // The card of a family says what the titles of its products share.
  return (await list(request, query)).data.map(({ title, family }) => family?.title ?? title);
}

/** How many products the screen says there are; by default of all. */
export async function countProducts(request: APIRequestContext, query = ''): Promise<number> {
  return (await list(request, query)).results;
}

/** The facets of a query. */
export async function readFacets(request: APIRequestContext, query = ''): Promise<Facets> {
  const { facets } = (await list(request, `&facets=1${query}`)).metadata;
  if (!facets) throw new Error('our own provider has facets');
  return facets;
}

/** How the screen says a number of products. */
export const sayFound = (count: number) => say(count === 1 ? '1 product' : `${count} products`);

/** The parts of the products screen. */
export const searchBox = (page: Page) => page.getByRole('combobox', { name: say('Search products') });
export const results = (page: Page) => page.getByRole('region', { name: say('Results') });
/** Where an answer takes its time, its number is there a moment before its cards. */
export const titles = (page: Page) => results(page).getByRole('article').getByRole('heading');
export const sidebar = (page: Page) => page.getByRole('complementary', { name: say('Filters') });
export const chips = (page: Page) => page.getByRole('list', { name: say('Active filters') });
export const count = (page: Page) => results(page).getByRole('status').first();

/** A category of the demo catalogue. */
export const electronics = '6439d2d167d9aa4ca970649f';

/** Opens the screen and stops its clock, so that the debounce of the search never ends. */
export async function openWithStoppedClock(page: Page, hash = ''): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(at(`/products${hash}`));
  await page.clock.pauseAt(3_600_000);
}

/** Where something stands in the window. */
export const readTop = async (item: Locator) => (await item.boundingBox())?.y ?? Number.NaN;
