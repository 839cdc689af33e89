import type { ReactNode } from 'react';
import { toAddressRequest } from '#app/features/addresses/fill-form.ts';
import { cart } from '#app/features/cart/cart.ts';
import type { CartView } from '#app/features/cart/cart-view.ts';
import { toLanguagePath } from '#app/features/language/language.ts';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
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
import { sendWithIdempotencyKey } from './idempotency-key.ts';
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
  /** The gateway's page, where the shopper pays. */
  | { paymentUrl: string }
  /** The order is placed. `onShown` reads the cart again in all tabs; it is called once another screen is shown. */
  | { onShown: () => void }
  /** Nothing was ordered: a notice that explains why. */
  | { refused: ReactNode };

/** Orders the shown cart. Undefined if the cart has become empty; the screen then shows that. */
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
  if (seen !== now) return showCartChanges(seen, now);
  try {
    return await send(now, address, payment);
  } catch (error) {
    return handleRefusal(error, now);
  }
}

async function send(seen: CartView, address: TypedAddress, payment: PaymentMethod): Promise<Outcome> {
  const cartId = await findCartId(seen.cartId);
  const pay = payment === 'cash' ? payInCash : payByGateway(payment);
  if (!isOwnProvider()) {
    const { details, phone, city } = address;
    return pay({ cartId, body: { shippingAddress: { details, phone, city } } });
  }
  const expectedTotal = toEgp(seen.totalPiastres + SHIPPING_PIASTRES);
  const body = { shippingAddress: toAddressRequest(address), expectedTotal };
  return sendWithIdempotencyKey([payment, cartId, body], (headers) => pay({ cartId, body, headers }));
}

/** Starts a payment on a gateway's page; `card` leaves the choice of the gateway to the shop. */
const payByGateway =
  (payment: PaymentMethod) =>
  async (order: Submission): Promise<Outcome> => {
    // The payment page returns to the shop in the same language.
    const url = window.location.origin + toLanguagePath(basename, '');
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
  'cash-blocked',
];

/** Refusals of a gateway that would recur on a retry. */
const PAYMENT_REFUSALS: (string | undefined)[] = [
  'payment-amount-too-small',
  'payment-amount-too-large',
  'payment-email-refused',
];

/** Turns refusals that need a decision of the shopper into notices; rethrows all other errors. */
async function handleRefusal(error: unknown, seen: CartView): Promise<Outcome | undefined> {
  if (!(error instanceof ProviderError)) throw error;
  if (PAYMENT_REFUSALS.includes(error.refusal))
    return { refused: (await loadRefusedOrder()).showUnpayable(error) };
  const isChanged = error.refusal === 'total-changed';
  if (!isChanged && !CASH_REFUSALS.includes(error.refusal)) throw error;
  if (!isChanged) return { refused: (await loadRefusedOrder()).offerCard(error) };
  cart.invalidate();
  const now = await waitForCart(cart);
  if (now.lines.length === 0) return;
  // The total has changed back in the meantime, so the next attempt can succeed.
  if (now.totalPiastres === seen.totalPiastres) throw new ProviderError('unavailable');
  return showCartChanges(seen, now);
}

/** Shows what changed in the cart, or the total if the shopper has not seen it yet. Submitting again accepts it. */
async function showCartChanges(seen: CartView | undefined, now: CartView): Promise<Outcome> {
  const { showChanges, showTotal } = await loadRefusedOrder();
  return { refused: seen ? showChanges(seen, now) : showTotal(now) };
}

const loadRefusedOrder = () =>
  import('./refused-order.tsx').catch(() => {
    throw new ProviderError('offline');
  });
