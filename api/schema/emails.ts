/**
 * The outbox: emails are inserted in the transaction that causes them, and sent later by a job. The table is named
 * `letters`.
 */

import { createdAt, id, moment, reference } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { users } from './account.ts';
import { orders } from './orders.ts';

export type EmailKind = OrderEmailKind | AccountEmailKind | ProductEmailKind;

export type OrderEmailKind =
  | 'placed'
  | 'confirm_reminder'
  | 'confirm_lapsed'
  | 'paid'
  | 'payment_failed'
  | 'address_changed'
  | 'lines_changed'
  | 'payment_link'
  | 'difference_paid'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refund_due'
  | 'refund_failed'
  | 'refunded'
  | 'return_requested'
  | 'return_approved'
  | 'return_refused'
  | 'return_received';

export type AccountEmailKind =
  | 'welcome'
  | 'confirm_email'
  | 'reset_code'
  | 'email_link'
  | 'email_asked'
  | 'email_changed'
  | 'password_changed';

export type ProductEmailKind = 'back_in_stock' | 'question_answered';

export const emails = pg.pgTable(
  'letters',
  {
    id: id().primaryKey(),
    /** Identifies the event that causes the email: there is one email per event. */
    key: pg.text('key').notNull().unique(),
    kind: pg.text('kind').notNull().$type<EmailKind>(),
    /** Cleared together with `data` once the email is sent or dropped. */
    recipient: pg.text('recipient').notNull(),
    language: pg.text('language', { enum: LANGUAGES }).notNull(),
    orderId: reference('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The recipient's account, if the email is not about an order; null for older emails. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Values for the email's text besides the order. Cleared with `recipient`, because they may contain a code. */
    data: pg.jsonb('data').notNull().$type<Record<string, string | number>>(),
    /** Whether the limit per mailbox allowed the email; null until it is checked. Held-back emails are never sent. */
    admission: pg.text('admission', { enum: ['admitted', 'held_back'] }),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    pg.index('letters_order').on(table.orderId),
    pg.index('letters_user').on(table.userId),
    pg.index('letters_unsent').on(table.createdAt).where(sql`${table.sentAt} is null`),
  ],
);
