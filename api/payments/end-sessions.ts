import type { Books } from '#api/dependencies.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { paymentSessions } from './tables.ts';

/** Has the sessions of an order that nobody may pay any more ended at their gateway, soon after the transaction. */
export async function endSessionsOf(api: Books, tx: Transaction, orderId: string): Promise<void> {
  const open = await tx
    .update(paymentSessions)
    .set({ askAt: new Date(api.clock()) })
    .where(and(eq(paymentSessions.orderId, orderId), isNull(paymentSessions.closedAt)))
    .returning({ id: paymentSessions.id });
  for (const { id } of open) await api.jobs.send(tx, 'session', { sessionId: id });
}
