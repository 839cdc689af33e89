/** The only way in which payments change orders, whether by a notification, a job or the test card page. */

import type { Api } from '#api/dependencies.ts';
import { moveOrder } from '#api/orders/move-order.ts';
import { publishStockChanges } from '#api/orders/place-order.ts';
import { lockCartOf, lockOrder, type OrderRow } from '#api/orders/queries.ts';
import { changesPublicPages } from '#api/orders/verified-purchase.ts';
import { and, eq, gt, isNull, ne } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { reachFaultPoint } from '#api/platform/fault-points.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { enterCharge } from './enter-charge.ts';
import { enterRefunded } from './enter-refunds.ts';
import { isEnded, type SessionState } from './gateway.ts';
import { canReopenLink, isAwaited } from './payable.ts';
import { findSession, isPayable, type SessionRow } from './queries.ts';

/** A session and its locked order, as the transaction has changed them so far. */
export interface LockedSession {
  order: OrderRow;
  session: SessionRow;
  cartId: string | undefined;
  /** Whether to refuse a charge that the order can't accept. If false, the charge is entered and refunded. */
  isRefusable: boolean;
}

interface SettleOptions {
  isRefusable?: boolean;
  /** When the gateway was asked; undefined for a notification. */
  askedAt?: number;
  /** Runs in the same transaction, unless the charge was refused. */
  alongside?: (tx: Transaction) => Promise<unknown>;
}

export interface SettleResult {
  /** The order's status now. */
  status: OrderStatus;
  /** Whether the charge was refused. */
  isRefused: boolean;
  /** Whether the order still waits for a payment of this session. */
  isAwaited: boolean;
}

/** Applies a session's state at its gateway to its order. Safe for repeated, reordered and concurrent calls. */
export async function settle(
  api: Api,
  sessionId: string,
  state: SessionState,
  { isRefusable = false, askedAt, alongside }: SettleOptions = {},
): Promise<SettleResult> {
  await reachFaultPoint('before-settling');
  const settled = await withLocked(api, sessionId, async (tx, locked) => {
    let current: LockedSession = { ...locked, isRefusable };
    let recheckAt: Date | undefined;
    for (const charge of state.charges) {
      const order = await enterCharge(api, tx, { ...current, askedAt }, charge);
      if (!order) return { order: current.order, isRefused: true };
      const refunded = await enterRefunded(api, tx, { ...current, order, askedAt }, charge);
      current = { ...current, order: refunded.order };
      recheckAt ??= refunded.recheckAt;
    }
    await setPayingUntil(tx, current.session, state);
    if (askedAt !== undefined) await clearUnclear(tx, current.session);
    const order = await applySessionStatus(api, tx, current, state.status);
    // A notification may not report everything: another charge of the session may be pending.
    if (isEnded(state) && askedAt !== undefined) await closeSession(api, tx, current.session);
    else if (isEnded(state)) await expireSession(api, tx, current.session);
    if (recheckAt) await scheduleRecheck(tx, current.session, recheckAt);
    await alongside?.(tx);
    return { order, isRefused: false };
  });
  await reachFaultPoint('settled');
  return settled;
}

/** Enters the refunds of a charge that is in the ledger. */
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

type Locked = Omit<LockedSession, 'isRefusable'>;

/** Runs work with cart and order locked, then wakes jobs and invalidates caches. */
async function withLocked(
  api: Api,
  sessionId: string,
  work: (tx: Transaction, locked: Locked) => Promise<{ order: OrderRow; isRefused: boolean }>,
): Promise<SettleResult> {
  const found = await findSession(api.db, sessionId);
  if (!found) throw new Error(`There is no payment session ${sessionId}`);
  const { before, after, isRefused, session } = await api.db.transaction(async (tx) => {
    const cartId = await lockCartOf(tx, found.order.userId);
    const order = await lockOrder(tx, found.order.id);
    const [session] = await tx.select().from(paymentSessions).where(eq(paymentSessions.id, sessionId));
    if (!order || !session) throw new Error(`Order ${found.order.id} is gone`);
    const done = await work(tx, { order, session, cartId });
    return { before: order, after: done.order, isRefused: done.isRefused, session };
  });
  api.jobs.wake('letter');
  api.jobs.wake('refund');
  if (changesPublicPages(before, after)) await publishStockChanges(api);
  return { status: after.status, isRefused, isAwaited: isAwaited(after, session) };
}

async function applySessionStatus(
  api: Api,
  tx: Transaction,
  { order, session }: LockedSession,
  status: SessionState['status'],
): Promise<OrderRow> {
  if (status === 'open') return order;
  if (status === 'declined' || status === 'paying') {
    return (await moveOrder(api, tx, order, { event: status, by: 'gateway' })) ?? order;
  }
  const isUnpaid = order.status === 'pending' || order.status === 'failed';
  if (canReopenLink(order, session, api.clock())) return order;
  if (!isUnpaid || (await isPayable(tx, order.id, new Date(api.clock()), session.id))) return order;
  const transition =
    status === 'given_up' && session.purpose === 'checkout'
      ? ({ event: 'cancelled', by: 'shopper' } as const)
      : ({ event: 'expired', by: 'gateway' } as const);
  return (await moveOrder(api, tx, order, transition)) ?? order;
}

/** A kiosk's code is valid for a day or two. */
const MAX_PAYING_MS = 48 * 60 * 60_000;

/** Extends the session while money is pending, so that the order keeps its pieces for a limited time. */
async function setPayingUntil(tx: Transaction, session: SessionRow, { status }: SessionState): Promise<void> {
  const payingUntil = status === 'paying' ? new Date(session.expiresAt.getTime() + MAX_PAYING_MS) : null;
  if (payingUntil?.getTime() === session.payingUntil?.getTime()) return;
  await tx.update(paymentSessions).set({ payingUntil }).where(eq(paymentSessions.id, session.id));
}

/** Undoes `markUnclear`, once the gateway's answer is clear again. */
async function clearUnclear(tx: Transaction, { id, unclearSince }: SessionRow): Promise<void> {
  if (unclearSince === null) return;
  await tx.update(paymentSessions).set({ unclearSince: null }).where(eq(paymentSessions.id, id));
}

/** Closes a session to which nothing more can happen. */
const closeSession = ({ clock }: Api, tx: Transaction, { id }: SessionRow) =>
  tx
    .update(paymentSessions)
    .set({ closedAt: new Date(clock()) })
    .where(and(eq(paymentSessions.id, id), isNull(paymentSessions.closedAt)));

/** Lets a link's session expire now, because its gateway ended it. The link then opens a new one. */
const expireSession = ({ clock }: Api, tx: Transaction, { id }: SessionRow) =>
  tx
    .update(paymentSessions)
    .set({ expiresAt: new Date(clock()) })
    .where(
      and(
        eq(paymentSessions.id, id),
        ne(paymentSessions.purpose, 'checkout'),
        gt(paymentSessions.expiresAt, new Date(clock())),
      ),
    );

/** Schedules another check for a time when the gateway may have counted all refunds. */
const scheduleRecheck = (tx: Transaction, { id }: SessionRow, askAt: Date) =>
  tx.update(paymentSessions).set({ closedAt: null, askAt }).where(eq(paymentSessions.id, id));
