/** Tables of orders. */
import { owner, users } from '#api/account/tables.ts';
import { createdAt, id, moment, piastres, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';

/** placed: cash on delivery. replaced: an unpaid card order that a newer checkout of the same cart took over. */
export const orderStatus = pg.pgEnum('order_status', [
  'placed',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'replaced',
  'refund_due',
]);
export const paymentMethod = pg.pgEnum('payment_method', ['cash', 'card']);

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
    status: orderStatus('status').notNull(),
    itemsPiastres: piastres('items_piastres').notNull(),
    shippingPiastres: piastres('shipping_piastres').notNull(),
    taxPiastres: piastres('tax_piastres').notNull(),
    totalPiastres: piastres('total_piastres').notNull(),
    details: pg.text('details').notNull(),
    phone: pg.text('phone').notNull(),
    city: pg.text('city').notNull(),
    postalCode: pg.text('postal_code'),
    paidAt: moment('paid_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.index('orders_owner').on(table.userId, table.number.desc()),
    pg.index('orders_cart').on(table.cartId),
    pg.index('orders_in_cash_to').on(table.phone).where(sql`${table.status} = 'placed'`),
    pg.index('orders_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
  ],
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
