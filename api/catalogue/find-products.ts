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
