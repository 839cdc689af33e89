import { createdAt, id, moment, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { REPORT_REASONS } from '#contract/reviews/requests.ts';
import { users } from './account.ts';
import { products } from './catalogue.ts';

export const reviews = pg.pgTable(
  'reviews',
  {
    id: id().primaryKey(),
    productId: reference('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Null for the reviews of the demo catalogue, which no shopper wrote. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    review: pg.text('review').notNull(),
    rating: pg.numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Counts changes of text, rating, answer and visibility, so that nobody answers a text that they have not read. */
    version: pg.integer('version').notNull().default(1),
    /** A hidden review is in no list and in no rating; its author sees why. */
    hiddenAt: moment('hidden_at'),
    hiddenReason: pg.text('hidden_reason'),
    hiddenBy: reference('hidden_by'),
    /** The shop's public answer. */
    answer: pg.text('answer'),
    answeredAt: moment('answered_at'),
    answeredBy: reference('answered_by'),
  },
  (table) => [
    pg.unique('reviews_once').on(table.productId, table.userId),
    pg.index('reviews_writer').on(table.userId),
    pg.index('reviews_newest').on(table.createdAt.desc(), table.id),
    pg.index('reviews_low').on(table.createdAt.desc(), table.id).where(sql`${table.rating} < 3`),
    pg.index('reviews_hidden').on(table.createdAt.desc(), table.id).where(sql`${table.hiddenAt} is not null`),
    pg.check('reviews_hidden_reason', sql`(${table.hiddenAt} is null) = (${table.hiddenReason} is null)`),
    pg.check('reviews_answer_moment', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);

/** Reports of reviews by shoppers. A report is settled when the staff hide the review or dismiss its reports. */
export const reviewReports = pg.pgTable(
  'review_reports',
  {
    id: id().primaryKey(),
    reviewId: reference('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    reason: pg.text('reason', { enum: REPORT_REASONS }).notNull(),
    createdAt: createdAt(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    pg.unique('review_reports_once').on(table.reviewId, table.userId),
    pg.index('review_reports_reporter').on(table.userId),
    pg.index('review_reports_open').on(table.createdAt).where(sql`${table.settledAt} is null`),
  ],
);
