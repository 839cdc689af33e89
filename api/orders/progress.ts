/** An order's progress as its shopper sees it: status, steps, refunds. */

import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { toEgp } from '#contract/money.ts';
import type { OrderStatus as ShownStatus } from '#contract/orders/progress.ts';
import type { ListedOrder } from './list.ts';

interface Step {
  status: ShownStatus;
  at: Date;
}

/** Shoppers see expired and replaced orders as cancelled. */
export function shownStatusOf(status: OrderStatus): ShownStatus {
  return status === 'expired' || status === 'replaced' ? 'cancelled' : status;
}

const STEPS_BY_EVENT: Record<OrderEvent, readonly ShownStatus[]> = {
  charged: ['paid'],
  charged_in_vain: ['refund_due'],
  declined: ['failed'],
  paying: [],
  expired: ['cancelled'],
  replaced: [],
  confirmed: ['confirmed'],
  confirm_reminded: [],
  confirm_lapsed: ['cancelled'],
  address_changed: [],
  lines_changed: [],
  unpacked: [],
  unpacked_paid: [],
  charged_difference: [],
  packed: ['packed'],
  shipped: ['shipped'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
  cancelled_paid: ['cancelled', 'refund_due'],
  returned: ['returned'],
  returned_paid: ['returned', 'refund_due'],
  returned_refunded: ['returned'],
  refunded_part: ['partly_refunded'],
  refunded_all: ['refunded'],
  refund_failed: ['refund_due'],
  restored: ['delivered'],
  restored_part: ['partly_refunded'],
};

/**
 * The steps of an order since it was placed. Some events remove the step before theirs: a payment, for example, removes
 * an expiry.
 */
export function listSteps(placedAt: Date, events: { event: OrderEvent; at: Date }[]): Step[] {
  const steps: Step[] = [{ status: 'placed', at: placedAt }];
  for (const { event, at } of events) {
    if (steps.at(-1)?.status === 'failed') steps.pop();
    if (event === 'charged' && steps.at(-1)?.status === 'cancelled') steps.pop();
    const isUnpacked = event === 'unpacked' || event === 'unpacked_paid';
    if (isUnpacked && steps.at(-1)?.status === 'packed') steps.pop();
    // Only the last of several partial refunds is shown as a step.
    if (event === 'refunded_part' && steps.at(-1)?.status === 'partly_refunded') steps.pop();
    steps.push(...STEPS_BY_EVENT[event].map((status) => ({ status, at })));
  }
  return steps;
}

/** The sum still to be refunded: all money held for a cancelled or returned order, else the unsent refunds. */
function sumRefundDue({ order, events, balance, unsentPiastres }: ListedOrder): number {
  const { heldPiastres = 0 } = balance ?? {};
  if (order.stock !== 'none') return Math.min(unsentPiastres, heldPiastres);
  return events.some(({ event }) => STEPS_BY_EVENT[event].includes('refund_due')) ? heldPiastres : 0;
}

/** The progress fields of an order's document; those that do not apply are left out. */
export function presentProgress(listed: ListedOrder) {
  const { order, events, balance } = listed;
  const { carrier, trackingNumber, expectedFrom, expectedTo } = order;
  const steps = listSteps(order.createdAt, events);
  const { refundedPiastres = 0, lostPiastres = 0, claimedPiastres = 0 } = balance ?? {};
  // The shopper got this money back, from the shop or from the bank.
  const returnedPiastres = refundedPiastres + lostPiastres;
  const duePiastres = sumRefundDue(listed);
  // Nothing is due if a bank claims the money or has given it to the shopper.
  if (duePiastres === 0 && steps.at(-1)?.status === 'refund_due') steps.pop();
  return {
    status: shownStatusOf(order.status),
    ...(returnedPiastres > 0 && { refundedPrice: toEgp(returnedPiastres) }),
    ...(duePiastres > 0 && { refundDuePrice: toEgp(duePiastres) }),
    ...(claimedPiastres > 0 && { disputedPrice: toEgp(claimedPiastres) }),
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
    ...(expectedFrom && expectedTo && { expectedFrom, expectedTo }),
    history: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}
