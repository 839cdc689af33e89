import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Queries } from './write-queries.ts';

/** Products that a search found, not scored yet. */
export interface Candidates {
  ids: string[];
  /** Whether there may be more. */
  isMore: boolean;
}

/** At most this many candidates are scored, since scoring takes most of a search's time; six pages. */
export const MAX_SCORED = 240;

/**
 * Finds the best `max` candidates of a search, at a cost that does not grow with the catalogue. For a word that half
 * of the products have, these are the best sellers with it in their title: the database reads those first and stops
 * at `max`.
 */
export async function findCandidates(db: Database, queries: Queries, max: number): Promise<Candidates> {
  const { ranks, titles, named, widest, maxProducts } = queries;
  // A few are all scored, so their order does not matter here.
  const isFew = maxProducts <= Math.min(max, MAX_SCORED);
  const tsqueries = isFew ? [widest] : [...new Set([titles, named, widest])];
  const { rows } = await db.execute<{ ids: string }>(sql`
    select array_to_string(find_candidates(${ranks[0]}::tsquery, ${sql.param(tsqueries)}::tsquery[], ${max}), ' ') as ids`);
  const ids = [...new Set(rows[0]?.ids.split(' ').filter(Boolean))];
  return { ids: ids.slice(0, max), isMore: !isFew && ids.length > max };
}
