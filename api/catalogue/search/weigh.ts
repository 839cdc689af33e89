import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Queries } from './write-queries.ts';

/** What says how well a document matches a search. */
export interface Weighing {
  /** Where it stands: 0 for the very title, then title, brand and category, text. */
  place: SQL;
  /** Within its place. */
  weight: SQL;
}

/** D, C, B, A: a word of a title weighs more than all others together. */
const WEIGHTS = '{0.01, 0.05, 0.1, 1}';

export function weigh({ places, weight }: Queries): Weighing {
  // A document that one query does not find, the same query does not find either.
  const cases = places
    .map((query, at) => ({ query, at }))
    .slice(0, -1)
    .filter(({ query, at }) => places.indexOf(query) === at)
    .map(({ query, at }) => sql`when document @@ ${query}::tsquery then ${sql.raw(String(at))}`);
  return {
    place: sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(places.length - 1))} end`,
    weight: sql`ts_rank(${WEIGHTS}::float4[], document, ${weight}::tsquery)`,
  };
}
