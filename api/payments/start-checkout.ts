/** A card checkout: one pending order per cart, and the gateway's session to pay it. */

import type { User } from '#api/account/tables.ts';
import { titleIn } from '#api/catalogue/present.ts';
import type { Api } from '#api/dependencies.ts';
import { isSameOrder, listAddress, type OrderDraft } from '#api/orders/draft.ts';
import { findKeyedOrder, forgetKeysOf, keepKey, nameRequest } from '#api/orders/keys.ts';
import { draftFromCart } from '#api/orders/place.ts';
import {
  insertOrder,
  lockOrder,
  lockOrdering,
  lockReplaceable,
  type OrderRow,
  type OrderWithLines,
  readLines,
  replaceOrders,
} from '#api/orders/queries.ts';
import type { OrderRequest } from '#api/orders/request.ts';
import { orders } from '#api/orders/tables.ts';
import { ORDER_LIFETIME_MS } from '#api/orders/transitions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import type { Language } from '#contract/constants.ts';
import { callGateway } from './gateway.ts';
import { readSessionOf, type SessionRow } from './queries.ts';
import type { ReturnAddresses } from './return-address.ts';
import { paymentSessions } from './tables.ts';

export interface Checkout extends OrderRequest {
  user: User;
  cartId: string;
  returnTo: ReturnAddresses;
  /** The shop's own address. */
  origin: string;
  language: Language;
}

type OpenOrder = OrderWithLines & { session?: SessionRow | undefined };

/** A checkout's session, at an address in the shopper's language. */
export async function startCheckout(api: Api, checkout: Checkout): Promise<SessionRow> {
  const session = await openSession(api, checkout);
  return { ...session, url: api.payments.addressIn?.(session.url, checkout.language) ?? session.url };
}

/** A session of the cart's order: the one a repeated click already got, or a new one. */
async function openSession(api: Api, checkout: Checkout): Promise<SessionRow> {
  const { order, lines, session } = await api.db.transaction((tx) => openOrder(api, tx, checkout));
  if (session) return session;
  // Outside of any transaction: a gateway may take seconds.
  const created = await createSession(api, checkout, order, lines);
  return api.db.transaction((tx) => keepSession(api, tx, order.id, created, checkout.returnTo));
}

async function openOrder(api: Api, tx: Transaction, checkout: Checkout): Promise<OpenOrder> {
  const { cartId, address, user, returnTo, expectedPiastres } = checkout;
  const content = ['card', cartId, listAddress(address), expectedPiastres, returnTo.successUrl];
  const sent = nameRequest(user.id, checkout.key, content);
  await lockOrdering(tx, user.id);
  const earlier = await findKeyedOrder(api, tx, sent);
  const reopened = earlier && (await reopen(tx, earlier));
  if (reopened) return reopened;
  const order = await findOrInsert(api, tx, checkout);
  await keepKey(api, tx, sent, order.order.id);
  return order;
}

/** The order of the same request as before, whatever became of it: its page tells. Undefined if it never had a page. */
async function reopen(tx: Transaction, order: OrderRow): Promise<OpenOrder | undefined> {
  const session = await readSessionOf(tx, order.id);
  if (!session && order.status !== 'pending') {
    // Overtaken by another checkout, or expired after a crash: nobody can ever pay it.
    await forgetKeysOf(tx, order.id);
    return undefined;
  }
  return { order, lines: await readLines(tx, [order.id]), session };
}

async function findOrInsert(api: Api, tx: Transaction, checkout: Checkout): Promise<OpenOrder> {
  const { cartId, address, user, expectedPiastres } = checkout;
  const now = new Date(api.clock());
  const draft = await draftFromCart(tx, { userId: user.id, cartId, expectedPiastres });
  const older = await lockReplaceable(tx, user.id, cartId);
  for (const order of older) {
    const repeated = await findRepeated(api, tx, order, draft, checkout);
    if (repeated) return repeated;
  }
  await replaceOrders(tx, older, now);
  return insertOrder(tx, { userId: user.id, cartId, draft, address, paymentMethod: 'card', now });
}

/** The older order itself, when this checkout asks for exactly the same again and it has time left to be paid. */
async function findRepeated(
  api: Api,
  tx: Transaction,
  order: OrderRow,
  draft: OrderDraft,
  { address, returnTo }: Checkout,
): Promise<OpenOrder | undefined> {
  const ageMs = api.clock() - order.createdAt.getTime();
  if (order.status !== 'pending' || ageMs > ORDER_LIFETIME_MS / 2) return undefined;
  const lines = await readLines(tx, [order.id]);
  if (!isSameOrder({ ...draft, address }, { ...order, lines, address: order })) return undefined;
  const session = await readSessionOf(tx, order.id);
  return !session || isSessionFor(api, session, returnTo) ? { order, lines, session } : undefined;
}

function isSessionFor(api: Api, session: SessionRow, returnTo: ReturnAddresses): boolean {
  return (
    session.gateway === api.payments.name &&
    session.successUrl === returnTo.successUrl &&
    session.cancelUrl === returnTo.cancelUrl
  );
}

async function createSession(
  api: Api,
  { user, origin, returnTo, language }: Checkout,
  order: OrderRow,
  lines: OrderWithLines['lines'],
) {
  const { id, totalPiastres, shippingPiastres } = order;
  const request = {
    order: {
      id,
      totalPiastres,
      shippingPiastres,
      lines: lines.map((line) => ({
        title: titleIn(line, language),
        count: line.count,
        pricePiastres: line.pricePiastres,
      })),
      shopper: { name: user.name, email: user.email, phone: user.phone },
    },
    origin,
    ...returnTo,
  };
  try {
    return await callGateway((signal) => api.payments.createSession(request, signal));
  } catch (error) {
    api.log.error({ err: error, order: id, gateway: api.payments.name }, 'no payment session was created');
    await api.db.transaction((tx) => abandonOrder(api, tx, id));
    throw refuse('payment-page-away');
  }
}

/** Cancels an order that nobody can pay, unless a parallel click got a session for it. */
async function abandonOrder(api: Api, tx: Transaction, id: string): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.status !== 'pending' || (await readSessionOf(tx, id))) return;
  await tx
    .update(orders)
    .set({ status: 'cancelled', updatedAt: new Date(api.clock()) })
    .where(eq(orders.id, id));
  await forgetKeysOf(tx, id);
}

async function keepSession(
  api: Api,
  tx: Transaction,
  orderId: string,
  created: { id: string; url: string },
  returnTo: ReturnAddresses,
): Promise<SessionRow> {
  const order = await lockOrder(tx, orderId);
  const stored = await readSessionOf(tx, orderId);
  // A parallel click was faster; its session is the order's, and this one is never shown to anybody.
  if (stored && isSessionFor(api, stored, returnTo)) return stored;
  if (stored || order?.status !== 'pending') {
    throw refuse('other-checkout');
  }
  const [session] = await tx
    .insert(paymentSessions)
    .values({
      ...created,
      orderId,
      gateway: api.payments.name,
      ...returnTo,
      createdAt: new Date(api.clock()),
    })
    .returning();
  if (!session) throw new Error('The payment session was not written');
  return session;
}
