import type Stripe from 'stripe';
import { GatewayRefused, type RefundRequest } from '#api/payments/gateway.ts';
import { throwDefiniteRefusals } from './client.ts';

const refundedOf = ({ charge }: Stripe.Refund) =>
  charge && typeof charge !== 'string' ? charge.amount_refunded : 0;

/** The result of a refund; a pending one counts as done, as its money has left the shop's balance. */
function concludeRefund(refund: Stripe.Refund, minPiastres: number) {
  // Stripe waits for the shopper's bank details; the refund may still succeed or fail.
  if (refund.status === 'requires_action') throw new Error(`Stripe has not decided refund ${refund.id} yet`);
  if (refund.status !== 'succeeded' && refund.status !== 'pending') {
    throw new GatewayRefused(
      `The refund is '${refund.status}': ${refund.failure_reason ?? 'no reason given'}`,
    );
  }
  return { refundedPiastres: Math.max(refundedOf(refund), minPiastres) };
}

/** Refunds once for each key, which is in the refund's metadata: Stripe forgets idempotency keys after a day. */
export async function refundPayment(stripe: Stripe, request: RefundRequest) {
  const { key, session, transaction, amountPiastres, refundedAfterPiastres } = request;
  const { data: earlier } = await throwDefiniteRefusals(
    stripe.refunds.list({ payment_intent: transaction, limit: 100, expand: ['data.charge'] }),
  );
  const same = earlier.find(({ metadata }) => metadata?.refund === key);
  if (same) return concludeRefund(same, refundedAfterPiastres);
  const refundedPiastres = Math.max(0, ...earlier.map(refundedOf));
  // The charge was already refunded in Stripe's dashboard.
  if (refundedPiastres >= refundedAfterPiastres) return { refundedPiastres };

  const { id } = await throwDefiniteRefusals(
    stripe.refunds.create(
      {
        payment_intent: transaction,
        amount: amountPiastres,
        metadata: { refund: key, session: session.key },
      },
      { idempotencyKey: key },
    ),
  );
  // Fetched again: for a repeated key, Stripe returns its old answer, not the refund's current state.
  return concludeRefund(await stripe.refunds.retrieve(id, { expand: ['charge'] }), refundedAfterPiastres);
}
