/** Formats orders for the terminal. */
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import { CASH } from '#api/schema/orders.ts';
import { nameGovernorate } from '#contract/governorates.ts';
import { formatEgp } from '#contract/money.ts';
import type { BriefOrder, WholeOrder } from '#contract/orders/staff-answers.ts';
import { type Column, formatTable, sanitiseText } from '../table.ts';

const right = (title: string): Column => ({ title, isRight: true });
const left = (title: string): Column => ({ title });
const time = (instant: string) => writeCairoTime(new Date(instant));
/** Formats an amount; empty for zero. */
const amount = (piastres: number) => (piastres > 0 ? formatEgp(piastres) : '');

const LIST_COLUMNS = [
  left('order'),
  right('id'),
  left('placed'),
  left('status'),
  left('payment'),
  right('pieces'),
  right('total'),
  right('taken'),
  right('refunded'),
  right('disputed'),
  left('city'),
  left('shopper'),
];

interface FoundOrders {
  data: BriefOrder[];
  count: number;
  isCountExact: boolean;
}

/** Orders as a table, with a note if more orders match. */
export function describeList({ data, count, isCountExact }: FoundOrders): string {
  if (data.length === 0) return 'No orders found.';
  const rows = data.map((order) => [
    order.orderNumber,
    String(order.number),
    time(order.placedAt),
    order.status,
    order.gateway,
    String(order.pieces),
    formatEgp(order.totalPiastres),
    amount(order.takenPiastres),
    amount(order.refundedPiastres),
    amount(order.claimedPiastres),
    order.city,
    order.shopper,
  ]);
  const total = isCountExact ? String(count) : `more than ${count}`;
  const more =
    count > data.length || !isCountExact
      ? `\n\nThe newest ${data.length} of ${total}; --limit shows more.`
      : '';
  return formatTable(LIST_COLUMNS, rows) + more;
}

/** Sentences about an order's payments and refunds; empty if there were none. */
function describeMoney(order: BriefOrder): string[] {
  const { orderNumber, gateway, takenPiastres, refundedPiastres, claimedPiastres, lostPiastres } = order;
  const { heldPiastres, askedPiastres } = order;
  const restPiastres = heldPiastres - askedPiastres;
  const isDue = order.status === 'refund_due' && restPiastres > 0;
  // A charge can have only one refund in progress; the rest is refunded after that refund.
  const isToFollow = isDue && gateway !== CASH && askedPiastres > 0;
  const flag = gateway === CASH ? '' : ' --by-hand';
  return [
    takenPiastres > 0 && `${formatEgp(takenPiastres)} was paid.`,
    refundedPiastres > 0 && `${formatEgp(refundedPiastres)} was refunded.`,
    lostPiastres > 0 && `${formatEgp(lostPiastres)} was lost in a dispute.`,
    claimedPiastres > 0 && `${formatEgp(claimedPiastres)} is disputed: respond to the bank at ${gateway}.`,
    askedPiastres > 0 && `A refund of ${formatEgp(askedPiastres)} is on its way through ${gateway}.`,
    isToFollow && `${formatEgp(restPiastres)} follows automatically.`,
    isDue &&
      !isToFollow &&
      `A refund of ${formatEgp(restPiastres)} is due: pay it back, then record it with: orders refund ${orderNumber}${flag}`,
  ].filter((sentence) => sentence !== false);
}

type Action = 'confirm' | 'pack' | 'ship' | 'deliver' | 'cancel' | 'return' | 'refund';

const DONE: Record<Action, (order: BriefOrder) => string> = {
  confirm: ({ orderNumber }) => `Order ${orderNumber} is confirmed.`,
  pack: ({ orderNumber }) => `Order ${orderNumber} is packed.`,
  ship: ({ orderNumber, carrier, trackingNumber }) =>
    `Order ${orderNumber} has shipped: ${carrier}, tracking number ${trackingNumber}.`,
  deliver: ({ orderNumber }) => `Order ${orderNumber} is delivered.`,
  cancel: ({ orderNumber }) => `Order ${orderNumber} is cancelled; its pieces are on sale again.`,
  return: ({ orderNumber }) => `Order ${orderNumber} was returned; its pieces are on sale again.`,
  refund: ({ orderNumber, status }) => `Order ${orderNumber} is ${status.replace('_', ' ')}.`,
};
const MONEY_ACTIONS: readonly Action[] = ['deliver', 'cancel', 'return', 'refund'];
const mentionsMoney = (action: Action, { claimedPiastres }: BriefOrder) =>
  MONEY_ACTIONS.includes(action) || claimedPiastres > 0;

