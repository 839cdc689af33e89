/** A session is written down before its gateway is asked for it, so that no payment can be of one that we don't know. */

import { setTimeout as wait } from 'node:timers/promises';
import { titleIn } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { forgetKeysOf } from '#api/orders/keys.ts';
import { moveOrder } from '#api/orders/move.ts';
import { publishStock } from '#api/orders/place.ts';
import { lockOrder, type OrderRow, type OrderWithLines } from '#api/orders/queries.ts';
import { orderEvents } from '#api/orders/tables.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { CURRENCY } from '#contract/constants.ts';
import type { Checkout, OpenSession } from './checkout.ts';
import { endSessionsOf } from './end-sessions.ts';
import { callGateway, type Gateway, GatewayRefused, type OpenedSession } from './gateway.ts';
import { findOpenedSessionOf, findSession, type SessionRow } from './queries.ts';
import { firstAsk } from './reconcile.ts';
import type { ReturnAddresses } from './return-address.ts';

import { paymentSessions } from './tables.ts';

/** How long a gateway may take to open a session: a little more than a call of ours waits. */
const OPENING_MS = 12_000;
const LOOK_AGAIN_MS = 100;
/** How long a session without a hold on the stock may be paid. */
const LIFETIME_MINUTES = 30;

/** Writes down a session that is about to be opened. */
export async function addSession(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  { successUrl, cancelUrl }: ReturnAddresses,
): Promise<SessionRow> {
  const now = api.clock();
  const [session] = await tx
    .insert(paymentSessions)
    .values({
      id: newId(now),
      orderId: order.id,
      gateway: order.gateway,
      successUrl,
      cancelUrl,
      amountPiastres: order.totalPiastres,
      currency: CURRENCY,
      createdAt: new Date(now),
      expiresAt: findExpiry(order, now),
      askAt: firstAsk(now),
    })
    .returning();
  if (!session) throw new Error('The payment session was not written');
  return session;
}

/** A payment that holds pieces ends with its hold. */
const findExpiry = ({ stock, holdEndsAt }: OrderRow, now: number) =>
  stock === 'held' && holdEndsAt ? holdEndsAt : new Date(now + LIFETIME_MINUTES * 60_000);

/** Whether another request is asking the gateway for this session just now. */
export const isBeingOpened = ({ clock }: Api, { createdAt }: SessionRow) =>
  clock() - createdAt.getTime() < OPENING_MS;

/** The session that a parallel click is opening. */
export async function waitUntilOpened(api: Api, { id }: SessionRow): Promise<OpenSession> {
  const start = performance.now();
  while (performance.now() - start < OPENING_MS) {
    const found = await findSession(api.db, id);
    const url = found?.session.url;
    if (found && url) return { ...found.session, url };
    if (found?.order.status !== 'pending') {
      if (!found || (await wasGivenUp(api.db, found.order))) break;
      throw refuse('other-checkout');
    }
    await wait(LOOK_AGAIN_MS);
  }
  throw refuse('payment-page-away');
}

/** Whether nobody can pay an order because its gateway did not answer. Else it was overtaken: replaced, or cancelled. */
async function wasGivenUp(db: Database, { id }: OrderRow): Promise<boolean> {
  const isGivenUp = and(
    eq(orderEvents.orderId, id),
    eq(orderEvents.event, 'cancelled'),
    eq(orderEvents.by, 'gateway'),
  );
  return (await db.$count(orderEvents, isGivenUp)) > 0;
}

interface Opening extends OrderWithLines {
  session: SessionRow;
}

/** Asks the gateway for a session, and writes down what it answers. */
export async function openSession(
  api: Api,
  gateway: Gateway,
  checkout: Checkout,
  opening: Opening,
): Promise<OpenSession> {
  let opened: OpenedSession;
  try {
    const request = describeSession(checkout, opening);
    opened = await callGateway((signal) => gateway.createSession(request, signal));
  } catch (error) {
    api.log.error({ err: error, order: opening.order.id, gateway: gateway.name }, 'no session was opened');
    const isRefused = error instanceof GatewayRefused;
    await giveUp(api, opening, isRefused);
    throw refuse((isRefused && error.code) || 'payment-page-away');
  }
  await reachFaultPoint('session-opened');
  const session = await api.db.transaction((tx) => keepOpened(api, tx, opening, opened));
  await reachFaultPoint('session-kept');
  if (!session) throw refuse('other-checkout');
  return session;
}

function describeSession({ user, origin, returnTo, language }: Checkout, { order, lines, session }: Opening) {
  const { id, number, totalPiastres, shippingPiastres, details, city, phone } = order;
  return {
    key: session.id,
    order: {
      id,
      number,
      totalPiastres,
      currency: CURRENCY,
      shippingPiastres,
      lines: lines.map((line) => ({
        title: titleIn(line, language),
        count: line.count,
        pricePiastres: line.pricePiastres,
      })),
      shopper: { name: user.name, email: user.email, phone: user.phone },
      address: { details, city, phone },
    },
    language,
    origin,
    ...returnTo,
    expiresAt: session.expiresAt,
  } as const;
}

/** Writes down what the gateway opened; undefined if the order was overtaken meanwhile, and the session is to be ended. */
async function keepOpened(
  api: Api,
  tx: Transaction,
  { order: { id: orderId }, session: { id } }: Opening,
  opened: OpenedSession,
): Promise<OpenSession | undefined> {
  const order = await lockOrder(tx, orderId);
  const [session] = await tx
    .update(paymentSessions)
    // Who asked about it meanwhile was told that there is none: there is, and it is asked about again.
    .set({ ...opened, closedAt: null })
    .where(eq(paymentSessions.id, id))
    .returning();
  if (!order || !session) throw new Error(`Session ${id} is gone`);
  if (order.status === 'pending' || order.status === 'failed') return { ...session, url: opened.url };
  await endSessionsOf(api, tx, orderId);
  return undefined;
}

/** Gives up an order whose gateway did not answer: nobody can pay it, unless it has an earlier session. */
async function giveUp(api: Api, { order: { id }, session }: Opening, isDefinite: boolean): Promise<void> {
  const cancelled = await api.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (isDefinite)
      await tx
        .update(paymentSessions)
        .set({ closedAt: new Date(api.clock()) })
        .where(eq(paymentSessions.id, session.id));
    if (!order || (await findOpenedSessionOf(tx, id))) return undefined;
    await forgetKeysOf(tx, id);
    return moveOrder(api, tx, order, { event: 'cancelled', by: 'gateway' });
  });
  if (cancelled) await publishStock(api);
}
