import type Stripe from 'stripe';
import { GatewayRefused, type RefundRequest } from '#api/payments/gateway.ts';
import { refuseFinally } from './client.ts';

const refundedOf = ({ charge }: Stripe.Refund) =>
  charge && typeof charge !== 'string' ? charge.amount_refunded : 0;

/** Money of a pending refund has left the shop's balance, too. */
function concludeRefund(refund: Stripe.Refund, leastPiastres: number) {
  // The shopper has to say where it shall go; it may still become either.
  if (refund.status === 'requires_action') throw new Error(`Stripe has not decided refund ${refund.id} yet`);
  if (refund.status !== 'succeeded' && refund.status !== 'pending') {
    throw new GatewayRefused(
      `The refund is '${refund.status}': ${refund.failure_reason ?? 'no reason told'}`,
    );
  }
  return { refundedPiastres: Math.max(refundedOf(refund), leastPiastres) };
}

/** Sends money back once for each key: Stripe forgets keys after a day, but not the refunds that carry them. */
export async function refundPayment(stripe: Stripe, request: RefundRequest) {
  const { key, session, transaction, amountPiastres, refundedAfterPiastres } = request;
  const { data: earlier } = await refuseFinally(
    stripe.refunds.list({ payment_intent: transaction, limit: 100, expand: ['data.charge'] }),
  );
  const same = earlier.find(({ metadata }) => metadata?.refund === key);
  if (same) return concludeRefund(same, refundedAfterPiastres);
  const refundedPiastres = Math.max(0, ...earlier.map(refundedOf));
  // Somebody did it in Stripe's dashboard.
  if (refundedPiastres >= refundedAfterPiastres) return { refundedPiastres };

  const { id } = await refuseFinally(
    stripe.refunds.create(
      {
        payment_intent: transaction,
        amount: amountPiastres,
        metadata: { refund: key, session: session.key },
      },
      { idempotencyKey: key },
    ),
  );
  // Read anew: for a key that it knows, Stripe repeats its old answer, whatever became of the refund since.
  return concludeRefund(await stripe.refunds.retrieve(id, { expand: ['charge'] }), refundedAfterPiastres);
}
