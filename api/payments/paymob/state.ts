/** Derives a session's state from its transactions at Paymob. */
import { type Charge, GatewayUnclear, type SessionState, type StoredSession } from '#api/payments/gateway.ts';
import type { Transaction } from './answers.ts';
import { readCardLast4 } from './signature.ts';

/** For this long after a session's expiry, Paymob may still report a payment that was started just before it. */
const GRACE_MS = 5 * 60_000;
/** How long an unpaid session stays open if it may belong to another account. */
const UNKNOWN_ACCOUNT_MS = 30 * 24 * 60 * 60_000;

/** Whether a transaction is a refund or a void, whose parent is the payment. */
export const isChild = ({ is_refund, is_void, has_parent_transaction }: Transaction) =>
  is_refund || is_void || has_parent_transaction;

/** All that was refunded of a payment. */
export function countRefunded({
  amount_cents,
  is_voided,
  is_refunded,
  refunded_amount_cents,
}: Transaction): number {
  if (is_voided) return amount_cents;
  return refunded_amount_cents ?? (is_refunded ? amount_cents : 0);
}

/** Money that is only authorized on a card (`is_auth`) is not charged yet. */
const isCharge = (transaction: Transaction) =>
  transaction.success && !transaction.pending && !transaction.is_auth && transaction.amount_cents > 0;

const toCharge = (transaction: Transaction): Charge => ({
  transaction: transaction.id,
  amountPiastres: transaction.amount_cents,
  currency: transaction.currency,
  refundedPiastres: countRefunded(transaction),
  cardLast4: transaction.source_data && readCardLast4(transaction.source_data),
});

type NamedSession = Pick<StoredSession, 'key' | 'gatewayOrderId'>;

/** Whether a transaction belongs to a session's order. */
export const isOfOrder = ({ order }: Transaction, { key, gatewayOrderId }: NamedSession): boolean =>
  gatewayOrderId === null ? order.merchant_order_id === key : order.id === gatewayOrderId;

/** Throws if Paymob answered about another order. */
export function assertSameOrder(transaction: Transaction, session: NamedSession): void {
  if (!isOfOrder(transaction, session)) throw new GatewayUnclear('Paymob answered about another order');
}

/** How long after its expiry a session may still turn out to be paid. */
function findGracePeriod(payment: Transaction | undefined, session: ExpiringSession): number {
  // Only a known account makes it certain that nothing was paid: Paymob reports any order of another account as unpaid.
  const isCertain = payment || session.account !== null || session.gatewaySessionId === null;
  return isCertain ? GRACE_MS : UNKNOWN_ACCOUNT_MS;
}

type ExpiringSession = Pick<StoredSession, 'expiresAt' | 'account' | 'gatewaySessionId'>;

const isUndecided = ({ pending, success, is_auth }: Transaction) => pending || (success && is_auth);

/** The state of a session with these payments, the last one first. */
export function toSessionState(payments: Transaction[], session: ExpiringSession, now: Date): SessionState {
  const charges = payments.filter(isCharge).map(toCharge);
  if (charges.length > 0) return { charges, status: 'ended' };
  // Wallets and kiosks may pay long after the session expired.
  if (payments.some(isUndecided)) return { charges: [], status: 'paying' };
  // The order was paid by a transaction that we don't know: the session stays open until it is found.
  const paid = payments.find(({ order }) => order.paid_amount_cents > 0);
  if (paid)
    throw new GatewayUnclear(`Paymob's order ${paid.order.id} was paid by another transaction than we know`);
  const [last] = payments;
  const isOver = now.getTime() > session.expiresAt.getTime() + findGracePeriod(last, session);
  return { charges: [], status: isOver ? 'ended' : last ? 'declined' : 'open' };
}
