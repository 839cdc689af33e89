import type { Api } from '#api/dependencies.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { ActionRefused, OrderDisputed } from './action-refused.ts';
import { cancelOrder } from './actions.ts';
import { findOwnOrder, type ListedOrder } from './list.ts';

/** Nothing is left to cancel in these statuses, so a repeated request succeeds. */
const CANCELLED_ALREADY: readonly OrderStatus[] = ['cancelled', 'expired', 'refund_due', 'refunded'];

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
    if (!(error instanceof ActionRefused)) throw error;
    if (!CANCELLED_ALREADY.includes(error.status)) throw refuse('order-packed');
  }
  return findOwn();
}
