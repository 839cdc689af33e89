/** The one function by which a payment changes an order, whether a notification, the return page, a job or the test page reports it. */

import type { Api } from '#api/dependencies.ts';
import { isSeenByOthers } from '#api/orders/bought.ts';
import { moveOrder } from '#api/orders/move.ts';
import { publishStock } from '#api/orders/place.ts';
import { lockCartOf, lockOrder, type OrderRow } from '#api/orders/queries.ts';
import type { OrderStatus } from '#api/orders/transitions.ts';
import { and, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import { enterCharge } from './enter.ts';
import { enterRefunded } from './enter-refunds.ts';
import { isEnded, type SessionState } from './gateway.ts';
import { findSession, isPayable, type SessionRow } from './queries.ts';
import { paymentSessions } from './tables.ts';

/** A session and its order, both locked, in the state that the transaction has brought them to so far. */
export interface Settling {
  order: OrderRow;
  session: SessionRow;
  cartId: string | undefined;
  /** Whether the charge can still be refused, because nobody was charged yet: then one in vain is not entered at all. */
  isRefusable: boolean;
}

interface SettleOptions {
  isRefusable?: boolean;
  /** When the gateway was asked for the state; absent if it told by itself. */
  askedAt?: number;
  /** Written in the same transaction, unless the charge was refused. */
  alongside?: (tx: Transaction) => Promise<unknown>;
}

export interface Settled {
  /** Where the order stands now. */
  status: OrderStatus;
  /** Whether a charge that could be refused was. */
  isRefused: boolean;
}

/** Makes of a session's order what the gateway says. Repeated, reordered and concurrent calls leave it correct. */
export async function settle(
  api: Api,
  sessionId: string,
  state: SessionState,
  { isRefusable = false, askedAt, alongside }: SettleOptions = {},
): Promise<Settled> {
  await reachFaultPoint('before-settling');
  const settled = await withLocked(api, sessionId, async (tx, locked) => {
    let settling: Settling = { ...locked, isRefusable };
    let askAgainAt: Date | undefined;
    for (const charge of state.charges) {
      const order = await enterCharge(api, tx, { ...settling, askedAt }, charge);
      if (!order) return { order: settling.order, isRefused: true };
      const refunded = await enterRefunded(api, tx, { ...settling, order, askedAt }, charge);
      settling = { ...settling, order: refunded.order };
      askAgainAt ??= refunded.askAgainAt;
    }
    await notePaying(tx, settling.session, state);
    if (askedAt !== undefined) await noteClear(tx, settling.session);
    const order = await applyStanding(api, tx, settling, state.standing);
    // What a gateway tells by itself may be a part of it: another charge of the same session can be on the way.
    if (isEnded(state) && askedAt !== undefined) await closeSession(api, tx, settling.session);
    if (askAgainAt) await askAgain(tx, settling.session, askAgainAt);
    await alongside?.(tx);
    return { order, isRefused: false };
  });
  await reachFaultPoint('settled');
  return settled;
}

/** Enters what went back of a charge that is in the ledger. */
export async function settleRefund(
  api: Api,
  sessionId: string,
  refunded: { transaction: string; refundedPiastres: number },
): Promise<void> {
  await withLocked(api, sessionId, async (tx, locked) => {
    const { order } = await enterRefunded(api, tx, locked, refunded);
    return { order, isRefused: false };
  });
}

type Locked = Omit<Settling, 'isRefusable'>;

/** Does something with a session and its order; nobody else changes them, the cart or the stock meanwhile. */
async function withLocked(
  api: Api,
  sessionId: string,
  work: (tx: Transaction, locked: Locked) => Promise<{ order: OrderRow; isRefused: boolean }>,
): Promise<Settled> {
  const found = await findSession(api.db, sessionId);
  if (!found) throw new Error(`There is no payment session ${sessionId}`);
  const { before, after, isRefused } = await api.db.transaction(async (tx) => {
    const cartId = await lockCartOf(tx, found.order.userId);
    const order = await lockOrder(tx, found.order.id);
    const [session] = await tx.select().from(paymentSessions).where(eq(paymentSessions.id, sessionId));
    if (!order || !session) throw new Error(`Order ${found.order.id} is gone`);
    const done = await work(tx, { order, session, cartId });
    return { before: order, after: done.order, isRefused: done.isRefused };
  });
  api.jobs.wake('letter');
  api.jobs.wake('refund');
  if (isSeenByOthers(before, after)) await publishStock(api);
  return { status: after.status, isRefused };
}

async function applyStanding(
  api: Api,
  tx: Transaction,
  { order, session }: Settling,
  standing: SessionState['standing'],
): Promise<OrderRow> {
  if (standing === 'open') return order;
  if (standing === 'declined' || standing === 'paying') {
    return (await moveOrder(api, tx, order, { event: standing, by: 'gateway' })) ?? order;
  }
  const isUnpaid = order.status === 'pending' || order.status === 'failed';
  if (!isUnpaid || (await isPayable(tx, order.id, new Date(api.clock()), session.id))) return order;
  const happening =
    standing === 'given_up'
      ? ({ event: 'cancelled', by: 'shopper' } as const)
      : ({ event: 'expired', by: 'gateway' } as const);
  return (await moveOrder(api, tx, order, happening)) ?? order;
}

/** A kiosk's code is good for a day or two. */
const PAYING_MS = 48 * 60 * 60_000;

/** Notes whether money is on its way: its order and pieces are kept for it, though not for ever. */
async function notePaying(tx: Transaction, session: SessionRow, { standing }: SessionState): Promise<void> {
  const payingUntil = standing === 'paying' ? new Date(session.expiresAt.getTime() + PAYING_MS) : null;
  if (payingUntil?.getTime() === session.payingUntil?.getTime()) return;
  await tx.update(paymentSessions).set({ payingUntil }).where(eq(paymentSessions.id, session.id));
}

/** Notes that a gateway's answer was understood. */
async function noteClear(tx: Transaction, { id, unclearSince }: SessionRow): Promise<void> {
  if (unclearSince === null) return;
  await tx.update(paymentSessions).set({ unclearSince: null }).where(eq(paymentSessions.id, id));
}

/** Notes that nothing more can happen to a session. */
const closeSession = ({ clock }: Api, tx: Transaction, { id }: SessionRow) =>
  tx
    .update(paymentSessions)
    .set({ closedAt: new Date(clock()) })
    .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.closedAt)));

/** Has the gateway asked again when it may have counted everything. */
const askAgain = (tx: Transaction, { id }: SessionRow, askAt: Date) =>
  tx.update(paymentSessions).set({ closedAt: null, askAt }).where(eq(paymentSessions.id, id));
