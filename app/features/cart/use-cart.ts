import { useEffect, useSyncExternalStore } from 'react';
import { readToken } from '#app/features/session/session.ts';
import { cartDoor, changeCart, isAddingToCart, readCart } from './cart-door.ts';
import { type CartView, UNKNOWN_CART } from './cart-view.ts';
import { rememberedPieces } from './remembered-pieces.ts';

export const setCount = (productId: string, count: number) =>
  void changeCart((cart) => cart.setCount(productId, count));
export const removeLine = (productId: string) => void changeCart((cart) => cart.removeLine(productId));
export const clearCart = () => void changeCart((cart) => cart.clearCart());
export const refreshCart = () => readCart((cart) => cart.refreshCart());

let remembered: CartView = UNKNOWN_CART;

/** Until the store is there, the badge shows what it last showed. */
function readView(): CartView {
  const cart = cartDoor.look();
  if (cart) return cart.get();
  const pieces = readToken() ? rememberedPieces.read() : undefined;
  const status = cartDoor.isStuck() ? 'failed' : 'unknown';
  if (pieces !== remembered.pieces || status !== remembered.status) {
    remembered = { ...UNKNOWN_CART, pieces, status };
  }
  return remembered;
}

/** The cart as it is known; asks for nothing. */
export function useCart(): CartView {
  return useSyncExternalStore(cartDoor.subscribe, readView, () => UNKNOWN_CART);
}

/** The cart, read anew when the screen that shows it opens. */
export function useFreshCart(): CartView {
  useEffect(() => {
    if (readToken()) refreshCart();
  }, []);
  return useCart();
}

/** Whether one more piece of this product is being added; a card listens to nothing else. */
export function useIsAdding(productId: string): boolean {
  return useSyncExternalStore(
    cartDoor.subscribe,
    () => isAddingToCart(productId),
    () => false,
  );
}
