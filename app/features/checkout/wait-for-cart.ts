import type { CartView } from '#app/features/cart/cart-view.ts';
import { type Destination, isSamePrice, sumOrder } from '#app/features/cart/sum-order.ts';
import { ProviderError } from '#contract/client/provider-error.ts';

/** An order as the shopper saw it. */
export interface SeenOrder {
  cart: CartView;
  destination: Destination;
}

export const totalOf = ({ cart, destination }: SeenOrder): number =>
  sumOrder(cart, destination).totalPiastres;

interface CartSource {
  get: () => CartView;
  subscribe: (listener: () => void) => () => void;
  refreshCart: () => void;
}

/** Resolves with the cart once all changes are confirmed; rejects if it cannot be read. */
export async function waitForCart({ get, subscribe, refreshCart }: CartSource): Promise<CartView> {
  const first = get();
  if (first.isSettled) return first;
  const { promise, resolve, reject } = Promise.withResolvers<CartView>();
  const stop = subscribe(() => {
    const { isSettled, problem, status } = get();
    if (isSettled) resolve(get());
    // The session has ended, and the next cart may be another shopper's.
    else if (status === 'unknown') reject(new ProviderError('unauthenticated'));
    // The problem of an earlier read is ignored, because the cart is being read again.
    else if (problem && problem !== first.problem) reject(new ProviderError(problem.code, problem));
  });
  refreshCart();
  return promise.finally(stop);
}

/** The cart whose total the shopper has seen: `now` if its total was on the screen, otherwise `onScreen`; undefined if
 *  no cart was shown. */
export function findSeenCart(onScreen: CartView, now: CartView): CartView | undefined {
  if (onScreen.status !== 'ready') return undefined;
  return isSamePrice(onScreen, now) ? now : onScreen;
}
