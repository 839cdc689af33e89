import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Level, Queries } from './write-queries.ts';

/** SQL that tells how well a document matches a search. */
export interface Scoring {
  /** The rank of the match, 0 being the best, as `writeRanks` lists them. */
  rank: SQL;
  /** Orders matches of the same rank. */
  score: SQL;
}

/** The weights of D, C, B and A, as `ts_rank` expects. A title word weighs more than all other words together. */
const WEIGHTS = '{0.01, 0.05, 0.1, 1}';

/** Creates the SQL from the queries of a search, and the levels that were read. */
export function createScoring({ ranks: all, score }: Queries, levels: Level[]): Scoring {
  const ranks = all.slice(0, all.indexOf(levels.at(-1)?.query ?? '') + 1);
  const last = sql.raw(String(Math.max(0, ranks.length - 1)));
  const cases = ranks
    .slice(0, -1)
    .map((query, at) => sql`when document @@ ${query}::tsquery then ${sql.raw(String(at))}`);
  return {
    rank: cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else ${last} end` : last,
    score: sql`ts_rank(${WEIGHTS}::float4[], document, ${score}::tsquery)`,
  };
}
