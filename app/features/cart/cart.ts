import { rememberIfSignedOut } from '#app/features/intents/remember-if-signed-out.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import * as calls from '#contract/cart/client-cart.ts';
import { createCartStore } from './cart-store.ts';
import { rememberedPieces } from './remembered-pieces.ts';

/** The cart of whoever is signed in. */
export const cart = createCartStore({
  calls: {
    read: () => calls.readCart(shopClient),
    add: (productId) =>
      calls.addToCart(shopClient, productId).catch(rememberIfSignedOut({ kind: 'cart', productId })),
    setCount: (productId, count) => calls.setCount(shopClient, productId, count),
    remove: (productId) => calls.removeFromCart(shopClient, productId),
    clear: () => calls.clearCart(shopClient),
  },
  showToast,
  remembered: rememberedPieces,
  postToTabs: () => postToTabs('cart'),
});

onSessionChange(() => {
  cart.reset();
  if (readToken()) cart.refreshCart();
});
