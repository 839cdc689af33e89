import type { Api } from '#api/dependencies.ts';
import { orders } from '#api/orders/tables.ts';
import { ORDER_LIFETIME_MS } from '#api/orders/transitions.ts';
import { and, asc, eq, gt, lt } from '#api/platform/database/drizzle.ts';
import { callGateway } from './gateway.ts';
import { settleOrder } from './settle.ts';
import { paymentSessions } from './tables.ts';

const BATCH = 100;

/** Settles orders that waited half an hour for their payment: as the gateway says, else cancelled. Call it every minute. */
export async function expirePendingOrders(api: Api): Promise<void> {
  let after = '';
  // Page by page: an order whose gateway does not answer must not keep the younger ones waiting.
  for (;;) {
    const waiting = await findWaiting(api, after);
    for (const order of waiting) await expireOrder(api, order);
    if (waiting.length < BATCH) return;
    after = waiting.at(-1)?.orderId ?? '';
  }
}

type WaitingOrder = Awaited<ReturnType<typeof findWaiting>>[number];

function findWaiting(api: Api, after: string) {
  const oldest = new Date(api.clock() - ORDER_LIFETIME_MS);
  return api.db
    .select({ orderId: orders.id, sessionId: paymentSessions.id, gateway: paymentSessions.gateway })
    .from(orders)
    .leftJoin(paymentSessions, eq(paymentSessions.orderId, orders.id))
    .where(and(eq(orders.status, 'pending'), lt(orders.createdAt, oldest), gt(orders.id, after)))
    .orderBy(asc(orders.id))
    .limit(BATCH);
}

async function expireOrder(api: Api, { orderId, sessionId, gateway }: WaitingOrder): Promise<void> {
  if (!sessionId || !gateway) {
    // The process ended between order and session: nobody can pay this one.
    await api.db
      .update(orders)
      .set({ status: 'cancelled', updatedAt: new Date(api.clock()) })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
    return;
  }
  try {
    const state = await askState(api, gateway, sessionId);
    await settleOrder(api, {
      gateway,
      sessionId,
      // Still open at the gateway: a payment that comes later settles the cancelled order all the same.
      state: state === 'pending' ? 'cancelled' : state,
      isCharged: true,
    });
  } catch (error) {
    api.log.warn({ err: error, order: orderId }, 'the state of a payment is not known; asking again later');
  }
}

function askState(api: Api, gateway: string, sessionId: string) {
  // A gateway the shop no longer uses cannot be asked.
  if (gateway !== api.payments.name) return 'pending';
  return callGateway((signal) => api.payments.askState(sessionId, signal));
}
