import { createdAt, id, moment, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { LANGUAGES } from '#contract/constants.ts';
import { users } from './account.ts';
import { products } from './catalogue.ts';

/** Questions of shoppers about products. Only answered ones that are not hidden are public. */
export const questions = pg.pgTable(
  'questions',
  {
    id: id().primaryKey(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The language of the email with the answer. */
    language: pg.text('language', { enum: LANGUAGES }).notNull(),
    question: pg.text('question').notNull(),
    answer: pg.text('answer'),
    answeredAt: moment('answered_at'),
    /** The member of staff who answered. */
    answeredBy: reference('answered_by'),
    hiddenAt: moment('hidden_at'),
    version: pg.integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg
      .index('questions_public')
      .on(table.productId, table.answeredAt)
      .where(sql`${table.answer} is not null and ${table.hiddenAt} is null`),
    pg
      .index('questions_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.answer} is null and ${table.hiddenAt} is null`),
    pg.index('questions_newest').on(table.createdAt, table.id),
    pg.index('questions_product').on(table.productId),
    pg.index('questions_asker').on(table.userId),
    pg.check('questions_answer_moment', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
