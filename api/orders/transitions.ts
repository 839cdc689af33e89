/** The state machine of orders: which event leads from which status to which. */

import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';

const to = (status: OrderStatus, from: readonly OrderStatus[]) =>
  Object.fromEntries(from.map((each) => [each, status])) as Partial<Record<OrderStatus, OrderStatus>>;

const keep = (statuses: readonly OrderStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, status])) as Partial<Record<OrderStatus, OrderStatus>>;

/** Statuses of unpaid orders that accept a payment, even a late one. */
const UNPAID = ['pending', 'failed', 'expired'] as const;
const BEFORE_PACKING = ['placed', 'confirmed', 'paid'] as const;
const BEFORE_SHIPPING = [...BEFORE_PACKING, 'packed'] as const;
const SENT = ['shipped', 'delivered'] as const;

const TRANSITIONS: Record<OrderEvent, Partial<Record<OrderStatus, OrderStatus>>> = {
  charged: to('paid', UNPAID),
  charged_in_vain: to('refund_due', [...UNPAID, 'cancelled', 'replaced', 'refunded']),
  declined: to('failed', ['pending', 'failed']),
  paying: to('pending', ['failed']),
  expired: to('expired', ['pending', 'failed']),
  replaced: to('replaced', ['pending', 'failed', 'expired', 'cancelled']),
  confirmed: to('confirmed', ['placed']),
  confirm_reminded: to('placed', ['placed']),
  confirm_lapsed: to('cancelled', ['placed']),
  address_changed: keep(BEFORE_SHIPPING),
  lines_changed: keep(['pending', 'failed', ...BEFORE_SHIPPING]),
  unpacked: to('confirmed', ['packed']),
  unpacked_paid: to('paid', ['packed']),
  charged_difference: keep(['paid', 'packed', ...SENT, 'partly_refunded', 'refund_due']),
  packed: to('packed', BEFORE_PACKING),
  shipped: to('shipped', ['packed']),
  delivered: to('delivered', ['shipped']),
  cancelled: to('cancelled', [...UNPAID, 'placed', 'confirmed', 'packed']),
  cancelled_paid: to('refund_due', ['paid', 'packed']),
  returned: to('returned', SENT),
  returned_paid: to('refund_due', [...SENT, 'partly_refunded']),
  returned_refunded: to('refunded', ['refunded']),
  // A partial refund before the delivery does not change the status; it is in the ledger.
  refunded_part: to('partly_refunded', ['delivered', 'refund_due', 'partly_refunded']),
  refunded_all: to('refunded', ['paid', 'packed', ...SENT, 'refund_due', 'partly_refunded']),
  refund_failed: to('refund_due', ['partly_refunded', 'refunded']),
  restored: to('delivered', ['partly_refunded', 'refunded']),
  restored_part: to('partly_refunded', ['refunded']),
};

/** The status after an event; undefined if the event is not allowed. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return TRANSITIONS[event][status];
}

/** The statuses in which an event is allowed. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  return Object.keys(TRANSITIONS[event]) as OrderStatus[];
}

/** Statuses of orders that are not finished: still to be paid, delivered or refunded. */
export const OPEN_STATUSES: OrderStatus[] = ['pending', ...BEFORE_PACKING, 'packed', 'shipped', 'refund_due'];

/** Whether the shopper may still cancel an order. */
export const isCancellable = (status: OrderStatus): boolean =>
  (['pending', 'failed', ...BEFORE_PACKING] as OrderStatus[]).includes(status);

/** Whether the shopper is asked to confirm an order. */
export const isConfirmable = (status: OrderStatus): boolean => nextStatus(status, 'confirmed') !== undefined;
