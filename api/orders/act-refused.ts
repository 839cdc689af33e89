/** What is said when something can't be done with an order where it stands. */

import type { OrderRow } from './queries.ts';
import { type OrderEvent, type OrderStatus, statusesBefore } from './transitions.ts';

/** An act that can't be done where the order stands; the message is a sentence for people. */
export class ActRefused extends Error {
  readonly status: OrderStatus;
  constructor(status: OrderStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** What its shopper can't do while a bank decides about an order's payment. */
export class OrderDisputed extends ActRefused {}

/** Where an order stands, as a sentence has it after 'is'. */
const STANDING: Record<OrderStatus, string> = {
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

type Stood = Pick<OrderRow, 'number' | 'status'>;

/** Where an order stands, as a clause. */
export const tellStanding = ({ number, status }: Stood) => `Order ${number} is ${STANDING[status]}`;

/** What a person calls an event: whether money goes back with it makes no difference to the word. */
const wordOf = (event: OrderEvent) => event.replace(/_(?:paid|refunded)$/, '');

/** Words as a sentence lists them: the last one after 'or'. */
const listWords = (words: string[]) =>
  [words.slice(0, -1).join(', '), words.at(-1) ?? ''].filter(Boolean).join(' or ');

function tellPossible(event: OrderEvent, also: OrderEvent[]): string {
  const word = wordOf(event);
  // The list of all that can be would be longer than what can't.
  if (word === 'cancelled') return 'only an order that was neither sent nor given up can be cancelled';
  const before = new Set([event, ...also].flatMap(statusesBefore));
  return `only an order that is ${listWords([...before].map((status) => STANDING[status]))} can be ${word}`;
}

/** Says why an event can't happen to an order; `also` are events that mean the same to a person. */
export function refuseAct(order: Stood, event: OrderEvent, also: OrderEvent[] = []): ActRefused {
  const standing = tellStanding(order);
  if (order.status === wordOf(event)) return new ActRefused(order.status, `${standing} already.`);
  return new ActRefused(order.status, `${standing}: ${tellPossible(event, also)}.`);
}
