import type { Pieces } from '#api/catalogue/stock/move-stock.ts';
import { and, eq, notExists, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { cartLines, carts } from '#api/schema/cart.ts';

/** Removes ordered pieces from a cart, but not pieces that were added since; deletes the cart if it is empty. */
export async function removeFromCart(
  tx: Transaction,
  cartId: string,
  lines: Pieces[],
  now: Date,
): Promise<void> {
  const ordered = sql`unnest(${sql.param(lines.map((line) => line.productId))}::text[],
    ${sql.param(lines.map((line) => line.count))}::int[]) as bought(product_id, count)`;
  const isOrdered = sql`cart_id = ${cartId} and cart_lines.product_id = bought.product_id`;
  await tx.execute(sql`
    delete from cart_lines using ${ordered}
    where ${isOrdered} and cart_lines.count <= bought.count`);
  await tx.execute(sql`
    update cart_lines set count = cart_lines.count - bought.count from ${ordered}
    where ${isOrdered}`);
  await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId));
  const linesLeft = tx.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  await tx.delete(carts).where(and(eq(carts.id, cartId), notExists(linesLeft)));
}

/** Removes the code of a paid order from what is left of its cart. */
export async function removeCoupon(tx: Transaction, cartId: string, code: string): Promise<void> {
  await tx
    .update(carts)
    .set({ couponCode: null })
    .where(and(eq(carts.id, cartId), eq(carts.couponCode, code)));
}
