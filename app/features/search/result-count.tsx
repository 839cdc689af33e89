import * as products from '#messages/products.ts';
import type { Found } from './find-products.ts';
import type { Search } from './search.ts';

/** How many there are; heard as well, so it names what changed. */
export function ResultCount({ found, search }: { found: Found; search: Search }) {
  const count = products.found(found.total);
  const counted = search.keyword ? products.foundFor(count, search.keyword) : count;
  return found.pages > 1 && search.page <= found.pages
    ? products.onPage(counted, search.page, found.pages)
    : counted;
}
