import type { Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { at, say, written } from './language.ts';

/** The first letters of something that the demo catalogue has several of. */
export const begun = written({ en: 'head', ar: 'ساع' });

const nameOf = (groups: typeof demoCatalogue.brands, slug: string) =>
  written(groups.find((group) => group.slug === slug)?.name ?? { en: '', ar: '' });
/** A brand and a category, each suggested by its name. */
export const brandName = nameOf(demoCatalogue.brands, 'sonavix');
export const categoryName = nameOf(demoCatalogue.categories, 'electronics');

/** The parts of a search box with its list, in the top bar or on the products screen. */
export const field = (page: Page) => page.getByRole('combobox', { name: say('Search products') });
export const list = (page: Page) => page.getByRole('listbox', { name: say('Suggestions') });
export const options = (page: Page) => list(page).getByRole('option');
export const optionsOf = (page: Page, group: string) =>
  list(page)
    .getByRole('group', { name: say(group), exact: true })
    .getByRole('option');
export const searchFor = (page: Page, keyword: string) =>
  list(page).getByRole('option', { name: say(`Search for “${keyword}”`) });

/** The button that lays the field over a narrow top bar. */
export const opener = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: say('Search'), exact: true });

/** The address of a search. */
export const found = (keyword: string) => at(`/products?${new URLSearchParams({ keyword })}`);

export const readRecent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recent-searches') ?? '[]') as string[]);

/** Has recent searches on the device, newest first, when the next page is opened. */
export async function remember(page: Page, ...keywords: string[]): Promise<void> {
  await page.goto(at('/terms'));
  await page.evaluate((kept) => localStorage.setItem('recent-searches', kept), JSON.stringify(keywords));
}
