import { readCartForOrder } from '#api/cart/cart-queries.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { failure, fieldFailure } from '#api/platform/http/refusal.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { describeLack, draftOrder, findLack, type Lack, type OrderDraft } from './order-draft.ts';

/** Refuses an order for more than the shop has. */
export function refuseLack(lack: Lack | undefined): void {
  if (lack) throw fieldFailure('count', describeLack(lack), 'body', lack.left);
}

/** Locks a shopper's cart and drafts an order of what is in it, or refuses. */
export async function draftFromCart(tx: Transaction, userId: string, cartId: string): Promise<OrderDraft> {
  const cart = await readCartForOrder(tx, userId, cartId);
  if (!cart) throw failure(404, ERROR_TEXTS.noCart(cartId));
  if (cart.lines.length === 0) throw failure(400, ERROR_TEXTS.emptyCart);
  const draft = draftOrder(cart.lines);
  refuseLack(findLack(draft.lines, new Map(cart.lines.map(({ product }) => [product.id, product.quantity]))));
  return draft;
}
