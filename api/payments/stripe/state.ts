/** Reads a session's state from Stripe. */
import type Stripe from 'stripe';
import { type Charge, GatewayUnclear, type SessionState, type StoredSession } from '#api/payments/gateway.ts';

export const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };

/** Statuses of open disputes. Inquiries (warning_…) and prevented or won disputes take no money. */
const OPEN_DISPUTES = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];

/** The sums of a payment's open and lost disputes; zeros are left out. */
async function findDisputes(
  stripe: Stripe,
  transaction: string,
): Promise<Pick<Charge, 'disputedPiastres' | 'lostPiastres'>> {
  const { data } = await stripe.disputes.list({ payment_intent: transaction, limit: 100 });
  const sumOf = (...statuses: string[]) =>
    data.filter(({ status }) => statuses.includes(status)).reduce((total, { amount }) => total + amount, 0);
  const [disputedPiastres, lostPiastres] = [sumOf(...OPEN_DISPUTES), sumOf('lost')];
  return {
    ...(disputedPiastres > 0 && { disputedPiastres }),
    ...(lostPiastres > 0 && { lostPiastres }),
  };
}

/** The sum of refunds that came back to the shop, or never left it. */
async function sumFailedRefunds(stripe: Stripe, transaction: string): Promise<number> {
  const refunds = await stripe.refunds.list({ payment_intent: transaction, limit: 100 });
  return refunds.data
    .filter(({ status }) => status === 'failed' || status === 'canceled')
    .reduce((total, { amount }) => total + amount, 0);
}

async function readCharge(stripe: Stripe, session: Stripe.Checkout.Session): Promise<Charge> {
  const { payment_intent: payment, amount_total, currency } = session;
  if (!payment || typeof payment === 'string' || amount_total === null || currency === null) {
    throw new GatewayUnclear(`Stripe says that ${session.id} is paid, but not by what`);
  }
  const charge = payment.latest_charge;
  if (!charge || typeof charge === 'string')
    throw new GatewayUnclear(`Stripe has no charge of ${payment.id}`);
  const disputes = charge.disputed ? await findDisputes(stripe, payment.id) : {};
  const failedRefundsPiastres = await sumFailedRefunds(stripe, payment.id);
  return {
    transaction: payment.id,
    amountPiastres: amount_total,
    currency: currency.toUpperCase(),
    refundedPiastres: charge.amount_refunded,
    cardLast4: charge.payment_method_details?.card?.last4 ?? undefined,
    ...(failedRefundsPiastres > 0 && { failedRefundsPiastres }),
    ...disputes,
  };
}

function readStatus(session: Stripe.Checkout.Session): SessionState['status'] {
  const payment = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  if (session.status === 'open') return payment?.last_payment_error ? 'declined' : 'open';
  // The page is closed, but a slow payment may be pending; a failed one can't be repeated.
  if (session.status === 'complete') {
    const isOver = payment && ['requires_payment_method', 'canceled'].includes(payment.status);
    return isOver ? 'ended' : 'paying';
  }
  if (session.status === 'expired') return 'ended';
  throw new GatewayUnclear(`Stripe calls ${session.id} '${session.status}', which we don't know`);
}

/** The state of a session that was fetched with `WITH_CHARGE`. */
export async function readState(
  stripe: Stripe,
  { key }: StoredSession,
  session: Stripe.Checkout.Session,
): Promise<SessionState> {
  if (session.client_reference_id !== key)
    throw new GatewayUnclear(`Stripe's ${session.id} is not of session ${key}`);
  if (session.payment_status === 'paid') {
    return { charges: [await readCharge(stripe, session)], status: 'ended' };
  }
  return { charges: [], status: readStatus(session) };
}
