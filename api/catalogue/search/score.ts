import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Queries } from './write-queries.ts';

/** SQL that tells how well a document matches a search. */
export interface Scoring {
  /** The rank of the match, 0 being the best: the whole title, title, brand and category, text. */
  rank: SQL;
  /** Orders matches of the same rank. */
  score: SQL;
}

/** For D, C, B, A: a word of a title weighs more than all others together. */
const WEIGHTS = '{0.01, 0.05, 0.1, 1}';

/** Creates the SQL from the queries of a search. */
export function createScoring({ ranks, score }: Queries): Scoring {
  // Repeated queries can be skipped: their first occurrence has already decided.
  const cases = ranks
    .map((query, at) => ({ query, at }))
    .slice(0, -1)
    .filter(({ query, at }) => ranks.indexOf(query) === at)
    .map(({ query, at }) => sql`when document @@ ${query}::tsquery then ${sql.raw(String(at))}`);
  return {
    rank: sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(ranks.length - 1))} end`,
    score: sql`ts_rank(${WEIGHTS}::float4[], document, ${score}::tsquery)`,
  };
}
