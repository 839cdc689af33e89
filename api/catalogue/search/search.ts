import type { SQL } from 'drizzle-orm';
import type { Taxonomy, TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import { collectNames, type Names } from './names.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { createScoring, type Scoring } from './score.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { writeQueries } from './write-queries.ts';

/** Candidates of a search, with what scores them. */
export interface Found extends Candidates {
  scoring: Scoring;
  /** SQL: whether a document matches. */
  isMatch: SQL;
}

export interface Search {
  /** Parses what was typed, with the words of this catalogue. */
  parse(typed: string, options?: { isLiteral?: boolean }): Promise<ParsedQuery>;
  /** Finds the best `max` matches. `within` are lists of lexemes; products must have one of each list. */
  find(parsed: ParsedQuery, max: number, within?: string[][]): Promise<Found>;
}

interface Loaded {
  names: Names;
  synonyms: Synonyms;
}

/** Creates the search. Names and synonyms are loaded once per taxonomy snapshot. */
export function createSearch(db: Database, taxonomy: Taxonomy): Search {
  const loaded = new WeakMap<TaxonomySnapshot, Promise<Loaded>>();
  const load = async (snapshot: TaxonomySnapshot): Promise<Loaded> => ({
    names: collectNames(snapshot),
    synonyms: await readSynonyms(db),
  });
  const read = async () => {
    const snapshot = await taxonomy.read();
    const known = loaded.get(snapshot);
    if (known) return known;
    const reading = load(snapshot);
    loaded.set(snapshot, reading);
    // Errors are not cached.
    reading.catch(() => loaded.delete(snapshot));
    return reading;
  };
  return {
    async parse(typed, options) {
      return parseQuery(typed, { db, ...(await read()) }, options);
    },
    async find(parsed, max, within = []) {
      const queries = writeQueries(parsed, within);
      const candidates =
        parsed.parts.length > 0 ? await findCandidates(db, queries, max) : { ids: [], isMore: false };
      return {
        ...candidates,
        scoring: createScoring(queries),
        isMatch: sql`document @@ ${queries.widest}::tsquery`,
      };
    },
  };
}
