/** Tables of orders. */

import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, piastres, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { createOrderNumber } from '#api/platform/order-number.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { ORDER_STATUSES } from '#contract/orders/staff-answers.ts';
import { ORDER_SOURCES, type OrderOverride } from '#contract/staff-orders/kinds.ts';
import { users } from './account.ts';
import { discounts, type OrderDiscount } from './discounts.ts';

export const orderStatus = pg.pgEnum('order_status', ORDER_STATUSES);

export type OrderStatus = (typeof orderStatus.enumValues)[number];

/** The `gateway` of an order that is paid in cash. */
export const CASH = 'cash';

/** Whether an order's pieces are taken from stock: not at all, held until the order is paid, or sold. */
export const orderStock = pg.pgEnum('order_stock', ['none', 'held', 'sold']);
export const paymentMethod = pg.pgEnum('payment_method', ['cash', 'card']);

/** Orders that may hold pieces without payment; api/orders/unpaid-holds.ts says which of them count. */
const isUnpaid = (table: Record<'stock' | 'status', AnyPgColumn>) =>
  sql`${table.stock} = 'held' or ${table.status} = 'placed' or ${table.status} = 'confirmed'`;

export const orders = pg.pgTable(
  'orders',
  {
    id: id().primaryKey(),
    /** The contract's numeric id. */
    number: pg.bigserial('number', { mode: 'number' }).notNull().unique(),
    /** The number that people see and read aloud, such as MS-4F7K-2Q9. */
    orderNumber: pg.text('order_number').notNull().unique().$default(createOrderNumber),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    /** The cart that the order was made from, which may no longer exist; null if the staff placed the order. */
    cartId: reference('cart_id'),
    /** Where the order came from. */
    source: pg.text('source', { enum: ORDER_SOURCES }).notNull().default('web'),
    /** The member of staff who placed the order for the shopper. */
    placedBy: reference('placed_by'),
    /** The limits that this member of staff overrode. */
    overrides: pg.jsonb('overrides').$type<OrderOverride[]>().notNull().default([]),
    paymentMethod: paymentMethod('payment_method').notNull(),
    /** The name of the gateway, or 'cash'. */
    gateway: pg.text('gateway').notNull(),
    status: orderStatus('status').notNull(),
    stock: orderStock('stock').notNull(),
    /** The language of the order and of its emails. */
    language: pg.text('language', { enum: LANGUAGES }).notNull().default('en'),
    itemsPiastres: piastres('items_piastres').notNull(),
    /** What the code takes off the items. */
    discountPiastres: piastres('discount_piastres').notNull().default(0),
    shippingPiastres: piastres('shipping_piastres').notNull(),
    taxPiastres: piastres('tax_piastres').notNull(),
    totalPiastres: piastres('total_piastres').notNull(),
    /** The amount still to be paid after changed lines raised the total of a paid order. */
    owedPiastres: piastres('owed_piastres').notNull().default(0),
    discountId: reference('discount_id').references(() => discounts.id),
    /** The code's terms when the order was placed. */
    discount: pg.jsonb('discount').$type<OrderDiscount>(),
    /** Whether the order counts as a use of the code. */
    isDiscountUsed: pg.boolean('is_discount_used').notNull().default(false),
    details: pg.text('details').notNull(),
    phone: pg.text('phone').notNull(),
    city: pg.text('city').notNull(),
    postalCode: pg.text('postal_code'),
    governorate: pg.text('governorate'),
    area: pg.text('area'),
    /** Who receives the parcel; null if the shopper does. */
    recipient: pg.text('recipient'),
    landmark: pg.text('landmark'),
    secondPhone: pg.text('second_phone'),
    /** The estimated delivery days (in Cairo), as the shopper saw them. */
    expectedFrom: pg.date('expected_from', { mode: 'string' }),
    expectedTo: pg.date('expected_to', { mode: 'string' }),
    /** The last four digits of the card that paid the order, if the gateway reported them. */
    cardLast4: pg.text('card_last4'),
    carrier: pg.text('carrier'),
    trackingNumber: pg.text('tracking_number'),
    /** Until when the stock is held for the payment. Checking out again does not extend the hold. */
    holdEndsAt: moment('hold_ends_at'),
    /** Keyed hash of the client's IP address; deleted once the order is paid, confirmed or given up. */
    clientHash: pg.text('client_hash'),
    /** Grows with each change, so that nobody overwrites a change that they did not see. */
    version: pg.integer('version').notNull().default(1),
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
    pg.index('orders_with_discount').on(table.discountId, table.userId).where(sql`${table.isDiscountUsed}`),
    pg.index('orders_with_discount_to').on(table.discountId, table.phone).where(sql`${table.isDiscountUsed}`),
    pg.index('orders_by_time').on(table.createdAt, table.id),
    pg.index('orders_by_status').on(table.status, table.createdAt, table.id),
    pg.index('orders_by_gateway').on(table.gateway, table.createdAt, table.id),
    pg.index('orders_by_governorate').on(table.governorate, table.createdAt, table.id),
    pg
      .index('orders_by_source')
      .on(table.source, table.createdAt, table.id)
      .where(sql`${table.source} <> 'web'`),
  ],
);

/** The staff's notes about an order. Append-only, until the shopper's account is deleted. */
export const orderNotes = pg.pgTable(
  'order_notes',
  {
    id: id().primaryKey(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null if a command added the note. */
    staffId: reference('staff_id'),
    text: pg.text('text').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [pg.index('order_notes_order').on(table.orderId, table.id)],
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
    /** The line's share of the order's discount, for all of its pieces. */
    discountPiastres: piastres('discount_piastres').notNull().default(0),
    position: pg.integer('position').notNull(),
  },
  (table) => [
    pg.index('order_lines_order').on(table.orderId, table.position),
    pg.index('order_lines_product').on(table.productId, table.orderId),
  ],
);

/**
 * The words by which the staff find an order: its number, names, phone numbers, email address and tracking number,
 * folded by the SQL function search_words. Triggers update them.
 */
export const orderWords = pg.pgTable(
  'order_words',
  {
    word: pg.text('word').notNull(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (table) => [
    pg.primaryKey({ columns: [table.word, table.orderId] }),
    pg.index('order_words_order').on(table.orderId, table.word),
  ],
);

/** Idempotency keys: a repeated request returns the same order. */
export const orderKeys = pg.pgTable(
  'order_keys',
  {
    /** Who sent the request: a shopper, or a member of staff. */
    userId: reference('user_id').notNull(),
    key: pg.text('key').notNull(),
    /** A hash of the request: reusing a key for a different request is refused. */
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