/** The result of an action, in one line. */
export function describeDone(action: Action, order: BriefOrder): string {
  const money = mentionsMoney(action, order) ? describeMoney(order) : [];
  return [DONE[action](order), ...money].map(sanitiseText).join(' ');
}

function describeAmounts(order: WholeOrder): string {
  const { totalPiastres, itemsPiastres, shippingPiastres, vatPiastres } = order;
  const parts = [
    `items ${formatEgp(itemsPiastres)}`,
    `shipping ${formatEgp(shippingPiastres)}`,
    `VAT inside ${formatEgp(vatPiastres)}`,
  ];
  return `${formatEgp(totalPiastres)} (${parts.join(', ')})`;
}

const joinPresent = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');

function describeFacts(order: WholeOrder): string {
  const { recipient, details, landmark, area, governorate, postalCode, secondPhone } = order.address;
  const facts: [string, string][] = [
    ['id', String(order.number)],
    ['status', joinPresent(order.status, order.claimedPiastres > 0 ? 'disputed' : null)],
    ['placed', `${time(order.placedAt)}, in ${order.language === 'ar' ? 'Arabic' : 'English'}`],
    ['payment', joinPresent(order.gateway, order.paidAt && `paid ${time(order.paidAt)}`)],
    ['total', describeAmounts(order)],
    ['money', describeMoney(order).join(' ')],
    ['shopper', joinPresent(order.shopper, order.phone, order.email)],
    ['recipient', joinPresent(recipient, secondPhone)],
    ['address', details],
    ['', landmark ?? ''],
    ['', joinPresent(area, order.city, governorate && nameGovernorate(governorate, 'en'), postalCode)],
    ['parcel', joinPresent(order.carrier, order.trackingNumber)],
    [
      'expected',
      order.expectedFrom && order.expectedTo ? `${order.expectedFrom} to ${order.expectedTo}` : '',
    ],
    ['delivered', order.deliveredAt ? time(order.deliveredAt) : ''],
  ];
  return facts
    .filter(([, text]) => text)
    .map(([name, text]) => `${name.padEnd(10)}${sanitiseText(text)}`)
    .join('\n');
}

/** A heading and a table; empty if there are no rows. */
const describePart = (heading: string, columns: Column[], rows: string[][]) =>
  rows.length > 0 ? [`${heading}\n${formatTable(columns, rows)}`] : [];

/** All details of an order. */
export function describeWhole(order: WholeOrder): string {
  return [
    `Order ${order.orderNumber}\n${describeFacts(order)}`,
    ...describePart(
      'Lines',
      [right('pieces'), right('price'), right('sum'), left('title')],
      order.lines.map(({ pieces, pricePiastres, titleEn }) => [
        String(pieces),
        formatEgp(pricePiastres),
        formatEgp(pieces * pricePiastres),
        titleEn,
      ]),
    ),
    ...describePart(
      'Timeline',
      [left('at'), left('event'), left('status'), left('by')],
      order.timeline.map(({ at, event, status, by }) => [time(at), event, status, by]),
    ),
    ...describePart(
      'Ledger',
      [left('at'), left('kind'), right('amount'), left('gateway'), left('transaction')],
      order.ledger.map(({ at, kind, amountPiastres, currency, gateway, transaction }) => [
        time(at),
        kind,
        formatEgp(amountPiastres, { currency }),
        gateway,
        transaction,
      ]),
    ),
    ...describePart(
      'Refunds',
      [left('asked'), right('amount'), left('state'), left('refusal')],
      order.refunds.map(({ at, amountPiastres, state, refusal }) => [
        time(at),
        formatEgp(amountPiastres),
        state,
        refusal ?? '',
      ]),
    ),
    ...describePart(
      'Payment sessions',
      [left('made'), left('gateway'), right('amount'), left('until'), left('closed'), left('order there')],
      order.sessions.map(({ at, gateway, amountPiastres, expiresAt, closedAt, gatewayOrder }) => [
        time(at),
        gateway,
        formatEgp(amountPiastres),
        time(expiresAt),
        closedAt ? time(closedAt) : 'open',
        gatewayOrder ?? '',
      ]),
    ),
  ].join('\n\n');
}
