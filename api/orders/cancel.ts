import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { ActRefused, OrderDisputed } from './act-refused.ts';
import { cancelOrder } from './acts.ts';
import { findOwnOrder, type ListedOrder } from './list.ts';
import type { OrderStatus } from './transitions.ts';

/** Nothing is left to cancel: whoever asks again has what they asked for. */
const GIVEN_UP: readonly OrderStatus[] = ['cancelled', 'expired', 'refund_due', 'refunded'];

/** Cancels an order for its shopper, or refuses. */
export async function cancelOwnOrder(api: Api, userId: string, orderId: string): Promise<ListedOrder> {
  const findOwn = async () => {
    const found = await findOwnOrder(api.db, userId, orderId);
    if (!found) throw refuse('no-order', { values: [orderId] });
    return found;
  };
  await findOwn();
  try {
    await cancelOrder(api, orderId, 'shopper', userId);
  } catch (error) {
    if (error instanceof OrderDisputed) throw refuse('order-disputed');
    if (!(error instanceof ActRefused)) throw error;
    if (!GIVEN_UP.includes(error.status)) throw refuse('order-packed');
  }
  return findOwn();
}
