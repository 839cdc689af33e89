/** Counts of the catalogue, kept by triggers of the products table, so that counting costs the same in any catalogue. */
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

export const shelfCounts = pg.pgTable(
  'shelf_counts',
  {
    /** A part of the shop: `all`, `offers`, `c:` and a category, `s:` and a subcategory, `b:` and a brand. */
    shelf: pg.text('shelf').notNull(),
    facet: pg.text('facet').notNull(),
    value: pg.text('value').notNull(),
    products: pg.integer('products').notNull(),
    /** The same with a family counted once. */
    cards: pg.integer('cards').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.shelf, table.facet, table.value] }),
    // The values that a visitor is shown, of the thousands that a big shop may have.
    pg.index('shelf_counts_most').on(table.shelf, table.facet, table.cards.desc()),
  ],
);
