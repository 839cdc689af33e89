/** The SQL of orders for display, each with its lines, events, balance and returns. */

import { readBalances } from '#api/ledger/ledger.ts';
import { readUnsentRefunds } from '#api/ledger/unsent-refunds.ts';
import { and, asc, count, desc, eq, inArray, ne } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import type { OrderRow } from './queries.ts';
import { readReturns } from './returns/queries.ts';

/** Lines of orders, each with its product if the shop still has it. */
const readListedLines = (db: Database, orderIds: string[]) =>
  db
    .select({
      line: orderLines,
      product: {
        slug: products.slug,
        categoryId: products.categoryId,
        brandId: products.brandId,
        subcategoryIds: products.subcategoryIds,
        ratingsAverage: products.ratingsAverage,
        ratingsQuantity: products.ratingsQuantity,
      },
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));

const readEvents = (db: Database, orderIds: string[]) =>
  db.select().from(orderEvents).where(inArray(orderEvents.orderId, orderIds)).orderBy(asc(orderEvents.id));

async function readDetails(db: Database, found: OrderRow[]) {
  if (found.length === 0) return [];
  const ids = found.map((order) => order.id);
  const [lines, events, balances, unsent, returns] = await Promise.all([
    readListedLines(db, ids),
    readEvents(db, ids),
    readBalances(db, ids),
    readUnsentRefunds(db, ids),
    readReturns(db, ids),
  ]);
  const linesOf = Map.groupBy(lines, ({ line }) => line.orderId);
  const eventsOf = Map.groupBy(events, ({ orderId }) => orderId);
  const returnsOf = Map.groupBy(returns, ({ row }) => row.orderId);
  return found.map((order) => ({
    order,
    lines: linesOf.get(order.id) ?? [],
    events: eventsOf.get(order.id) ?? [],
    balance: balances.get(order.id),
    unsentPiastres: unsent.get(order.id) ?? 0,
    returns: returnsOf.get(order.id) ?? [],
  }));
}

export type ListedOrder = Awaited<ReturnType<typeof readDetails>>[number];

const isListed = (userId: string) => and(eq(orders.userId, userId), ne(orders.status, 'replaced'));

/** How many orders a shopper can see. */
export async function countOrders(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(isListed(userId));
  return row?.total ?? 0;
}

/** A shopper's orders, newest first. */
export async function listOrders(
  db: Database,
  userId: string,
  limit: number,
  offset = 0,
): Promise<ListedOrder[]> {
  const found = await db
    .select()
    .from(orders)
    .where(isListed(userId))
    .orderBy(desc(orders.number))
    .limit(limit)
    .offset(offset);
  return readDetails(db, found);
}

/** One order of a shopper. */
export async function findOwnOrder(
  db: Database,
  userId: string,
  id: string,
): Promise<ListedOrder | undefined> {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isListed(userId)));
  return (await readDetails(db, found))[0];
}

/** Finds any order. The caller must have checked that it may be shown. */
export async function findOrder(db: Database, id: string): Promise<ListedOrder | undefined> {
  return (await readDetails(db, await db.select().from(orders).where(eq(orders.id, id))))[0];
}
