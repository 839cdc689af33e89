import { shopClient } from '#app/features/session/shop-client.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { cancelOrder as call } from '#contract/orders/listed.ts';
import * as messages from '#messages/order.ts';
import { sayProblem } from '#messages/provider-errors.ts';
import { namePlace } from './name-place.ts';
import { type ShownOrder, toShownOrder } from './shown-order.ts';

const REFUSED: Record<string, string> = {
  'order-packed': messages.packedAlready,
  'order-disputed': messages.disputedYet,
};

/** Cancels an order: as it stands afterwards, or why that was refused. */
export async function cancelOrder(orderId: string): Promise<{ order: ShownOrder } | { problem: string }> {
  try {
    const { data } = await shopClient(call, { orderId });
    return { order: namePlace(toShownOrder(data, Date.now())) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { problem: REFUSED[error.refusal ?? ''] ?? sayProblem(error) };
  }
}
