/** Orders as the operator sees them, as plain JSON values. */

import {
  type Balance,
  IS_CHARGE_OF_REFUND,
  readBalances,
  readEntries,
  sumEntries,
} from '#api/ledger/ledger.ts';
import { findDuePiastres } from '#api/orders/due.ts';
import { type OrderLineRow, type OrderRow, readLines } from '#api/orders/queries.ts';
import { readReturns } from '#api/orders/returns/queries.ts';
import { countReturned, findReturnableUntil } from '#api/orders/returns/returnable.ts';
import { and, asc, desc, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { type EventBefore, type LinesBefore, orderEvents } from '#api/schema/order-events.ts';
import { orderNotes, orders } from '#api/schema/orders.ts';
import { ledgerEntries, paymentSessions, refunds } from '#api/schema/payments.ts';
import { orderMentions } from '#api/schema/staff.ts';
import type { BriefOrder, WholeOrder } from '#contract/orders/staff-answers.ts';
import { writeInstant } from '#contract/times.ts';
import { readStaffNames } from '../staff/members.ts';
import { listActions } from './list-actions.ts';
import { readHistory } from './read-history.ts';

/** An order with its shopper, its lines and its money. */
export interface FullRow {
  order: OrderRow;
  shopper: { name: string; email: string | null };
  lines: OrderLineRow[];
  money: Omit<Balance, 'unreturnedPiastres'> & Pick<BriefOrder, 'askedPiastres'>;
}

interface RowQuery {
  where: ReturnType<typeof and>;
  limit: number;
  isOldestFirst?: boolean;
}

/** Orders with their lines, shoppers and balances. */
export async function readFullRows(db: Database | Transaction, query: RowQuery): Promise<FullRow[]> {
  const found = await db
    .select({ order: orders, shopper: { name: users.name, email: users.email } })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(query.where)
    .orderBy((query.isOldestFirst ? asc : desc)(orders.number))
    .limit(query.limit);
  if (found.length === 0) return [];
  const ids = found.map(({ order }) => order.id);
  const lines = Map.groupBy(await readLines(db, ids), ({ orderId }) => orderId);
  const balances = await readBalances(db, ids);
  const asked = await sumAsked(db, ids);
  return found.map((row) => {
    const { id } = row.order;
    const { unreturnedPiastres: _, ...balance } = balances.get(id) ?? sumEntries([]);
    const money = { ...balance, askedPiastres: asked.get(id) ?? 0 };
    return { ...row, lines: lines.get(id) ?? [], money };
  });
}

async function sumAsked(db: Database | Transaction, orderIds: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: refunds.orderId, sum: sql`sum(${refunds.amountPiastres})`.mapWith(Number) })
    .from(refunds)
    .innerJoin(ledgerEntries, IS_CHARGE_OF_REFUND)
    .where(and(inArray(refunds.orderId, orderIds), eq(refunds.state, 'asked')))
    .groupBy(refunds.orderId);
  return new Map(rows.map(({ id, sum }) => [id, sum]));
}

/** Presents an order as it appears in lists. */
export const presentBriefOrder = ({ order, shopper, lines, money }: FullRow): BriefOrder => ({
  id: order.id,
  number: order.number,
  orderNumber: order.orderNumber,
  placedAt: order.createdAt.toISOString(),
  status: order.status,
  source: order.source,
  gateway: order.gateway,
  pieces: lines.reduce((sum, line) => sum + line.count, 0),
  totalPiastres: order.totalPiastres,
  ...money,
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  shopper: shopper.name,
  phone: order.phone,
  city: order.city,
  governorate: order.governorate,
});

/** Reads one order as it appears in lists. */
export async function readBriefOrder(db: Database, orderId: string): Promise<BriefOrder> {
  const [row] = await readFullRows(db, { where: eq(orders.id, orderId), limit: 1 });
  if (!row) throw new Error(`Order ${orderId} is gone`);
  return presentBriefOrder(row);
}

const isLinesBefore = (before: EventBefore): before is LinesBefore => Array.isArray(before.lines);

const presentLinesBefore = ({ lines, totalPiastres }: LinesBefore) => ({
  lines: lines.map(({ count: pieces, ...line }) => ({ ...line, pieces })),
  totalPiastres,
});

