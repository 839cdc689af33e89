/** What shoppers can do with a cash order that is not confirmed yet. */
import type { Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { User } from '#api/schema/account.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { ActionRefused } from './action-refused.ts';
import { confirmOrder, runOrderAction } from './actions.ts';
import { findOwnOrder, type ListedOrder } from './list.ts';
import { putOrderEmail, type Transition } from './move-order.ts';
import { isConfirmable } from './transitions.ts';

/** Nothing is left to confirm in these statuses, so a repeated request succeeds. */
const CONFIRMED_ALREADY: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered'];

/** Confirms an order on behalf of its shopper, or refuses. */
export async function confirmByShopper(
  api: Api,
  orderId: string,
  options?: Pick<Transition, 'isUnproven'>,
): Promise<void> {
  try {
    await confirmOrder(api, orderId, 'shopper', options);
  } catch (error) {
    if (!(error instanceof ActionRefused)) throw error;
    if (!CONFIRMED_ALREADY.includes(error.status)) throw refuse('order-not-confirmable');
  }
}

async function findOwn(api: Api, userId: string, orderId: string): Promise<ListedOrder> {
  const found = await findOwnOrder(api.db, userId, orderId);
  if (!found) throw refuse('no-order', { values: [orderId] });
  return found;
}

/** Confirms an order for its signed-in shopper. */
export async function confirmOwnOrder(api: Api, user: User, orderId: string): Promise<ListedOrder> {
  await findOwn(api, user.id, orderId);
  await confirmByShopper(api, orderId, { isUnproven: user.emailConfirmedAt === null });
  return findOwn(api, user.id, orderId);
}

/** Sends the email of a placed order again. */
export async function sendOwnOrderEmail(api: Api, userId: string, orderId: string): Promise<void> {
  await findOwn(api, userId, orderId);
  await api.limits.take('orderEmailAgain', orderId);
  await runOrderAction(
    api,
    orderId,
    async (tx, order) => {
      if (!isConfirmable(order.status)) throw refuse('order-not-confirmable');
      await putOrderEmail(api, tx, order, 'placed', { of: newId(api.clock()) });
      return order;
    },
    { userId },
  );
}
