/**
 * Finds orders by typed text: words of names, or the beginning of a number, phone number, email address or tracking number.
 * A rare beginning is looked up among all orders; if all are frequent, the newest orders are searched part by part.
 */
import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { parseOrderNumber } from '#api/platform/order-number.ts';
import { normalisePhone } from '#contract/rules.ts';

/** A beginning with more matches is frequent. */
const MAX_MATCHES = 2000;
/** How many of the newest orders are searched at once for frequent beginnings. */
const MAX_SCANNED = 2000;
const MAX_TERMS = 6;

interface SearchQuery {
  /** Conditions on the table `orders`. */
  where: SQL;
  before: string | undefined;
  limit: number;
}

export interface FoundOrders {
  ids: string[];
  /** The key of the next page. */
  next: string | null;
  count: number;
  isCountExact: boolean;
}

export const NEWEST_FIRST = sql`orders.created_at desc, orders.id desc`;

/** Whether an order is older than the last one of the page before. */
export const isBefore = (id: string | undefined): SQL =>
  id
    ? sql`(orders.created_at, orders.id) < (select last.created_at, last.id from orders as last where last.id = ${id})`
    : sql`true`;

/** The beginnings of words that an order must have. */
async function readTerms(db: Database, typed: string): Promise<string[]> {
  const number = parseOrderNumber(typed);
  if (number) return [number.replaceAll('-', '').toLowerCase()];
  const digits = normalisePhone(typed);
  if (/^\d+$/.test(digits)) return [digits];
  const { rows } = await db.execute<{ words: string[] }>(sql`select search_words(${typed}) as words`);
  return (rows[0]?.words ?? []).slice(0, MAX_TERMS);
}

/** Sorts after all words that begin with a term. */
const endOf = (term: string) => `${term}\u{10ffff}`;

const hasWord = (term: string) =>
  sql`exists (
    select from order_words as words
    where words.order_id = orders.id and words.word >= ${term} and words.word < ${endOf(term)}
  )`;

/** How many words begin with a term, up to one more than MAX_MATCHES. */
async function countMatches(db: Database, term: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select from order_words where word >= ${term} and word < ${endOf(term)} limit ${MAX_MATCHES + 1}
    ) as matches`);
  return rows[0]?.count ?? 0;
}

/** Searches the orders that have the rarest term. */
async function searchRare(
  db: Database,
  rarest: string,
  others: string[],
  { where, before, limit }: SearchQuery,
): Promise<FoundOrders> {
  const { rows } = await db.execute<{ id: string; isBefore: boolean }>(sql`
    select orders.id, ${isBefore(before)} as "isBefore" from orders
    where orders.id in (select order_id from order_words where word >= ${rarest} and word < ${endOf(rarest)})
      and ${sql.join([where, ...others.map(hasWord)], sql` and `)}
    order by ${NEWEST_FIRST}`);
  const left = rows.filter((row) => row.isBefore).map(({ id }) => id);
  const ids = left.slice(0, limit);
  return {
    ids,
    next: left.length > limit ? (ids.at(-1) ?? null) : null,
    count: rows.length,
    isCountExact: true,
  };
}

/** Searches the newest orders; `next` may follow a page that is not full, or even empty. */
async function searchNewest(
  db: Database,
  terms: string[],
  { where, before, limit }: SearchQuery,
): Promise<FoundOrders> {
  const newest = sql`
    select orders.* from orders where ${isBefore(before)} order by ${NEWEST_FIRST} limit ${MAX_SCANNED}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    select orders.id from (${newest}) as orders
    where ${sql.join([where, ...terms.map(hasWord)], sql` and `)}
    order by ${NEWEST_FIRST} limit ${limit + 1}`);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  if (rows.length > limit) return { ids, next: ids.at(-1) ?? null, count: rows.length, isCountExact: false };
  const scanned = await db.execute<{ id: string }>(sql`
    select orders.id from orders where ${isBefore(before)}
    order by ${NEWEST_FIRST} limit 1 offset ${MAX_SCANNED - 1}`);
  const next = scanned.rows[0]?.id ?? null;
  return { ids, next, count: rows.length, isCountExact: next === null && before === undefined };
}

/** A page of the newest orders that a typed text finds. */
export async function searchOrders(db: Database, typed: string, query: SearchQuery): Promise<FoundOrders> {
  const terms = await readTerms(db, typed);
  const nothing: FoundOrders = { ids: [], next: null, count: 0, isCountExact: true };
  if (terms.length === 0) return nothing;
  const counts = await Promise.all(terms.map((term) => countMatches(db, term)));
  const least = Math.min(...counts);
  if (least > MAX_MATCHES) return searchNewest(db, terms, query);
  const rarest = terms[counts.indexOf(least)] ?? '';
  const others = terms.filter((term) => term !== rarest);
  return searchRare(db, rarest, others, query);
}
