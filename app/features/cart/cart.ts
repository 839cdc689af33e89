import { notify } from '#app/features/notices/notices.ts';
import { rememberIfRefused } from '#app/features/session/remember-if-refused.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { tellTabs } from '#app/features/session/tabs.ts';
import { addToCart, clearCart, readCart, removeFromCart, setCount } from '#contract/cart/calls.ts';
import { createCartStore } from './cart-store.ts';
import { rememberedPieces } from './remembered-pieces.ts';

/** The cart of whoever is signed in. */
export const cart = createCartStore({
  calls: {
    read: () => shopClient(readCart),
    add: (productId) =>
      shopClient(addToCart, { body: { productId } }).catch(rememberIfRefused({ kind: 'cart', productId })),
    setCount: (productId, count) => shopClient(setCount, { productId, body: { count } }),
    remove: (productId) => shopClient(removeFromCart, { productId }),
    clear: () => shopClient(clearCart),
  },
  notify,
  remembered: rememberedPieces,
  tellTabs: () => tellTabs('cart'),
});

onSessionChange(() => {
  cart.forget();
  if (readToken()) cart.refreshCart();
});
