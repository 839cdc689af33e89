import { asc, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { brands, categories, options, optionValues, subcategories } from './tables.ts';
import { type CatalogueVersion, moveCatalogueVersion } from './version.ts';

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

/** Makes every server read the taxonomy anew. */
export async function moveTaxonomyVersion(db: Database | Transaction): Promise<void> {
  await db.execute(sql`select nextval('taxonomy_version')`);
  await moveCatalogueVersion(db);
}

/**
 * Changes the taxonomy or the synonyms in one transaction. The version is a sequence, which others see moved before the
 * commit: who reads in between would keep the old taxonomy under the new number, so it is moved after the commit again. Not
 * after it alone: whoever makes the change may end just then.
 */
export async function changeTaxonomy<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(async (tx) => {
    const done = await work(tx);
    await moveTaxonomyVersion(tx);
    return done;
  });
  await moveTaxonomyVersion(db);
  return result;
}

/** Loads the snapshot once, and again when the catalogue changed and the taxonomy with it. */
export function createTaxonomy(db: Database, version: CatalogueVersion): Taxonomy {
  let loaded: { version: number; snapshot: Promise<TaxonomySnapshot> } | undefined;
  let last: { taxonomyVersion: string; snapshot: TaxonomySnapshot } | undefined;

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
  const load = async (): Promise<TaxonomySnapshot> => {
    const { rows } = await db.execute<{ version: string }>(
      sql`select last_value || ' ' || is_called as version from taxonomy_version`,
    );
    const taxonomyVersion = rows[0]?.version ?? '';
    if (last?.taxonomyVersion !== taxonomyVersion) last = { taxonomyVersion, snapshot: await loadAll() };
    return last.snapshot;
  };
  const loadAll = async (): Promise<TaxonomySnapshot> => ({
    options: await loadOptions(),
    categories: byId(await db.select().from(categories).orderBy(asc(categories.position))),
    brands: byId(await db.select().from(brands).orderBy(asc(brands.position))),
    subcategories: byId(await db.select().from(subcategories).orderBy(asc(subcategories.position))),
  });

  return {
    read() {
      const current = version.current();
      if (loaded?.version === current) return loaded.snapshot;
      const snapshot = load();
      loaded = { version: current, snapshot };
      // An error must not be cached.
      snapshot.catch(() => {
        if (loaded?.snapshot === snapshot) loaded = undefined;
      });
      return snapshot;
    },
  };
}
