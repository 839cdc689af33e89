/**
 * Opens payment sessions. Each session is saved before the gateway opens it, so that every payment belongs to a known
 * session.
 */

import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '#api/dependencies.ts';
import { endSessionsOfOrder } from '#api/ledger/gateway-jobs.ts';
import { deleteKeysOfOrder } from '#api/orders/idempotency-keys.ts';
import { moveOrder } from '#api/orders/move-order.ts';
import { publishStockChanges } from '#api/orders/place-order.ts';
import { lockOrder, type OrderRow } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { CURRENCY } from '#contract/constants.ts';
import { callGateway, type Gateway, GatewayRefused, type OpenedSession } from './gateway.ts';
import { isAwaited } from './payable.ts';
import { findSession, findSessionWithUrl, type SessionRow } from './queries.ts';
import { planFirstCheck } from './reconcile.ts';
import type { ReturnAddresses } from './return-address.ts';
import { describeSession, type NewSession, type Visit } from './session-request.ts';

/** How long opening a session may take: slightly more than the timeout of a gateway call. */
const MAX_OPENING_MS = 12_000;
const POLL_MS = 100;
/** The lifetime of a session without a hold on the stock. */
const LIFETIME_MINUTES = 30;

/** A session that a shopper can be sent to. */
export type OpenSession = SessionRow & { url: string };

/** Saves a session that is about to be opened. */
export async function addSession(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  { successUrl, cancelUrl }: ReturnAddresses,
  paid: Pick<SessionRow, 'purpose' | 'gateway' | 'amountPiastres'> = {
    purpose: 'checkout',
    gateway: order.gateway,
    amountPiastres: order.totalPiastres,
  },
): Promise<SessionRow> {
  const now = api.clock();
  const [session] = await tx
    .insert(paymentSessions)
    .values({
      id: newId(now),
      orderId: order.id,
      ...paid,
      successUrl,
      cancelUrl,
      currency: CURRENCY,
      createdAt: new Date(now),
      expiresAt: findExpiry(order, paid, now),
      askAt: planFirstCheck(now),
    })
    .returning();
  if (!session) throw new Error('The payment session was not written');
  return session;
}

/**
 * If the order holds pieces, a checkout's session ends with the hold. A link's session may end earlier, because the
 * link can open another one.
 */
function findExpiry(
  { stock, holdEndsAt }: OrderRow,
  { purpose }: Pick<SessionRow, 'purpose'>,
  now: number,
): Date {
  const end = new Date(now + LIFETIME_MINUTES * 60_000);
  if (stock !== 'held' || !holdEndsAt) return end;
  return purpose === 'checkout' || holdEndsAt < end ? holdEndsAt : end;
}

/** Whether another request may be opening this session now. */
export const isBeingOpened = ({ clock }: Api, { createdAt }: SessionRow) =>
  clock() - createdAt.getTime() < MAX_OPENING_MS;

/** Waits for a session that a parallel request is opening. */
export async function waitUntilOpened(api: Api, { id }: SessionRow): Promise<OpenSession> {
  const start = performance.now();
  while (performance.now() - start < MAX_OPENING_MS) {
    const found = await findSession(api.db, id);
    const url = found?.session.url;
    if (found && url) return { ...found.session, url };
    if (!found) break;
    if (!isAwaited(found.order, found.session)) {
      if (await hasGatewayFailed(api.db, found.order)) break;
      throw refuseOther(found.session);
    }
    if (found.session.closedAt) break;
    await wait(POLL_MS);
  }
  throw refuse('payment-page-away');
}

/** The refusal for a session that can no longer pay its order. */
const refuseOther = ({ purpose }: SessionRow) =>
  refuse(purpose === 'checkout' ? 'other-checkout' : 'due-changed');

/** Whether an order was cancelled because its gateway failed, rather than cancelled or replaced by the shopper. */
async function hasGatewayFailed(db: Database, { id }: OrderRow): Promise<boolean> {
  const isCancelledByGateway = and(
    eq(orderEvents.orderId, id),
    eq(orderEvents.event, 'cancelled'),
    eq(orderEvents.by, 'gateway'),
  );
  return (await db.$count(orderEvents, isCancelledByGateway)) > 0;
}

/** Opens a session at the gateway and saves its answer. */
export async function openSession(
  api: Api,
  gateway: Gateway,
  visit: Visit,
  opening: NewSession,
): Promise<OpenSession> {
  let opened: OpenedSession;
  try {
    const request = describeSession(visit, opening);
    opened = await callGateway((signal) => gateway.createSession(request, signal));
  } catch (error) {
    api.log.error({ err: error, order: opening.order.id, gateway: gateway.name }, 'no session was opened');
    const isRefused = error instanceof GatewayRefused;
    await cancelUnopened(api, opening, isRefused);
    throw refuse((isRefused && error.code) || 'payment-page-away');
  }
  await reachFaultPoint('session-opened');
  const session = await api.db.transaction((tx) => saveOpened(api, tx, opening, opened));
  await reachFaultPoint('session-kept');
  if (!session) throw refuseOther(opening.session);
  return session;
}

/** Saves an opened session; if its order was replaced or cancelled meanwhile, ends it and returns undefined. */
async function saveOpened(
  api: Api,
  tx: Transaction,
  { order: { id: orderId }, session: { id } }: NewSession,
  opened: OpenedSession,
): Promise<OpenSession | undefined> {
  const order = await lockOrder(tx, orderId);
  const [session] = await tx
    .update(paymentSessions)
    // A reconciliation may have closed the session before it existed at the gateway.
    .set({ ...opened, closedAt: null })
    .where(eq(paymentSessions.id, id))
    .returning();
  if (!order || !session) throw new Error(`Session ${id} is gone`);
  if (isAwaited(order, session)) return { ...session, url: opened.url };
  await endSessionsOfOrder(api, tx, orderId);
  return undefined;
}

/** Cancels an order whose session could not be opened, unless it has an earlier session. */
async function cancelUnopened(
  api: Api,
  { order: { id }, session }: NewSession,
  isDefinite: boolean,
): Promise<void> {
  const cancelled = await api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (isDefinite)
      await tx
        .update(paymentSessions)
        .set({ closedAt: new Date(api.clock()) })
        .where(eq(paymentSessions.id, session.id));
    // The order of a payment link is not cancelled, because the shopper can try the link again.
    if (!order || session.purpose !== 'checkout' || (await findSessionWithUrl(tx, id))) return undefined;
    await deleteKeysOfOrder(tx, id);
    return moveOrder(api, tx, order, { event: 'cancelled', by: 'gateway' });
  });
  if (cancelled) await publishStockChanges(api);
}
