import { createdAt, id, moment, piastres, reference, updatedAt } from '#api/platform/database/columns.ts';
import { pgCore as pg, sql } from '#api/platform/database/drizzle.ts';
import { DISCOUNT_KINDS } from '#contract/discounts/code.ts';

/** Discount codes. None is ever deleted: orders keep the code that they were placed with. */
export const discounts = pg.pgTable(
  'discounts',
  {
    id: id().primaryKey(),
    /** As normaliseCode writes it. */
    code: pg.text('code').notNull().unique(),
    kind: pg.text('kind', { enum: DISCOUNT_KINDS }).notNull(),
    /** Of a `percent`. */
    percent: pg.integer('percent'),
    /** Of an `amount`. */
    amountPiastres: piastres('amount_piastres'),
    /** What the eligible items have to cost at least. */
    minPiastres: piastres('min_piastres').notNull().default(0),
    /** The products and categories that it is for; all products if both are empty. */
    productIds: pg.text('product_ids').array().notNull().default([]),
    categoryIds: pg.text('category_ids').array().notNull().default([]),
    /** The first and the last day on which it is valid, in Cairo. */
    startsOn: pg.date('starts_on', { mode: 'string' }),
    endsOn: pg.date('ends_on', { mode: 'string' }),
    /** How often it can be used in all, and by one person; null is no limit. */
    maxUses: pg.integer('max_uses'),
    maxUsesPerPerson: pg.integer('max_uses_per_person'),
    /** The number of orders that use it now. */
    uses: pg.integer('uses').notNull().default(0),
    /** When the staff ended it. */
    endedAt: moment('ended_at'),
    createdBy: reference('created_by'),
    /** Grows with each change by the staff. */
    version: pg.integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    pg.check(
      'discounts_value',
      sql`case ${table.kind}
        when 'percent' then ${table.percent} between 1 and 100
        when 'amount' then ${table.amountPiastres} > 0
        else ${table.kind} = 'delivery' end`,
    ),
    pg.check('discounts_uses', sql`${table.uses} >= 0`),
  ],
);

/** What a code gives, as an order keeps it. */
export type DiscountTerms = Pick<
  typeof discounts.$inferSelect,
  'code' | 'kind' | 'percent' | 'amountPiastres' | 'minPiastres' | 'productIds' | 'categoryIds'
>;

/** The code of an order. */
export interface OrderDiscount extends DiscountTerms {
  /** The price of the delivery that the code made free; 0 if it did not. */
  freedPiastres: number;
}
