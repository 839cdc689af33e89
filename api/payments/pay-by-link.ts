/** Starts payments of an order's due amount by its payment link. */

import { lockStock } from '#api/catalogue/stock/move-stock.ts';
import type { Api } from '#api/dependencies.ts';
import { findLateProblem, refuseCoupon } from '#api/discounts/find-coupon.ts';
import { findShortage } from '#api/orders/draft.ts';
import { findDuePiastres, isUnpaid } from '#api/orders/due.ts';
import { isHoldExpired } from '#api/orders/hold-expiry.ts';
import { moveOrder } from '#api/orders/move-order.ts';
import { publishStockChanges, refuseTitleShortage } from '#api/orders/place-order.ts';
import { lockOrder, type OrderRow, readLines } from '#api/orders/queries.ts';
import { and, desc, eq, gt, isNull } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type UserRow, users } from '#api/schema/account.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import type { Language } from '#contract/constants.ts';
import { addSession, isBeingOpened, type OpenSession, openSession, waitUntilOpened } from './open-session.ts';
import { pickGateway } from './payments.ts';
import { isPayable, type SessionRow } from './queries.ts';

export interface LinkPayment {
  orderId: string;
  /** The gateway's name. If undefined, the order's gateway is used, or else the shop's first one. */
  gateway: string | undefined;
  /** The tracking screen with the payment link, where the shopper returns to. */
  returnTo: string;
  origin: string;
  language: Language;
}

interface Opening {
  order: OrderRow;
  session: SessionRow;
  user: UserRow;
  isNew: boolean;
  isExpired: boolean;
}

/**
 * The session where a shopper pays what is due now. Repeated requests get the same session while enough of its time is
 * left.
 */
export async function payByLink(api: Api, payment: LinkPayment): Promise<OpenSession> {
  const opening = await retryOnDeadlock(() => api.db.transaction((tx) => openPayment(api, tx, payment)));
  if (opening.isExpired) await publishStockChanges(api);
  const { order, session, user } = opening;
  const gateway = pickGateway(api.payments, session.gateway);
  const { returnTo, origin, language } = payment;
  const visit = { user, origin, language, returnTo: { successUrl: returnTo, cancelUrl: returnTo } };
  const opened =
    session.url !== null
      ? { ...session, url: session.url }
      : opening.isNew
        ? await openSession(api, gateway, visit, {
            order,
            session,
            lines: await readLines(api.db, [order.id]),
          })
        : await waitUntilOpened(api, session);
  api.jobs.wake('session');
  return { ...opened, url: gateway.localizeUrl?.(opened.url, language) ?? opened.url };
}

async function openPayment(api: Api, tx: Transaction, payment: LinkPayment): Promise<Opening> {
  const locked = await lockOrder(tx, payment.orderId);
  if (!locked) throw refuse('unknown-link');
  const order = await expireIfOver(api, tx, locked);
  const isExpired = order !== locked;
  const amountPiastres = findDuePiastres(order);
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, order.userId), isNull(users.deletedAt)));
  if (amountPiastres === 0 || !user) throw refuse('nothing-due');
  const isWhole = isUnpaid(order);
  const own = api.payments.offered.includes(order.gateway) ? order.gateway : undefined;
  const { name: gateway } = pickGateway(api.payments, payment.gateway ?? own);
  if (isWhole && order.stock === 'none') await refuseGone(tx, order, payment.language);
  const paid = { purpose: isWhole ? 'link' : 'difference', gateway, amountPiastres } as const;
  const session = await findReusable(api, tx, order.id, paid);
  if (session) return { order, session, user, isNew: false, isExpired };
  if (isWhole && order.gateway !== gateway)
    await tx.update(orders).set({ gateway }).where(eq(orders.id, order.id));
  const { returnTo } = payment;
  const added = await addSession(api, tx, order, { successUrl: returnTo, cancelUrl: returnTo }, paid);
  return { order, session: added, user, isNew: true, isExpired };
}

/** Expires an order whose hold is over: its pieces may be gone by the time it is paid. */
async function expireIfOver(api: Api, tx: Transaction, order: OrderRow): Promise<OrderRow> {
  if (!isHoldExpired(api, order) || (await isPayable(tx, order.id, new Date(api.clock())))) return order;
  return (await moveOrder(api, tx, order, { event: 'expired', by: 'shop' })) ?? order;
}

/**
 * Refuses the payment of an order that holds no pieces, if the stock lacks some of them or its code has no use left.
 */
async function refuseGone(tx: Transaction, order: OrderRow, language: Language): Promise<void> {
  const lines = await readLines(tx, [order.id]);
  const shortage = findShortage(lines, await lockStock(tx, lines, { isOrdered: true }), language);
  if (shortage) throw refuseTitleShortage(shortage);
  const problem = await findLateProblem(tx, order);
  if (problem) throw refuseCoupon(problem);
}

type Paid = Pick<SessionRow, 'purpose' | 'gateway' | 'amountPiastres'>;

/** The session that a repeated request gets, if it has enough time left to be paid. */
async function findReusable(
  api: Api,
  tx: Transaction,
  orderId: string,
  { purpose, gateway, amountPiastres }: Paid,
): Promise<SessionRow | undefined> {
  const now = api.clock();
  const [session] = await tx
    .select()
    .from(paymentSessions)
    .where(
      and(
        eq(paymentSessions.orderId, orderId),
        eq(paymentSessions.purpose, purpose),
        eq(paymentSessions.gateway, gateway),
        eq(paymentSessions.amountPiastres, amountPiastres),
        isNull(paymentSessions.closedAt),
        gt(paymentSessions.expiresAt, new Date(now)),
      ),
    )
    .orderBy(desc(paymentSessions.createdAt), desc(paymentSessions.id))
    .limit(1);
  if (!session) return undefined;
  if (session.url === null) return isBeingOpened(api, session) ? session : undefined;
  return now < (session.createdAt.getTime() + session.expiresAt.getTime()) / 2 ? session : undefined;
}
