/** The SQL of returns. A return's order is always locked first. */

import type { OrderLineRow, OrderRow } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, eq, inArray, isNotNull, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { orderLines } from '#api/schema/orders.ts';
import { type ReturnStatus, returnEvents, returnLines, returns } from '#api/schema/returns.ts';
import type { ReturnRequest } from '#contract/orders/requests.ts';
import { EXPECTED_STATUSES } from './transitions.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;

export interface ListedReturn {
  row: ReturnRow;
  lines: ReturnLineRow[];
  events: (typeof returnEvents.$inferSelect)[];
}

/** The returns of orders with their lines and history, oldest first; in one round trip. */
export async function readReturns(db: Database | Transaction, orderIds: string[]): Promise<ListedReturn[]> {
  const rows = await db
    .select({ row: returns, line: returnLines, event: returnEvents })
    .from(returns)
    .innerJoin(returnEvents, eq(returnEvents.returnId, returns.id))
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .where(inArray(returns.orderId, orderIds))
    .orderBy(asc(returns.number), asc(returnEvents.id), asc(returnLines.orderLineId));
  const distinct = <Row>(found: Row[], idOf: (row: Row) => string | number) => [
    ...new Map(found.map((row) => [idOf(row), row])).values(),
  ];
  return [...Map.groupBy(rows, ({ row }) => row.id).values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const lines = distinct(
      found.map(({ line }) => line),
      ({ orderLineId }) => orderLineId,
    );
    const events = distinct(
      found.map(({ event }) => event),
      ({ id }) => id,
    );
    return [{ row: first.row, lines, events }];
  });
}

interface NewReturn {
  order: OrderRow;
  request: ReturnRequest;
  now: Date;
  /** Set if the shop starts the return itself: it is then approved from the start. */
  shop?: { staffId: string | undefined };
}

/** Inserts a return or an exchange. */
export async function insertReturn(
  tx: Transaction,
  { order, request, now, shop }: NewReturn,
): Promise<ReturnRow> {
  const { lines, ...rest } = request;
  const status = shop ? 'approved' : 'requested';
  const by = shop ? 'shop' : 'shopper';
  const [row] = await tx
    .insert(returns)
    .values({
      id: newId(now.getTime()),
      orderId: order.id,
      userId: order.userId,
      ...rest,
      status,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The return was not written');
  await tx
    .insert(returnLines)
    .values(lines.map(({ lineId, count }) => ({ returnId: row.id, orderLineId: lineId, count })));
  await tx.insert(returnEvents).values({ returnId: row.id, status, by, staffId: shop?.staffId, at: now });
  return row;
}

/** Finds the order of a return: of any return by its number, or of this shopper's return by its id. */
export async function findOrderOfReturn(
  db: Database,
  wanted: { number: number } | { id: string; orderId: string; userId: string },
): Promise<{ id: string; orderId: string } | undefined> {
  const where =
    'number' in wanted
      ? eq(returns.number, wanted.number)
      : and(
          eq(returns.id, wanted.id),
          eq(returns.orderId, wanted.orderId),
          eq(returns.userId, wanted.userId),
        );
  const [found] = await db.select({ id: returns.id, orderId: returns.orderId }).from(returns).where(where);
  return found;
}

/** Reads a return while its order is locked. */
export async function readReturn(tx: Transaction, id: string): Promise<ReturnRow> {
  const [row] = await tx.select().from(returns).where(eq(returns.id, id));
  if (!row) throw new Error(`Return ${id} is gone`);
  return row;
}

export interface ReturnedLine {
  line: OrderLineRow;
  count: number;
}

/** The pieces of a return, with their order lines. */
export const readReturnedLines = (tx: Database | Transaction, returnId: string): Promise<ReturnedLine[]> =>
  tx
    .select({ line: orderLines, count: returnLines.count })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.orderLineId))
    .where(eq(returnLines.returnId, returnId))
    .orderBy(asc(orderLines.position));

interface ReturnAct {
  by: 'shopper' | 'shop';
  now: Date;
  /** What the shop writes to the shopper. */
  answer?: string | undefined;
  staffId?: string | null | undefined;
}

/** Changes a return's status and adds it to its history. */
export async function setReturnStatus(
  tx: Transaction,
  { id }: Pick<ReturnRow, 'id'>,
  status: ReturnStatus,
  { by, now, answer, staffId }: ReturnAct,
): Promise<ReturnRow> {
  const [row] = await tx
    .update(returns)
    .set({ status, updatedAt: now, ...(answer && { answer }) })
    .where(eq(returns.id, id))
    .returning();
  if (!row) throw new Error(`Return ${id} is gone`);
  await tx.insert(returnEvents).values({ returnId: id, status, by, staffId, at: now });
  return row;
}

export interface ReceivedLine {
  lineId: string;
  resalePieces: number;
  damagedPieces: number;
}

/** Records how many pieces of a line of a return came back, and in which condition. */
export const setReceived = (
  tx: Transaction,
  returnId: string,
  { lineId, resalePieces, damagedPieces }: ReceivedLine,
) =>
  tx
    .update(returnLines)
    .set({ resaleCount: resalePieces, damagedCount: damagedPieces })
    .where(and(eq(returnLines.returnId, returnId), eq(returnLines.orderLineId, lineId)));

/** The lines of a delivered order, less the pieces that earlier returns brought back. */
export async function subtractReceived(
  tx: Transaction,
  orderId: string,
  lines: OrderLineRow[],
): Promise<OrderLineRow[]> {
  const rows = await tx
    .select({
      id: returnLines.orderLineId,
      received: sql`sum(${returnLines.resaleCount} + ${returnLines.damagedCount})`.mapWith(Number),
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), isNotNull(returnLines.resaleCount)))
    .groupBy(returnLines.orderLineId);
  const receivedOf = new Map(rows.map(({ id, received }) => [id, received]));
  return lines
    .map((line) => ({ ...line, count: line.count - (receivedOf.get(line.id) ?? 0) }))
    .filter(({ count }) => count > 0);
}

/** Closes the returns whose pieces are still expected, after the whole order has come back at once. */
export async function closeExpectedReturns(tx: Transaction, orderId: string, act: ReturnAct): Promise<void> {
  const isExpected = and(eq(returns.orderId, orderId), inArray(returns.status, [...EXPECTED_STATUSES]));
  const open = await tx.select({ id: returns.id }).from(returns).where(isExpected);
  for (const row of open) await setReturnStatus(tx, row, 'closed', act);
}
