import type { Api } from '#api/dependencies.ts';
import type { OrderRow } from '#api/orders/queries.ts';
import { and, desc, eq, gt, isNotNull, isNull, ne, or } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import type { SessionIds, StoredSession } from './gateway.ts';

export type SessionRow = typeof paymentSessions.$inferSelect;
export interface SessionWithOrder {
  session: SessionRow;
  order: OrderRow;
}

/** A session in the form that gateways get. */
export const toStoredSession = ({ id, ...session }: SessionRow): StoredSession => ({ key: id, ...session });

/** An order's newest session that is not closed, if any. */
export async function findUnclosedSession(tx: Transaction, orderId: string): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(paymentSessions)
    .where(and(eq(paymentSessions.orderId, orderId), isNull(paymentSessions.closedAt)))
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id))
    .limit(1);
  return session;
}

/** An order's newest session that was opened at its gateway, even if it is closed. */
export async function findSessionWithUrl(tx: Transaction, orderId: string): Promise<SessionRow | undefined> {
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

/** A session with its order, by our own id. */
export async function findSession(db: Database, id: string): Promise<SessionWithOrder | undefined> {
  const [found] = await selectSession(db).where(eq(paymentSessions.id, id));
  return found;
}

/** The session that a gateway's own ids refer to. */
export async function findSessionByIds(
  db: Database,
  gateway: string,
  { gatewaySessionId, gatewayOrderId }: SessionIds,
): Promise<SessionWithOrder | undefined> {
  const hasId = gatewaySessionId
    ? eq(paymentSessions.gatewaySessionId, gatewaySessionId)
    : gatewayOrderId && eq(paymentSessions.gatewayOrderId, gatewayOrderId);
  if (!hasId) return undefined;
  const [found] = await selectSession(db).where(and(eq(paymentSessions.gateway, gateway), hasId));
  return found;
}

/** Whether an order can still be paid, or may have been, through one of its sessions (other than `exceptId`). */
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

/** Whether money for an order is pending at a gateway, or may be. */
export async function isMoneyUnderWay(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  orderId: string,
): Promise<boolean> {
  const isPending = and(
    eq(paymentSessions.orderId, orderId),
    isNull(paymentSessions.closedAt),
    or(gt(paymentSessions.payingUntil, new Date(clock())), isNotNull(paymentSessions.unclearSince)),
  );
  return (await db.$count(paymentSessions, isPending)) > 0;
}
