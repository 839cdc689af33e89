import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Queries } from './write-queries.ts';

/** Products that a search found, not weighed yet. */
export interface Candidates {
  ids: string[];
  /** Whether there may be more than these. */
  isMore: boolean;
}

/** So many candidates are weighed, which costs most of a search: six pages of them. */
export const MOST_WEIGHED = 240;

/**
 * The best candidates of a search, up to `most`. Whoever asks for a word that half of the shop has gets the best-selling
 * products with it in their title: the database reads those first, and no others once it has enough, so that the size of the
 * catalogue does not count.
 */
export async function findCandidates(db: Database, queries: Queries, most: number): Promise<Candidates> {
  const { places, titles, named, widest, mostProducts } = queries;
  // All of a few are weighed, in whatever order they are found.
  const isFew = mostProducts <= Math.min(most, MOST_WEIGHED);
  const asked = isFew ? [widest] : [...new Set([titles, named, widest])];
  const { rows } = await db.execute<{ ids: string }>(sql`
    select array_to_string(find_candidates(${places[0]}::tsquery, ${sql.param(asked)}::tsquery[], ${most}), ' ') as ids`);
  const ids = [...new Set(rows[0]?.ids.split(' ').filter(Boolean))];
  return { ids: ids.slice(0, most), isMore: !isFew && ids.length > most };
}
