import type { ReactNode } from 'react';
import { toSent } from '#app/features/addresses/to-sent.ts';
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
import type { TypedAddress } from '#contract/forms.ts';
import { toEgp } from '#contract/money.ts';
import { placeCashOrder } from '#contract/orders/calls.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { startCheckout } from '#contract/payments/calls.ts';
import { basename } from '#messages/language.ts';
import type { PaymentMethod } from './address-draft.ts';
import { sendOnce } from './submission-key.ts';
import { findSeenCart, waitForCart } from './wait-for-cart.ts';

async function findCartId(known: string | undefined): Promise<string> {
  if (known) return known;
  const { cartId, data } = await shopClient(readCart);
  const id = cartId ?? data._id;
  if (!id) throw new ProviderError('malformed');
  return id;
}

interface Submission {
  cartId: string;
  body: { shippingAddress: ShippingAddress; expectedTotal?: number };
  headers?: Record<string, string>;
}

type Outcome =
  /** The gateway's page, which asks for the card. */
  | { paymentUrl: string }
  /** Ordered. `onShown` empties the cart in all tabs; called once the cart is no longer on the screen. */
  | { onShown: () => void }
  /** Nothing was ordered: what the shopper has to know and to decide. */
  | { refused: ReactNode };

/** Orders the cart that is on the screen; undefined if it is empty by now, which the screen shows by itself. */
export async function placeOrder(
  onScreen: CartView,
  address: TypedAddress,
  payment: PaymentMethod,
): Promise<Outcome | undefined> {
  const token = readToken();
  const now = await waitForCart(cart);
  if (readToken() !== token) throw new ProviderError('unauthenticated');
  if (now.lines.length === 0) return;
  const seen = findSeenCart(onScreen, now);
  if (seen !== now) return showNews(seen, now);
  try {
    return await send(now, address, payment);
  } catch (error) {
    return explain(error, now);
  }
}

async function send(seen: CartView, address: TypedAddress, payment: PaymentMethod): Promise<Outcome> {
  const cartId = await findCartId(seen.cartId);
  const pay = payment === 'cash' ? payInCash : payAt(payment);
  if (!isOwnProvider()) {
    const { details, phone, city } = address;
    return pay({ cartId, body: { shippingAddress: { details, phone, city } } });
  }
  const expectedTotal = toEgp(seen.totalPiastres + SHIPPING_PIASTRES);
  const body = { shippingAddress: toSent(address), expectedTotal };
  return sendOnce([payment, cartId, body], (headers) => pay({ cartId, body, headers }));
}

/** Paid on the page of a gateway: of the one that was chosen, where the shop offers several. */
const payAt =
  (payment: PaymentMethod) =>
  async (order: Submission): Promise<Outcome> => {
    // The payment page returns to the shop in the same language.
    const url = window.location.origin + placeInLanguage(basename, '');
    const query = payment === 'card' ? { url } : { url, gateway: payment };
    const { session } = await shopClient(startCheckout, { ...order, query });
    return { paymentUrl: session.url };
  };

async function payInCash(order: Submission): Promise<Outcome> {
  await shopClient(placeCashOrder, order);
  return {
    onShown() {
      cart.invalidate();
      postToTabs('cart');
    },
  };
}

const CASH_REFUSALS: (string | undefined)[] = [
  'cash-total-too-high',
  'too-many-cash-orders',
  'cash-order-too-large',
  'cash-orders-unconfirmed',
  'cash-not-from-here',
  'cash-last-pieces',
];

/** What the chosen gateway will never take, however often it is tried. */
const PAYMENT_REFUSALS: (string | undefined)[] = [
  'payment-amount-too-small',
  'payment-amount-too-large',
  'payment-email-refused',
];

/** What the shopper can decide upon is shown by itself; every other failure goes on. */
async function explain(error: unknown, seen: CartView): Promise<Outcome | undefined> {
  if (!(error instanceof ProviderError)) throw error;
  if (PAYMENT_REFUSALS.includes(error.refusal)) return { refused: (await loadWords()).sayUnpayable(error) };
  const isChanged = error.refusal === 'total-changed';
  if (!isChanged && !CASH_REFUSALS.includes(error.refusal)) throw error;
  if (!isChanged) return { refused: (await loadWords()).offerCard(error) };
  cart.invalidate();
  const now = await waitForCart(cart);
  if (now.lines.length === 0) return;
  // It changed back meanwhile: the next try will do.
  if (now.totalPiastres === seen.totalPiastres) throw new ProviderError('unavailable');
  return showNews(seen, now);
}

/** A total that the shopper has not seen yet is shown first; the next submit orders it. */
async function showNews(seen: CartView | undefined, now: CartView): Promise<Outcome> {
  const { showChanges, showTotal } = await loadWords();
  return { refused: seen ? showChanges(seen, now) : showTotal(now) };
}

const loadWords = () =>
  import('./refused-order.tsx').catch(() => {
    throw new ProviderError('offline');
  });
