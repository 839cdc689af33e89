import type { Answer } from '#app/answers.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { toProblem } from '#app/features/store/create-reader.ts';
import { listOrdersOf } from '#contract/orders/client-orders.ts';
import { listShownOrders, type ShownOrder } from './shown-order.ts';

/** The orders of a shopper as the screen shows them, or the problem. Loaded lazily, for shoppers alone. */
export async function listOrders(shopperId: string, signal: AbortSignal): Promise<Answer<ShownOrder[]>> {
  try {
    return { value: listShownOrders(await listOrdersOf(shopClient, shopperId, { signal }), Date.now()) };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}
