/** Returns as the operator sees them, as plain JSON values. */

import { readEntries, sumEntries } from '#api/ledger/ledger.ts';
import { sumRefunds } from '#api/ledger/unsent-refunds.ts';
import { readReturnedLines, readReturns } from '#api/orders/returns/queries.ts';
import { OPEN_RETURN_STATUSES } from '#api/orders/returns/transitions.ts';
import { asc, count, desc, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { users } from '#api/schema/account.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { type ReturnStatus, returnEvents, returnLines, returns } from '#api/schema/returns.ts';
import type { BriefReturn, WholeReturn } from '#contract/orders/staff-return-answers.ts';
import { readStaffNames } from '../staff/members.ts';

interface ReturnListQuery {
  /** Undefined for all open returns. */
  status?: ReturnStatus | undefined;
  limit: number;
}

const sumOf = (value: ReturnType<typeof sql>) => sql`sum(${value})`.mapWith(Number);

const selectBrief = (db: Database) =>
  db
    .select({
      row: returns,
      order: orders.orderNumber,
      shopper: users.name,
      pieces: sumOf(sql`${returnLines.count}`),
      valuePiastres: sumOf(sql`round(${returnLines.count}::numeric / ${orderLines.count}
        * (${orderLines.count} * ${orderLines.pricePiastres} - ${orderLines.discountPiastres}))`),
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .innerJoin(users, eq(users.id, returns.userId))
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .groupBy(returns.id, orders.id, users.id);

type BriefRow = Awaited<ReturnType<typeof selectBrief>>[number];

const presentBrief = ({ row, ...rest }: BriefRow): BriefReturn => ({
  number: row.number,
  requestedAt: row.createdAt.toISOString(),
  status: row.status,
  kind: row.kind,
  reason: row.reason,
  ...rest,
});

/** The newest returns that match, and how many match in all. */
export async function listBriefReturns(
  db: Database,
  { status, limit }: ReturnListQuery,
): Promise<{ data: BriefReturn[]; total: number }> {
  const where = status ? eq(returns.status, status) : inArray(returns.status, [...OPEN_RETURN_STATUSES]);
  const [counted] = await db.select({ total: count() }).from(returns).where(where);
  const rows = await selectBrief(db).where(where).orderBy(desc(returns.number)).limit(limit);
  return { data: rows.map(presentBrief), total: counted?.total ?? 0 };
}

/** The money that the shop holds of an order, less refunds under way. */
async function readRefundable(db: Database, orderId: string): Promise<number> {
  const { heldPiastres } = sumEntries(await readEntries(db, orderId));
  return Math.max(0, heldPiastres - (await sumRefunds(db, orderId, 'asked')));
}

/** The pieces of each line of a return's order that earlier returns brought back. */
async function countEarlier(db: Database, { id, orderId }: typeof returns.$inferSelect) {
  const received = (await readReturns(db, [orderId])).flatMap((each) => {
    const event = each.events.find(({ status }) => status === 'received');
    return event ? [{ ...each, at: event.id }] : [];
  });
  const own = received.find(({ row }) => row.id === id)?.at ?? Number.POSITIVE_INFINITY;
  const counts = new Map<string, number>();
  for (const { orderLineId, resaleCount, damagedCount } of received
    .filter(({ at }) => at < own)
    .flatMap((each) => each.lines))
    counts.set(orderLineId, (counts.get(orderLineId) ?? 0) + (resaleCount ?? 0) + (damagedCount ?? 0));
  return counts;
}

/** All data of a return; undefined if there is none with this number. */
export async function readWholeReturn(db: Database, number: number): Promise<WholeReturn | undefined> {
  const [found] = await selectBrief(db).where(eq(returns.number, number));
  if (!found) return undefined;
  const { row } = found;
  const [order] = await db.select().from(orders).where(eq(orders.id, row.orderId));
  const [shopper] = await db.select().from(users).where(eq(users.id, row.userId));
  const conditions = await db.select().from(returnLines).where(eq(returnLines.returnId, row.id));
  const events = await db
    .select()
    .from(returnEvents)
    .where(eq(returnEvents.returnId, row.id))
    .orderBy(asc(returnEvents.id));
  const nameOf = await readStaffNames(db, events);
  const earlier = await countEarlier(db, row);
  const lines = (await readReturnedLines(db, row.id)).map(({ line, count: pieces }) => {
    const condition = conditions.find(({ orderLineId }) => orderLineId === line.id);
    return {
      lineId: line.id,
      titleEn: line.titleEn,
      titleAr: line.titleAr,
      cover: line.cover,
      pieces,
      resalePieces: condition?.resaleCount ?? null,
      damagedPieces: condition?.damagedCount ?? null,
      pricePiastres: line.pricePiastres,
      paidPiastres: line.count * line.pricePiastres - line.discountPiastres,
      orderedPieces: line.count,
      earlierPieces: earlier.get(line.id) ?? 0,
    };
  });
  return {
    ...presentBrief(found),
    note: row.note,
    answer: row.answer,
    gateway: order?.gateway ?? '',
    refundablePiastres: await readRefundable(db, row.orderId),
    shippingPiastres: order?.shippingPiastres ?? 0,
    phone: order?.phone ?? '',
    email: shopper?.email ?? '',
    address: [order?.details, order?.area, order?.city].filter(Boolean).join(', '),
    lines,
    history: events.map(({ status, by, staffId, at }) => ({
      status,
      by,
      person: nameOf(staffId),
      at: at.toISOString(),
    })),
  };
}
