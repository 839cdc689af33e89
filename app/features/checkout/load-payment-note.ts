import { shopClient } from '#app/features/session/shop-client.ts';
import { listOrders } from '#contract/orders/listed.ts';
import * as checkout from '#messages/checkout.ts';

/** Short, because the cart is shown only after the answer. */
const TIMEOUT_MS = 3000;

async function readNewestOrder() {
  const { data } = await shopClient(listOrders, {
    query: { limit: 1 },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return data[0];
}

/** The note for a shopper who is back from the payment page. Undefined if the newest order is paid or in cash, or can't
 *  be read. */
export async function loadPaymentNote(): Promise<string | undefined> {
  try {
    let order = await readNewestOrder();
    // The first read made the provider query the gateway; the second has the result.
    if (order?.paymentStatus === 'pending') order = await readNewestOrder();
    if (!order || order.paymentMethodType === 'cash') return undefined;
    if (order.paymentStatus === 'cancelled') return checkout.paymentCancelled;
    if (order.paymentStatus === 'failed') return checkout.paymentFailed;
    return order.paymentStatus === 'pending' ? checkout.paymentUnfinished : undefined;
  } catch {
    return undefined;
  }
}
