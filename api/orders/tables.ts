/** Tables of orders. */
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { owner, users } from '#api/account/tables.ts';
import { createdAt, id, moment, piastres, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';
import type { OrderEvent } from './transitions.ts';

/**
 * Where an order stands; what leads from one to the next is in transitions.ts. placed: to be paid in cash. pending: the
 * shopper is at the gateway. failed: a payment was declined. expired: nobody paid in time. replaced: a newer checkout of the
 * same cart took over.
 */
export const orderStatus = pg.pgEnum('order_status', [
  'placed',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'replaced',
  'refund_due',
  'expired',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'returned',
  'partly_refunded',
  'refunded',
]);
/** Whether an order's pieces are out of the stock: held until it is paid, or sold. */
export const orderStock = pg.pgEnum('order_stock', ['none', 'held', 'sold']);
export const paymentMethod = pg.pgEnum('payment_method', ['cash', 'card']);

/** Orders that hold pieces nobody paid for; which of them count is in unpaid-holds.ts. */
const isUnpaid = (table: Record<'stock' | 'status', AnyPgColumn>) =>
  sql`${table.stock} = 'held' or ${table.status} = 'placed' or ${table.status} = 'confirmed'`;

export const orders = pg.pgTable(
  'orders',
  {
    id: id().primaryKey(),
    number: pg.bigserial('number', { mode: 'number' }).notNull().unique(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    /** The cart it was made from; that cart may be gone by now. */
    cartId: reference('cart_id').notNull(),
    paymentMethod: paymentMethod('payment_method').notNull(),
    /** How it is paid: the name of a gateway, or cash. */
    gateway: pg.text('gateway').notNull(),
    status: orderStatus('status').notNull(),
    stock: orderStock('stock').notNull(),
    /** In which its shopper ordered, and is written to. */
    language: pg.text('language', { enum: LANGUAGES }).notNull().default('en'),
    itemsPiastres: piastres('items_piastres').notNull(),
    shippingPiastres: piastres('shipping_piastres').notNull(),
    taxPiastres: piastres('tax_piastres').notNull(),
    totalPiastres: piastres('total_piastres').notNull(),
    details: pg.text('details').notNull(),
    phone: pg.text('phone').notNull(),
    city: pg.text('city').notNull(),
    postalCode: pg.text('postal_code'),
    governorate: pg.text('governorate'),
    area: pg.text('area'),
    /** The days in Cairo between which it was said to arrive, when it was ordered. */
    expectedFrom: pg.date('expected_from', { mode: 'string' }),
    expectedTo: pg.date('expected_to', { mode: 'string' }),
    carrier: pg.text('carrier'),
    trackingNumber: pg.text('tracking_number'),
    /** Until when a payment holds, or could have held, the pieces; a renewed checkout does not begin anew. */
    holdEndsAt: moment('hold_ends_at'),
    /** The client address that ordered, as a keyed hash; forgotten once the order is paid, confirmed or given up. */
    clientHash: pg.text('client_hash'),
    paidAt: moment('paid_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.index('orders_owner').on(table.userId, table.number.desc()),
    pg.index('orders_cart').on(table.cartId),
    pg.index('orders_in_cash_to').on(table.phone).where(sql`${table.paymentMethod} = 'cash'`),
    pg.index('orders_unpaid_of_account').on(table.userId).where(isUnpaid(table)),
    pg.index('orders_unpaid_to_phone').on(table.phone).where(isUnpaid(table)),
    pg.index('orders_unpaid_of_client').on(table.clientHash).where(isUnpaid(table)),
    pg.index('orders_by_status').on(table.status, table.number.desc()),
  ],
);

/** What happened to an order, in its order: the timeline that its shopper sees. Rows are only ever added. */
export const orderEvents = pg.pgTable(
  'order_events',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: pg.text('event').notNull().$type<OrderEvent>(),
    /** Where the order stood afterwards. */
    status: orderStatus('status').notNull(),
    by: pg.text('by', { enum: ['shopper', 'shop', 'gateway'] }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [pg.index('order_events_order').on(table.orderId, table.id)],
);

export const orderLines = pg.pgTable(
  'order_lines',
  {
    id: id().primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** No foreign key: an order outlives the product. */
    productId: reference('product_id').notNull(),
    titleEn: pg.text('title_en').notNull(),
    titleAr: pg.text('title_ar').notNull(),
    cover: pg.text('cover').notNull(),
    count: pg.integer('count').notNull(),
    pricePiastres: piastres('price_piastres').notNull(),
    position: pg.integer('position').notNull(),
  },
  (table) => [pg.index('order_lines_order').on(table.orderId, table.position)],
);

/** Orders by the key that their client sent along, so that the same request again is answered with the same order. */
export const orderKeys = pg.pgTable(
  'order_keys',
  {
    userId: owner(),
    key: pg.text('key').notNull(),
    /** A hash of the request: the key of one request is not good for another. */
    request: pg.text('request').notNull(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.key] }),
    pg.index('order_keys_order').on(table.orderId),
    pg.index('order_keys_age').on(table.createdAt),
  ],
);
