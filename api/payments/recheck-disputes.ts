import type { Api } from '#api/dependencies.ts';
import { SUM_CLAIMED } from '#api/ledger/ledger.ts';
import { and, isNotNull, lt, sql } from '#api/platform/database/drizzle.ts';
import { paymentSessions } from '#api/schema/payments.ts';

const RECHECK_INTERVAL_MS = 6 * 60 * 60_000;

/**
 * Reopens closed sessions with undecided disputes for reconciliation, in case the notification of the decision is
 * lost. Called every minute.
 */
export async function recheckDisputes({ db, clock }: Api): Promise<void> {
  const isDisputed = sql`${paymentSessions.id} in (select session_id from ledger_entries where kind = 'dispute')
    and (select ${SUM_CLAIMED} from ledger_entries
      where order_id = ${paymentSessions.orderId} and session_id = ${paymentSessions.id}) > 0`;
  await db
    .update(paymentSessions)
    .set({ closedAt: null, askAt: new Date(clock()) })
    .where(
      and(
        isNotNull(paymentSessions.closedAt),
        lt(paymentSessions.askedAt, new Date(clock() - RECHECK_INTERVAL_MS)),
        isDisputed,
      ),
    );
}
