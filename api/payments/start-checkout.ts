/** Starts a checkout at a gateway: one pending order for each cart, and a session to pay it. */

import type { Api } from '#api/dependencies.ts';
import { refuseBlocked } from '#api/orders/blocked.ts';
import { isSameOrder, listAddressValues, type OrderDraft } from '#api/orders/draft.ts';
import { findHoldExpiry, isHoldExpired, isWorthHolding } from '#api/orders/hold-expiry.ts';
import { findHoldRefusal } from '#api/orders/hold-limits.ts';
import {
  createIdempotencyKey,
  deleteKeysOfOrder,
  findOrderByKey,
  saveKey,
} from '#api/orders/idempotency-keys.ts';
import {
  draftFromCart,
  publishStockChanges,
  refuseShortage,
  replaceOrders,
} from '#api/orders/place-order.ts';
import {
  lockHolder,
  lockReplaceable,
  type OrderRow,
  type OrderWithLines,
  readLines,
} from '#api/orders/queries.ts';
import { insertPending } from '#api/orders/sell-draft.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import type { Gateway } from './gateway.ts';
import { addSession, isBeingOpened, type OpenSession, openSession, waitUntilOpened } from './open-session.ts';
import { pickGateway } from './payments.ts';
import { findSessionWithUrl, findUnclosedSession, type SessionRow } from './queries.ts';
import type { ReturnAddresses } from './return-address.ts';
import type { CheckoutRequest } from './session-request.ts';

type OrderWithSession = OrderWithLines & { session: SessionRow; isNew: boolean };

/** The session of a checkout, with a page in the shopper's language. A repeated request gets the same session. */
export async function startCheckout(api: Api, checkout: CheckoutRequest): Promise<OpenSession> {
  const gateway = pickGateway(api.payments, checkout.gateway);
  const { delivery } = await api.shopSettings.read();
  const opening = await retryOnDeadlock(() =>
    api.db.transaction((tx) => openOrder(api, tx, checkout, { gateway, delivery })),
  );
  await reachFaultPoint('order-written');
  if (opening.isNew && opening.order.stock === 'held') await publishStockChanges(api);
  const session = await getOpenSession(api, gateway, checkout, opening);
  api.jobs.wake('session');
  return { ...session, url: gateway.localizeUrl?.(session.url, checkout.language) ?? session.url };
}

function getOpenSession(
  api: Api,
  gateway: Gateway,
  checkout: CheckoutRequest,
  { order, lines, session, isNew }: OrderWithSession,
): Promise<OpenSession> {
  const { url } = session;
  if (url !== null) return Promise.resolve({ ...session, url });
  // Called outside any transaction, because a gateway may take seconds.
  return isNew
    ? openSession(api, gateway, checkout, { order, lines, session })
    : waitUntilOpened(api, session);
}

interface CheckoutTerms {
  gateway: Gateway;
  /** The prices of delivery, read before the transaction. */
  delivery: DeliveryPrices;
}

async function openOrder(
  api: Api,
  tx: Transaction,
  checkout: CheckoutRequest,
  terms: CheckoutTerms,
): Promise<OrderWithSession> {
  const { cartId, address, user, returnTo, expectedPiastres } = checkout;
  const { gateway } = terms;
  const content = ['card', cartId, listAddressValues(address), expectedPiastres, returnTo.successUrl];
  const sent = createIdempotencyKey(user.id, checkout.key, [...content, gateway.name]);
  await lockHolder(tx, { userId: user.id, phone: address.phone });
  await refuseBlocked(tx, { userId: user.id, phone: address.phone, payment: 'card' });
  const earlier = await findOrderByKey(api, tx, sent);
  const reopened = earlier && (await reopen(api, tx, earlier, checkout));
  if (reopened) return reopened;
  const order = await findOrInsert(api, tx, checkout, terms);
  await saveKey(api, tx, sent, order.order.id);
  return order;
}