/** All data of an order except the ids of its payment sessions: such an id opens the order's test card page. */
export async function readWholeOrder(db: Database, orderId: string): Promise<WholeOrder> {
  const [row] = await readFullRows(db, { where: eq(orders.id, orderId), limit: 1 });
  if (!row) throw new Error(`Order ${orderId} is gone`);
  const { order, shopper, lines } = row;
  const { itemsPiastres, discountPiastres, shippingPiastres, taxPiastres } = order;
  const { recipient, details, landmark, area, governorate, postalCode, secondPhone } = order;
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.id);
  const asked = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(refunds.createdAt);
  const sessions = await db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderId, orderId))
    .orderBy(paymentSessions.createdAt);
  const entries = await readEntries(db, orderId);
  const notes = await db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(orderNotes.id);
  const mentions = await db
    .select({ noteId: orderMentions.noteId, staffId: orderMentions.staffId })
    .from(orderMentions)
    .innerJoin(orderNotes, eq(orderNotes.id, orderMentions.noteId))
    .where(eq(orderNotes.orderId, orderId));
  const nameOf = await readStaffNames(db, [
    ...[...events, ...entries, ...asked, ...notes, ...mentions],
    { staffId: order.placedBy },
  ]);
  const found = await readReturns(db, [orderId]);
  const returned = countReturned(found);
  const isReturnable = findReturnableUntil(order) !== undefined;
  return {
    ...presentBriefOrder(row),
    duePiastres: findDuePiastres(order),
    owedPiastres: order.owedPiastres,
    version: order.version,
    shopperId: order.userId,
    email: shopper.email,
    language: order.language,
    placedBy: nameOf(order.placedBy),
    overrides: order.overrides,
    address: { recipient, details, landmark, area, governorate, postalCode, secondPhone },
    itemsPiastres,
    discountPiastres,
    couponCode: order.discount?.code ?? null,
    shippingPiastres,
    vatPiastres: taxPiastres,
    expectedFrom: order.expectedFrom,
    expectedTo: order.expectedTo,
    paidAt: writeInstant(order.paidAt),
    deliveredAt: writeInstant(order.deliveredAt),
    actions: listActions(row),
    lines: lines.map(({ id, productId, titleEn, titleAr, cover, count: pieces, ...line }) => ({
      ...{ id, productId, titleEn, titleAr, cover, pieces },
      pricePiastres: line.pricePiastres,
      discountPiastres: line.discountPiastres,
      returnablePieces: isReturnable ? pieces - (returned.get(id) ?? 0) : 0,
    })),
    timeline: events.map(({ event, status, by, staffId, before, at }) => ({
      event,
      status,
      by,
      person: nameOf(staffId),
      before: before && !isLinesBefore(before) ? before : null,
      linesBefore: before && isLinesBefore(before) ? presentLinesBefore(before) : null,
      at: at.toISOString(),
    })),
    notes: notes.map(({ id, text, staffId, at }) => ({
      id,
      text,
      person: nameOf(staffId),
      at: at.toISOString(),
      mentions: mentions.filter(({ noteId }) => noteId === id).flatMap((each) => nameOf(each.staffId) ?? []),
    })),
    ledger: entries.map((entry) => ({
      kind: entry.kind,
      gateway: entry.gateway,
      transaction: entry.transaction,
      amountPiastres: entry.amountPiastres,
      currency: entry.currency,
      person: nameOf(entry.staffId),
      at: entry.createdAt.toISOString(),
    })),
    refunds: asked.map(({ amountPiastres, state, refusal, staffId, createdAt }) => ({
      amountPiastres,
      state,
      refusal,
      person: nameOf(staffId),
      at: createdAt.toISOString(),
    })),
    sessions: sessions.map((session) => ({
      gateway: session.gateway,
      gatewayOrder: session.gatewayOrderId,
      amountPiastres: session.amountPiastres,
      at: session.createdAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      closedAt: writeInstant(session.closedAt),
    })),
    returns: found.map(({ row: { number } }) => number),
    history: await readHistory(db, order),
  };
}
