import { createdAt, id, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';
import { users } from './account.ts';
import { products } from './catalogue.ts';

export const reviews = pg.pgTable(
  'reviews',
  {
    id: id().primaryKey(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for the reviews of the demo catalogue, which no shopper wrote. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    review: pg.text('review').notNull(),
    rating: pg.numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.unique('reviews_once').on(table.productId, table.userId),
    pg.index('reviews_writer').on(table.userId),
    pg.index('reviews_newest').on(table.createdAt.desc(), table.id),
  ],
);
