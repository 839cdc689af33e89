/** What is in the catalogue and when it changed, for a sitemap. */
import { asc, count, gte, isNotNull, max, min, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { brands, categories, products } from './tables.ts';

interface Changed {
  id: string;
  /** Null where it is not known. */
  changedAt: Date | null;
}

export interface ListedProduct extends Changed {
  /** Null where it has lost its category. */
  categoryId: string | null;
}

/** Products that follow each other by id. */
export interface Batch {
  firstId: string;
  count: number;
  changedAt: Date | null;
}

export interface CatalogueSurvey {
  batches: Batch[];
  /** Only those that have products, with the newest change to one of them. */
  categories: Changed[];
  brands: Changed[];
  /** The newest change to a category, and to a brand. */
  categoriesChangedAt: Date | null;
  brandsChangedAt: Date | null;
  /** The newest change to a product on offer; undefined where there is none. */
  offersChangedAt: Date | null | undefined;
}

async function surveyBatches(db: Database, size: number): Promise<Batch[]> {
  const batch = sql<number>`(row_number() over (order by ${products.id}) - 1) / ${size}::int`.as('batch');
  const numbered = db
    .select({ id: products.id, updatedAt: products.updatedAt, batch })
    .from(products)
    .as('numbered');
  const rows = await db
    .select({ firstId: min(numbered.id), count: count(), changedAt: max(numbered.updatedAt) })
    .from(numbered)
    .groupBy(numbered.batch)
    .orderBy(asc(numbered.batch));
  return rows.map((row) => ({ ...row, firstId: row.firstId ?? '' }));
}

async function surveyGroups(
  db: Database,
  column: typeof products.categoryId | typeof products.brandId,
): Promise<Changed[]> {
  const rows = await db
    .select({ id: column, changedAt: max(products.updatedAt) })
    .from(products)
    .where(isNotNull(column))
    .groupBy(column)
    .orderBy(asc(column));
  return rows.map((row) => ({ ...row, id: row.id ?? '' }));
}

/** Surveys the whole catalogue, its products in batches of `batchSize`. */
export async function surveyCatalogue(db: Database, batchSize: number): Promise<CatalogueSurvey> {
  const [category] = await db.select({ changedAt: max(categories.updatedAt) }).from(categories);
  const [brand] = await db.select({ changedAt: max(brands.updatedAt) }).from(brands);
  const [offer] = await db
    .select({ changedAt: max(products.updatedAt) })
    .from(products)
    .where(isNotNull(products.offerPiastres));
  return {
    batches: await surveyBatches(db, batchSize),
    categories: await surveyGroups(db, products.categoryId),
    brands: await surveyGroups(db, products.brandId),
    categoriesChangedAt: category?.changedAt ?? null,
    brandsChangedAt: brand?.changedAt ?? null,
    offersChangedAt: offer?.changedAt ?? undefined,
  };
}

/** The products of one batch. */
export async function listBatch(
  db: Database,
  { firstId, count }: Pick<Batch, 'firstId' | 'count'>,
): Promise<ListedProduct[]> {
  return db
    .select({ id: products.id, categoryId: products.categoryId, changedAt: products.updatedAt })
    .from(products)
    .where(gte(products.id, firstId))
    .orderBy(asc(products.id))
    .limit(count);
}
