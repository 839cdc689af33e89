/** Enters charges into the ledger and moves their orders. */

import { lockStock } from '#api/catalogue/stock/move-stock.ts';
import type { Api } from '#api/dependencies.ts';
import { findLateProblem } from '#api/discounts/find-coupon.ts';
import type { RefundReason } from '#api/emails/emails.ts';
import { requestRefund } from '#api/ledger/gateway-jobs.ts';
import { enterInLedger, findPaymentEntry, readEntries, sumEntriesOfCharge } from '#api/ledger/ledger.ts';
import { findShortage } from '#api/orders/draft.ts';
import { moveOrder, putOrderEmail } from '#api/orders/move-order.ts';
import { type OrderRow, readLines } from '#api/orders/queries.ts';
import { removeCoupon, removeFromCart } from '#api/orders/remove-from-cart.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { applyDisputes, enterDisputes } from './enter-disputes.ts';
import type { Charge } from './gateway.ts';
import { judgePayment } from './payable.ts';
import type { SessionRow } from './queries.ts';

interface ChargedOrder {
  order: OrderRow;
  session: SessionRow;
  cartId: string | undefined;
  /** Whether to refuse a charge that the order can't accept. If false, the charge is entered and refunded. */
  isRefusable: boolean;
  /** When the gateway was asked; undefined for a notification. */
  askedAt?: number | undefined;
}

/** Enters a charge, once, and moves its order; undefined if the charge was refused. */
export async function enterCharge(
  api: Api,
  tx: Transaction,
  charged: ChargedOrder,
  charge: Charge,
): Promise<OrderRow | undefined> {
  const { order, session, isRefusable } = charged;
  const judged = judgePayment(order, session);
  // If the due amount changed after the session was opened, the charge is of a wrong amount.
  const isMatch =
    charge.amountPiastres === session.amountPiastres &&
    charge.currency === session.currency &&
    judged !== 'outdated';
  const isAcceptable =
    isMatch && (judged === 'difference' || (judged === 'order' && (await isStillPossible(tx, order))));
  if (isRefusable && !isAcceptable) return undefined;
  const isKnown = (await findPaymentEntry(tx, session.gateway, charge.transaction)) !== undefined;
  if (!isKnown)
    await enterInLedger(tx, {
      ...idsOf(charged),
      kind: isMatch ? 'charge' : 'mismatch',
      transaction: charge.transaction,
      ofTransaction: charge.transaction,
      amountPiastres: charge.amountPiastres,
      currency: charge.currency,
      createdAt: new Date(api.clock()),
    });
  if (isMatch && charge.cardLast4 && order.cardLast4 === null)
    await tx.update(orders).set({ cardLast4: charge.cardLast4 }).where(eq(orders.id, order.id));
  const disputeKinds = await enterDisputes(api, tx, charged, charge);
  const entered = isKnown
    ? order
    : isAcceptable
      ? judged === 'difference'
        ? await acceptDifference(api, tx, charged, charge)
        : await acceptPayment(api, tx, charged)
      : await refundCharge(api, tx, charged, charge, isMatch);
  return applyDisputes(api, tx, { ...charged, order: entered }, charge, disputeKinds);
}

/** Refunds a charge that no order waits for, except for its disputed part. */
async function refundCharge(
  api: Api,
  tx: Transaction,
  { order, session }: ChargedOrder,
  charge: Charge,
  isMatch: boolean,
): Promise<OrderRow> {
  api.log.error(
    { order: order.id, session: session.id, isMatch },
    'a charge without a waiting order is refunded',
  );
  const entries = await readEntries(tx, order.id);
  const { gateway } = session;
  const { transaction } = charge;
  const amountPiastres = sumEntriesOfCharge(entries, { gateway, transaction }).heldPiastres;
  if (amountPiastres > 0)
    await requestRefund(api, tx, {
      orderId: order.id,
      sessionId: session.id,
      transaction,
      amountPiastres,
    });
  // A charge of a wrong amount or currency does not change its order.
  if (!isMatch) return order;
  const isTooLate = session.purpose === 'difference' && order.stock === 'none';
  const reason: RefundReason = order.paidAt && !isTooLate ? 'paid_again' : 'paid_in_vain';
  if (amountPiastres > 0)
    await putOrderEmail(api, tx, order, 'refund_due', { of: transaction, data: { reason, amountPiastres } });
  const event = 'charged_in_vain';
  return (await moveOrder(api, tx, order, { event, by: 'gateway' })) ?? order;
}

const idsOf = ({ order, session }: ChargedOrder) => ({
  orderId: order.id,
  sessionId: session.id,
  gateway: session.gateway,
});

/** Whether the pieces of an unpaid order are held or in stock, and its code has a use left if it gave its own back. */
async function isStillPossible(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.stock !== 'held') {
    const lines = await readLines(tx, [order.id]);
    if (findShortage(lines, await lockStock(tx, lines, { isOrdered: true }))) return false;
  }
  return (await findLateProblem(tx, order)) === undefined;
}

async function acceptPayment(api: Api, tx: Transaction, { order, cartId }: ChargedOrder): Promise<OrderRow> {
  const now = new Date(api.clock());
  const paid = await moveOrder(api, tx, order, { event: 'charged', by: 'gateway', set: { paidAt: now } });
  if (!paid) throw new Error(`Order ${order.id} could not be paid`);
  if (cartId) {
    await removeFromCart(tx, cartId, await readLines(tx, [order.id]), now);
    if (order.discount) await removeCoupon(tx, cartId, order.discount.code);
  }
  return paid;
}

/** Accepts the payment of the amount that a change of lines added to a paid order. */
async function acceptDifference(
  api: Api,
  tx: Transaction,
  { order, session }: ChargedOrder,
  { transaction, amountPiastres }: Charge,
): Promise<OrderRow> {
  const event = 'charged_difference';
  const paid = await moveOrder(api, tx, order, { event, by: 'gateway', set: { owedPiastres: 0 } });
  if (!paid) throw new Error(`The difference of order ${order.id} could not be paid`);
  await tx
    .update(paymentSessions)
    .set({ acceptedTransaction: transaction })
    .where(eq(paymentSessions.id, session.id));
  await putOrderEmail(api, tx, paid, 'difference_paid', { of: transaction, data: { amountPiastres } });
  return paid;
}
