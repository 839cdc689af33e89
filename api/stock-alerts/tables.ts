import { owner } from '#api/account/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { createdAt, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';

/** Who wants a letter when a product is in stock again. A row is gone once its letter is written. */
export const stockAlerts = pg.pgTable(
  'stock_alerts',
  {
    userId: owner(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** In which the letter is written. */
    language: pg.text('language', { enum: LANGUAGES }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.userId, table.productId] }),
    pg.index('stock_alerts_product').on(table.productId),
  ],
);
