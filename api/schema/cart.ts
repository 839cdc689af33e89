import { createdAt, id, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { owner } from './account.ts';
import { products } from './catalogue.ts';

export const carts = pg.pgTable('carts', {
  id: id().primaryKey(),
  userId: owner().unique(),
  /** The code that the shopper entered, as normaliseCode writes it. */
  couponCode: pg.text('coupon_code'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const cartLines = pg.pgTable(
  'cart_lines',
  {
    id: id().primaryKey(),
    cartId: reference('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    count: pg.integer('count').notNull(),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [
    pg.unique('cart_lines_once').on(table.cartId, table.productId),
    pg.check('cart_lines_count', sql`${table.count} between 1 and 999`),
  ],
);

/** Products that a shopper saved for later. */
export const savedLines = pg.pgTable(
  'saved_lines',
  {
    userId: owner(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    count: pg.integer('count').notNull(),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.productId] }),
    pg.check('saved_lines_count', sql`${table.count} between 1 and 999`),
  ],
);
