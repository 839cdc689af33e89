/** The test bank behind the test card page: what a payment company would keep on its own machines. */
import { piastres } from '#api/platform/database/columns.ts';
import { pgCore as pg } from '#api/platform/database/drizzle.ts';

export const testCardPayments = pg.pgTable('test_card_payments', {
  /** As in the address of its page: a secret, whoever has it can pay. */
  id: pg.text('id').primaryKey(),
  /** What the page shows next; '' is the empty form. */
  step: pg
    .text('step', { enum: ['', 'declined', 'challenge', 'sold-out', 'paid', 'ended'] })
    .notNull()
    .default(''),
  amountPiastres: piastres('amount_piastres').notNull(),
  refundedPiastres: piastres('refunded_piastres').notNull().default(0),
});
