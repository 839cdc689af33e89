import { toEgp } from '#contract/money.ts';
import type { Search } from './search.ts';

/** The canonical query string of a search: defaults are left out. */
export function writeSearch(search: Search): string {
  const { keyword, minPiastres, maxPiastres, sort, page } = search;
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  for (const id of search.categories) params.append('category', id);
  for (const id of search.brands) params.append('brand', id);
  if (minPiastres !== undefined) params.set('min', String(toEgp(minPiastres)));
  if (maxPiastres !== undefined) params.set('max', String(toEgp(maxPiastres)));
  if (search.isOffersOnly) params.set('offers', '1');
  if (sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `?${params}` : '';
}
