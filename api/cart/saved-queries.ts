/**
 * The SQL of lines that are saved for later. Adding and moving lines locks the account, then the cart (if it
 * changes), then the product: the same order as in all transactions. The lock on the account serializes its changes,
 * so that parallel ones cannot exceed a limit.
 */

import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, isNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { users } from '#api/schema/account.ts';
import { cartLines, carts, savedLines } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';
import { MAX_CART_LINES, MAX_LINE_COUNT, MAX_SAVED_LINES } from '#contract/constants.ts';
import { listProductColumns, refuseCount, selectStockFor } from './queries.ts';

const isSaved = (userId: string, productId: string) =>
  and(eq(savedLines.userId, userId), eq(savedLines.productId, productId));

/** A shopper's cart line of a product. */
const findCartLine = async (tx: Transaction, userId: string, productId: string) => {
  const [line] = await tx
    .select({ id: cartLines.id, cartId: cartLines.cartId, count: cartLines.count })
    .from(cartLines)
    .innerJoin(carts, eq(carts.id, cartLines.cartId))
    .where(and(eq(carts.userId, userId), eq(cartLines.productId, productId)));
  return line;
};

async function lockAccount(tx: Transaction, userId: string): Promise<void> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  if (!account) throw refuse('invalid-token');
}

/** A product's stock for this shopper; the product can't be deleted until the transaction ends. */
async function lockProduct(tx: Transaction, userId: string, productId: string): Promise<number | undefined> {
  const [product] = await tx
    .select({ stock: selectStockFor(sql`${userId}`) })
    .from(products)
    .where(eq(products.id, productId))
    .for('key share');
  return product?.stock;
}

async function insertSaved(tx: Transaction, userId: string, productId: string, count: number) {
  const { rows } = await tx.execute(sql`
    insert into saved_lines as line (user_id, product_id, count)
    select ${userId}, ${productId}, ${count}::int
    where (select count(*) from saved_lines where user_id = ${userId}) < ${MAX_SAVED_LINES}
      or exists (select from saved_lines where user_id = ${userId} and product_id = ${productId})
    on conflict (user_id, product_id)
      do update set count = least(${MAX_LINE_COUNT}, line.count + excluded.count), position = excluded.position
    returning line.product_id`);
  if (rows.length > 0) return;
  throw refuseField('saved-full', { param: 'productId', value: productId, values: [MAX_SAVED_LINES] });
}

/** Saved lines, newest first, with current products. */
export function readSavedLines(db: Database, userId: string) {
  return db
    .select({ count: savedLines.count, product: listProductColumns(savedLines.userId) })
    .from(savedLines)
    .innerJoin(products, eq(products.id, savedLines.productId))
    .where(eq(savedLines.userId, userId))
    .orderBy(desc(savedLines.position));
}

/** Moves a line from the cart to the saved lines. Does nothing if the product is already saved and not in the cart. */
export function saveLine(db: Database, userId: string, productId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await tx.update(carts).set({ updatedAt: sql`now()` }).where(eq(carts.userId, userId));
    await lockProduct(tx, userId, productId);
    const line = await findCartLine(tx, userId, productId);
    if (!line) {
      if ((await tx.$count(savedLines, isSaved(userId, productId))) > 0) return;
      throw refuse('not-in-cart', { values: [productId] });
    }
    await insertSaved(tx, userId, productId, line.count);
    await tx.delete(cartLines).where(eq(cartLines.id, line.id));
  });
}

/** Saves a product, or changes the count of a saved line. */
export function putSavedLine(db: Database, userId: string, productId: string, count: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await lockProduct(tx, userId, productId)) === undefined) throw refuse('no-product');
    const found = await tx
      .update(savedLines)
      .set({ count })
      .where(isSaved(userId, productId))
      .returning({ count: savedLines.count });
    if (found.length === 0) await insertSaved(tx, userId, productId, count);
  });
}

export async function removeSavedLine(db: Database, userId: string, productId: string): Promise<void> {
  await db.delete(savedLines).where(isSaved(userId, productId));
}

/** Moves a saved line to the cart, limited by the stock. Does nothing if the product is in the cart and not saved. */
export function moveSavedLine(db: Database, userId: string, productId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [cart] = await tx
      .insert(carts)
      .values({ id: newId(), userId })
      .onConflictDoUpdate({ target: carts.userId, set: { updatedAt: sql`now()` } })
      .returning({ id: carts.id });
    const stock = await lockProduct(tx, userId, productId);
    const [saved] = await tx
      .delete(savedLines)
      .where(isSaved(userId, productId))
      .returning({ count: savedLines.count });
    const line = await findCartLine(tx, userId, productId);
    if (line && !saved) return;
    if (!cart || !saved || stock === undefined) throw refuse('not-saved', { values: [productId] });
    const inCart = line?.count ?? 0;
    const count = Math.min(inCart + saved.count, stock, MAX_LINE_COUNT);
    if (count <= inCart) throw refuseCount(stock);
    if (line) {
      await tx.update(cartLines).set({ count }).where(eq(cartLines.id, line.id));
    } else if ((await tx.$count(cartLines, eq(cartLines.cartId, cart.id))) < MAX_CART_LINES) {
      await tx.insert(cartLines).values({ id: newId(), cartId: cart.id, productId, count });
    } else {
      throw refuseField('cart-full', { param: 'productId', value: productId, values: [MAX_CART_LINES] });
    }
  });
}
