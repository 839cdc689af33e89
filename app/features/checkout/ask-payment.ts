import { shopClient } from '#app/features/session/shop-client.ts';
import { listOrders } from '#contract/orders/listed.ts';
import * as texts from '#messages/payment-note.ts';

/** The cart is not held back for longer. */
const GIVE_UP_MS = 3000;

async function readNewest() {
  const { data } = await shopClient(listOrders, {
    query: { limit: 1 },
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  return data[0];
}

/** What to say to somebody who is back from the payment page; nothing if they paid, or nobody can tell. */
export async function askPayment(): Promise<string | undefined> {
  try {
    let order = await readNewest();
    // Being read, the provider asked the gateway about it: the next answer has what that said.
    if (order?.paymentStatus === 'pending') order = await readNewest();
    if (!order || order.paymentMethodType === 'cash') return undefined;
    if (order.paymentStatus === 'cancelled') return texts.cancelled;
    if (order.paymentStatus === 'failed') return texts.failed;
    return order.paymentStatus === 'pending' ? texts.unfinished : undefined;
  } catch {
    return undefined;
  }
}
