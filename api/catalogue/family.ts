/** The family of a product: the same product in other sizes or colours. Reviews and questions are shared by a family. */
import type { SQLWrapper } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';

/** SQL: the ids of a product and of its family. */
export const selectFamily = (productId: string | SQLWrapper) => sql`(select ${productId}::text union
  select sibling.id from products one join products sibling using (family_id) where one.id = ${productId})`;

/** Locks a product and its family, always in the same order; returns their ids. */
export async function lockFamily(tx: Transaction, productId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from products where id in ${selectFamily(productId)} order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/** The ids of a product and of its family; none if there is no such product. */
export async function readFamilyIds(tx: Transaction, productId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from products where id in ${selectFamily(productId)} order by id`,
  );
  return rows.map(({ id }) => id);
}
