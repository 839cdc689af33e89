import { and, asc, eq, lt } from 'drizzle-orm';
import { orders, paymentSessions } from '#api/db/schema.ts';
import type { Api } from '#api/dependencies.ts';
import { callGateway } from './call-gateway.ts';
import { ORDER_LIFETIME_MS } from './order-lifetime.ts';
import { settleOrder } from './settle-order.ts';

const BATCH = 100;

/** Settles orders that waited half an hour for their payment: as the gateway says, else cancelled. Call it every minute. */
export async function expirePendingOrders(api: Api): Promise<void> {
  const now = new Date(api.clock());
  const waiting = await api.db
    .select({ orderId: orders.id, sessionId: paymentSessions.id, gateway: paymentSessions.gateway })
    .from(orders)
    .leftJoin(paymentSessions, eq(paymentSessions.orderId, orders.id))
    .where(
      and(eq(orders.status, 'pending'), lt(orders.createdAt, new Date(now.getTime() - ORDER_LIFETIME_MS))),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);

  for (const { orderId, sessionId, gateway } of waiting) {
    if (!sessionId || !gateway) {
      // The process ended between order and session: nobody can pay this one.
      await api.db
        .update(orders)
        .set({ status: 'cancelled', updatedAt: now })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')));
      continue;
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
}

function askState(api: Api, gateway: string, sessionId: string) {
  // A gateway the shop no longer uses cannot be asked.
  if (gateway !== api.payments.name) return 'pending';
  return callGateway((signal) => api.payments.askState(sessionId, signal));
}
