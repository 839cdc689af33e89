import type { OrderRow } from '#api/orders/queries.ts';
import { orders } from '#api/orders/tables.ts';
import { and, desc, eq, gt, isNotNull, isNull, ne, or } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { KeptSession, SessionName } from './gateway.ts';
import { paymentSessions } from './tables.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;
export interface SessionWithOrder {
  session: SessionRow;
  order: OrderRow;
}

/** A session as its gateway needs it. */
export const keptSession = ({ id, ...session }: SessionRow): KeptSession => ({ key: id, ...session });

/** The newest session of an order that nothing closed yet, if it has one. */
export async function readSessionOf(tx: Transaction, orderId: string): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderId, orderId), isNull(paymentSessions.closedAt)))
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id))
    .limit(1);
  return session;
}

/** The newest session of an order that a shopper was sent to, whatever became of it. */
export async function findOpenedSessionOf(tx: Transaction, orderId: string): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderId, orderId), isNotNull(paymentSessions.url)))
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id))
    .limit(1);
  return session;
}

const selectSession = (db: Database) =>
  db
    .select({ session: paymentSessions, order: orders })
    .from(paymentSessions)
    .innerJoin(orders, eq(orders.id, paymentSessions.orderId));

/** A session with its order, by our own name of it. */
export async function findSession(db: Database, id: string): Promise<SessionWithOrder | undefined> {
  const [found] = await selectSession(db).where(eq(paymentSessions.id, id));
  return found;
}

/** The session that a gateway means, by the names that only it could know. */
export async function findSessionAt(
  db: Database,
  gateway: string,
  { gatewaySessionId, gatewayOrderId }: SessionName,
): Promise<SessionWithOrder | undefined> {
  const isNamed = gatewaySessionId
    ? eq(paymentSessions.gatewaySessionId, gatewaySessionId)
    : gatewayOrderId && eq(paymentSessions.gatewayOrderId, gatewayOrderId);
  if (!isNamed) return undefined;
  const [found] = await selectSession(db).where(and(eq(paymentSessions.gateway, gateway), isNamed));
  return found;
}

/** Whether an order can still be paid, or may have been, through one of its sessions, or another than the one named. */
export async function isPayable(
  tx: Transaction,
  orderId: string,
  now: Date,
  exceptId?: string,
): Promise<boolean> {
  const open = await tx
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.orderId, orderId),
        exceptId === undefined ? undefined : ne(paymentSessions.id, exceptId),
        isNull(paymentSessions.closedAt),
        or(
          gt(paymentSessions.expiresAt, now),
          gt(paymentSessions.payingUntil, now),
          isNotNull(paymentSessions.unclearSince),
        ),
      ),
    );
  return open.length > 0;
}
