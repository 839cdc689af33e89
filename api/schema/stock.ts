/** The journal of stock. */
import { moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

/**
 * Why pieces moved: `start` is the stock from before the journal, `counted` a stock count or a catalogue file,
 * `corrected` a correction by hand. Unpaid orders reserve pieces, which are released when the order is paid or ends.
 */
export const STOCK_KINDS = [
  'start',
  'counted',
  'corrected',
  'sold',
  'reserved',
  'released',
  'returned',
  'damaged',
] as const;
export type StockKind = (typeof STOCK_KINDS)[number];

/** What happened to the stock of each product. The pieces of a product's steps add up to its quantity. */
export const stockSteps = pg.pgTable(
  'stock_steps',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    productId: reference('product_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    kind: pg.text('kind', { enum: STOCK_KINDS }).notNull(),
    /** Negative if they left the stock. */
    pieces: pg.integer('pieces').notNull(),
    orderId: reference('order_id'),
    /** The member of staff who moved the pieces, if any. */
    staffId: reference('staff_id'),
    note: pg.text('note'),
  },
  (table) => [pg.index('stock_steps_product').on(table.productId, table.id)],
);

export type StockStepRow = typeof stockSteps.$inferSelect;
