/** The products screen; its title and the placeholder are the specification's. */
import { formatNumber } from './numbers.ts';

export const title = 'our products';
export const screen = 'Products';
export const note = 'Delivered across Egypt';
export const search = 'Search products';
export const searchPlaceholder = 'Search...';
export const searchAction = 'Search';
export const sort = 'Sort by';
export const sorts = {
  '': 'Newest',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  '-ratingsAverage': 'Best rated',
  '-sold': 'Best selling',
};
export const filters = 'Filters';
export const closeFilters = 'Close';
export const category = 'Category';
export const brand = 'Brand';
export const price = 'Price';
export const priceFrom = 'From (EGP)';
export const priceTo = 'To (EGP)';
export const applyPrice = 'Apply';
export const offersOnly = 'Offers only';
export const chosen = 'Active filters';
export const priceAtLeast = (from: string) => `From ${from}`;
export const priceAtMost = (to: string) => `Up to ${to}`;
export const priceBetween = (from: string, to: string) => `${from} to ${to}`;
export const removeFilter = (name: string) => `Remove filter: ${name}`;
export const clearAll = 'Clear all';
export const results = 'Results';
export const found = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);
export const foundFor = (found: string, keyword: string) => `${found} for “${keyword}”`;
export const show = (found: string) => `Show ${found}`;
export const done = 'Done';
export const onPage = (found: string, page: number, pages: number) =>
  `${found} · page ${formatNumber(page)} of ${formatNumber(pages)}`;
export const none = 'no products match';
export const noneText = 'Try another word, or fewer filters.';
export const clearFilters = 'Clear filters';
export const failed = 'The products cannot be shown';
export const beyond = (page: number) => `There is no page ${formatNumber(page)}`;
export const beyondText = (pages: number) =>
  pages === 1 ? 'There is one page.' : `There are ${formatNumber(pages)} pages.`;
export const lastPage = 'Go to the last page';
export const pages = 'Pages';
export const page = (page: number) => `Page ${formatNumber(page)}`;
export const previous = 'Previous page';
export const next = 'Next page';
