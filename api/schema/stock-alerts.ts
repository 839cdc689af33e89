import { createdAt, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { owner } from './account.ts';
import { products } from './catalogue.ts';

/** Shoppers who want an email when a product is in stock again. A row is deleted once its email is queued. */
export const stockAlerts = pg.pgTable(
  'stock_alerts',
  {
    userId: owner(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    language: pg.text('language', { enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.productId] }),
    pg.index('stock_alerts_product').on(table.productId),
  ],
);
