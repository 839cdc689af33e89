import { readSearch } from './features/search/read-search.ts';
import { writeSearch } from './features/search/write-search.ts';
import { paths } from './paths.ts';

const [, DETAILS = ''] = paths.productDetails('', '').split('/');
const DETAILS_PATTERN = new RegExp(`^/${DETAILS}/[^/]+/[^/]+$`);

/** Screens that do not read the query. */
const pathsWithoutQuery = new Set<string>(
  Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.products),
);

/** The part of a query that the page reads, in canonical form, for cache keys. Parameters such as utm_source are
 *  dropped. Undefined for a query on a path that is not listed here. */
export function readPageQuery(pathname: string, query: string): string | undefined {
  if (query === '') return '';
  const path = pathname.replace(/^\/ar(?=\/|$)/, '') || paths.home;
  if (path === paths.products) return writeSearch(readSearch(new URLSearchParams(query)));
  return pathsWithoutQuery.has(path) || DETAILS_PATTERN.test(path) ? '' : undefined;
}
