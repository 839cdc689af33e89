import { readSearch } from './features/search/read-search.ts';
import { writeSearch } from './features/search/write-search.ts';
import { paths } from './paths.ts';

const [, DETAILS = ''] = paths.productDetails('', '').split('/');
const isDetails = new RegExp(`^/${DETAILS}/[^/]+/[^/]+$`);

/** Screens that read nothing of their query. */
const plainScreens = new Set<string>(
  Object.values(paths).filter((path) => typeof path === 'string' && path !== paths.products),
);

/**
 * What a page reads of its query, in one spelling, so that every address of a page leads to the same one: whatever else a
 * link carries, such as utm_source or fbclid, changes nothing. Undefined where it is not said here what a page reads.
 */
export function readPageQuery(pathname: string, query: string): string | undefined {
  if (query === '') return '';
  const path = pathname.replace(/^\/ar(?=\/|$)/, '') || paths.home;
  if (path === paths.products) return writeSearch(readSearch(new URLSearchParams(query)));
  return plainScreens.has(path) || isDetails.test(path) ? '' : undefined;
}
