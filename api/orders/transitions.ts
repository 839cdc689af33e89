/** The state machine of orders: which event leads from which status to which. */

import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';

const moveTo = (status: OrderStatus, from: readonly OrderStatus[]) =>
  Object.fromEntries(from.map((each) => [each, status])) as Partial<Record<OrderStatus, OrderStatus>>;

const keepStatus = (statuses: readonly OrderStatus[]) =>
  Object.fromEntries(statuses.map((status) => [status, status])) as Partial<Record<OrderStatus, OrderStatus>>;

/** Statuses of unpaid orders that accept a payment, even a late one. */
const UNPAID_STATUSES = ['pending', 'failed', 'expired'] as const;
const STATUSES_BEFORE_PACKING = ['placed', 'confirmed', 'paid'] as const;
const STATUSES_BEFORE_SHIPPING = [...STATUSES_BEFORE_PACKING, 'packed'] as const;
const SENT_STATUSES = ['shipped', 'delivered'] as const;

const TRANSITIONS: Record<OrderEvent, Partial<Record<OrderStatus, OrderStatus>>> = {
  charged: moveTo('paid', UNPAID_STATUSES),
  charged_in_vain: moveTo('refund_due', [...UNPAID_STATUSES, 'cancelled', 'replaced', 'refunded']),
  declined: moveTo('failed', ['pending', 'failed']),
  paying: moveTo('pending', ['failed']),
  expired: moveTo('expired', ['pending', 'failed']),
  replaced: moveTo('replaced', ['pending', 'failed', 'expired', 'cancelled']),
  confirmed: moveTo('confirmed', ['placed']),
  confirm_reminded: moveTo('placed', ['placed']),
  confirm_lapsed: moveTo('cancelled', ['placed']),
  address_changed: keepStatus(STATUSES_BEFORE_SHIPPING),
  lines_changed: keepStatus(['pending', 'failed', ...STATUSES_BEFORE_SHIPPING]),
  unpacked: moveTo('confirmed', ['packed']),
  unpacked_paid: moveTo('paid', ['packed']),
  charged_difference: keepStatus(['paid', 'packed', ...SENT_STATUSES, 'partly_refunded', 'refund_due']),
  packed: moveTo('packed', STATUSES_BEFORE_PACKING),
  shipped: moveTo('shipped', ['packed']),
  delivered: moveTo('delivered', ['shipped']),
  cancelled: moveTo('cancelled', [...UNPAID_STATUSES, 'placed', 'confirmed', 'packed']),
  cancelled_paid: moveTo('refund_due', ['paid', 'packed']),
  returned: moveTo('returned', SENT_STATUSES),
  returned_paid: moveTo('refund_due', [...SENT_STATUSES, 'partly_refunded']),
  returned_refunded: moveTo('refunded', ['refunded']),
  // A partial refund before the delivery does not change the status; it is in the ledger.
  refunded_part: moveTo('partly_refunded', ['delivered', 'refund_due', 'partly_refunded']),
  refunded_all: moveTo('refunded', ['paid', 'packed', ...SENT_STATUSES, 'refund_due', 'partly_refunded']),
  refund_failed: moveTo('refund_due', ['partly_refunded', 'refunded']),
  restored: moveTo('delivered', ['partly_refunded', 'refunded']),
  restored_part: moveTo('partly_refunded', ['refunded']),
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
export const OPEN_STATUSES: OrderStatus[] = [
  'pending',
  ...STATUSES_BEFORE_PACKING,
  'packed',
  'shipped',
  'refund_due',
];

/** Whether the shopper may still cancel an order. */
export const isCancellable = (status: OrderStatus): boolean =>
  (['pending', 'failed', ...STATUSES_BEFORE_PACKING] as OrderStatus[]).includes(status);

/** Whether the shopper is asked to confirm an order. */
export const isConfirmable = (status: OrderStatus): boolean => nextStatus(status, 'confirmed') !== undefined;
