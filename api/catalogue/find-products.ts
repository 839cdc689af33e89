import type { SQL } from 'drizzle-orm';
import { eq, getTableColumns } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { Page } from '#api/platform/http/list-query.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { products } from './tables.ts';

const columns = { ...getTableColumns(products), placeholder: pictures.placeholder };

/** One page of the products that match, and how many match in all. */
export async function findProducts(
  db: Database,
  { where, order, page }: { where: SQL | undefined; order: SQL[]; page: Page },
) {
  const results = await db.$count(products, where);
  const offset = (page.page - 1) * page.limit;
  if (offset >= results) return { results, rows: [] };
  // Ids first: skipping to a far page then walks an index, not whole products.
  const shown = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(offset)
    .as('shown');
  const rows = await db
    .select(columns)
    .from(shown)
    .innerJoin(products, eq(products.id, shown.id))
    .leftJoin(pictures, eq(pictures.key, products.cover))
    .orderBy(...order);
  return { results, rows };
}

/** One product. */
export async function findProduct(db: Database, id: string) {
  const [row] = await db
    .select(columns)
    .from(products)
    .leftJoin(pictures, eq(pictures.key, products.cover))
    .where(eq(products.id, id));
  return row;
}
