import type { CacheEntry, Freshness } from '#api/platform/caches/freshness.ts';
import { asc } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { brands, categories, options, optionValues, subcategories } from '#api/schema/catalogue.ts';
import { notifyServers, recordChange } from './changes.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type BrandRow = typeof brands.$inferSelect;
export type SubcategoryRow = typeof subcategories.$inferSelect;

type OptionRow = typeof options.$inferSelect & { values: (typeof optionValues.$inferSelect)[] };

export interface TaxonomySnapshot {
  /** Options by key, with their values in order. */
  options: Map<string, OptionRow>;
  categories: Map<string, CategoryRow>;
  brands: Map<string, BrandRow>;
  subcategories: Map<string, SubcategoryRow>;
}

/** Caches categories, brands, subcategories and options: a few hundred rows that nearly every answer needs. */
export interface Taxonomy {
  read(): Promise<TaxonomySnapshot>;
}

const mapById = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Changes taxonomy, synonyms or the whole catalogue (an import) in one transaction, and invalidates all caches. */
export async function changeTaxonomy<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const done = await work(tx);
    await recordChange(tx);
    return done;
  });
  await notifyServers(db);
  return result;
}

/** Loads the snapshot on first use, and again when it is stale. */
export function createTaxonomy(db: Database, changes: Pick<Freshness, 'now' | 'isFresh'>): Taxonomy {
  let loaded: (CacheEntry & { snapshot: Promise<TaxonomySnapshot> }) | undefined;

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
    categories: mapById(await db.select().from(categories).orderBy(asc(categories.position))),
    brands: mapById(await db.select().from(brands).orderBy(asc(brands.position))),
    subcategories: mapById(await db.select().from(subcategories).orderBy(asc(subcategories.position))),
  });

  return {
    read() {
      if (loaded && changes.isFresh(loaded)) return loaded.snapshot;
      const snapshot = load();
      loaded = { freshAt: changes.now(), topics: new Set(), snapshot };
      // Errors are not cached.
      snapshot.catch(() => {
        if (loaded?.snapshot === snapshot) loaded = undefined;
      });
      return snapshot;
    },
  };
}