/** The order of a repeated request, with a session in any state; undefined if it has none and can't get one. */
async function reopen(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  checkout: CheckoutRequest,
): Promise<OrderWithSession | undefined> {
  const lines = await readLines(tx, [order.id]);
  const opened = await findSessionWithUrl(tx, order.id);
  if (opened) return { order, lines, session: opened, isNew: false };
  if (order.status === 'pending' && !isHoldExpired(api, order))
    return ensureSession(api, tx, { order, lines }, checkout);
  // The order was replaced by another checkout, or it expired after a crash.
  await deleteKeysOfOrder(tx, order.id);
  return undefined;
}

/** An order with its open session, or with a new one. */
async function ensureSession(
  api: Api,
  tx: Transaction,
  { order, lines }: OrderWithLines,
  { returnTo }: CheckoutRequest,
): Promise<OrderWithSession> {
  const session = await findUnclosedSession(tx, order.id);
  if (session && (session.url !== null || isBeingOpened(api, session)))
    return { order, lines, session, isNew: false };
  return { order, lines, session: await addSession(api, tx, order, returnTo), isNew: true };
}

async function findOrInsert(
  api: Api,
  tx: Transaction,
  checkout: CheckoutRequest,
  { gateway, delivery }: CheckoutTerms,
): Promise<OrderWithSession> {
  const { cartId, address, user, expectedPiastres, clientHash, language } = checkout;
  const request = { userId: user.id, cartId, address, expectedPiastres };
  const draft = await draftFromCart(api, tx, request, delivery);
  if (draft.totalPiastres === 0) throw refuse('payment-amount-too-small', { values: [0] });
  const older = await lockReplaceable(tx, user.id, cartId);
  for (const order of older) {
    const repeated = await findRepeated(api, tx, { order, draft, checkout, gateway });
    if (repeated) return repeated;
  }
  await replaceOrders(api, tx, older, draft);
  const quantities = await refuseShortage(tx, draft);
  const holdEndsAt = await findHoldExpiry(api, tx, user.id, draft.lines);
  const holder = { userId: user.id, phone: address.phone, clientHash };
  // Above the limits, the payment goes on without a hold: the first to pay gets the pieces.
  const isHeld =
    isWorthHolding(api, holdEndsAt) &&
    !(await findHoldRefusal(api, tx, { holder, draft, stock: quantities }));
  const order = await insertPending(api, tx, {
    userId: user.id,
    cartId,
    draft,
    address,
    gateway: gateway.name,
    isHeld,
    clientHash,
    holdEndsAt,
    language,
  });
  return ensureSession(api, tx, order, checkout);
}

interface RepeatedCheckout {
  order: OrderRow;
  draft: OrderDraft;
  checkout: CheckoutRequest;
  gateway: Gateway;
}

/**
 * The cart's earlier order with its session, if this checkout repeats that order and enough of the session's time is
 * left.
 */
async function findRepeated(
  api: Api,
  tx: Transaction,
  { order, draft, checkout, gateway }: RepeatedCheckout,
): Promise<OrderWithSession | undefined> {
  if (order.status !== 'pending' || order.gateway !== gateway.name || isHoldExpired(api, order))
    return undefined;
  const lines = await readLines(tx, [order.id]);
  const { address, returnTo } = checkout;
  if (!isSameOrder({ ...draft, address }, { ...order, lines, address: order })) return undefined;
  const session = await findUnclosedSession(tx, order.id);
  if (session && (!isSessionFor(session, returnTo) || !hasTimeLeft(api, session))) return undefined;
  return ensureSession(api, tx, { order, lines }, checkout);
}

const isSessionFor = (session: SessionRow, { successUrl, cancelUrl }: ReturnAddresses) =>
  session.successUrl === successUrl && session.cancelUrl === cancelUrl;

/** Whether more than half of a session's time is left. */
const hasTimeLeft = ({ clock }: Api, { createdAt, expiresAt }: SessionRow) =>
  clock() < (createdAt.getTime() + expiresAt.getTime()) / 2;
