/** What is in the catalogue and when it changed, for a sitemap. */
import { asc, gte, max, sql } from '#api/platform/database/drizzle.ts';
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

// Few enough that the embedded engine, which serves shoppers in the same thread, is not away for long.
const PRODUCTS_AT_ONCE = 1_000;

/** What some products have in common: nothing, a category, or a brand. */
interface Looked extends Record<string, unknown> {
  of: 'all' | 'category' | 'brand';
  id: string | null;
  count: number;
  first_id: string;
  last_id: string;
  /** Milliseconds since 1970. */
  changed_at: number;
  offers_changed_at: number | null;
}

/** Looks at products that follow an id. */
async function look(db: Database, after: string, most: number): Promise<Looked[]> {
  const ms = (moment: ReturnType<typeof sql>) => sql`(extract(epoch from ${moment}) * 1000)::float8`;
  const { rows } = await db.execute<Looked>(sql`
    select case grouping(category_id, brand_id) when 1 then 'category' when 2 then 'brand' else 'all' end as of,
      coalesce(category_id, brand_id) as id, count(*)::int as count, min(id) as first_id, max(id) as last_id,
      ${ms(sql`max(updated_at)`)} as changed_at,
      ${ms(sql`max(updated_at) filter (where offer_piastres is not null)`)} as offers_changed_at
    from (select id, category_id, brand_id, updated_at, offer_piastres from products
      where id > ${after} order by id limit ${most}) looked_at
    group by grouping sets ((), (category_id), (brand_id)) having count(*) > 0`);
  return rows;
}

/** The newest change to each of some things. */
class Newest {
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

/** Goes through the products in the order of ids, some at a time: no look takes longer in a larger catalogue. */
async function surveyProducts(db: Database, batchSize: number, atOnce: number) {
  const batches: { firstId: string; count: number; changedAt: number }[] = [];
  const groups = { category: new Newest(), brand: new Newest() };
  let offersChangedAt = 0;
  for (let last = ''; ; ) {
    const open = batches.at(-1);
    const left = batchSize - (open?.count ?? batchSize) || batchSize;
    const most = Math.min(atOnce, left);
    const looked = await look(db, last, most);
    const all = looked.find(({ of }) => of === 'all');
    if (!all) break;
    for (const { of, id, changed_at } of looked)
      if (of !== 'all' && id !== null) groups[of].add(id, changed_at);
    if (left < batchSize && open) {
      open.count += all.count;
      open.changedAt = Math.max(open.changedAt, all.changed_at);
    } else batches.push({ firstId: all.first_id, count: all.count, changedAt: all.changed_at });
    offersChangedAt = Math.max(offersChangedAt, all.offers_changed_at ?? 0);
    if (all.count < most) break;
    last = all.last_id;
  }
  return {
    batches: batches.map((batch) => ({ ...batch, changedAt: new Date(batch.changedAt) })),
    categories: groups.category.list(),
    brands: groups.brand.list(),
    offersChangedAt: offersChangedAt > 0 ? new Date(offersChangedAt) : undefined,
  };
}

/** Surveys the whole catalogue, its products in batches of `batchSize`. */
export async function surveyCatalogue(
  db: Database,
  batchSize: number,
  atOnce: number = PRODUCTS_AT_ONCE,
): Promise<CatalogueSurvey> {
  const [category] = await db.select({ changedAt: max(categories.updatedAt) }).from(categories);
  const [brand] = await db.select({ changedAt: max(brands.updatedAt) }).from(brands);
  return {
    ...(await surveyProducts(db, batchSize, atOnce)),
    categoriesChangedAt: category?.changedAt ?? null,
    brandsChangedAt: brand?.changedAt ?? null,
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
