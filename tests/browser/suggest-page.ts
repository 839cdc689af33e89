import type { Page } from '@playwright/test';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { at, localize, say } from './language.ts';

/** The first characters of words in several products of the demo catalogue. */
export const prefix = localize({ en: 'head', ar: 'ساع' });

const nameOf = (groups: typeof demoCatalogue.brands, slug: string) =>
  localize(groups.find((group) => group.slug === slug)?.name ?? { en: '', ar: '' });
/** A brand and a category, each suggested by its name. */
export const brandName = nameOf(demoCatalogue.brands, 'sonavix');
export const categoryName = nameOf(demoCatalogue.categories, 'electronics');

/** The parts of a search box with its list, in the top bar or on the products screen. */
export const findSearchField = (page: Page) => page.getByRole('combobox', { name: say('Search products') });
export const findSuggestionList = (page: Page) => page.getByRole('listbox', { name: say('Suggestions') });
export const findOptions = (page: Page) => findSuggestionList(page).getByRole('option');
export const findGroupOptions = (page: Page, group: string) =>
  findSuggestionList(page)
    .getByRole('group', { name: say(group), exact: true })
    .getByRole('option');
export const findSearchOption = (page: Page, keyword: string) =>
  findSuggestionList(page).getByRole('option', { name: say(`Search for “${keyword}”`) });

/** The button that opens the field in a narrow top bar. */
export const findOpenButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: say('Search'), exact: true });

/** The path of a search's results. */
export const writeSearchUrl = (keyword: string) => at(`/products?${new URLSearchParams({ keyword })}`);

export const readRecentSearches = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recent-searches') ?? '[]') as string[]);

/** Stores recent searches on the device, newest first. */
export async function storeRecentSearches(page: Page, ...keywords: string[]): Promise<void> {
  await page.goto(at('/terms'));
  await page.evaluate((kept) => localStorage.setItem('recent-searches', kept), JSON.stringify(keywords));
}
