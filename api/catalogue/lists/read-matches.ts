import type { SQL } from 'drizzle-orm';
import type { Found } from '#api/catalogue/search/search.ts';
import { products } from '#api/catalogue/tables.ts';
import { and, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type Facts, type FactsWanted, readFacts } from './facts.ts';
import type { Sample } from './find-facets.ts';

/** So many are weighed, or read as they are, by one query: it keeps the embedded engine from everything else. */
const WEIGHED_AT_ONCE = 120;
const READ_AT_ONCE = 500;

interface MatchesWanted extends FactsWanted {
  most: number;
  where?: SQL | undefined;
  /** Not needed where a list has an order of its own. */
  isWeighed?: boolean | undefined;
}

/** The facts of what a search found, weighed; with `where` of those that pass it. Reads on until there are `most`. */
export async function readMatches(
  db: Database,
  { ids, isMore, weighing }: Found,
  { most, where, isWeighed = true, ...wanted }: MatchesWanted,
): Promise<Sample> {
  const rows: Facts[] = [];
  const atOnce = isWeighed ? WEIGHED_AT_ONCE : READ_AT_ONCE;
  let at = 0;
  for (; at < ids.length && rows.length < most; at += atOnce) {
    const isFound = sql`${products.id} = any(${sql.param(ids.slice(at, at + atOnce))}::text[])`;
    rows.push(
      ...(await readFacts(db, and(isFound, where), {
        ...wanted,
        weighing: isWeighed ? weighing : undefined,
      })),
    );
  }
  return { rows: rows.slice(0, most), isMore: isMore || at < ids.length || rows.length > most };
}

/** The better match first; of two that are as good, the one that sells better. */
export const compareMatches = (a: Facts, b: Facts) =>
  (a.place ?? 0) - (b.place ?? 0) ||
  (b.weight ?? 0) - (a.weight ?? 0) ||
  b.sold - a.sold ||
  (a.id < b.id ? -1 : 1);
