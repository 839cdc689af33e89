/** Counts of products per facet value, updated by triggers of the products table, so that a list reads a count in
 *  constant time. */
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

export const facetCounts = pg.pgTable(
  'shelf_counts',
  {
    /** The part of the shop: `all`, `offers`, or a category (`c:` and its id), subcategory (`s:`) or brand (`b:`). */
    shelf: pg.text('shelf').notNull(),
    facet: pg.text('facet').notNull(),
    value: pg.text('value').notNull(),
    products: pg.integer('products').notNull(),
    /** The number of products, counting each family once. */
    cards: pg.integer('cards').notNull(),
  },
  (table) => [
    pg.primaryKey({ columns: [table.shelf, table.facet, table.value] }),
    // Finds a facet's most frequent values among the thousands that a large shop may have.
    pg.index('shelf_counts_most').on(table.shelf, table.facet, table.cards.desc()),
  ],
);
