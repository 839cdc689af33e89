import type { CartView } from '#app/features/cart/cart-view.ts';
import { ProviderError } from '#contract/provider-error.ts';

interface WaitedCart {
  get: () => CartView;
  subscribe: (listener: () => void) => () => void;
  refreshCart: () => void;
}

/** The cart once everything asked of it is done; fails when it cannot be read. */
export async function waitForCart({ get, subscribe, refreshCart }: WaitedCart): Promise<CartView> {
  const first = get();
  if (first.isSettled) return first;
  const { promise, resolve, reject } = Promise.withResolvers<CartView>();
  const stop = subscribe(() => {
    const { isSettled, problem, status } = get();
    if (isSettled) resolve(get());
    // Forgotten: the session has ended, and the next cart is perhaps somebody else's.
    else if (status === 'unknown') reject(new ProviderError('unauthenticated'));
    // An older problem is why it is read again; only a new one is the answer.
    else if (problem && problem !== first.problem) reject(new ProviderError(problem.code, problem));
  });
  refreshCart();
  return promise.finally(stop);
}
