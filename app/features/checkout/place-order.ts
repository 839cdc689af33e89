import { cart } from '#app/features/cart/cart.ts';
import { placeInLanguage } from '#app/features/language/language.ts';
import { readToken } from '#app/features/session/session.ts';
import { shopClient } from '#app/features/session/shop-client.ts';
import { postToTabs } from '#app/features/session/tabs.ts';
import { readCart } from '#contract/cart/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
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
  | { onShown: () => void };

/** Orders what is in the cart; undefined if it is empty by now, which the screen shows by itself. */
export async function placeOrder(
  address: ShippingAddress,
  payment: PaymentMethod,
): Promise<Outcome | undefined> {
  const token = readToken();
  const { lines, cartId } = await waitForCart(cart);
  if (readToken() !== token) throw new ProviderError('unauthenticated');
  if (lines.length === 0) return;
  const id = await findCartId(cartId);
  if (payment === 'card') {
    // The payment page returns to the shop in the same language.
    const shop = window.location.origin + placeInLanguage(basename, '');
    const { session } = await shopClient(startCheckout, {
      cartId: id,
      query: { url: shop },
      body: { shippingAddress: address },
    });
    return { paymentUrl: session.url };
  }
  await shopClient(placeCashOrder, { cartId: id, body: { shippingAddress: address } });
  return {
    onShown() {
      cart.invalidate();
      postToTabs('cart');
    },
  };
}
