import type { Answer } from '#app/answers.ts';
import { toProblem } from '#app/answers.ts';
import { isOwnProvider } from '#app/features/session/provider-meta.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { listOrdersOfUser } from '#contract/orders/listed.ts';
import { namePlace } from './name-place.ts';
import { listShownOrders, type ShownOrder } from './shown-order.ts';

/** What others mean by these is nothing that the screens could do. */
const withoutOurs = (order: ShownOrder): ShownOrder => ({
  ...order,
  isCancellable: false,
  trackingPath: undefined,
});

/** The orders of a shopper as the screen shows them, or the problem. Loaded lazily, for shoppers alone. */
export async function listOrders(shopperId: string, signal: AbortSignal): Promise<Answer<ShownOrder[]>> {
  try {
    const orders = await shopClient(listOrdersOfUser, { userId: shopperId, signal });
    return {
      value: listShownOrders(orders, Date.now()).map((order) =>
        namePlace(isOwnProvider() ? order : withoutOurs(order)),
      ),
    };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}
