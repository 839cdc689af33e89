import type { ReactNode } from 'react';
import { toAddressRequest } from '#app/features/addresses/fill-form.ts';
import { findGovernorateCode } from '#app/features/addresses/name-governorate.ts';
import { cart } from '#app/features/cart/cart.ts';
import type { CartView } from '#app/features/cart/cart-view.ts';
import type { Destination } from '#app/features/cart/sum-order.ts';
import { loadDeliveryPrices } from '#app/features/delivery/arrival.ts';
import { toLanguagePath } from '#app/features/language/language.ts';
import { isOwnProvider } from '#app/features/session/own-provider.ts';
import { readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { readCart } from '#contract/cart/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { USUAL_DELIVERY_PRICES } from '#contract/delivery/prices.ts';
import type { TypedAddress } from '#contract/forms.ts';
import { toEgp } from '#contract/money.ts';
import { placeCashOrder } from '#contract/orders/calls.ts';
import type { ShippingAddress } from '#contract/orders/requests.ts';
import { startCheckout } from '#contract/payments/calls.ts';
import { basename } from '#messages/language.ts';
import type { PaymentMethod } from './address-draft.ts';
import { sendWithIdempotencyKey } from './idempotency-key.ts';
import { findSeenCart, type SeenOrder, totalOf, waitForCart } from './wait-for-cart.ts';

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
  const destination = await findDestination(address);
  const seen = findSeenCart(onScreen, now);
  if (seen !== now) return showCartChanges(seen && { cart: seen, destination }, { cart: now, destination });
  try {
    return await send({ cart: now, destination }, address, payment);
  } catch (error) {
    return handleRefusal(error, { cart: now, destination });
  }
}

/** Where the order goes. Other providers deliver for the specification's price. */
async function findDestination(address: TypedAddress): Promise<Destination> {
  if (!isOwnProvider()) return { prices: USUAL_DELIVERY_PRICES, governorate: '' };
  return { prices: await loadDeliveryPrices(), governorate: findGovernorateCode(address) };
}

async function send(seen: SeenOrder, address: TypedAddress, payment: PaymentMethod): Promise<Outcome> {
  const cartId = await findCartId(seen.cart.cartId);
  const pay = payment === 'cash' ? payInCash : payByGateway(payment);
  if (!isOwnProvider()) {
    const { details, phone, city } = address;
    return pay({ cartId, body: { shippingAddress: { details, phone, city } } });
  }
  const expectedTotal = toEgp(totalOf(seen));
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
async function handleRefusal(error: unknown, seen: SeenOrder): Promise<Outcome | undefined> {
  if (!(error instanceof ProviderError)) throw error;
  if (PAYMENT_REFUSALS.includes(error.refusal))
    return { refused: (await loadRefusedOrder()).showUnpayable(error) };
  if (isCouponRefusal(error)) {
    cart.invalidate();
    return { refused: (await loadRefusedOrder()).showCoupon(error) };
  }
  const isChanged = error.refusal === 'total-changed';
  if (!isChanged && !CASH_REFUSALS.includes(error.refusal)) throw error;
  if (!isChanged) return { refused: (await loadRefusedOrder()).offerCard(error) };
  cart.invalidate();
  const prices = await loadDeliveryPrices({ isFresh: true });
  const now = { cart: await waitForCart(cart), destination: { ...seen.destination, prices } };
  if (now.cart.lines.length === 0) return;
  // The total has changed back in the meantime, so the next attempt can succeed.
  if (totalOf(now) === totalOf(seen)) throw new ProviderError('unavailable');
  return showCartChanges(seen, now);
}

const isCouponRefusal = ({ refusal = '' }: ProviderError) =>
  refusal === 'invalid-coupon' || refusal.startsWith('coupon-');

/** Shows what changed in the cart, or the total if the shopper has not seen it yet. Submitting again accepts it. */
async function showCartChanges(seen: SeenOrder | undefined, now: SeenOrder): Promise<Outcome> {
  const { showChanges, showTotal } = await loadRefusedOrder();
  return { refused: seen ? showChanges(seen, now) : showTotal(now) };
}

const loadRefusedOrder = () =>
  import('./refused-order.tsx').catch(() => {
    throw new ProviderError('offline');
  });
