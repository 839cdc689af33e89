export type OrderStatus = 'placed' | 'pending' | 'paid' | 'failed' | 'cancelled' | 'replaced' | 'refund_due';

/** What can happen to an order after it was made. */
export type OrderEvent =
  /** A gateway asks before it charges: it can still refuse. */
  | 'approved'
  | 'approved_without_stock'
  /** A gateway has the money already, whatever became of the order meanwhile. */
  | 'charged'
  | 'charged_without_stock'
  | 'declined'
  /** The shopper left the payment, or half an hour went by. */
  | 'cancelled'
  /** A newer order of the same cart took over. */
  | 'replaced';

const UNPAID = ['pending', 'failed', 'cancelled', 'replaced'] as const;
const to = (status: OrderStatus, from: readonly OrderStatus[]) =>
  Object.fromEntries(from.map((each) => [each, status])) as Partial<Record<OrderStatus, OrderStatus>>;

const TRANSITIONS: Record<OrderEvent, Partial<Record<OrderStatus, OrderStatus>>> = {
  approved: to('paid', ['pending', 'failed']),
  approved_without_stock: to('failed', ['pending', 'failed']),
  charged: to('paid', UNPAID),
  charged_without_stock: to('refund_due', UNPAID),
  declined: to('failed', ['pending', 'failed']),
  cancelled: to('cancelled', ['pending', 'failed']),
  replaced: to('replaced', ['pending', 'failed', 'cancelled']),
};

/** Where an event leads from a status; undefined when it changes nothing there. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return TRANSITIONS[event][status];
}

/** The statuses an event can lead away from. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  return Object.keys(TRANSITIONS[event]) as OrderStatus[];
}

/** How long a card order waits for its payment. */
export const ORDER_LIFETIME_MS = 30 * 60 * 1000;
