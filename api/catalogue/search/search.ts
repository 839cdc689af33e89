import type { SQL } from 'drizzle-orm';
import type { Taxonomy, TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import { collectNames, type Names } from './names.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { createScoring, type Scoring } from './score.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { isLastResort, type Level, matchAny, writeQueries } from './write-queries.ts';

/** Candidates of a search, with the SQL that scores them. */
export interface Found extends Candidates {
  scoring: Scoring;
  /** SQL: whether a document matches. */
  isMatch: SQL;
}

export interface Search {
  /** Parses a typed query, using the words of the catalogue. */
  parse(typed: string, options?: { isLiteral?: boolean; isTyping?: boolean }): Promise<ParsedQuery>;
  /**
   * Finds the best `max` matches. `within` are lists of lexemes; products must have one of each list. If `levels` are
   * given, which another search read, reads the same levels.
   */
  find(parsed: ParsedQuery, max: number, options?: { within?: string[][]; levels?: Level[] }): Promise<Found>;
}

interface Loaded {
  names: Names;
  synonyms: Synonyms;
}

/** More products than any search finds: a level that needs so many is always read. */
const ALWAYS_READ = 1_000_000;

/** Makes a search read the same levels as another search, even if earlier levels find enough products. */
function widenTo(levels: Level[], read: Level[]): Level[] {
  const last = read.at(-1);
  return levels
    .slice(0, read.length)
    .filter((level) => !isLastResort(level) || (last && isLastResort(last)))
    .map((level) => (isLastResort(level) ? level : { ...level, needed: ALWAYS_READ }));
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
    async find(parsed, max, { within, levels } = {}) {
      const written = writeQueries(parsed, within);
      const queries = levels ? { ...written, levels: widenTo(written.levels, levels) } : written;
      const candidates =
        parsed.parts.length > 0
          ? await findCandidates(db, queries, max)
          : { ids: [], isMore: false, levels: [] };
      return {
        ...candidates,
        scoring: createScoring(queries, levels ? queries.levels : candidates.levels),
        isMatch: sql`document @@ ${matchAny(queries.levels.map(({ query }) => query))}::tsquery`,
      };
    },
  };
}
