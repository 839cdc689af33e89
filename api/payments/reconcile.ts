/** Reconciles sessions with their gateways, until nothing more can happen there, whatever the order's status. */

import type { Api } from '#api/dependencies.ts';
import { moveOrder } from '#api/orders/move-order.ts';
import { publishStockChanges } from '#api/orders/place-order.ts';
import { lockOrder } from '#api/orders/queries.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from '#api/platform/database/drizzle.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { callGateway, type Gateway, GatewayUnclear, isEnded } from './gateway.ts';
import { isPaymentUnconfirmed, readTransactions } from './gateway-transactions.ts';
import { canReopenLink } from './payable.ts';
import {
  findSession,
  isPayable,
  type SessionRow,
  type SessionWithOrder,
  toStoredSession,
} from './queries.ts';
import { settle } from './settle.ts';

const BATCH_SIZE = 500;
const FIRST_CHECK_MS = 2 * 60_000;
const MAX_INTERVAL_MS = 6 * 60 * 60_000;

/** The time of the first check of a new session: its notification should have come by then. */
export const planFirstCheck = (now: number) => new Date(now + FIRST_CHECK_MS);

/** When to check a session next: less often the older it is, but in any case when it expires. */
function planNextCheck({ createdAt, expiresAt, payingUntil }: SessionRow, now: number): Date {
  const age = now - createdAt.getTime();
  const later = now + Math.min(Math.max(age, FIRST_CHECK_MS), MAX_INTERVAL_MS);
  const end = (payingUntil ?? expiresAt).getTime();
  return new Date(now < end ? Math.min(later, end) : later);
}

/** Queues a job for each session that is due. Called every minute. */
export async function queueDueSessions(api: Api): Promise<void> {
  const due = await api.db
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(and(isNull(paymentSessions.closedAt), lte(paymentSessions.askAt, new Date(api.clock()))))
    .orderBy(asc(paymentSessions.askAt))
    .limit(BATCH_SIZE);
  for (const { id } of due) await api.jobs.send(api.db, 'session', { sessionId: id });
  if (due.length > 0) api.jobs.wake('session');
}

const MIN_INTERVAL_MS = 10_000;

/** Queues jobs for unpaid orders when their shopper views them: a notification may be late or lost. */
export async function reconcileOrders(api: Api, orderIds: string[]): Promise<void> {
  const now = api.clock();
  const due = await api.db
    .update(paymentSessions)
    .set({ askedAt: new Date(now) })
    .where(
      and(
        inArray(paymentSessions.orderId, orderIds),
        isNull(paymentSessions.closedAt),
        isNotNull(paymentSessions.url),
        lt(
          sql`coalesce(${paymentSessions.askedAt}, ${paymentSessions.createdAt})`,
          new Date(now - MIN_INTERVAL_MS),
        ),
      ),
    )
    .returning({ id: paymentSessions.id });
  for (const { id } of due) await api.jobs.send(api.db, 'session', { sessionId: id });
  if (due.length > 0) api.jobs.wake('session');
}

/** Reconciles a session, even a closed one: at once, or in some seconds if it was just reconciled. */
export async function reconcileSoon(api: Api, { id, askedAt }: SessionRow): Promise<void> {
  const now = api.clock();
  if (askedAt === null || now - askedAt.getTime() >= MIN_INTERVAL_MS)
    return reconcileSession(api, id, 'also if closed');
  await api.db
    .update(paymentSessions)
    .set({ closedAt: null, askAt: new Date(now + MIN_INTERVAL_MS) })
    .where(eq(paymentSessions.id, id));
}

/** The job 'session': fetches a session's state, settles it, and ends the session if it must not be paid any more. */
export async function reconcileSession(api: Api, sessionId: string, when?: 'also if closed'): Promise<void> {
  const found = await findSession(api.db, sessionId);
  if (!found || (found.session.closedAt && !when)) return;
  // Saved before the request, so that an unanswered request is not repeated at once.
  await api.db
    .update(paymentSessions)
    .set({ askAt: planNextCheck(found.session, api.clock()), askedAt: new Date(api.clock()) })
    .where(eq(paymentSessions.id, sessionId));
  try {
    await askGateway(api, found);
  } catch (error) {
    // The order keeps its pieces if a payment may have been made, but not merely because the gateway does not answer.
    const isUnclear = error instanceof GatewayUnclear || (await isPaymentUnconfirmed(api.db, found.session));
    if (isUnclear) await markUnclear(api, found.session, error);
    throw error;
  } finally {
    // Runs even if the gateway does not answer, so that the hold on the stock ends in time.
    await expireOrder(api, found);
  }
}

async function askGateway(api: Api, { session }: SessionWithOrder): Promise<void> {
  const gateway = api.payments.find(session.gateway);
  if (!gateway) {
    const { id, gateway: name } = session;
    api.log.error({ session: id, gateway: name }, 'no keys are configured for a gateway with open payments');
    return;
  }
  const { state, isAwaited } = await fetchAndSettle(api, gateway, session);
  const isOver = !isAwaited || session.expiresAt.getTime() <= api.clock();
  // Pending money can't be stopped.
  if (!isOver || isEnded(state) || state.status === 'paying' || !gateway.endSession) return;
  const { endSession } = gateway;
  const askedAt = api.clock();
  const ended = await callGateway((signal) => endSession(toStoredSession(session), signal));
  await settle(api, session.id, ended, { askedAt });
}

/** Marks a session whose payment is unclear: its order does not expire. */
async function markUnclear(api: Api, { id, gateway, orderId }: SessionRow, error: unknown): Promise<void> {
  const noted = await api.db
    .update(paymentSessions)
    .set({ unclearSince: new Date(api.clock()), closedAt: null })
    .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.unclearSince)))
    .returning({ id: paymentSessions.id });
  if (noted.length > 0)
    api.log.error(
      { err: error, session: id, order: orderId, gateway },
      'a payment may have been made, but its gateway does not report it: the order does not expire',
    );
}

/** Asks a gateway for a session's state and settles it. */
export async function fetchAndSettle(api: Api, gateway: Gateway, session: SessionRow) {
  const askedAt = api.clock();
  const stored = { ...toStoredSession(session), transactions: await readTransactions(api.db, session) };
  const state = await callGateway((signal) => gateway.fetchState(stored, signal));
  const { isAwaited } = await settle(api, session.id, state, { askedAt });
  return { state, isAwaited };
}

/** Expires an order that was not paid in time; a later payment is still settled. */
async function expireOrder(api: Api, { session, order: { id } }: SessionWithOrder): Promise<void> {
  if (session.expiresAt.getTime() > api.clock()) return;
  const expired = await api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || canReopenLink(order, session, api.clock())) return undefined;
    if (await isPayable(tx, id, new Date(api.clock()))) return undefined;
    return moveOrder(api, tx, order, { event: 'expired', by: 'shop' });
  });
  if (!expired) return;
  api.jobs.wake('letter');
  await publishStockChanges(api);
}
