import { readToken } from '#app/features/session/session.ts';
import { actOnStore, createLazyStore } from '#app/features/store/create-lazy-store.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import type { createCartStore } from './cart-store.ts';

type CartStore = ReturnType<typeof createCartStore>;

export const lazyCart = createLazyStore<CartStore>(async () => (await import('./cart.ts')).cart);

/** For changes that the shopper asked for: a failure to load is shown as a toast. */
export function changeCart(act: (cart: CartStore) => void): Promise<void> {
  return actOnStore(lazyCart, readToken, act).catch(() =>
    showToast({
      kind: 'error',
      messageKey: 'cartFailed',
      action: { labelKey: 'tryAgain', onAct: () => void changeCart(act) },
    }),
  );
}

/** For reading: the cart's screen shows by itself that it could not be loaded. */
export function withCart(act: (cart: CartStore) => void): void {
  actOnStore(lazyCart, readToken, act).catch(() => {});
}

const adding = new Set<string>();

/** Adds one piece or several, up to `most` in the cart; while the store is loading, a second press on the same product is ignored. */
export function addPiece(productId: string, pieces?: number, most?: number): void {
  if (adding.has(productId)) return;
  adding.add(productId);
  lazyCart.emit();
  changeCart((cart) => cart.addPiece(productId, pieces, most)).finally(() => {
    adding.delete(productId);
    lazyCart.emit();
  });
}

/** Whether one more piece of this product is being added. */
export function isAddingToCart(productId: string): boolean {
  return adding.has(productId) || (lazyCart.peek()?.get().isAdding(productId) ?? false);
}
