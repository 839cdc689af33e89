/** What the staff keep about shoppers: search words, notes, blocks, and requests about personal data. */
import { createdAt, id, moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { BLOCK_KINDS, DATA_REQUEST_KINDS, REQUESTERS } from '#contract/customers/requests.ts';
import { owner } from './account.ts';

/**
 * The words by which the staff find a shopper: name, phone number and email address, folded by the SQL function
 * search_words. A trigger updates them.
 */
export const userWords = pg.pgTable(
  'user_words',
  { word: pg.text('word').notNull(), userId: owner() },
  (table) => [
    pg.primaryKey({ columns: [table.word, table.userId] }),
    pg.index('user_words_user').on(table.userId, table.word),
  ],
);

/** Notes about a shopper. Append-only, but deleting the account clears their text. */
export const customerNotes = pg.pgTable(
  'customer_notes',
  {
    id: id().primaryKey(),
    userId: owner(),
    text: pg.text('text').notNull(),
    staffId: reference('staff_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [pg.index('customer_notes_user').on(table.userId, table.createdAt)],
);

/** Shoppers who can't order, in cash or at all. The row of a lifted block stays. */
export const customerBlocks = pg.pgTable(
  'customer_blocks',
  {
    id: id().primaryKey(),
    userId: owner(),
    kind: pg.text('kind', { enum: BLOCK_KINDS }).notNull(),
    reason: pg.text('reason').notNull(),
    staffId: reference('staff_id').notNull(),
    createdAt: createdAt(),
    liftedAt: moment('lifted_at'),
    /** The member of staff who lifted the block. */
    liftedBy: reference('lifted_by'),
  },
  (table) => [
    pg.index('customer_blocks_user').on(table.userId),
    pg.uniqueIndex('customer_blocks_one_at_a_time').on(table.userId).where(sql`${table.liftedAt} is null`),
  ],
);

/** The phone numbers that a shopper had when the block was set. Lifting the block deletes them. */
export const blockedPhones = pg.pgTable(
  'blocked_phones',
  {
    phone: pg.text('phone').notNull(),
    blockId: reference('block_id')
      .notNull()
      .references(() => customerBlocks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    pg.primaryKey({ columns: [table.phone, table.blockId] }),
    pg.index('blocked_phones_block').on(table.blockId),
  ],
);

/**
 * The register of requests about personal data. It contains no personal data itself, and its rows stay when the
 * account is deleted.
 */
export const dataRequests = pg.pgTable(
  'data_requests',
  {
    id: id().primaryKey(),
    userId: owner(),
    kind: pg.text('kind', { enum: DATA_REQUEST_KINDS }).notNull(),
    /** The day in Cairo on which the person asked. */
    askedOn: pg.date('asked_on', { mode: 'string' }).notNull(),
    askedBy: pg.text('asked_by', { enum: REQUESTERS }).notNull(),
    /** The names of corrected fields. */
    fields: pg.jsonb('fields').$type<string[]>().notNull().default([]),
    /** The member of staff who fulfilled the request. */
    staffId: reference('staff_id').notNull(),
    doneAt: moment('done_at').notNull(),
  },
  (table) => [pg.index('data_requests_user').on(table.userId, table.doneAt)],
);
