import { and, eq, inArray, ne } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { CURRENCY } from '#contract/constants.ts';
import { ledgerEntries, refunds } from './tables.ts';

/** What of several orders was to go back and has not, be it under way or refused; those without any are not in it. */
export async function readUnsent(db: Database, orderIds: string[]): Promise<Map<string, number>> {
  const unsent = await db
    .select({ orderId: refunds.orderId, amountPiastres: refunds.amountPiastres })
    .from(refunds)
    // What came in another currency goes back by itself.
    .innerJoin(
      ledgerEntries,
      and(
        // By the order first, which has an index.
        eq(ledgerEntries.orderId, refunds.orderId),
        eq(ledgerEntries.sessionId, refunds.sessionId),
        eq(ledgerEntries.transaction, refunds.transaction),
        inArray(ledgerEntries.kind, ['charge', 'mismatch']),
        eq(ledgerEntries.currency, CURRENCY),
      ),
    )
    .where(and(inArray(refunds.orderId, orderIds), ne(refunds.state, 'done')));
  const sums = new Map<string, number>();
  for (const { orderId, amountPiastres } of unsent)
    sums.set(orderId, (sums.get(orderId) ?? 0) + amountPiastres);
  return sums;
}
