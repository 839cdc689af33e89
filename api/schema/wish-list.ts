import { reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import { owner } from './account.ts';
import { products } from './catalogue.ts';

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
