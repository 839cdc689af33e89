/** Orders as CSV for accountants and couriers. */

import type { OrderLineRow } from '#api/orders/queries.ts';
import { endOfCairoDay, startOfCairoDay, writeCairoTime } from '#api/platform/cairo-time.ts';
import { BYTE_ORDER_MARK, type Cell, writeCsvRow } from '#api/platform/csv.ts';
import { and, gt, gte, lt } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { orders } from '#api/schema/orders.ts';
import { nameGovernorate } from '#contract/governorates.ts';
import { toEgp } from '#contract/money.ts';
import { type FullRow, readFullRows } from './read-orders.ts';

const BATCH_SIZE = 200;

const writeTime = (moment: Date | null) => moment && writeCairoTime(moment);

// With a space, spreadsheets treat a phone number as text and keep its leading zero.
const writePhone = (phone: string | null) => phone?.replace(/^(\d{3})(?=\d)/, '$1 ') ?? null;

/** Columns of the order, repeated in each of its rows for filtering and grouping. */
const ORDER_COLUMNS: [string, (row: FullRow) => Cell][] = [
  ['order', ({ order }) => order.orderNumber],
  ['id', ({ order }) => order.number],
  ['placed', ({ order }) => writeTime(order.createdAt)],
  ['status', ({ order }) => order.status],
  ['payment', ({ order }) => order.gateway],
  ['paid', ({ order }) => writeTime(order.paidAt)],
  ['delivered', ({ order }) => writeTime(order.deliveredAt)],
  ['shopper', ({ shopper }) => shopper.name],
  ['recipient', ({ order, shopper }) => order.recipient ?? shopper.name],
  ['phone', ({ order }) => writePhone(order.phone)],
  ['second phone', ({ order }) => writePhone(order.secondPhone)],
  ['governorate', ({ order }) => order.governorate && nameGovernorate(order.governorate, 'en')],
  ['area', ({ order }) => order.area],
  ['city', ({ order }) => order.city],
  ['address', ({ order }) => order.details],
  ['landmark', ({ order }) => order.landmark],
  ['carrier', ({ order }) => order.carrier],
  ['tracking number', ({ order }) => order.trackingNumber],
  ['discount code', ({ order }) => order.discount?.code ?? null],
];

const LINE_COLUMNS: [string, (line: OrderLineRow) => Cell][] = [
  ['product', ({ productId }) => productId],
  ['title', ({ titleEn }) => titleEn],
  ['title in Arabic', ({ titleAr }) => titleAr],
  ['pieces', ({ count }) => count],
  ['price EGP', ({ pricePiastres }) => toEgp(pricePiastres)],
  ['line EGP', ({ count, pricePiastres }) => toEgp(count * pricePiastres)],
  ['discount EGP', ({ discountPiastres }) => toEgp(discountPiastres)],
];

/** Amounts of the order, in its first row only, so that each column adds up. */
const AMOUNT_COLUMNS: [string, (row: FullRow) => Cell][] = [
  ['shipping EGP', ({ order }) => toEgp(order.shippingPiastres)],
  ['total EGP', ({ order }) => toEgp(order.totalPiastres)],
  ['VAT inside EGP', ({ order }) => toEgp(order.taxPiastres)],
  ['taken EGP', ({ money }) => toEgp(money.takenPiastres)],
  ['refunded EGP', ({ money }) => toEgp(money.refundedPiastres)],
  ['disputed EGP', ({ money }) => toEgp(money.claimedPiastres)],
  ['lost in disputes EGP', ({ money }) => toEgp(money.lostPiastres)],
];

const HEADER_ROW = [...ORDER_COLUMNS, ...LINE_COLUMNS, ...AMOUNT_COLUMNS].map(([name]) => name);

function writeOrder(row: FullRow): string {
  const orderCells = ORDER_COLUMNS.map(([, read]) => read(row));
  return row.lines
    .map((line, position) => [
      ...orderCells,
      ...LINE_COLUMNS.map(([, read]) => read(line)),
      ...AMOUNT_COLUMNS.map(([, read]) => (position === 0 ? read(row) : null)),
    ])
    .map(writeCsvRow)
    .join('');
}

interface ExportQuery {
  since?: string | undefined;
  until?: string | undefined;
}

/** Streams the orders of these days as CSV, a row for each order line, oldest first. */
export async function* exportOrders(db: Database, { since, until }: ExportQuery): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(HEADER_ROW);
  const inDays = and(
    since ? gte(orders.createdAt, startOfCairoDay(since)) : undefined,
    until ? lt(orders.createdAt, endOfCairoDay(until)) : undefined,
  );
  for (let last = 0; ; ) {
    const where = and(inDays, gt(orders.number, last));
    // Reads one snapshot, so that each order matches its ledger entries.
    const rows = await db.transaction(
      (tx) => readFullRows(tx, { where, limit: BATCH_SIZE, isOldestFirst: true }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (rows.length > 0) yield rows.map(writeOrder).join('');
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.order.number ?? last;
  }
}
