import type { OrderRow } from '#api/orders/queries.ts';
import { nextStatus } from '#api/orders/transitions.ts';
import type { OrderEvent } from '#api/schema/order-events.ts';
import { CASH } from '#api/schema/orders.ts';
import type { OrderAction } from '#contract/orders/staff-answers.ts';

/** The events by which an action can change an order. */
const EVENTS_BY_ACTION: Record<Exclude<OrderAction, 'refund'>, readonly OrderEvent[]> = {
  confirm: ['confirmed'],
  pack: ['packed'],
  ship: ['shipped'],
  deliver: ['delivered'],
  cancel: ['cancelled', 'cancelled_paid'],
  return: ['returned', 'returned_paid'],
};

interface OrderWithMoney {
  order: OrderRow;
  money: { heldPiastres: number; askedPiastres: number };
}

/** What the staff can do with an order now. */
export function listActions({ order, money }: OrderWithMoney): OrderAction[] {
  const possible = (Object.keys(EVENTS_BY_ACTION) as (keyof typeof EVENTS_BY_ACTION)[]).filter((action) =>
    EVENTS_BY_ACTION[action].some((event) => nextStatus(order.status, event) !== undefined),
  );
  const isReturnLeft = order.status === 'refunded' && order.stock === 'sold' && order.gateway !== CASH;
  const returnable: OrderAction[] = isReturnLeft ? ['return'] : [];
  const refundable: OrderAction[] = money.heldPiastres > money.askedPiastres ? ['refund'] : [];
  return [...possible, ...returnable, ...refundable];
}
