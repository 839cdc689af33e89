/** Formats orders for the terminal. */
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import { CASH } from '#api/schema/orders.ts';
import { nameGovernorate } from '#contract/governorates.ts';
import { formatEgp } from '#contract/money.ts';
import type { BriefOrder, WholeOrder } from '#contract/orders/staff-answers.ts';
import { type Column, formatTable, sanitiseText } from '../table.ts';

const createRightColumn = (title: string): Column => ({ title, isRight: true });
const createLeftColumn = (title: string): Column => ({ title });
const formatTime = (instant: string) => writeCairoTime(new Date(instant));
/** Formats an amount; empty for zero. */
const formatAmount = (piastres: number) => (piastres > 0 ? formatEgp(piastres) : '');

const LIST_COLUMNS = [
  createLeftColumn('order'),
  createRightColumn('id'),
  createLeftColumn('placed'),
  createLeftColumn('status'),
  createLeftColumn('payment'),
  createRightColumn('pieces'),
  createRightColumn('total'),
  createRightColumn('taken'),
  createRightColumn('refunded'),
  createRightColumn('disputed'),
  createLeftColumn('city'),
  createLeftColumn('shopper'),
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
    formatTime(order.placedAt),
    order.status,
    order.gateway,
    String(order.pieces),
    formatEgp(order.totalPiastres),
    formatAmount(order.takenPiastres),
    formatAmount(order.refundedPiastres),
    formatAmount(order.claimedPiastres),
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

const RESULT_TEXTS: Record<Action, (order: BriefOrder) => string> = {
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
  return [RESULT_TEXTS[action](order), ...money].map(sanitiseText).join(' ');
}

function describeAmounts(order: WholeOrder): string {
  const { totalPiastres, itemsPiastres, discountPiastres, couponCode, shippingPiastres, vatPiastres } = order;
  const parts = [
    `items ${formatEgp(itemsPiastres)}`,
    ...(couponCode === null ? [] : [`discount ${formatEgp(discountPiastres)} by ${couponCode}`]),
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
    ['placed', `${formatTime(order.placedAt)}, in ${order.language === 'ar' ? 'Arabic' : 'English'}`],
    ['payment', joinPresent(order.gateway, order.paidAt && `paid ${formatTime(order.paidAt)}`)],
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
    ['delivered', order.deliveredAt ? formatTime(order.deliveredAt) : ''],
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
      [
        createRightColumn('pieces'),
        createRightColumn('price'),
        createRightColumn('sum'),
        createLeftColumn('title'),
      ],
      order.lines.map(({ pieces, pricePiastres, titleEn }) => [
        String(pieces),
        formatEgp(pricePiastres),
        formatEgp(pieces * pricePiastres),
        titleEn,
      ]),
    ),
    ...describePart(
      'Timeline',
      [createLeftColumn('at'), createLeftColumn('event'), createLeftColumn('status'), createLeftColumn('by')],
      order.timeline.map(({ at, event, status, by }) => [formatTime(at), event, status, by]),
    ),
    ...describePart(
      'Ledger',
      [
        createLeftColumn('at'),
        createLeftColumn('kind'),
        createRightColumn('amount'),
        createLeftColumn('gateway'),
        createLeftColumn('transaction'),
      ],
      order.ledger.map(({ at, kind, amountPiastres, currency, gateway, transaction }) => [
        formatTime(at),
        kind,
        formatEgp(amountPiastres, { currency }),
        gateway,
        transaction,
      ]),
    ),
    ...describePart(
      'Refunds',
      [
        createLeftColumn('asked'),
        createRightColumn('amount'),
        createLeftColumn('state'),
        createLeftColumn('refusal'),
      ],
      order.refunds.map(({ at, amountPiastres, state, refusal }) => [
        formatTime(at),
        formatEgp(amountPiastres),
        state,
        refusal ?? '',
      ]),
    ),
    ...describePart(
      'Payment sessions',
      [
        createLeftColumn('made'),
        createLeftColumn('gateway'),
        createRightColumn('amount'),
        createLeftColumn('until'),
        createLeftColumn('closed'),
        createLeftColumn('order there'),
      ],
      order.sessions.map(({ at, gateway, amountPiastres, expiresAt, closedAt, gatewayOrder }) => [
        formatTime(at),
        gateway,
        formatEgp(amountPiastres),
        formatTime(expiresAt),
        closedAt ? formatTime(closedAt) : 'open',
        gatewayOrder ?? '',
      ]),
    ),
  ].join('\n\n');
}
