/** A checkout through a gateway: one pending order per cart, and a session to pay it. */

import type { Api } from '#api/dependencies.ts';
import { isSameOrder, listAddress, type OrderDraft } from '#api/orders/draft.ts';
import { findHoldEnd, isHoldOver, isWorthHolding } from '#api/orders/hold-end.ts';
import { findHoldRefusal } from '#api/orders/hold-limits.ts';
import { findKeyedOrder, forgetKeysOf, keepKey, nameRequest } from '#api/orders/keys.ts';
import { draftFromCart, publishStock, refuseLack, replaceOrders } from '#api/orders/place.ts';
import {
  insertOrder,
  lockHolder,
  lockReplaceable,
  type OrderRow,
  type OrderWithLines,
  readLines,
} from '#api/orders/queries.ts';
import { takeStock } from '#api/orders/stock.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { Checkout, OpenSession } from './checkout.ts';
import type { Gateway } from './gateway.ts';
import { addSession, isBeingOpened, openSession, waitUntilOpened } from './open-session.ts';
import { CASH } from './payments.ts';
import { findOpenedSessionOf, readSessionOf, type SessionRow } from './queries.ts';
import type { ReturnAddresses } from './return-address.ts';

type OrderWithSession = OrderWithLines & { session: SessionRow; isNew: boolean };

/** A checkout's session, at an address in the shopper's language: the one a repeated click already got, or a new one. */
export async function startCheckout(api: Api, checkout: Checkout): Promise<OpenSession> {
  const gateway = pickGateway(api, checkout.gateway);
  const opening = await retryOnDeadlock(() =>
    api.db.transaction((tx) => openOrder(api, tx, checkout, gateway)),
  );
  await reachFaultPoint('order-written');
  if (opening.isNew && opening.order.stock === 'held') await publishStock(api);
  const session = await findUrl(api, gateway, checkout, opening);
  api.jobs.wake('session');
  return { ...session, url: gateway.addressIn?.(session.url, checkout.language) ?? session.url };
}

/** The gateway that was picked, or the shop's first one. */
function pickGateway({ payments }: Api, picked: string | undefined): Gateway {
  const name = picked ?? payments.offered.find((each) => each !== CASH);
  const gateway = name !== undefined && payments.offered.includes(name) ? payments.find(name) : undefined;
  if (!gateway) throw refuse('payment-not-offered');
  return gateway;
}

function findUrl(
  api: Api,
  gateway: Gateway,
  checkout: Checkout,
  { order, lines, session, isNew }: OrderWithSession,
): Promise<OpenSession> {
  const { url } = session;
  if (url !== null) return Promise.resolve({ ...session, url });
  // Outside of any transaction: a gateway may take seconds.
  return isNew
    ? openSession(api, gateway, checkout, { order, lines, session })
    : waitUntilOpened(api, session);
}

async function openOrder(
  api: Api,
  tx: Transaction,
  checkout: Checkout,
  gateway: Gateway,
): Promise<OrderWithSession> {
  const { cartId, address, user, returnTo, expectedPiastres } = checkout;
  const content = ['card', cartId, listAddress(address), expectedPiastres, returnTo.successUrl];
  const sent = nameRequest(user.id, checkout.key, [...content, gateway.name]);
  await lockHolder(tx, { userId: user.id, phone: address.phone });
  const earlier = await findKeyedOrder(api, tx, sent);
  const reopened = earlier && (await reopen(api, tx, earlier, checkout));
  if (reopened) return reopened;
  const order = await findOrInsert(api, tx, checkout, gateway);
  await keepKey(api, tx, sent, order.order.id);
  return order;
}

/** The order of the same request as before, whatever became of it: its page tells. Undefined if it never had a page. */
async function reopen(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  checkout: Checkout,
): Promise<OrderWithSession | undefined> {
  const lines = await readLines(tx, [order.id]);
  const opened = await findOpenedSessionOf(tx, order.id);
  if (opened) return { order, lines, session: opened, isNew: false };
  if (order.status === 'pending' && !isHoldOver(api, order))
    return withSession(api, tx, { order, lines }, checkout);
  // Overtaken by another checkout, or expired after a crash: nobody can ever pay it.
  await forgetKeysOf(tx, order.id);
  return undefined;
}

/** An order with the session that somebody opens for it just now, or with a new one. */
async function withSession(
  api: Api,
  tx: Transaction,
  { order, lines }: OrderWithLines,
  { returnTo }: Checkout,
): Promise<OrderWithSession> {
  const session = await readSessionOf(tx, order.id);
  if (session && (session.url !== null || isBeingOpened(api, session)))
    return { order, lines, session, isNew: false };
  return { order, lines, session: await addSession(api, tx, order, returnTo), isNew: true };
}

async function findOrInsert(
  api: Api,
  tx: Transaction,
  checkout: Checkout,
  gateway: Gateway,
): Promise<OrderWithSession> {
  const { cartId, address, user, expectedPiastres, clientHash, language } = checkout;
  const draft = await draftFromCart(tx, { userId: user.id, cartId, expectedPiastres });
  const older = await lockReplaceable(tx, user.id, cartId);
  for (const order of older) {
    const repeated = await findRepeated(api, tx, { order, draft, checkout, gateway });
    if (repeated) return repeated;
  }
  await replaceOrders(api, tx, older, draft);
  const found = await refuseLack(tx, draft);
  const holdEndsAt = await findHoldEnd(api, tx, user.id, draft.lines);
  const holder = { userId: user.id, phone: address.phone, clientHash };
  // Above the limits a payment goes on without a hold: its pieces are whoever's who pays first.
  const isHeld =
    isWorthHolding(api, holdEndsAt) && !(await findHoldRefusal(api, tx, { holder, draft, stock: found }));
  const stock = isHeld ? 'held' : 'none';
  if (isHeld) await takeStock(tx, draft.lines, 'held');
  const now = new Date(api.clock());
  const order = await insertOrder(tx, {
    userId: user.id,
    cartId,
    draft,
    address,
    gateway: gateway.name,
    stock,
    clientHash,
    holdEndsAt,
    language,
    now,
  });
  return withSession(api, tx, order, checkout);
}

interface Repeated {
  order: OrderRow;
  draft: OrderDraft;
  checkout: Checkout;
  gateway: Gateway;
}

/** The older order itself, when this checkout asks for exactly the same again and it has time left to be paid. */
async function findRepeated(
  api: Api,
  tx: Transaction,
  { order, draft, checkout, gateway }: Repeated,
): Promise<OrderWithSession | undefined> {
  if (order.status !== 'pending' || order.gateway !== gateway.name || isHoldOver(api, order))
    return undefined;
  const lines = await readLines(tx, [order.id]);
  const { address, returnTo } = checkout;
  if (!isSameOrder({ ...draft, address }, { ...order, lines, address: order })) return undefined;
  const session = await readSessionOf(tx, order.id);
  if (session && (!isSessionFor(session, returnTo) || !hasTimeLeft(api, session))) return undefined;
  return withSession(api, tx, { order, lines }, checkout);
}

const isSessionFor = (session: SessionRow, { successUrl, cancelUrl }: ReturnAddresses) =>
  session.successUrl === successUrl && session.cancelUrl === cancelUrl;

/** Whether more than half of a session's time is left. */
const hasTimeLeft = ({ clock }: Api, { createdAt, expiresAt }: SessionRow) =>
  clock() < (createdAt.getTime() + expiresAt.getTime()) / 2;
