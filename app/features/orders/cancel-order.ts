import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { cancelOrder as call } from '#contract/orders/listed.ts';
import * as orders from '#messages/orders.ts';
import { formatProblem } from '#messages/provider-errors.ts';
import { addGovernorateName } from './list-orders.ts';
import { type ShownOrder, toShownOrder } from './shown-order.ts';

const REFUSED: Record<string, string> = {
  'order-packed': orders.packedAlready,
  'order-disputed': orders.disputedYet,
};

/** Cancels an order. Returns the updated order, or why it was refused. */
export async function cancelOrder(orderId: string): Promise<{ order: ShownOrder } | { problem: string }> {
  try {
    const { data } = await shopClient(call, { orderId });
    return { order: addGovernorateName(toShownOrder(data, Date.now())) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { problem: REFUSED[error.refusal ?? ''] ?? formatProblem(error) };
  }
}
