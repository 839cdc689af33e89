import type { Api } from '#api/dependencies.ts';
import { and, isNotNull, lt, sql } from '#api/platform/database/drizzle.ts';
import { SUM_CLAIMED } from './ledger.ts';
import { paymentSessions } from './tables.ts';

const ASK_EVERY_MS = 6 * 60 * 60_000;

/** Has gateways asked about payments that a bank claims: the notification that it decided may be lost. To be called every minute. */
export async function reopenClaims({ db, clock }: Api): Promise<void> {
  const isClaimed = sql`${paymentSessions.id} in (select session_id from ledger_entries where kind = 'dispute')
    and (select ${SUM_CLAIMED} from ledger_entries
      where order_id = ${paymentSessions.orderId} and session_id = ${paymentSessions.id}) > 0`;
  await db
    .update(paymentSessions)
    .set({ closedAt: null, askAt: new Date(clock()) })
    .where(
      and(
        isNotNull(paymentSessions.closedAt),
        lt(paymentSessions.askedAt, new Date(clock() - ASK_EVERY_MS)),
        isClaimed,
      ),
    );
}
