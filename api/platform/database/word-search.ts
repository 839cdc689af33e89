/**
 * Finds rows of a large table by word prefixes. Triggers store the words of each row in a separate table. A rare
 * prefix is looked up among all rows; if all prefixes are frequent, the newest rows are searched page by page.
 */
import type { SQL } from 'drizzle-orm';
import { normalisePhone } from '#contract/rules.ts';
import { sql } from './drizzle.ts';
import type { Database } from './open.ts';

/** A prefix with more matches counts as frequent. */
const MAX_MATCHES = 2000;
/** How many of the newest rows one page searches for frequent prefixes. */
const MAX_SCANNED = 2000;
const MAX_TERMS = 6;

interface SearchedTable {
  /** The table, which has the columns id and created_at. */
  name: string;
  /** The table of its words, and the column there with the id of the row. */
  words: string;
  owner: string;
}

export interface SearchQuery {
  /** Conditions on the searched table. */
  where: SQL;
  /** The id of the last row of the previous page. */
  before: string | undefined;
  limit: number;
}

export interface FoundRows {
  ids: string[];
  /** The value of `before` for the next page; null if there is none. */
  next: string | null;
  count: number;
  isCountExact: boolean;
}

/** The word prefixes in a typed text: a phone number, or words as search_words folds them. */
export async function readSearchTerms(db: Database, typed: string): Promise<string[]> {
  const digits = normalisePhone(typed);
  if (/^\d+$/.test(digits)) return [digits];
  const { rows } = await db.execute<{ words: string[] }>(sql`select search_words(${typed}) as words`);
  return (rows[0]?.words ?? []).slice(0, MAX_TERMS);
}

/** A text that sorts after all words that begin with a term. */
const endOf = (term: string) => `${term}\u{10ffff}`;

/** Creates the search of a table. */
export function createWordSearch({ name, words, owner }: SearchedTable) {
  const table = sql.identifier(name);
  const wordTable = sql.identifier(words);
  const ownerId = sql.identifier(owner);
  const newestFirst = sql`${table}.created_at desc, ${table}.id desc`;

  /** SQL: whether a row comes after the last row of the previous page. */
  const isBefore = (id: string | undefined): SQL =>
    id
      ? sql`(${table}.created_at, ${table}.id) < (select last.created_at, last.id from ${table} as last where last.id = ${id})`
      : sql`true`;

  const hasWord = (term: string) =>
    sql`exists (
      select from ${wordTable} as words
      where words.${ownerId} = ${table}.id and words.word >= ${term} and words.word < ${endOf(term)}
    )`;

  /** How many words begin with a term, up to one more than MAX_MATCHES. */
  async function countMatches(db: Database, term: string): Promise<number> {
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from (
        select from ${wordTable} where word >= ${term} and word < ${endOf(term)} limit ${MAX_MATCHES + 1}
      ) as matches`);
    return rows[0]?.count ?? 0;
  }

  /** Searches the rows that match the rarest prefix. */
  async function searchRare(
    db: Database,
    rarest: string,
    others: string[],
    { where, before, limit }: SearchQuery,
  ): Promise<FoundRows> {
    const { rows } = await db.execute<{ id: string; isBefore: boolean }>(sql`
      select ${table}.id, ${isBefore(before)} as "isBefore" from ${table}
      where ${table}.id in (
        select ${ownerId} from ${wordTable} where word >= ${rarest} and word < ${endOf(rarest)}
      ) and ${sql.join([where, ...others.map(hasWord)], sql` and `)}
      order by ${newestFirst}`);
    const left = rows.filter((row) => row.isBefore).map(({ id }) => id);
    const ids = left.slice(0, limit);
    const next = left.length > limit ? (ids.at(-1) ?? null) : null;
    return { ids, next, count: rows.length, isCountExact: true };
  }

  /** Searches the newest rows. There may be a `next` page even if this page is not full, or is empty. */
  async function searchNewest(
    db: Database,
    terms: string[],
    { where, before, limit }: SearchQuery,
  ): Promise<FoundRows> {
    const newest = sql`
      select ${table}.* from ${table} where ${isBefore(before)} order by ${newestFirst} limit ${MAX_SCANNED}`;
    const { rows } = await db.execute<{ id: string }>(sql`
      select ${table}.id from (${newest}) as ${table}
      where ${sql.join([where, ...terms.map(hasWord)], sql` and `)}
      order by ${newestFirst} limit ${limit + 1}`);
    const ids = rows.slice(0, limit).map(({ id }) => id);
    if (rows.length > limit)
      return { ids, next: ids.at(-1) ?? null, count: rows.length, isCountExact: false };
    const scanned = await db.execute<{ id: string }>(sql`
      select ${table}.id from ${table} where ${isBefore(before)}
      order by ${newestFirst} limit 1 offset ${MAX_SCANNED - 1}`);
    const next = scanned.rows[0]?.id ?? null;
    return { ids, next, count: rows.length, isCountExact: next === null && before === undefined };
  }

  return {
    newestFirst,
    isBefore,
    /** A page of the newest rows that match all of these prefixes. */
    async search(db: Database, terms: string[], query: SearchQuery): Promise<FoundRows> {
      if (terms.length === 0) return { ids: [], next: null, count: 0, isCountExact: true };
      const counts = await Promise.all(terms.map((term) => countMatches(db, term)));
      const least = Math.min(...counts);
      if (least > MAX_MATCHES) return searchNewest(db, terms, query);
      const rarest = terms[counts.indexOf(least)] ?? '';
      const others = terms.filter((term) => term !== rarest);
      return searchRare(db, rarest, others, query);
    },
  };
}
