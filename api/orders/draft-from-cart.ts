import { readCartForOrder } from '#api/cart/cart-queries.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { describeLack, draftOrder, findLack, type Lack, type OrderDraft } from './order-draft.ts';

/** Refuses an order for more than the shop has. */
export function refuseLack(lack: Lack | undefined): void {
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
