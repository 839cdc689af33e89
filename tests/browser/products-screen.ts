import type { APIRequestContext, Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { at, language, say } from './language.ts';

/** Titles in the provider's order; by default of all products. */
export async function listTitles(request: APIRequestContext, query = ''): Promise<string[]> {
  const answer = await request.get(`/api/v1/products?limit=100&lang=${language}${query}`);
  const { data } = (await answer.json()) as { data: { title: string }[] };
  return data.map(({ title }) => title);
}

/** The parts of the products screen. */
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: say('Search products') });
export const results = (page: Page) => page.getByRole('region', { name: say('Results') });
export const titles = (page: Page) => results(page).getByRole('article').getByRole('heading');
export const count = (page: Page) => results(page).getByRole('status').first();

/** A category of the demo catalogue. */
export const electronics = '6439d2d167d9aa4ca970649f';
export const ofElectronics = demoCatalogue.products.filter(({ category }) => category === electronics);

/** Opens the screen and stops its clock, so that the debounce of the search never ends. */
export async function openWithStoppedClock(page: Page, hash = ''): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto(at(`/products${hash}`));
  await page.clock.pauseAt(3_600_000);
}
