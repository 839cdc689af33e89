import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { confirmTrackedOrder } from '#contract/orders/tracking.ts';
import * as orders from '#messages/orders.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import { type ShownOrder, toShownOrder } from './shown-order.ts';

/** Confirms an order by the token in its email. Returns the updated order, or why it was refused. */
export async function confirmOrder(token: string): Promise<{ order: ShownOrder } | { problem: string }> {
  try {
    const { data } = await shopClient(confirmTrackedOrder, { token });
    return { order: toShownOrder(data, Date.now()) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const isTooLate = error.refusal === 'order-not-confirmable';
    return { problem: isTooLate ? orders.notConfirmable : formatProblem(error) };
  }
}
