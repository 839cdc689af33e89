/** The SQL of the wish list. Each statement contains the shopper's id. */

import { listColumns } from '#api/catalogue/find-products.ts';
import { and, asc, eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { products, sellableQuantity } from '#api/schema/catalogue.ts';
import { wishes } from '#api/schema/wish-list.ts';
import { MAX_WISHES } from '#contract/constants.ts';

export function prepareWishQueries(db: Database) {
  const userId = sql.placeholder('userId');
  const productId = sql.placeholder('productId');

  const known = db.$with('known').as(
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), products.isListed)),
  );
  const added = db.$with('added', {}).as(sql`
    insert into wishes (user_id, product_id) select ${userId}, id from known
    where (select count(*) from wishes where user_id = ${userId}) < ${sql.raw(String(MAX_WISHES))}
    on conflict do nothing`);
  const addWish = db.with(known, added).select({ id: known.id }).from(known).prepare('add_wish');
  const removeWish = db
    .delete(wishes)
    .where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
    .prepare('remove_wish');
  const readIds = db
    .select({ id: wishes.productId })
    .from(wishes)
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.position))
    .prepare('read_wish_ids');
  const readProducts = db
    .select({ ...listColumns, quantity: sellableQuantity })
    .from(wishes)
    .innerJoin(products, eq(products.id, wishes.productId))
    .leftJoin(pictures, eq(pictures.key, products.cover))
    .where(eq(wishes.userId, userId))
    .orderBy(asc(wishes.position))
    .prepare('read_wishes');

  return {
    /** Adds a wish, unless it is there already or the list is full; false if there is no such product. */
    async add(userId: string, productId: string): Promise<boolean> {
      const found = await addWish.execute({ userId, productId });
      return found.length > 0;
    },
    async remove(userId: string, productId: string): Promise<void> {
      await removeWish.execute({ userId, productId });
    },
    /** Product ids, oldest wish first. */
    async readIds(userId: string): Promise<string[]> {
      const rows = await readIds.execute({ userId });
      return rows.map((row) => row.id);
    },
    /** Products, oldest wish first. */
    readProducts: (userId: string) => readProducts.execute({ userId }),
  };
}
