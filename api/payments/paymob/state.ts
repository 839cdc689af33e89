/** What a transaction at Paymob means for the session that it paid. */
import { type Charge, GatewayUnclear, type KeptSession, type SessionState } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';

/** A payment that was begun in the last second may still be told a little later. */
const GRACE_MS = 5 * 60_000;
/** How long a session is not given up, of which nobody knows whether it was opened in this account. */
const UNKNOWN_ACCOUNT_MS = 30 * 24 * 60 * 60_000;

/** A refund or a void: it has no standing of its own, its parent is the payment. */
export const isChild = ({ is_refund, is_void, has_parent_transaction }: Transaction) =>
  is_refund || is_void || has_parent_transaction;

/** All that went back of a payment. */
export function countRefunded({
  amount_cents,
  is_voided,
  is_refunded,
  refunded_amount_cents,
}: Transaction): number {
  if (is_voided) return amount_cents;
  return refunded_amount_cents ?? (is_refunded ? amount_cents : 0);
}

/** Money that was only set aside on a card (`is_auth`) is not taken. */
const isTaken = (transaction: Transaction) =>
  transaction.success && !transaction.pending && !transaction.is_auth && transaction.amount_cents > 0;

const toCharge = (transaction: Transaction): Charge => ({
  transaction: transaction.id,
  amountPiastres: transaction.amount_cents,
  currency: transaction.currency,
  refundedPiastres: countRefunded(transaction),
});

type NamedSession = Pick<KeptSession, 'key' | 'gatewayOrderId'>;

/** Whether a transaction is of a session's order. In which currency it was paid is not judged here. */
export const isOf = ({ order }: Transaction, { key, gatewayOrderId }: NamedSession): boolean =>
  gatewayOrderId === null ? order.merchant_order_id === key : order.id === gatewayOrderId;

/** Throws when Paymob tells of another order than it was asked about. */
export function checkBelongs(transaction: Transaction, session: NamedSession): void {
  if (!isOf(transaction, session)) throw new GatewayUnclear('Paymob answered about another order');
}

/** How long after its time a session may still be paid, as far as we know. */
function graceOf(payment: Transaction | undefined, session: JudgedSession): number {
  // Of another account's order, Paymob says as well that nobody tried to pay it.
  const isCertain = payment || session.account !== null || session.gatewaySessionId === null;
  return isCertain ? GRACE_MS : UNKNOWN_ACCOUNT_MS;
}

type JudgedSession = Pick<KeptSession, 'expiresAt' | 'account' | 'gatewaySessionId'>;

const isUndecided = ({ pending, success, is_auth }: Transaction) => pending || (success && is_auth);

/** The state of a session with these payments, the last one first; a refund is no payment. */
export function judgePayments(payments: Transaction[], session: JudgedSession, now: Date): SessionState {
  const charges = payments.filter(isTaken).map(toCharge);
  if (charges.length > 0) return { charges, standing: 'ended' };
  // Wallets and kiosks take their time, whenever the session ended.
  if (payments.some(isUndecided)) return { charges: [], standing: 'paying' };
  // A try that failed is the last one, but not the one that paid: not ended, before somebody has seen the other.
  const paid = payments.find(({ order }) => order.paid_amount_cents > 0);
  if (paid)
    throw new GatewayUnclear(
      `Paymob's order ${paid.order.id} was paid by another transaction than we know of`,
    );
  const [last] = payments;
  const isOver = now.getTime() > session.expiresAt.getTime() + graceOf(last, session);
  return { charges: [], standing: isOver ? 'ended' : last ? 'declined' : 'open' };
}
