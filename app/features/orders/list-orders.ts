import type { Answer } from '#app/answers.ts';
import { toProblem } from '#app/answers.ts';
import { nameGovernorate } from '#app/features/addresses/name-governorate.ts';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { listOrdersOfUser } from '#contract/orders/listed.ts';
import { listShownOrders, type ShownOrder } from './shown-order.ts';

/** Clears the fields of actions that only our own provider has: cancelling, confirming, returning, tracking. */
const removeOwnFields = (order: ShownOrder): ShownOrder => ({
  ...order,
  isCancellable: false,
  isConfirmable: false,
  returnDay: undefined,
  returns: [],
  trackingPath: undefined,
});

/** Loads the orders of a shopper for the screen. Lazily imported, so that visitors do not load it. */
export async function listOrders(shopperId: string, signal: AbortSignal): Promise<Answer<ShownOrder[]>> {
  try {
    const orders = await shopClient(listOrdersOfUser, { userId: shopperId, signal });
    return {
      value: listShownOrders(orders, Date.now()).map((order) =>
        addGovernorateName(isOwnProvider() ? order : removeOwnFields(order)),
      ),
    };
  } catch (error) {
    return { problem: toProblem(error) };
  }
}

/** Replaces the governorate's code with its name. */
export function addGovernorateName({ address, ...order }: ShownOrder): ShownOrder {
  return {
    ...order,
    address: address && { ...address, governorate: nameGovernorate(address.city, address.governorate) },
  };
}
