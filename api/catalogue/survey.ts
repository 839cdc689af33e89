/** Surveys the catalogue for the sitemap: its products, categories and brands, and when they last changed. */
import { and, asc, gte, max, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { brands, categories, products } from '#api/schema/catalogue.ts';

interface Changed {
  id: string;
  /** Null if unknown. */
  changedAt: Date | null;
}

export interface ListedProduct extends Changed {
  /** Null if its category is unknown. */
  categoryId: string | null;
}

/** A range of products in the order of ids. */
export interface Batch {
  firstId: string;
  count: number;
  changedAt: Date | null;
}

export interface CatalogueSurvey {
  batches: Batch[];
  /** The categories that have products, and when one of these products last changed. */
  categories: Changed[];
  brands: Changed[];
  /** When any category, or any brand, last changed. */
  categoriesChangedAt: Date | null;
  brandsChangedAt: Date | null;
  /** When any product on offer last changed; undefined if none is on offer. */
  offersChangedAt: Date | null | undefined;
}

// Few enough not to block the embedded engine, which serves shoppers in the same thread.
const PRODUCTS_PER_STEP = 1_000;

/** A summary of the products of one step: all of them, or those of one category or brand. */
interface Summary extends Record<string, unknown> {
  of: 'all' | 'category' | 'brand';
  id: string | null;
  count: number;
  first_id: string;
  last_id: string;
  /** Milliseconds since 1970. */
  changed_at: number;
  offers_changed_at: number | null;
}

/** Summarises the products that follow an id. */
async function summarise(db: Database, after: string, max: number): Promise<Summary[]> {
  const ms = (moment: ReturnType<typeof sql>) => sql`(extract(epoch from ${moment}) * 1000)::float8`;
  const { rows } = await db.execute<Summary>(sql`
    select case grouping(category_id, brand_id) when 1 then 'category' when 2 then 'brand' else 'all' end as of,
      coalesce(category_id, brand_id) as id, count(*)::int as count, min(id) as first_id, max(id) as last_id,
      ${ms(sql`max(updated_at)`)} as changed_at,
      ${ms(sql`max(updated_at) filter (where offer_piastres is not null)`)} as offers_changed_at
    from (select id, category_id, brand_id, updated_at, offer_piastres from products
      where id > ${after} and is_listed order by id limit ${max}) step
    group by grouping sets ((), (category_id), (brand_id)) having count(*) > 0`);
  return rows;
}

/** Tracks the newest change by id. */
class NewestChanges {
  readonly #changed = new Map<string, number>();

  add(id: string, changedAt: number): void {
    this.#changed.set(id, Math.max(changedAt, this.#changed.get(id) ?? 0));
  }

  list(): Changed[] {
    return [...this.#changed]
      .map(([id, changedAt]) => ({ id, changedAt: new Date(changedAt) }))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }
}

/** Scans the products in the order of ids, in steps that take no longer in a larger catalogue. */
async function surveyProducts(db: Database, batchSize: number, stepSize: number) {
  const batches: { firstId: string; count: number; changedAt: number }[] = [];
  const groups = { category: new NewestChanges(), brand: new NewestChanges() };
  let offersChangedAt = 0;
  for (let last = ''; ; ) {
    const open = batches.at(-1);
    const left = batchSize - (open?.count ?? batchSize) || batchSize;
    const max = Math.min(stepSize, left);
    const summaries = await summarise(db, last, max);
    const all = summaries.find(({ of }) => of === 'all');
    if (!all) break;
    for (const { of, id, changed_at } of summaries)
      if (of !== 'all' && id !== null) groups[of].add(id, changed_at);
    if (left < batchSize && open) {
      open.count += all.count;
      open.changedAt = Math.max(open.changedAt, all.changed_at);
    } else batches.push({ firstId: all.first_id, count: all.count, changedAt: all.changed_at });
    offersChangedAt = Math.max(offersChangedAt, all.offers_changed_at ?? 0);
    if (all.count < max) break;
    last = all.last_id;
  }
  return {
    batches: batches.map((batch) => ({ ...batch, changedAt: new Date(batch.changedAt) })),
    categories: groups.category.list(),
    brands: groups.brand.list(),
    offersChangedAt: offersChangedAt > 0 ? new Date(offersChangedAt) : undefined,
  };
}

/** Surveys the whole catalogue, with products in batches of `batchSize`. */
export async function surveyCatalogue(
  db: Database,
  batchSize: number,
  stepSize: number = PRODUCTS_PER_STEP,
): Promise<CatalogueSurvey> {
  const [category] = await db.select({ changedAt: max(categories.updatedAt) }).from(categories);
  const [brand] = await db.select({ changedAt: max(brands.updatedAt) }).from(brands);
  return {
    ...(await surveyProducts(db, batchSize, stepSize)),
    categoriesChangedAt: category?.changedAt ?? null,
    brandsChangedAt: brand?.changedAt ?? null,
  };
}

/** Reads the listed products of one batch. */
export async function listBatch(
  db: Database,
  { firstId, count }: Pick<Batch, 'firstId' | 'count'>,
): Promise<ListedProduct[]> {
  return db
    .select({ id: products.id, categoryId: products.categoryId, changedAt: products.updatedAt })
    .from(products)
    .where(and(gte(products.id, firstId), products.isListed))
    .orderBy(asc(products.id))
    .limit(count);
}
