/**
 * The SQL of orders. To prevent deadlocks, locks are always taken in this order: account, phone number, cart, order,
 * products, discount code.
 */

import { toOptionalColumns } from '#api/account/address-columns.ts';
import { estimateDelivery } from '#api/delivery/queries.ts';
import { refuseCoupon, takeUse } from '#api/discounts/find-coupon.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, desc, eq, gt, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { carts } from '#api/schema/cart.ts';
import { CASH, orderLines, orders } from '#api/schema/orders.ts';
import type { Language } from '#contract/constants.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import type { OrderDraft } from './draft.ts';
import { statusesBefore } from './transitions.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;

export interface OrderWithLines {
  order: OrderRow;
  lines: OrderLineRow[];
}

export interface NewOrder {
  /** Known before, because the journal of stock names it. */
  id: string;
  userId: string;
  /** Null if the staff place the order. */
  cartId: string | null;
  draft: OrderDraft;
  address: ShippingAddress;
  /** The name of a gateway, or 'cash'. */
  gateway: string;
  /** Whether the caller has held or sold the pieces, or left them in stock. */
  stock: OrderRow['stock'];
  clientHash: string | null;
  /** When the payment's hold on the stock ends. */
  holdEndsAt?: Date;
  language: Language;
  /** For an order that the staff place: the member of staff, the order's source and the overridden limits. */
  byStaff?: Pick<OrderRow, 'placedBy' | 'source' | 'overrides'> | undefined;
  now: Date;
}

/** Inserts an order; each try draws a random order number, until one is free. */
async function insertNumbered(tx: Transaction, values: typeof orders.$inferInsert): Promise<OrderRow> {
  for (;;) {
    const [row] = await tx
      .insert(orders)
      .values(values)
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (row) return row;
  }
}

/** Inserts an order with its lines: placed if it is paid in cash, else pending. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<OrderWithLines> {
  const { draft, address, gateway, stock, language, now } = order;
  const isCash = gateway === CASH;
  const { lines, ...amounts } = draft;
  const { userId } = order;
  const { discountId } = draft;
  if (discountId !== null) {
    const problem = await takeUse(tx, { discountId, userId, phone: address.phone, now: now.getTime() });
    if (problem) throw refuseCoupon(problem);
  }
  const row = await insertNumbered(tx, {
    id: order.id,
    userId,
    cartId: order.cartId,
    isDiscountUsed: discountId !== null,
    paymentMethod: isCash ? 'cash' : 'card',
    gateway,
    status: isCash ? 'placed' : 'pending',
    stock,
    clientHash: order.clientHash,
    holdEndsAt: order.holdEndsAt ?? null,
    language,
    ...order.byStaff,
    ...amounts,
    details: address.details,
    phone: address.phone,
    city: address.city,
    postalCode: address.postalCode ?? null,
    ...toOptionalColumns(address),
    ...(await estimateDelivery(tx, address, now)),
    createdAt: now,
    updatedAt: now,
  });
  const lineRows = await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ id: newId(now.getTime()), orderId: row.id, ...line, position })))
    .returning();
  return { order: row, lines: lineRows.sort((one, other) => one.position - other.position) };
}

const isOfCart = (userId: string, cartId: string) =>
  and(eq(orders.cartId, cartId), eq(orders.userId, userId));

/** Locks the orders of a cart that a newer order would replace, newest first. */
export function lockReplaceable(tx: Transaction, userId: string, cartId: string): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(isOfCart(userId, cartId), inArray(orders.status, statusesBefore('replaced'))))
    .orderBy(desc(orders.number))
    .for('update');
}

const lockName = (tx: Transaction, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/** Serializes the orders of an account until the transaction ends. */
export const lockAccountOrders = (tx: Transaction, userId: string) => lockName(tx, `orders of ${userId}`);

/**
 * Serializes the orders of an account and of a phone number. IP addresses are not locked: mobile networks share them.
 */
export async function lockHolder(
  tx: Transaction,
  { userId, phone }: { userId: string; phone: string },
): Promise<void> {
  await lockAccountOrders(tx, userId);
  await lockName(tx, `orders to ${phone}`);
}

/** The cash order that was made from a cart, if it was placed after `since`. */
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
export async function lockOrder(tx: Transaction, id: string, userId?: string): Promise<OrderRow | undefined> {
  const isOwn = userId === undefined ? undefined : eq(orders.userId, userId);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isOwn))
    .for('update');
  return order;
}

/** Locks a shopper's cart, if there is one. */
export async function lockCartOf(tx: Transaction, userId: string): Promise<string | undefined> {
  const [cart] = await tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).for('update');
  return cart?.id;
}

/** Lines of orders, sorted by order and position. */
export function readLines(db: Database | Transaction, orderIds: string[]): Promise<OrderLineRow[]> {
  return db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, orderIds))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
}

/** Whether the parcel of a row of `orders` came back without having been delivered. */
export const isRefused = sql`(orders.delivered_at is null and exists (
  select from order_events where order_id = orders.id and event in ('returned', 'returned_paid')
))`;
