/** The products screen; its title is the specification's. */
import { formatNumber } from './numbers.ts';

export const title = 'our products';
export const screen = 'Products';
export const note = 'Delivered across Egypt';
export const sort = 'Sort by';
/** With a keyword, where the provider has an order of its own for that. */
export const relevance = 'Relevance';
export const sorts = {
  '': 'Newest',
  '-createdAt': 'Newest',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
  '-ratingsAverage': 'Best rated',
  '-sold': 'Best selling',
};
export const filters = 'Filters';
export const category = 'Category';
export const subcategory = 'Subcategory';
export const brand = 'Brand';
export const offersOnly = 'Offers only';
export const inStockOnly = 'In stock only';
export const ratedAtLeast = (rating: number) => `Rated ${formatNumber(rating)} and up`;
export const chosen = 'Active filters';
export const priceAtLeast = (from: string) => `From ${from}`;
export const priceAtMost = (to: string) => `Up to ${to}`;
export const priceBetween = (from: string, to: string) => `${from} to ${to}`;
export const removeFilter = (name: string) => `Remove filter: ${name}`;
export const clearAll = 'Clear all';
export const results = 'Results';
export const found = (count: number) => (count === 1 ? '1 product' : `${formatNumber(count)} products`);
export const moreThan = (found: string) => `more than ${found}`;
/** Of a search that looks at its best matches alone. */
export const noneOfBest = 'No products among the best matches';
export const foundFor = (found: string, keyword: string) => `${found} for “${keyword}”`;
export const onPage = (found: string, page: number, pages: number) =>
  `${found} · page ${formatNumber(page)} of ${formatNumber(pages)}`;
export const shownOf = (shown: number, found: string) => `${formatNumber(shown)} of ${found}`;
export const failed = 'The products cannot be shown';
export const pages = 'Pages';
export const page = (page: number) => `Page ${formatNumber(page)}`;
export const previous = 'Previous page';
export const next = 'Next page';
export const loadMore = 'Load more';
export const allShown = (found: string) => `That was all: ${found}`;
/** At the end of what is listed, though there are more. */
export const listedShown = (found: string) =>
  `Those were ${found}, and there are more: narrow the search to see them`;
