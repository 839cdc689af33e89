/** Finds orders by words of names, or the beginning of a number, phone number, email address or tracking number. */
import type { Database } from '#api/platform/database/open.ts';
import {
  createWordSearch,
  type FoundRows,
  readSearchTerms,
  type SearchQuery,
} from '#api/platform/database/word-search.ts';
import { parseOrderNumber } from '#api/platform/order-number.ts';

const orderSearch = createWordSearch({ name: 'orders', words: 'order_words', owner: 'order_id' });

export const { newestFirst: NEWEST_FIRST, isBefore } = orderSearch;

/** A page of the newest orders that a typed text finds. */
export async function searchOrders(db: Database, typed: string, query: SearchQuery): Promise<FoundRows> {
  const number = parseOrderNumber(typed);
  const terms = number ? [number.replaceAll('-', '').toLowerCase()] : await readSearchTerms(db, typed);
  return orderSearch.search(db, terms, query);
}
