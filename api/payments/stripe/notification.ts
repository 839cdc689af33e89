/** Reads Stripe's events. They have the API version of the webhook endpoint, so only long-standing fields are read. */
import * as v from 'valibot';
import type { NotifiedTransaction, PaymentNotification, SessionState } from '#api/payments/gateway.ts';

const metadata = v.nullish(v.record(v.string(), v.string()));
const session = v.object({
  id: v.string(),
  client_reference_id: v.nullish(v.string()),
  metadata,
  payment_status: v.string(),
  payment_intent: v.nullish(v.string()),
});
const paidSession = v.object({
  payment_intent: v.string(),
  amount_total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.toUpperCase()),
});
/** A charge, a refund or a dispute. */
const chargeObject = v.object({ metadata, payment_intent: v.nullish(v.string()) });

export const stripeEvent = v.object({
  type: v.string(),
  livemode: v.boolean(),
  data: v.object({ object: v.unknown() }),
});
export type StripeEvent = v.InferOutput<typeof stripeEvent>;

const NOT_ABOUT_ORDER: PaymentNotification = {};

/** Events after which Stripe is asked for the current state, because they arrive in any order. */
const CHARGE_EVENTS = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
];

function readPaid(object: unknown): SessionState {
  const paid = v.parse(paidSession, object);
  return {
    charges: [
      {
        transaction: paid.payment_intent,
        amountPiastres: paid.amount_total,
        currency: paid.currency,
        refundedPiastres: 0,
      },
    ],
    status: 'ended',
  };
}

function readSessionState(
  type: string,
  paymentStatus: string,
  object: unknown,
): SessionState | 'note' | undefined {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      // If the session is completed but not paid, a slow payment is pending.
      return paymentStatus === 'paid' ? readPaid(object) : 'note';
    case 'checkout.session.async_payment_failed':
      return { charges: [], status: 'declined' };
    case 'checkout.session.expired':
      return { charges: [], status: 'ended' };
    default:
      return undefined;
  }
}

function readSession(type: string, object: unknown): PaymentNotification {
  const { id, client_reference_id: key, metadata, payment_status, payment_intent } = v.parse(session, object);
  // Users of a payment link can set the reference, but not the metadata: without it, the session is not ours.
  if (!key || metadata?.session !== key) return NOT_ABOUT_ORDER;
  const state = readSessionState(type, payment_status, object);
  if (!state) return NOT_ABOUT_ORDER;
  const says: NotifiedTransaction['says'] = state === 'note' ? 'pending' : 'declined';
  const isCharge = state !== 'note' && state.charges.length > 0;
  const transaction = payment_intent && !isCharge ? { transaction: payment_intent, says } : undefined;
  return { about: { key, gatewaySessionId: id }, state, ...(transaction && { transaction }) };
}

/** Reads an authenticated event; throws if it is malformed. `findKey` looks up the session of a payment. */
export async function readEvent(
  { type, data: { object } }: StripeEvent,
  findKey: (transaction: string) => Promise<string | undefined>,
): Promise<PaymentNotification> {
  if (type.startsWith('checkout.session.')) return readSession(type, object);
  if (!CHARGE_EVENTS.includes(type)) return NOT_ABOUT_ORDER;
  const { metadata, payment_intent: transaction } = v.parse(chargeObject, object);
  // Disputes, and refunds made in the dashboard, have no metadata.
  const key = metadata?.session ?? (transaction ? await findKey(transaction) : undefined);
  if (!key) return NOT_ABOUT_ORDER;
  return {
    about: { key },
    state: 'ask',
    ...(transaction && { transaction: { transaction, says: 'other' } }),
  };
}
