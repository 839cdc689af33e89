/** Checkout and orders: every call carries the token. */
import type { CallOptions, Client } from '#contract/client.ts';
import { checkoutSessionAnswer, ordersAnswer, placedOrderAnswer } from './answers.ts';
import type { ShippingAddress } from './requests.ts';

/** Starts card payment; send the shopper to the answered `session.url`, who then returns to `{returnUrl}/allorders`. */
export const startCheckout = (
  client: Client,
  cartId: string,
  shippingAddress: ShippingAddress,
  returnUrl: string,
  options?: CallOptions,
) =>
  client(
    {
      method: 'POST',
      path: `orders/checkout-session/${encodeURIComponent(cartId)}`,
      query: { url: returnUrl },
      body: { shippingAddress },
      isPersonal: true,
      answer: checkoutSessionAnswer,
    },
    options,
  );

/** Places an order that is paid in cash on delivery; the cart is empty afterwards. */
export const placeCashOrder = (
  client: Client,
  cartId: string,
  shippingAddress: ShippingAddress,
  options?: CallOptions,
) =>
  client(
    {
      method: 'POST',
      path: `orders/${encodeURIComponent(cartId)}`,
      body: { shippingAddress },
      isPersonal: true,
      answer: placedOrderAnswer,
    },
    options,
  );

/** The orders of the signed-in shopper, whose id is in the token. */
export const listOrdersOf = (client: Client, userId: string, options?: CallOptions) =>
  client(
    { path: `orders/user/${encodeURIComponent(userId)}`, isPersonal: true, answer: ordersAnswer },
    options,
  );
