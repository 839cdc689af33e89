/** Tables of returns: pieces of a delivered order that a shopper sends back, for a refund or an exchange. */

import { createdAt, id, moment, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { RETURN_KINDS, RETURN_REASONS, RETURN_STATUSES } from '#contract/orders/returned.ts';
import { owner } from './account.ts';
import { orderLines, orders } from './orders.ts';

/** Statuses of a return; api/orders/returns/transitions.ts has the transitions. */
export const returnStatus = pg.pgEnum('return_status', RETURN_STATUSES);

export type ReturnStatus = (typeof returnStatus.enumValues)[number];

export const returns = pg.pgTable(
  'returns',
  {
    id: id().primaryKey(),
    /** The number by which operators refer to the return. */
    number: pg.bigserial('number', { mode: 'number' }).notNull().unique(),
    orderId: reference('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The order's shopper. */
    userId: owner(),
    kind: pg.text('kind', { enum: RETURN_KINDS }).notNull(),
    reason: pg.text('reason', { enum: RETURN_REASONS }).notNull(),
    /** What the shopper wrote; may be empty. */
    note: pg.text('note').notNull(),
    status: returnStatus('status').notNull(),
    /** What the shop wrote to the shopper. */
    answer: pg.text('answer'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.index('returns_order').on(table.orderId, table.number),
    pg.index('returns_owner').on(table.userId),
    pg
      .index('returns_open')
      .on(table.number)
      .where(sql`${table.status} in ('requested', 'approved', 'received')`),
  ],
);

/** The pieces of a return. How many came back, and in which condition, is unknown until it is received. */
export const returnLines = pg.pgTable(
  'return_lines',
  {
    returnId: reference('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderLineId: reference('order_line_id')
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    count: pg.integer('count').notNull(),
    /** The number of pieces that are on sale again. */
    resaleCount: pg.integer('resale_count'),
    damagedCount: pg.integer('damaged_count'),
  },
  (table) => [
    pg.primaryKey({ columns: [table.returnId, table.orderLineId] }),
    pg.index('return_lines_line').on(table.orderLineId),
  ],
);

/** A return's history. Append-only. */
export const returnEvents = pg.pgTable(
  'return_events',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    returnId: reference('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    /** The return's status after the event. */
    status: returnStatus('status').notNull(),
    by: pg.text('by', { enum: ['shopper', 'shop'] }).notNull(),
    /** The member of staff who caused the event; null if a shopper or a command did. */
    staffId: reference('staff_id'),
    at: moment('at').notNull(),
  },
  (table) => [pg.index('return_events_return').on(table.returnId, table.id)],
);
