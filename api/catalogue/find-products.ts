import { eq, getTableColumns, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { products } from './tables.ts';

const columns = { ...getTableColumns(products), placeholder: pictures.placeholder };

/** Products by their ids, in that order. */
export async function readProducts(db: Database, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(products)
    .leftJoin(pictures, eq(pictures.key, products.cover))
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type FoundProduct = Awaited<ReturnType<typeof readProducts>>[number];

/** One product. */
export async function findProduct(db: Database, id: string) {
  const [row] = await readProducts(db, [id]);
  return row;
}

const siblingColumns = {
  id: products.id,
  familyId: products.familyId,
  optionValues: products.optionValues,
  quantity: products.quantity,
  pricePiastres: products.pricePiastres,
  offerPiastres: products.offerPiastres,
  cover: products.cover,
  titleEn: products.titleEn,
  titleAr: products.titleAr,
};
/** One of a family: the products that are one thing in several sizes or colours. */
export type Sibling = Awaited<ReturnType<typeof readFamilies>>[number];

// More than a shop has in sizes and colours of one thing; a bound, so that no file can make a page of thousands.
const MOST_SIBLINGS = 200;

/** The products of some families. */
export function readFamilies(db: Database, familyIds: string[]) {
  return db
    .select(siblingColumns)
    .from(products)
    .where(sql`${products.familyId} = any(${sql.param(familyIds)}::text[])`)
    .orderBy(products.id)
    .limit(MOST_SIBLINGS * familyIds.length);
}
