import { useEffect, useSyncExternalStore } from 'react';
import { rememberIfSignedOut } from '#app/features/intents/intent.ts';
import { hasGuestCart, isOwnProvider } from '#app/features/session/own-provider.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import {
  addToCart,
  clearCart as clearCartCall,
  readCart,
  removeFromCart,
  setCount as setCountCall,
} from '#contract/cart/calls.ts';
import type { CartCalls } from './cart-changes.ts';
import { createCartStore } from './cart-store.ts';
import { type CartView, UNKNOWN_CART } from './cart-view.ts';

const PIECES_KEY = 'cart-pieces';

/** The last known number of pieces, so that the badge has something to show before the cart is read. */
export const rememberedPieces = {
  read(): number | undefined {
    try {
      const kept = Number.parseInt(localStorage.getItem(PIECES_KEY) ?? '', 10);
      return kept >= 0 ? kept : undefined;
    } catch {
      return undefined;
    }
  },
  write(pieces: number | undefined): void {
    try {
      if (pieces === undefined) localStorage.removeItem(PIECES_KEY);
      else localStorage.setItem(PIECES_KEY, String(pieces));
    } catch {
      // Without storage the badge starts empty.
    }
  },
};

const shopperCalls: CartCalls = {
  read: () => shopClient(readCart),
  add: (productId, pieces, at) =>
    shopClient(addToCart, { body: { productId, position: isOwnProvider() ? at : undefined } }).catch(
      rememberIfSignedOut({ kind: 'cart', productId, pieces }),
    ),
  setCount: (productId, count) => shopClient(setCountCall, { productId, body: { count } }),
  remove: (productId) => shopClient(removeFromCart, { productId }),
  clear: () => shopClient(clearCartCall),
};

/** Sends a shopper's call to the provider, and a guest's to the cart stored in this browser. */
function ask<Answer>(call: (calls: CartCalls) => Promise<Answer>): Promise<Answer> {
  if (readToken() || !hasGuestCart()) return call(shopperCalls);
  return import('./guest-cart.ts').then(({ guestCalls }) => call(guestCalls));
}

/** The cart of the signed-in shopper, or of a guest. */
export const cart = createCartStore({
  calls: {
    read: () => ask((calls) => calls.read()),
    add: (...added) => ask((calls) => calls.add(...added)),
    setCount: (...counted) => ask((calls) => calls.setCount(...counted)),
    remove: (productId) => ask((calls) => calls.remove(productId)),
    clear: () => ask((calls) => calls.clear()),
  },
  showToast,
  remembered: rememberedPieces,
  postToTabs: () => postToTabs('cart'),
});

export const { addPiece, setCount, removeLine, clearCart, refreshCart } = cart;

/** Shoppers have a cart; guests have one if the shop has enabled guest carts. */
export const hasCart = () => readToken() !== null || hasGuestCart();

onSessionChange(() => {
  cart.reset();
  if (hasCart()) refreshCart();
});

/** The cart as currently known; never triggers a request. */
export function useCart(): CartView {
  return useSyncExternalStore(cart.subscribe, cart.get, () => UNKNOWN_CART);
}

/** The cart, refreshed when the screen that shows it opens. */
export function useFreshCart(): CartView {
  useEffect(() => {
    if (hasCart()) refreshCart();
  }, []);
  return useCart();
}

/** Whether a piece of this product is being added. A boolean, so that product cards don't render on other changes. */
export function useIsAdding(productId: string): boolean {
  return useSyncExternalStore(
    cart.subscribe,
    () => cart.get().isAdding(productId),
    () => false,
  );
}
