import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import type { Facets } from '#contract/catalogue/facets.ts';
import type { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { at, language, localize, say } from './language.ts';

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
  // A family's card has the title of the family.
  return (await list(request, query)).data.map(({ title, family }) => family?.title ?? title);
}

/** The number of products that the screen shows; by default of all. */
export async function countProducts(request: APIRequestContext, query = ''): Promise<number> {
  return (await list(request, query)).results;
}

/** The facets of a query. */
export async function readFacets(request: APIRequestContext, query = ''): Promise<Facets> {
  const { facets } = (await list(request, `&facets=1${query}`)).metadata;
  if (!facets) throw new Error('our own provider has facets');
  return facets;
}

/** The screen's text for a number of products. */
export const sayFound = (count: number) => say(count === 1 ? '1 product' : `${count} products`);

/** The parts of the products screen. */
export const findSearchBox = (page: Page) => page.getByRole('combobox', { name: say('Search products') });
export const findResults = (page: Page) => page.getByRole('region', { name: say('Results') });
/**
 * Wait for these rather than for the count: while an answer streams in, the count appears a moment before the cards.
 */
export const findTitles = (page: Page) => findResults(page).getByRole('article').getByRole('heading');
export const findSidebar = (page: Page) => page.getByRole('complementary', { name: say('Filters') });
export const findChips = (page: Page) => page.getByRole('list', { name: say('Active filters') });
export const findCount = (page: Page) => findResults(page).getByRole('status').first();

/** The group of a filter's controls. */
export const findFilter = (page: Page, name: string) =>
  findSidebar(page).getByRole('group', { name, exact: true });

/** A category of the demo catalogue. */
export const ELECTRONICS_ID = '6439d2d167d9aa4ca970649f';

/** The name of a brand or category. */
export const nameOf = (groups: typeof demoCatalogue.brands, id: string) =>
  localize(groups.find((group) => group.id === id)?.name ?? { en: '', ar: '' });

/** Opens the screen and stops its clock, so that the debounce of the search never ends. */
export async function openWithStoppedClock(page: Page, hash = ''): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(at(`/products${hash}`));
  await page.clock.pauseAt(3_600_000);
}

/** The distance of an element from the top of the window. */
export const readTop = async (item: Locator) => (await item.boundingBox())?.y ?? Number.NaN;

export const SCRIPT_PATTERN = /\.js(?:\?|$)/;

/** Presses a wish-list button while scripts are held back; expects it to be busy, and pressed again after hydration. */
export async function expectEarlyPressRepeated(page: Page, releaseScripts: () => void): Promise<void> {
  const heart = findResults(page)
    .getByRole('article')
    .first()
    .getByRole('button', { name: say('Add to wish list') });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  releaseScripts();
  // Nobody is signed in.
  await expect(page).toHaveURL(at(paths.login));
}
