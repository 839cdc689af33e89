import { asc } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { brands, categories, subcategories } from './tables.ts';
import type { CatalogueVersion } from './version.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type BrandRow = typeof brands.$inferSelect;
export type SubcategoryRow = typeof subcategories.$inferSelect;

export interface TaxonomySnapshot {
  categories: Map<string, CategoryRow>;
  brands: Map<string, BrandRow>;
  subcategories: Map<string, SubcategoryRow>;
}

/** Categories, brands and subcategories, cached: a few hundred rows that nearly every answer names. */
export interface Taxonomy {
  read(): Promise<TaxonomySnapshot>;
}

const byId = <Row extends { id: string }>(rows: Row[]) => new Map(rows.map((row) => [row.id, row]));

/** Loads the snapshot once per catalogue version. */
export function createTaxonomy(db: Database, version: CatalogueVersion): Taxonomy {
  let loaded: { version: number; snapshot: Promise<TaxonomySnapshot> } | undefined;

  const load = async (): Promise<TaxonomySnapshot> => ({
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
