import { readCartForOrder } from '#api/cart/queries.ts';
import { carts } from '#api/cart/tables.ts';
import type { Api } from '#api/dependencies.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { describeLack, draftOrder, findLack, type Lack, type OrderDraft } from './draft.ts';
import { insertOrder, lockReplaceable, type OrderWithLines, replaceOrders } from './queries.ts';
import { lockStock, takeStock } from './stock.ts';

/** Refuses an order for more than the shop has. */
function refuseLack(lack: Lack | undefined): void {
  if (!lack) return;
  const [code, ...values] = describeLack(lack);
  throw refuseField(code, { param: 'count', value: lack.left, values });
}

/** Locks a shopper's cart and drafts an order of what is in it, or refuses. */
export async function draftFromCart(tx: Transaction, userId: string, cartId: string): Promise<OrderDraft> {
  const cart = await readCartForOrder(tx, userId, cartId);
  if (!cart) throw refuse('no-cart', { values: [cartId] });
  if (cart.lines.length === 0) throw refuse('empty-cart');
  const draft = draftOrder(cart.lines);
  refuseLack(findLack(draft.lines, new Map(cart.lines.map(({ product }) => [product.id, product.quantity]))));
  return draft;
}

/** Sells a cart for cash on delivery: takes the stock and deletes the cart, or changes nothing. */
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
  await bumpVersionAfterSale(api);
  return placed;
}

/** To be called after a sale was committed: cached stock is stale. The sale stands even if this fails. */
export async function bumpVersionAfterSale(api: Api): Promise<void> {
  try {
    await api.version.bump();
  } catch (error) {
    api.log.warn({ err: error }, 'a sale was committed but the catalogue version was not raised');
  }
}
