/** What Stripe knows of a session. */
import type Stripe from 'stripe';
import { type Charge, GatewayUnclear, type KeptSession, type SessionState } from '#api/payments/gateway.ts';

export const WITH_CHARGE = { expand: ['payment_intent.latest_charge'] };

/** Inquiries (warning_…) take no money, nor do disputes that were prevented or won. */
const UNDECIDED = ['needs_response', 'under_review', 'appeal_needs_response', 'appeal_under_review'];

/** What banks claim of a payment, and what they got; those of which there is nothing are left out. */
async function findClaims(
  stripe: Stripe,
  transaction: string,
): Promise<Pick<Charge, 'disputedPiastres' | 'lostPiastres'>> {
  const { data } = await stripe.disputes.list({ payment_intent: transaction, limit: 100 });
  const sumOf = (...statuses: string[]) =>
    data.filter(({ status }) => statuses.includes(status)).reduce((total, { amount }) => total + amount, 0);
  const [disputedPiastres, lostPiastres] = [sumOf(...UNDECIDED), sumOf('lost')];
  return {
    ...(disputedPiastres > 0 && { disputedPiastres }),
    ...(lostPiastres > 0 && { lostPiastres }),
  };
}

/** Refunds that came back to the shop, or never left it. */
async function findFailedPiastres(stripe: Stripe, transaction: string): Promise<number> {
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
  const claims = charge.disputed ? await findClaims(stripe, payment.id) : {};
  const failedRefundsPiastres = await findFailedPiastres(stripe, payment.id);
  return {
    transaction: payment.id,
    amountPiastres: amount_total,
    currency: currency.toUpperCase(),
    refundedPiastres: charge.amount_refunded,
    ...(failedRefundsPiastres > 0 && { failedRefundsPiastres }),
    ...claims,
  };
}

function readStanding(session: Stripe.Checkout.Session): SessionState['standing'] {
  const payment = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  if (session.status === 'open') return payment?.last_payment_error ? 'declined' : 'open';
  // Its page is closed, but a slow payment may be on its way; one that failed can't be tried again.
  if (session.status === 'complete') {
    const isOver = payment && ['requires_payment_method', 'canceled'].includes(payment.status);
    return isOver ? 'ended' : 'paying';
  }
  if (session.status === 'expired') return 'ended';
  throw new GatewayUnclear(`Stripe calls ${session.id} '${session.status}', which we don't know`);
}

/** What a session came to; it has to be read with its charge. */
export async function readState(
  stripe: Stripe,
  { key }: KeptSession,
  session: Stripe.Checkout.Session,
): Promise<SessionState> {
  if (session.client_reference_id !== key)
    throw new GatewayUnclear(`Stripe's ${session.id} is not of session ${key}`);
  if (session.payment_status === 'paid') {
    return { charges: [await readCharge(stripe, session)], standing: 'ended' };
  }
  return { charges: [], standing: readStanding(session) };
}
