/** Where orders can stand, and what leads them from there to where: the whole life of an order is this one table. */

export type OrderStatus =
  | 'placed'
  | 'pending'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'replaced'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'refund_due'
  | 'partly_refunded'
  | 'refunded';

/** What can happen to an order after it was made. */
export type OrderEvent =
  /** The gateway has the money, and the order can be kept. */
  | 'charged'
  /** The gateway has the money, but the pieces are gone, or the order was given up before. */
  | 'charged_in_vain'
  | 'declined'
  /** After a try that failed, money is on its way by another one. */
  | 'paying'
  /** Nobody paid in time. */
  | 'expired'
  /** A newer order of the same cart took over. */
  | 'replaced'
  | 'confirmed'
  /** Its shopper was asked once more to confirm it. */
  | 'confirm_reminded'
  /** Nobody confirmed it in time. */
  | 'confirm_lapsed'
  | 'packed'
  | 'shipped'
  | 'delivered'
  /** By its shopper or by the shop; what was paid goes back. */
  | 'cancelled'
  | 'cancelled_paid'
  /** It came back, or was never taken in; what was paid goes back. */
  | 'returned'
  | 'returned_paid'
  /** So it did, after all of its money had gone back. */
  | 'returned_refunded'
  /** Some of the money went back, or all of it. */
  | 'refunded_part'
  | 'refunded_all'
  /** What went back came back to the shop: a person has to send it another way. */
  | 'refund_failed'
  /** A bank that had taken the money of a parcel in its shopper's hands gave it back to the shop, all of it or a part. */
  | 'restored'
  | 'restored_part';

const to = (status: OrderStatus, from: readonly OrderStatus[]) =>
  Object.fromEntries(from.map((each) => [each, status])) as Partial<Record<OrderStatus, OrderStatus>>;

/** Nobody paid these, but a payment that comes late is welcome. */
const UNPAID = ['pending', 'failed', 'expired'] as const;
const BEFORE_PACKING = ['placed', 'confirmed', 'paid'] as const;
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
  packed: to('packed', BEFORE_PACKING),
  shipped: to('shipped', ['packed']),
  delivered: to('delivered', ['shipped']),
  cancelled: to('cancelled', [...UNPAID, 'placed', 'confirmed', 'packed']),
  cancelled_paid: to('refund_due', ['paid', 'packed']),
  returned: to('returned', SENT),
  returned_paid: to('refund_due', [...SENT, 'partly_refunded']),
  returned_refunded: to('refunded', ['refunded']),
  // Before it is delivered, an order of which a part went back is still on its way: what went back is in the ledger.
  refunded_part: to('partly_refunded', ['delivered', 'refund_due', 'partly_refunded']),
  refunded_all: to('refunded', ['paid', 'packed', ...SENT, 'refund_due', 'partly_refunded']),
  refund_failed: to('refund_due', ['partly_refunded', 'refunded']),
  restored: to('delivered', ['partly_refunded', 'refunded']),
  restored_part: to('partly_refunded', ['refunded']),
};

/** Where an event leads from a status; undefined when it can't happen there. */
export function nextStatus(status: OrderStatus, event: OrderEvent): OrderStatus | undefined {
  return TRANSITIONS[event][status];
}

/** The statuses an event can lead away from. */
export function statusesBefore(event: OrderEvent): OrderStatus[] {
  return Object.keys(TRANSITIONS[event]) as OrderStatus[];
}

/** An order here still needs its shopper: it is on its way to them, or their money is on its way back. */
export const OPEN_STATUSES: OrderStatus[] = ['pending', ...BEFORE_PACKING, 'packed', 'shipped', 'refund_due'];

/** Whether its shopper may still cancel an order. */
export const isCancellable = (status: OrderStatus): boolean =>
  (['pending', 'failed', ...BEFORE_PACKING] as OrderStatus[]).includes(status);
