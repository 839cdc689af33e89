/** The only place where a payment changes an order, whether a notification, the card page or the clean-up reports it. */

import type { Api } from '#api/dependencies.ts';
import { findLack } from '#api/orders/draft.ts';
import { bumpVersionAfterSale } from '#api/orders/place.ts';
import { lockCartOf, lockOrder, type OrderRow, readLines } from '#api/orders/queries.ts';
import { lockStock, removeBought, takeStock } from '#api/orders/stock.ts';
import { orders } from '#api/orders/tables.ts';
import { nextStatus, type OrderEvent, type OrderStatus } from '#api/orders/transitions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { PaymentState } from './gateway.ts';
import { findSession } from './queries.ts';
import { paymentEvents, paymentSessions } from './tables.ts';

export interface Settlement {
  gateway: string;
  sessionId: string;
  state: PaymentState;
  /** Whether 'paid' means that the money was taken already; if not, the payment can still be refused. */
  isCharged: boolean;
  eventId?: string | undefined;
  amountPiastres?: number | undefined;
}

/** Where the order stands afterwards, or why nothing was done. */
export type Settled = OrderStatus | 'unknown_session' | 'wrong_amount';

/** Settles a session's order. Idempotent: repeated, reordered and concurrent calls leave the order correct. */
export async function settleOrder(api: Api, settlement: Settlement): Promise<Settled> {
  const found = await findSession(api.db, settlement.sessionId, settlement.gateway);
  if (!found) return 'unknown_session';
  const { id, userId, totalPiastres } = found.order;
  const { amountPiastres = totalPiastres } = settlement;
  if (settlement.state === 'paid' && amountPiastres !== totalPiastres) {
    api.log.error({ order: id, amountPiastres, totalPiastres }, 'a payment of another amount was refused');
    return 'wrong_amount';
  }
  const { status, isSold } = await api.db.transaction(async (tx) => {
    const cartId = await lockCartOf(tx, userId);
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`Order ${id} is gone`);
    if (await isReplay(tx, settlement)) return { status: order.status, isSold: false };
    return applyPayment(tx, { order, cartId, settlement, now: new Date(api.clock()) });
  });
  if (status === 'refund_due') api.log.error({ order: id }, 'paid, but out of stock: a refund is due');
  if (isSold) await bumpVersionAfterSale(api);
  return status;
}

/** Records the event; true when it was handled before. */
async function isReplay(tx: Transaction, { gateway, eventId }: Settlement): Promise<boolean> {
  if (eventId === undefined) return false;
  const added = await tx
    .insert(paymentEvents)
    .values({ gateway, eventId })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return added.length === 0;
}

interface Payment {
  order: OrderRow;
  cartId: string | undefined;
  settlement: Settlement;
  now: Date;
}

async function applyPayment(tx: Transaction, payment: Payment) {
  const { order, cartId, settlement, now } = payment;
  const event = eventOf(settlement);
  if (!event || !nextStatus(order.status, event)) return { status: order.status, isSold: false };
  if (settlement.state !== 'paid') return { status: await move(tx, payment, event), isSold: false };

  const lines = await readLines(tx, [order.id]);
  if (findLack(lines, await lockStock(tx, lines))) {
    const lacking = settlement.isCharged ? 'charged_without_stock' : 'approved_without_stock';
    return { status: await move(tx, payment, lacking), isSold: false };
  }
  await takeStock(tx, lines);
  if (cartId) await removeBought(tx, cartId, lines, now);
  return { status: await move(tx, payment, event), isSold: true };
}

function eventOf({ state, isCharged }: Settlement): OrderEvent | undefined {
  if (state === 'pending') return undefined;
  if (state === 'paid') return isCharged ? 'charged' : 'approved';
  return state === 'failed' ? 'declined' : 'cancelled';
}

/** What the card page says next; a real gateway has a page of its own. */
const STEP_AFTER: Partial<Record<OrderEvent, string>> = {
  declined: 'declined',
  approved_without_stock: 'sold-out',
};

async function move(tx: Transaction, { order, settlement, now }: Payment, event: OrderEvent) {
  const status = nextStatus(order.status, event) ?? order.status;
  const isPaid = status === 'paid' || status === 'refund_due';
  await tx
    .update(orders)
    .set({ status, updatedAt: now, ...(isPaid && { paidAt: now }) })
    .where(eq(orders.id, order.id));
  await tx
    .update(paymentSessions)
    .set({ step: STEP_AFTER[event] ?? '' })
    .where(eq(paymentSessions.id, settlement.sessionId));
  return status;
}
