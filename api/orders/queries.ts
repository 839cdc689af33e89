/** The SQL of orders. Whoever locks more than one thing goes account, phone, cart, order, products: in that order nobody deadlocks. */

import { carts } from '#api/cart/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, count, desc, eq, gt, inArray, ne, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import type { OrderDraft } from './draft.ts';
import { orderLines, orders } from './tables.ts';
import { statusesBefore } from './transitions.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export interface OrderWithLines {
  order: OrderRow;
  lines: OrderLineRow[];
}

interface NewOrder {
  userId: string;
  cartId: string;
  draft: OrderDraft;
  address: ShippingAddress;
  paymentMethod: 'cash' | 'card';
  now: Date;
}

/** Writes an order with its lines: cash is placed at once, a card payment is pending. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderWithLines> {
  const { draft, address, paymentMethod, now } = order;
  const { lines, ...amounts } = draft;
  const [row] = await tx
    .insert(orders)
    .values({
      id: newId(now.getTime()),
      userId: order.userId,
      cartId: order.cartId,
      paymentMethod,
      status: paymentMethod === 'cash' ? 'placed' : 'pending',
      ...amounts,
      details: address.details,
      phone: address.phone,
      city: address.city,
      postalCode: address.postalCode ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('The order was not written');
  const lineRows = await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ id: newId(now.getTime()), orderId: row.id, ...line, position })))
    .returning();
  return { order: row, lines: lineRows.sort((one, other) => one.position - other.position) };
}

const isOfCart = (userId: string, cartId: string) =>
  and(eq(orders.cartId, cartId), eq(orders.userId, userId));

/** Locks the orders of a cart that a newer one would replace, newest first. */
export function lockReplaceable(tx: Transaction, userId: string, cartId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(isOfCart(userId, cartId), inArray(orders.status, statusesBefore('replaced'))))
    .orderBy(desc(orders.number))
    .for('update');
}

/** Hides unpaid orders that a newer order of the same cart replaces. */
export async function replaceOrders(tx: Transaction, replaced: OrderRow[], now: Date): Promise<void> {
  if (replaced.length === 0) return;
  const ids = replaced.map((order) => order.id);
  await tx.update(orders).set({ status: 'replaced', updatedAt: now }).where(inArray(orders.id, ids));
}

/** Lets one order at a time pass of an account, and to a phone number where one is given; until the transaction ends. */
export async function lockOrdering(tx: Transaction, userId: string, phone?: string): Promise<void> {
  for (const name of [`orders of ${userId}`, ...(phone ? [`orders to ${phone}`] : [])]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

/** The cash order that a cart became since then, if it did. */
export async function findCashOrderOf(
  tx: Transaction,
  { userId, cartId, since }: { userId: string; cartId: string; since: Date },
): Promise<OrderRow | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(isOfCart(userId, cartId), eq(orders.paymentMethod, 'cash'), gt(orders.createdAt, since)));
  return order;
}

/** Locks one order. */
export async function lockOrder(tx: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}

/** Locks the cart a shopper has now, if any. */
export async function lockCartOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update');
  return cart?.id;
}

/** Lines of orders, in the order of the carts they were made from. */
export function readLines(db: Database | Transaction, orderIds: string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

const isListed = (userId: string) => and(eq(orders.userId, userId), ne(orders.status, 'replaced'));

/** How many orders a shopper can see. */
export async function countOrders(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(isListed(userId));
  return row?.total ?? 0;
}

/** A shopper's orders, newest first, each line with its product as far as the shop still has it. */
export async function listOrders(db: Database, userId: string, limit: number, offset = 0) {
  const found = await db
    .select()
    .from(orders)
    .where(isListed(userId))
    .orderBy(desc(orders.number))
    .limit(limit)
    .offset(offset);
  if (found.length === 0) return [];
  const ids = found.map((order) => order.id);
  const lines = await db
    .select({
      line: orderLines,
      product: {
        categoryId: products.categoryId,
        brandId: products.brandId,
        subcategoryIds: products.subcategoryIds,
        ratingsAverage: products.ratingsAverage,
        ratingsQuantity: products.ratingsQuantity,
      },
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const linesOf = Map.groupBy(lines, ({ line }) => line.orderId);
  return found.map((order) => ({ order, lines: linesOf.get(order.id) ?? [] }));
}
