import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import type { OrderRow } from './queries.ts';
import { statusesBefore } from './transitions.ts';

/** Thrown for an action that the order's status does not allow; the message is a sentence for the operator. */
export class ActionRefused extends Error {
  readonly status: OrderStatus;
  constructor(status: OrderStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** Thrown for an action that has to wait until a dispute is decided. */
export class OrderDisputed extends ActionRefused {}

/** Statuses as they are written after 'is'. */
const STATUS_WORDS: Record<OrderStatus, string> = {
  placed: 'placed',
  pending: 'waiting for its payment',
  paid: 'paid',
  failed: 'unpaid after a declined payment',
  expired: 'expired',
  cancelled: 'cancelled',
  replaced: 'replaced by a newer one',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'shipped',
  delivered: 'delivered',
  returned: 'returned',
  refund_due: 'waiting for its refund',
  partly_refunded: 'partly refunded',
  refunded: 'refunded',
};

type NumberAndStatus = Pick<OrderRow, 'orderNumber' | 'status'>;

/** An order's status as a clause. */
export const describeStatus = ({ orderNumber, status }: NumberAndStatus) =>
  `Order ${orderNumber} is ${STATUS_WORDS[status]}`;

/**
 * An event's name without its suffix, for messages to the operator: `cancelled` for both `cancelled` and
 * `cancelled_paid`.
 */
const toWord = (event: OrderEvent) => event.replace(/_(?:paid|refunded)$/, '');

/** Joins words, as in `a, b or c`. */
const listWords = (words: string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter(Boolean).join(' or ');

function describeAllowed(event: OrderEvent, also: OrderEvent[]): string {
  const word = toWord(event);
  if (event === 'address_changed') return 'only an order that is not shipped yet can go elsewhere';
  if (event === 'lines_changed') return 'only an order that is not shipped yet can be changed';
  // The list of statuses in which an order can be cancelled would be too long.
  if (word === 'cancelled') return 'only an order that was neither sent nor given up can be cancelled';
  const before = new Set([event, ...also].flatMap(statusesBefore));
  return `only an order that is ${listWords([...before].map((status) => STATUS_WORDS[status]))} can be ${word}`;
}

/** The error for an event that an order's status does not allow; `also` lists further events with the same name. */
export function refuseAction(
  order: NumberAndStatus,
  event: OrderEvent,
  also: OrderEvent[] = [],
): ActionRefused {
  const status = describeStatus(order);
  if (order.status === toWord(event)) return new ActionRefused(order.status, `${status} already.`);
  return new ActionRefused(order.status, `${status}: ${describeAllowed(event, also)}.`);
}
