/** The history of products, changes that can be undone as one, and changes to come. */
import { createdAt, id, moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { CHANGE_CAUSES } from '#contract/catalogue/product-problems.ts';
import { ROLES } from '#contract/staff/permissions.ts';

/** Who did it, with the name of that time, as in the audit log. The id is null for a command. */
const who = () => ({
  staffId: reference('staff_id'),
  name: pg.text('name').notNull(),
  via: pg.text('via', { enum: ['counter', 'key', 'command'] }).notNull(),
});

/** Acts that changed many products: imports, bulk changes, and undoing them. */
export const productBatches = pg.pgTable(
  'product_batches',
  {
    id: id().primaryKey(),
    cause: pg.text('cause', { enum: CHANGE_CAUSES }).notNull(),
    title: pg.text('title').notNull(),
    ...who(),
    at: moment('at').notNull().defaultNow(),
    /** How many products were made, and how many others changed. */
    made: pg.integer('made').notNull(),
    changed: pg.integer('changed').notNull(),
    undoneAt: moment('undone_at'),
    undoneBy: pg.text('undone_by'),
  },
  (table) => [pg.index('product_batches_at').on(table.at.desc(), table.id)],
);

export type ProductBatchRow = typeof productBatches.$inferSelect;

export const productChanges = pg.pgTable(
  'product_changes',
  {
    id: pg.bigserial('id', { mode: 'number' }).primaryKey(),
    productId: reference('product_id').notNull(),
    at: moment('at').notNull().defaultNow(),
    cause: pg.text('cause', { enum: CHANGE_CAUSES }).notNull(),
    batchId: reference('batch_id'),
    ...who(),
    /** The product's version after the change. */
    version: pg.integer('version').notNull(),
    /** The changed fields; null if the change made the product. Later changes tell what it was made with. */
    before: pg.jsonb('before').$type<Record<string, unknown>>(),
    after: pg.jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    pg.index('product_changes_product').on(table.productId, table.id.desc()),
    pg.index('product_changes_batch').on(table.batchId, table.id).where(sql`${table.batchId} is not null`),
  ],
);

export type ProductChangeRow = typeof productChanges.$inferSelect;

/** Changes of products at a given time, such as the start and the end of an offer. */
export const scheduledChanges = pg.pgTable(
  'scheduled_changes',
  {
    id: id().primaryKey(),
    productId: reference('product_id').notNull(),
    at: moment('at').notNull(),
    /** The fields to set. */
    fields: pg.jsonb('fields').$type<Record<string, unknown>>().notNull(),
    ...who(),
    role: pg.text('role', { enum: ROLES }),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    /** Why the change could not be made, as the code of a problem. */
    problem: pg.text('problem'),
  },
  (table) => [
    pg.index('scheduled_changes_due').on(table.at, table.id).where(sql`${table.doneAt} is null`),
    pg.index('scheduled_changes_product').on(table.productId, table.at),
  ],
);

export type ScheduledChangeRow = typeof scheduledChanges.$inferSelect;
