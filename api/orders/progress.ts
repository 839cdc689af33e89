/** How far an order is, and what happened to it, as its shopper understands it. */
import { toEgp } from '#contract/money.ts';
import type { OrderStatus as ShownStatus } from '#contract/orders/progress.ts';
import type { ListedOrder } from './list.ts';
import type { OrderEvent, OrderStatus } from './transitions.ts';

interface Step {
  status: ShownStatus;
  at: Date;
}

/** An order that came to nothing is a cancelled one, whoever or whatever ended it. */
export function showStatus(status: OrderStatus): ShownStatus {
  return status === 'expired' || status === 'replaced' ? 'cancelled' : status;
}

const STEPS: Record<OrderEvent, readonly ShownStatus[]> = {
  charged: ['paid'],
  charged_in_vain: ['refund_due'],
  declined: ['failed'],
  // What it waits for is no news.
  paying: [],
  expired: ['cancelled'],
  // A newer order of the same cart tells the rest.
  replaced: [],
  confirmed: ['confirmed'],
  confirm_reminded: [],
  confirm_lapsed: ['cancelled'],
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

/** The steps of an order from its placing on. A payment that failed means nothing once something else has happened, nor that
 *  nobody paid in time once somebody did. */
export function listSteps(placedAt: Date, events: { event: OrderEvent; at: Date }[]): Step[] {
  const steps: Step[] = [{ status: 'placed', at: placedAt }];
  for (const { event, at } of events) {
    if (steps.at(-1)?.status === 'failed') steps.pop();
    if (event === 'charged' && steps.at(-1)?.status === 'cancelled') steps.pop();
    // Of refunds in several parts the last one counts.
    if (event === 'refunded_part' && steps.at(-1)?.status === 'partly_refunded') steps.pop();
    steps.push(...STEPS[event].map((status) => ({ status, at })));
  }
  return steps;
}

/** What is still to go back: all that is held of an order that was given up, of one that is kept what was to go back. */
function sumDue({ order, events, balance, unsentPiastres }: ListedOrder): number {
  const { heldPiastres = 0 } = balance ?? {};
  if (order.stock !== 'none') return Math.min(unsentPiastres, heldPiastres);
  return events.some(({ event }) => STEPS[event].includes('refund_due')) ? heldPiastres : 0;
}

/** What the contract's documents say of it; fields that do not apply are left out. */
export function presentProgress(listed: ListedOrder) {
  const { order, events, balance } = listed;
  const { carrier, trackingNumber, expectedFrom, expectedTo } = order;
  const steps = listSteps(order.createdAt, events);
  const { refundedPiastres = 0, lostPiastres = 0, claimedPiastres = 0 } = balance ?? {};
  // Whoever gave it back: its shopper has it.
  const backPiastres = refundedPiastres + lostPiastres;
  const duePiastres = sumDue(listed);
  // The bank has it in hand, or has given it to its shopper.
  if (duePiastres === 0 && steps.at(-1)?.status === 'refund_due') steps.pop();
  return {
    status: showStatus(order.status),
    ...(backPiastres > 0 && { refundedPrice: toEgp(backPiastres) }),
    ...(duePiastres > 0 && { refundDuePrice: toEgp(duePiastres) }),
    ...(claimedPiastres > 0 && { disputedPrice: toEgp(claimedPiastres) }),
    ...(carrier && { carrier }),
    ...(trackingNumber && { trackingNumber }),
    // Nothing where nobody could say.
    ...(expectedFrom && expectedTo && { expectedFrom, expectedTo }),
    history: steps.map(({ status, at }) => ({ status, at: at.toISOString() })),
  };
}
