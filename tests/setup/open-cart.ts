import { createCartStore } from '#app/features/cart/cart-store.ts';
import type { NewToast } from '#app/features/toasts/toasts.ts';
import { answerCart } from './cart-answers.ts';
import { createManualCalls } from './store-steps.ts';

/** Opens a cart store whose calls the test answers and whose effects are recorded. */
export function openCart() {
  const shop = createManualCalls();
  const toasts: NewToast[] = [];
  const tabs: string[] = [];
  let kept: number | undefined;
  const cart = createCartStore({
    calls: {
      read: shop.as('GET'),
      add: shop.as('POST'),
      setCount: shop.as('PUT'),
      remove: shop.as('DELETE'),
      clear: shop.as('DELETE all'),
    },
    showToast: (toast) => toasts.push(toast),
    remembered: {
      read: () => kept,
      write: (pieces) => {
        kept = pieces;
      },
    },
    postToTabs: () => tabs.push('cart'),
  });
  return {
    ...shop,
    cart,
    toasts,
    tabs,
    keys: () => toasts.map(({ messageKey }) => messageKey),
    /** Products and their counts, such as 'a2 b1'. */
    lines: () =>
      cart
        .get()
        .lines.map(({ productId, count }) => productId + count)
        .join(' '),
    readKept: () => kept,
    keep(pieces: number) {
      kept = pieces;
    },
  };
}

/** Opens a cart store that has read a cart with two of a and one of b. */
export async function openReadCart() {
  const opened = openCart();
  opened.cart.refreshCart();
  await opened.answer(answerCart({ a: 2, b: 1 }));
  opened.sent.length = 0;
  return opened;
}
