import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { payTrackedOrder } from '#contract/orders/tracking.ts';
import * as pay from '#messages/pay.ts';
import { formatProblem } from '#messages/provider-errors.ts';

const REFUSAL_TEXTS: Record<string, string> = {
  'nothing-due': pay.nothingDue,
  'due-changed': pay.dueChanged,
  'payment-page-away': pay.awayForNow,
};

/** Starts a payment by the token of a payment link. `payment` is the name of a gateway, or `card` for the only one. */
export async function payOrder(
  token: string,
  payment: string,
): Promise<{ url: string } | { problem: string }> {
  try {
    const body = payment === 'card' ? {} : { gateway: payment };
    return await shopClient(payTrackedOrder, { token, body });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { problem: REFUSAL_TEXTS[error.refusal ?? ''] ?? formatProblem(error) };
  }
}
