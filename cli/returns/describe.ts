/** Formats returns for the terminal. */
import { writeCairoTime } from '#api/platform/cairo-time.ts';
import { CASH } from '#api/schema/orders.ts';
import { formatEgp } from '#contract/money.ts';
import type { BriefReturn, WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { type Column, formatTable, sanitiseText } from '../table.ts';

const createRightColumn = (title: string): Column => ({ title, isRight: true });
const createLeftColumn = (title: string): Column => ({ title });
const formatTime = (instant: string) => writeCairoTime(new Date(instant));
const toWords = (code: string) => code.replaceAll('_', ' ');

const LIST_COLUMNS = [
  createRightColumn('number'),
  createLeftColumn('order'),
  createLeftColumn('requested'),
  createLeftColumn('status'),
  createLeftColumn('kind'),
  createLeftColumn('reason'),
  createRightColumn('pieces'),
  createRightColumn('value'),
  createLeftColumn('shopper'),
];

/** Returns as a table, with a note if more returns match. */
export function describeReturns({ data, total }: { data: BriefReturn[]; total: number }): string {
  if (total === 0) return 'There are no such returns.';
  const rows = data.map((each) => [
    String(each.number),
    each.order,
    formatTime(each.requestedAt),
    each.status,
    each.kind,
    toWords(each.reason),
    String(each.pieces),
    formatEgp(each.valuePiastres),
    each.shopper,
  ]);
  const more = total > data.length ? `\n\nThe newest ${data.length} of ${total}; --limit shows more.` : '';
  return formatTable(LIST_COLUMNS, rows) + more;
}

/** What the operator does next: refund the pieces, or send the replacement; then close the return. */
function describeNextStep({ kind, number, order, valuePiastres, refundablePiastres }: WholeReturn): string {
  if (kind === 'exchange') return `Send the replacement, then: returns close ${number}`;
  const amountPiastres = Math.min(valuePiastres, refundablePiastres);
  if (amountPiastres === 0) return `No money of order ${order} is left to refund: returns close ${number}`;
  return `Refund its pieces with: orders refund ${order} ${amountPiastres / 100}, then: returns close ${number}`;
}

type Action = 'approve' | 'refuse' | 'receive' | 'close';

const RESULT_TEXTS: Record<Action, (found: WholeReturn) => string> = {
  approve: ({ number }) => `Return ${number} is approved; the shopper gets an email.`,
  refuse: ({ number }) => `Return ${number} is refused; the shopper gets an email.`,
  receive: (found) =>
    [
      `Return ${found.number} is received;`,
      found.lines.some(({ damagedPieces }) => damagedPieces)
        ? 'its pieces are damaged and not on sale.'
        : 'its pieces are on sale again.',
      ...(found.kind === 'return' && found.gateway === CASH
        ? ['The order was paid in cash: give the money back first.']
        : []),
      describeNextStep(found),
    ].join(' '),
  close: ({ number }) => `Return ${number} is closed.`,
};

/** The result of an action, in one line. */
export const describeActionResult = (action: Action, found: WholeReturn): string =>
  sanitiseText(RESULT_TEXTS[action](found));

/** All details of a return. */
export function describeReturn(found: WholeReturn): string {
  const facts = [
    ['order', String(found.order)],
    ['status', found.status],
    ['kind', found.kind],
    ['reason', toWords(found.reason)],
    ['note', found.note],
    ['answer', found.answer ?? ''],
    ['shopper', [found.shopper, found.phone, found.email].filter(Boolean).join(', ')],
    ['address', found.address],
    ['value', formatEgp(found.valuePiastres)],
  ] as const;
  const lines = formatTable(
    [
      createRightColumn('pieces'),
      createRightColumn('on sale'),
      createRightColumn('damaged'),
      createRightColumn('price'),
      createLeftColumn('title'),
    ],
    found.lines.map(({ pieces, resalePieces, damagedPieces, pricePiastres, titleEn }) => [
      String(pieces),
      String(resalePieces ?? ''),
      String(damagedPieces ?? ''),
      formatEgp(pricePiastres),
      titleEn,
    ]),
  );
  const history = formatTable(
    [createLeftColumn('at'), createLeftColumn('status'), createLeftColumn('by')],
    found.history.map(({ at, status, by }) => [formatTime(at), status, by]),
  );
  return [
    [
      `Return ${found.number}`,
      ...facts.filter(([, text]) => text).map(([name, text]) => `${name.padEnd(10)}${sanitiseText(text)}`),
    ].join('\n'),
    `Lines\n${lines}`,
    `History\n${history}`,
  ].join('\n\n');
}
