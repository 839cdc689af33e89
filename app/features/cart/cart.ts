import { notify } from '#app/features/notices/notices.ts';
import { rememberIfRefused } from '#app/features/session/remember-if-refused.ts';
import { onSessionChange, readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { tellTabs } from '#app/features/session/tabs.ts';
import * as calls from '#contract/cart/client-cart.ts';
import { createCartStore } from './cart-store.ts';
import { rememberedPieces } from './remembered-pieces.ts';

/** The cart of whoever is signed in. */
export const cart = createCartStore({
  calls: {
    read: () => calls.readCart(shopClient),
    add: (productId) =>
      calls.addToCart(shopClient, productId).catch(rememberIfRefused({ kind: 'cart', productId })),
    setCount: (productId, count) => calls.setCount(shopClient, productId, count),
    remove: (productId) => calls.removeFromCart(shopClient, productId),
    clear: () => calls.clearCart(shopClient),
  },
  notify,
  remembered: rememberedPieces,
  tellTabs: () => tellTabs('cart'),
});

onSessionChange(() => {
  cart.forget();
  if (readToken()) cart.refreshCart();
});
