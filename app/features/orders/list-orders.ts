import type { Answer } from '#app/answers.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { toProblem } from '#app/features/store/create-reader.ts';
import { listOrdersOfUser } from '#contract/orders/calls.ts';
import { listShownOrders, type ShownOrder } from './shown-order.ts';

/** The orders of a shopper as the screen shows them, or the problem. Loaded lazily, for shoppers alone. */
export async function listOrders(shopperId: string, signal: AbortSignal): Promise<Answer<ShownOrder[]>> {
  try {
    return {
      value: listShownOrders(await shopClient(listOrdersOfUser, { userId: shopperId, signal }), Date.now()),
    };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}
