/** Orders as a table for accountants and couriers. */

import { orders } from '#api/orders/tables.ts';
import { endOfCairoDay, startOfCairoDay, writeCairoTime } from '#api/platform/cairo-time.ts';
import { BYTE_ORDER_MARK, type Cell, writeCsvRow } from '#api/platform/csv.ts';
import { and, gt, gte, lt } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { nameGovernorate } from '#contract/governorates.ts';
import { toEgp } from '#contract/money.ts';
import type { OrderLineRow } from '../queries.ts';
import { type FullRow, readFullRows } from './read.ts';

const AT_ONCE = 200;

const writeTime = (moment: Date | null) => moment && writeCairoTime(moment);

/** Of the order: the same in each of its rows, so that any row can be filtered and grouped by it. */
const OF_ORDER: [string, (row: FullRow) => Cell][] = [
  ['order', ({ order }) => order.number],
  ['placed', ({ order }) => writeTime(order.createdAt)],
  ['status', ({ order }) => order.status],
  ['payment', ({ order }) => order.gateway],
  ['paid', ({ order }) => writeTime(order.paidAt)],
  ['delivered', ({ order }) => writeTime(order.deliveredAt)],
  ['shopper', ({ shopper }) => shopper.name],
  // With a blank it stays a text, and keeps the zero in front.
  ['phone', ({ order }) => order.phone.replace(/^(\d{3})(?=\d)/, '$1 ')],
  ['governorate', ({ order }) => order.governorate && nameGovernorate(order.governorate, 'en')],
  ['area', ({ order }) => order.area],
  ['city', ({ order }) => order.city],
  ['address', ({ order }) => order.details],
  ['carrier', ({ order }) => order.carrier],
  ['tracking number', ({ order }) => order.trackingNumber],
];

const OF_LINE: [string, (line: OrderLineRow) => Cell][] = [
  ['product', ({ productId }) => productId],
  ['title', ({ titleEn }) => titleEn],
  ['title in Arabic', ({ titleAr }) => titleAr],
  ['pieces', ({ count }) => count],
  ['price EGP', ({ pricePiastres }) => toEgp(pricePiastres)],
  ['line EGP', ({ count, pricePiastres }) => toEgp(count * pricePiastres)],
];

/** Amounts of the whole order: in its first row alone, so that each column adds up. */
const AMOUNTS: [string, (row: FullRow) => Cell][] = [
  ['shipping EGP', ({ order }) => toEgp(order.shippingPiastres)],
  ['total EGP', ({ order }) => toEgp(order.totalPiastres)],
  ['VAT inside EGP', ({ order }) => toEgp(order.taxPiastres)],
  ['taken EGP', ({ money }) => toEgp(money.takenPiastres)],
  ['refunded EGP', ({ money }) => toEgp(money.refundedPiastres)],
  ['disputed EGP', ({ money }) => toEgp(money.claimedPiastres)],
  ['lost in disputes EGP', ({ money }) => toEgp(money.lostPiastres)],
];

const HEADER = [...OF_ORDER, ...OF_LINE, ...AMOUNTS].map(([name]) => name);

function writeOrder(row: FullRow): string {
  const same = OF_ORDER.map(([, read]) => read(row));
  return row.lines
    .map((line, position) => [
      ...same,
      ...OF_LINE.map(([, read]) => read(line)),
      ...AMOUNTS.map(([, read]) => (position === 0 ? read(row) : null)),
    ])
    .map(writeCsvRow)
    .join('');
}

interface ExportWish {
  since?: string | undefined;
  until?: string | undefined;
}

/** The orders that were placed in these days as CSV, a row for each line, oldest first; as they come, so that any number fits. */
export async function* exportOrders(db: Database, { since, until }: ExportWish): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(HEADER);
  const inDays = and(
    since ? gte(orders.createdAt, startOfCairoDay(since)) : undefined,
    until ? lt(orders.createdAt, endOfCairoDay(until)) : undefined,
  );
  for (let last = 0; ; ) {
    const where = and(inDays, gt(orders.number, last));
    // Of one moment, so that no order is shown with the money of a later one.
    const rows = await db.transaction(
      (tx) => readFullRows(tx, { where, limit: AT_ONCE, isOldestFirst: true }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (rows.length > 0) yield rows.map(writeOrder).join('');
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.order.number ?? last;
  }
}
