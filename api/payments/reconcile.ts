/** Asking gateways: every session is asked about until nothing more can happen to it there, whatever our order says. */

import type { Api } from '#api/dependencies.ts';
import { moveOrder } from '#api/orders/move.ts';
import { publishStock } from '#api/orders/place.ts';
import { lockOrder } from '#api/orders/queries.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from '#api/platform/database/drizzle.ts';
import { callGateway, type Gateway, GatewayUnclear, isEnded } from './gateway.ts';
import { isPaymentUnconfirmed, readTransactions } from './notified.ts';
import { findSession, isPayable, keptSession, type SessionRow, type SessionWithOrder } from './queries.ts';
import { settle } from './settle.ts';
import { paymentSessions } from './tables.ts';

const BATCH = 500;
const FIRST_ASK_MS = 2 * 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** When a new session is asked about first: by then its notification has come, or is late. */
export const firstAsk = (now: number) => new Date(now + FIRST_ASK_MS);

/** The older a session, the less often it is asked about; but once when its time is up. */
function nextAsk({ createdAt, expiresAt, payingUntil }: SessionRow, now: number): Date {
  const age = now - createdAt.getTime();
  const later = now + Math.min(Math.max(age, FIRST_ASK_MS), LONGEST_WAIT_MS);
  const end = (payingUntil ?? expiresAt).getTime();
  return new Date(now < end ? Math.min(later, end) : later);
}

/** Sends a job for each session that is due. To be called every minute. */
export async function askDueSessions(api: Api): Promise<void> {
  const due = await api.db
    .select({ id: paymentSessions.id })
    .from(paymentSessions)
    .where(and(isNull(paymentSessions.closedAt), lte(paymentSessions.askAt, new Date(api.clock()))))
    .orderBy(asc(paymentSessions.askAt))
    .limit(BATCH);
  for (const { id } of due) await api.jobs.send(api.db, 'session', { sessionId: id });
  if (due.length > 0) api.jobs.wake('session');
}

const ASK_AGAIN_MS = 10_000;

/** Has the gateways asked about orders that their shopper looks at and that wait for a payment: a notification may be late or lost. */
export async function askAboutOrders(api: Api, orderIds: string[]): Promise<void> {
  const now = api.clock();
  const asked = await api.db
    .update(paymentSessions)
    .set({ askedAt: new Date(now) })
    .where(
      and(
        inArray(paymentSessions.orderId, orderIds),
        isNull(paymentSessions.closedAt),
        isNotNull(paymentSessions.url),
        lt(
          sql`coalesce(${paymentSessions.askedAt}, ${paymentSessions.createdAt})`,
          new Date(now - ASK_AGAIN_MS),
        ),
      ),
    )
    .returning({ id: paymentSessions.id });
  for (const { id } of asked) await api.jobs.send(api.db, 'session', { sessionId: id });
  if (asked.length > 0) api.jobs.wake('session');
}

/** Asks about a session, even if it was closed: something changed. Who says so over and over is answered after a while. */
export async function askSoon(api: Api, { id, askedAt }: SessionRow): Promise<void> {
  const now = api.clock();
  if (askedAt === null || now - askedAt.getTime() >= ASK_AGAIN_MS)
    return askSession(api, id, 'also if closed');
  await api.db
    .update(paymentSessions)
    .set({ closedAt: null, askAt: new Date(now + ASK_AGAIN_MS) })
    .where(eq(paymentSessions.id, id));
}

/** The job 'session': asks the gateway about one, settles what it says, and ends there what can't be paid any more. */
export async function askSession(api: Api, sessionId: string, when?: 'also if closed'): Promise<void> {
  const found = await findSession(api.db, sessionId);
  if (!found || (found.session.closedAt && !when)) return;
  // Before the question: one that is never answered must not be asked again at once.
  await api.db
    .update(paymentSessions)
    .set({ askAt: nextAsk(found.session, api.clock()), askedAt: new Date(api.clock()) })
    .where(eq(paymentSessions.id, sessionId));
  try {
    await askGateway(api, found);
  } catch (error) {
    // One that does not answer holds no pieces; one that answers 'paid', or what nobody understands, does.
    const isUnclear = error instanceof GatewayUnclear || (await isPaymentUnconfirmed(api.db, found.session));
    if (isUnclear) await noteUnclear(api, found.session, error);
    throw error;
  } finally {
    // Whatever else the gateway says, or if it says nothing: pieces are held for so long and no longer.
    await expireOrder(api, found);
  }
}

async function askGateway(api: Api, { session }: SessionWithOrder): Promise<void> {
  const gateway = api.payments.find(session.gateway);
  if (!gateway) {
    const { id, gateway: name } = session;
    api.log.error(
      { session: id, gateway: name },
      'the shop has no keys of a gateway with payments under way',
    );
    return;
  }
  const { state, status } = await askState(api, gateway, session);
  const isWanted = status === 'pending' || status === 'failed';
  const isOver = !isWanted || session.expiresAt.getTime() <= api.clock();
  // Money that is on its way can't be stopped.
  if (!isOver || isEnded(state) || state.standing === 'paying' || !gateway.endSession) return;
  const { endSession } = gateway;
  const askedAt = api.clock();
  const ended = await callGateway((signal) => endSession(keptSession(session), signal));
  await settle(api, session.id, ended, { askedAt });
}

/** Notes that nobody knows whether a session is paid, though its gateway does. */
async function noteUnclear(api: Api, { id, gateway, orderId }: SessionRow, error: unknown): Promise<void> {
  const noted = await api.db
    .update(paymentSessions)
    .set({ unclearSince: new Date(api.clock()), closedAt: null })
    .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.unclearSince)))
    .returning({ id: paymentSessions.id });
  if (noted.length > 0)
    api.log.error(
      { err: error, session: id, order: orderId, gateway },
      'a payment may have been made that its gateway does not tell: its order does not expire',
    );
}

/** Asks what a gateway knows of a session, and settles it. */
export async function askState(api: Api, gateway: Gateway, session: SessionRow) {
  const askedAt = api.clock();
  const asked = { ...keptSession(session), transactions: await readTransactions(api.db, session) };
  const state = await callGateway((signal) => gateway.askState(asked, signal));
  const { status } = await settle(api, session.id, state, { askedAt });
  return { state, status };
}

/** Gives up an order that nobody paid in time; a payment that comes later is settled all the same. */
async function expireOrder(api: Api, { session, order: { id } }: SessionWithOrder): Promise<void> {
  if (session.expiresAt.getTime() > api.clock()) return;
  const expired = await api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (await isPayable(tx, id, new Date(api.clock()))) return undefined;
    return order && moveOrder(api, tx, order, { event: 'expired', by: 'shop' });
  });
  if (!expired) return;
  api.jobs.wake('letter');
  await publishStock(api);
}
