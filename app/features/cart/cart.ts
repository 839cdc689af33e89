import { rememberIfSignedOut } from '#app/features/intents/remember-if-signed-out.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { showToast } from '#app/features/toasts/toasts.ts';
import { addToCart, clearCart, readCart, removeFromCart, setCount } from '#contract/cart/calls.ts';
import { createCartStore } from './cart-store.ts';
import { rememberedPieces } from './remembered-pieces.ts';

/** The cart of whoever is signed in. */
export const cart = createCartStore({
  calls: {
    read: () => shopClient(readCart),
    add: (productId, pieces) =>
      shopClient(addToCart, { body: { productId } }).catch(
        rememberIfSignedOut({ kind: 'cart', productId, pieces }),
      ),
    setCount: (productId, count) => shopClient(setCount, { productId, body: { count } }),
    remove: (productId) => shopClient(removeFromCart, { productId }),
    clear: () => shopClient(clearCart),
  },
  showToast,
  remembered: rememberedPieces,
  postToTabs: () => postToTabs('cart'),
});

onSessionChange(() => {
  cart.reset();
  if (readToken()) cart.refreshCart();
});
