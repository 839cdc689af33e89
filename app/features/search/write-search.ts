import { toEgp } from '#contract/money.ts';
import { firstPageOf, type Search } from './search.ts';

/** The canonical query string of a search: defaults are left out. */
export function writeSearch(search: Search): string {
  const { keyword, minPiastres, maxPiastres, minRating, sort, page } = search;
  const first = firstPageOf(search);
  const pairs = [
    ['keyword', keyword],
    ['literal', keyword && search.isLiteral && 1],
    ...search.categories.map((id) => ['category', id]),
    ...search.subcategories.map((id) => ['subcategory', id]),
    ...search.brands.map((id) => ['brand', id]),
    ...search.options.map((option) => ['option', option]),
    ['min', minPiastres && toEgp(minPiastres)],
    ['max', maxPiastres && toEgp(maxPiastres)],
    ['rating', minRating],
    ['offers', search.isOffersOnly && 1],
    ['stock', search.isInStockOnly && 1],
    // Without a keyword the newest come first anyway.
    ['sort', (keyword || sort !== '-createdAt') && sort],
    ['page', first < page ? `${first}-${page}` : page > 1 && page],
  ];
  const params = pairs.filter(([, value]) => value).map(([name, value]) => [String(name), String(value)]);
  // Colons need no escaping in a query, and options are more readable with them.
  return params.length > 0 ? `?${String(new URLSearchParams(params)).replaceAll('%3A', ':')}` : '';
}
