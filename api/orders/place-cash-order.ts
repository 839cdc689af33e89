import { carts } from '#api/cart/tables.ts';
import type { Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { draftFromCart, refuseLack } from './draft-from-cart.ts';
import { findLack } from './order-draft.ts';
import { insertOrder, lockReplaceable, type OrderWithLines, replaceOrders } from './order-queries.ts';
import { lockStock, takeStock } from './stock-queries.ts';
import { tellOfSale } from './tell-of-sale.ts';

/** Sells a cart for cash at the door: stock goes down and the cart goes, or nothing changes. */
export async function placeCashOrder(
  api: Api,
  userId: string,
  cartId: string,
  address: ShippingAddress,
): Promise<OrderWithLines> {
  const placed = await api.db.transaction(async (tx) => {
    const now = new Date(api.clock());
    const draft = await draftFromCart(tx, userId, cartId);
    // A card payment of the same cart that was left open must not be paid as well.
    await replaceOrders(tx, await lockReplaceable(tx, userId, cartId), now);
    refuseLack(findLack(draft.lines, await lockStock(tx, draft.lines)));
    await takeStock(tx, draft.lines);
    const order = await insertOrder(tx, { userId, cartId, draft, address, paymentMethod: 'cash', now });
    await tx.delete(carts).where(eq(carts.id, cartId));
    return order;
  });
  await tellOfSale(api);
  return placed;
}
