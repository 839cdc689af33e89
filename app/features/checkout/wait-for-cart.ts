import type { CartView } from '#app/features/cart/cart-view.ts';
import { ProviderError } from '#contract/client/provider-error.ts';

interface WaitedCart {
  get: () => CartView;
  subscribe: (listener: () => void) => () => void;
  refreshCart: () => void;
}

/** Resolves with the cart once all changes are confirmed; rejects if it cannot be read. */
export async function waitForCart({ get, subscribe, refreshCart }: WaitedCart): Promise<CartView> {
  const first = get();
  if (first.isSettled) return first;
  const { promise, resolve, reject } = Promise.withResolvers<CartView>();
  const stop = subscribe(() => {
    const { isSettled, problem, status } = get();
    if (isSettled) resolve(get());
    // The session has ended, and the next cart may be somebody else's.
    else if (status === 'unknown') reject(new ProviderError('unauthenticated'));
    // Only a new problem counts: an older one is why the cart is read again.
    else if (problem && problem !== first.problem) reject(new ProviderError(problem.code, problem));
  });
  refreshCart();
  return promise.finally(stop);
}

/** What the shopper has seen of a settled cart: all of it if its total is the one that was on the screen, else what was
 *  there before; undefined if no cart was. */
export function findSeenCart(onScreen: CartView, now: CartView): CartView | undefined {
  if (onScreen.status !== 'ready') return undefined;
  return onScreen.totalPiastres === now.totalPiastres ? now : onScreen;
}
