import type { SQL } from 'drizzle-orm';
import type { Taxonomy, TaxonomySnapshot } from '#api/catalogue/taxonomy.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { type Candidates, findCandidates } from './find-candidates.ts';
import { collectNames, type Names } from './names.ts';
import { readSynonyms, type Synonyms } from './synonyms.ts';
import { type Understood, understand } from './understand.ts';
import { type Weighing, weigh } from './weigh.ts';
import { writeQueries } from './write-queries.ts';

/** What a search found, and how that is weighed. */
export interface Found extends Candidates {
  weighing: Weighing;
  /** Whether a document is a match. */
  isMatch: SQL;
}

export interface Search {
  /** What was typed, as this catalogue understands it. */
  understand(typed: string, options?: { isLiteral?: boolean }): Promise<Understood>;
  /** The best matches, up to `most`; `within` are lexemes that products must have besides, a list for each filter. */
  find(understood: Understood, most: number, within?: string[][]): Promise<Found>;
}

interface Loaded {
  names: Names;
  synonyms: Synonyms;
}

/** The search of the shop. Names and synonyms are read once for each state of the taxonomy. */
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
    // An error must not be remembered.
    reading.catch(() => loaded.delete(snapshot));
    return reading;
  };
  return {
    async understand(typed, options) {
      return understand(typed, { db, ...(await read()) }, options);
    },
    async find(understood, most, within = []) {
      const queries = writeQueries(understood, within);
      const candidates =
        understood.parts.length > 0 ? await findCandidates(db, queries, most) : { ids: [], isMore: false };
      return {
        ...candidates,
        weighing: weigh(queries),
        isMatch: sql`document @@ ${queries.widest}::tsquery`,
      };
    },
  };
}
