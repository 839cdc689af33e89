/** The outbox: letters are written into it in the transaction that causes them, and sent from it. */
import { orders } from '#api/orders/tables.ts';
import { createdAt, id, moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';
import type { LetterKind } from './letters.ts';

export const letters = pg.pgTable(
  'letters',
  {
    id: id().primaryKey(),
    /** What it is about: of one thing that happened there is one letter. */
    key: pg.text('key').notNull().unique(),
    kind: pg.text('kind').notNull().$type<LetterKind>(),
    /** The address; emptied with `data` when the letter was sent. */
    recipient: pg.text('recipient').notNull(),
    language: pg.text('language', { enum: LANGUAGES }).notNull(),
    orderId: reference('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** What its text needs beside the order: may hold a code, so it is emptied once the letter is sent. */
    data: pg.jsonb('data').notNull().$type<Record<string, string | number>>(),
    /** Whether its mailbox may have it, once that was asked: what is held back is never sent. */
    admission: pg.text('admission', { enum: ['admitted', 'held_back'] }),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    pg.index('letters_order').on(table.orderId),
    pg.index('letters_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
);
