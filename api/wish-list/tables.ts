import { owner } from '#api/account/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

export const wishes = pg.pgTable(
  'wishes',
  {
    userId: owner(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: pg.bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [pg.primaryKey({ columns: [table.userId, table.productId] })],
);
