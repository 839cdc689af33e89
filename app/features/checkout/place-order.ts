import type { ReactNode } from 'react';
import { cart } from '#app/features/cart/cart.ts';
import type { CartView } from '#app/features/cart/cart-view.ts';
import { placeInLanguage } from '#app/features/language/language.ts';
import { isOwnProvider } from '#app/features/session/provider-meta.ts';
import { readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { readCart } from '#contract/cart/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { SHIPPING_PIASTRES } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { placeCashOrder } from '#contract/orders/calls.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { startCheckout } from '#contract/payments/calls.ts';
import { basename } from '#messages/language.ts';
import type { PaymentMethod } from './address-draft.ts';
import { waitForCart } from './wait-for-cart.ts';

async function findCartId(known: string | undefined): Promise<string> {
  if (known) return known;
  const { cartId, data } = await shopClient(readCart);
  const id = cartId ?? data._id;
  if (!id) throw new ProviderError('malformed');
  return id;
}

type Outcome =
  /** The gateway's page, which asks for the card. */
  | { paymentUrl: string }
  /** Ordered. `onShown` empties the cart in all tabs; called once the cart is no longer on the screen. */
  | { onShown: () => void }
  /** Nothing was ordered: what the shopper has to know and to decide. */
  | { refused: ReactNode };

/** The last submission that was not answered: sent again with its key, it makes no second order. */
let unanswered: { content: string; key: string } | undefined;

/** What only our own provider is sent: a key for this very submission. */
function nameSubmission(...content: unknown[]): Record<string, string> {
  const text = JSON.stringify(content);
  // Not `randomUUID`, which browsers have on secure pages only.
  if (unanswered?.content !== text) {
    unanswered = { content: text, key: crypto.getRandomValues(new Uint32Array(4)).join('-') };
  }
  return { 'Idempotency-Key': unanswered.key };
}

/** Orders what is in the cart; undefined if it is empty by now, which the screen shows by itself. */
export async function placeOrder(
  address: ShippingAddress,
  payment: PaymentMethod,
): Promise<Outcome | undefined> {
  const token = readToken();
  const seen = await waitForCart(cart);
  if (readToken() !== token) throw new ProviderError('unauthenticated');
  if (seen.lines.length === 0) return;
  try {
    return await send(seen, address, payment);
  } catch (error) {
    return explain(error, seen);
  }
}

async function send(seen: CartView, address: ShippingAddress, payment: PaymentMethod): Promise<Outcome> {
  const cartId = await findCartId(seen.cartId);
  const expectedTotal = toEgp(seen.totalPiastres + SHIPPING_PIASTRES);
  const order = isOwnProvider()
    ? {
        cartId,
        body: { shippingAddress: address, expectedTotal },
        headers: nameSubmission(payment, cartId, address, expectedTotal),
      }
    : { cartId, body: { shippingAddress: address } };
  if (payment === 'card') {
    // The payment page returns to the shop in the same language.
    const shop = window.location.origin + placeInLanguage(basename, '');
    const { session } = await shopClient(startCheckout, { ...order, query: { url: shop } });
    unanswered = undefined;
    return { paymentUrl: session.url };
  }
  await shopClient(placeCashOrder, order);
  unanswered = undefined;
  return {
    onShown() {
      cart.invalidate();
      postToTabs('cart');
    },
  };
}

const CASH_REFUSALS: (string | undefined)[] = ['cash-total-too-high', 'too-many-cash-orders'];

/** What the shopper can decide upon is shown by itself; every other failure goes on. */
async function explain(error: unknown, seen: CartView): Promise<Outcome | undefined> {
  if (!(error instanceof ProviderError)) throw error;
  const isChanged = error.refusal === 'total-changed';
  if (!isChanged && !CASH_REFUSALS.includes(error.refusal)) throw error;
  const words = await import('./refused-order.tsx').catch(() => {
    throw new ProviderError('offline');
  });
  if (!isChanged) return { refused: words.offerCard(error) };
  cart.invalidate();
  const now = await waitForCart(cart);
  if (now.lines.length === 0) return;
  // It changed back meanwhile: the next try will do.
  if (now.totalPiastres === seen.totalPiastres) throw new ProviderError('unavailable');
  return { refused: words.showChanges(seen, now) };
}
