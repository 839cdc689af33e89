import type { Freshness, Made } from '#api/platform/caches/changes.ts';
import { asc } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { callServers, noteChange } from './changes.ts';
import { brands, categories, options, optionValues, subcategories } from './tables.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type BrandRow = typeof brands.$inferSelect;
export type SubcategoryRow = typeof subcategories.$inferSelect;

type OptionRow = typeof options.$inferSelect & { values: (typeof optionValues.$inferSelect)[] };

export interface TaxonomySnapshot {
  /** By key, each with its values in their order. */
  options: Map<string, OptionRow>;
  categories: Map<string, CategoryRow>;
  brands: Map<string, BrandRow>;
  subcategories: Map<string, SubcategoryRow>;
}

/** Categories, brands, subcategories and options, cached: a few hundred rows that nearly every answer names. */
export interface Taxonomy {
  read(): Promise<TaxonomySnapshot>;
}

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Changes the taxonomy or the synonyms in one transaction; every server reads them anew. */
export async function changeTaxonomy<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const done = await work(tx);
    await noteChange(tx);
    return done;
  });
  await callServers(db);
  return result;
}

/** Loads the snapshot once, and again when everything may have changed. */
export function createTaxonomy(db: Database, changes: Pick<Freshness, 'now' | 'isFresh'>): Taxonomy {
  let loaded: (Made & { snapshot: Promise<TaxonomySnapshot> }) | undefined;

  const loadOptions = async () => {
    const rows = await db.select().from(options).orderBy(asc(options.position));
    const values = await db.select().from(optionValues).orderBy(asc(optionValues.position));
    return new Map(
      rows.map((row) => [
        row.key,
        { ...row, values: values.filter(({ optionKey }) => optionKey === row.key) },
      ]),
    );
  };
  const load = async (): Promise<TaxonomySnapshot> => ({
    options: await loadOptions(),
    categories: byId(await db.select().from(categories).orderBy(asc(categories.position))),
    brands: byId(await db.select().from(brands).orderBy(asc(brands.position))),
    subcategories: byId(await db.select().from(subcategories).orderBy(asc(subcategories.position))),
  });

  return {
    read() {
      if (loaded && changes.isFresh(loaded)) return loaded.snapshot;
      const snapshot = load();
      loaded = { freshAt: changes.now(), topics: new Set(), snapshot };
      // An error must not be cached.
      snapshot.catch(() => {
        if (loaded?.snapshot === snapshot) loaded = undefined;
      });
      return snapshot;
    },
  };
}
