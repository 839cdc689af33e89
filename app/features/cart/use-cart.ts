import { useEffect, useSyncExternalStore } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { type CartView, UNKNOWN_CART } from './cart-view.ts';
import { changeCart, isAddingToCart, lazyCart, withCart } from './lazy-cart.ts';
import { rememberedPieces } from './remembered-pieces.ts';

export const changeCount = (productId: string, count: number) =>
  void changeCart((cart) => cart.setCount(productId, count));
export const removeLine = (productId: string) => void changeCart((cart) => cart.removeLine(productId));
export const emptyCart = () => void changeCart((cart) => cart.clearCart());
export const refreshCart = () => withCart((cart) => cart.refreshCart());

let remembered: CartView = UNKNOWN_CART;

/** Until the store is loaded, the badge shows the last known number. */
function readView(): CartView {
  const cart = lazyCart.peek();
  if (cart) return cart.get();
  const pieces = readToken() ? rememberedPieces.read() : undefined;
  const status = lazyCart.hasFailed() ? 'failed' : 'unknown';
  if (pieces !== remembered.pieces || status !== remembered.status) {
    remembered = { ...UNKNOWN_CART, pieces, status };
  }
  return remembered;
}

/** The cart as far as it is known; never triggers a request. */
export function useCart(): CartView {
  return useSyncExternalStore(lazyCart.subscribe, readView, () => UNKNOWN_CART);
}

/** The cart, refreshed when the screen that shows it opens. */
export function useFreshCart(): CartView {
  useEffect(() => {
    if (readToken()) refreshCart();
  }, []);
  return useCart();
}

/** Whether one more piece of this product is being added. A boolean, so that cards don't render on other changes. */
export function useIsAdding(productId: string): boolean {
  return useSyncExternalStore(
    lazyCart.subscribe,
    () => isAddingToCart(productId),
    () => false,
  );
}
