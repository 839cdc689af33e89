import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Level, Queries } from './write-queries.ts';

/** Products that a search found, not scored yet. */
export interface Candidates {
  ids: string[];
  /** Whether there may be more. */
  isMore: boolean;
  /** The levels up to the last one that found candidates. */
  levels: Level[];
}

/** At most this many candidates (six pages) are scored, because scoring takes most of a search's time. */
export const MAX_SCORED_CANDIDATES = 240;

/**
 * Finds the best `max` candidates of a search, at a cost that does not grow with the catalogue. For a word that half
 * of the products have, these are best sellers: the database reads the best-selling tiers first and stops at `max`.
 */
export async function findCandidates(
  db: Database,
  { ranks, levels }: Queries,
  max: number,
): Promise<Candidates> {
  const { rows } = await db.execute<{ ids: string; level: number }>(sql`
    select array_to_string(ids, ' ') as ids, level from find_candidates(${ranks[0]}::tsquery,
      ${sql.param(levels.map(({ query }) => query))}::tsquery[],
      ${sql.param(levels.map(({ needed }) => needed))}::int[], ${max})`);
  const ids = [...new Set(rows[0]?.ids.split(' ').filter(Boolean))];
  return { ids: ids.slice(0, max), isMore: ids.length > max, levels: levels.slice(0, rows[0]?.level ?? 0) };
}
