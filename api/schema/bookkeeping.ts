/** Settlements: the statements in which gateways and couriers list their payouts, and the lines of these statements. */
import { createdAt, id, piastres, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { LINE_RESULTS, SETTLED_BY } from '#contract/bookkeeping/kinds.ts';
import { orders } from './orders.ts';
import { ledgerEntries } from './payments.ts';

export const settlements = pg.pgTable(
  'settlements',
  {
    id: id().primaryKey(),
    settledBy: pg.text('settled_by', { enum: SETTLED_BY }).notNull(),
    /** The name of the gateway or the courier. */
    source: pg.text('source').notNull(),
    fileName: pg.text('file_name').notNull(),
    /** A hash of the file's text, so that a file is imported only once. */
    fileHash: pg.text('file_hash').notNull().unique(),
    /** The first and the last day (in Cairo) of the lines; null if lines have no dates. */
    firstDay: pg.date('first_day', { mode: 'string' }),
    lastDay: pg.date('last_day', { mode: 'string' }),
    staffId: reference('staff_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [pg.index('settlements_by_time').on(table.createdAt, table.id)],
);

export const settlementLines = pg.pgTable(
  'settlement_lines',
  {
    settlementId: reference('settlement_id')
      .notNull()
      .references(() => settlements.id, { onDelete: 'cascade' }),
    /** The line of the file, from 1. */
    line: pg.integer('line').notNull(),
    /** The transaction, tracking number or order number, as the file has it. */
    reference: pg.text('reference').notNull(),
    /** Negative if money goes back to the shopper. */
    amountPiastres: piastres('amount_piastres').notNull(),
    feePiastres: piastres('fee_piastres'),
    day: pg.date('day', { mode: 'string' }),
    result: pg.text('result', { enum: LINE_RESULTS }).notNull(),
    /** The ledger entry that the line settles. */
    entryId: pg.bigint('entry_id', { mode: 'number' }).references(() => ledgerEntries.id),
    /** The order that the line is about, if known. */
    orderId: reference('order_id').references(() => orders.id),
  },
  (table) => [
    pg.primaryKey({ columns: [table.settlementId, table.line] }),
    // No ledger entry is settled twice.
    pg.uniqueIndex('settlement_lines_entry').on(table.entryId).where(sql`${table.entryId} is not null`),
    pg.index('settlement_lines_order').on(table.orderId),
  ],
);

export type SettlementRow = typeof settlements.$inferSelect;
export type SettlementLineRow = typeof settlementLines.$inferSelect;
