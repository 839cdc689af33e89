import { orders } from '#api/orders/tables.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { paymentSessions } from './tables.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;

/** The session an order is paid through, if it has one by now. */
export async function readSessionOf(tx: Transaction, orderId: string): Promise<SessionRow | undefined> {
  const [session] = await tx.select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId));
  return session;
}

/** A session with its order, by the session's secret id. */
export async function findSession(db: Database, id: string, gateway: string) {
  const [found] = await db
    .select({ session: paymentSessions, order: orders })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderId))
    .where(and(eq(paymentSessions.id, id), eq(paymentSessions.gateway, gateway)));
  return found;
}
