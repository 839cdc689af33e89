/** The call that starts card payment. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { cartIdParameter, orderFieldNotes, orderRefusals } from '#contract/orders/calls.ts';
import { orderRequest } from '#contract/orders/requests.ts';

const checkoutSessionAnswer = v.object({
  status: v.picklist(['success']),
  session: v.object({
    // Must be a web URL, because shoppers are redirected to it.
    url: v.pipe(v.string(), v.regex(/^https?:\/\//i)),
    success_url: v.optional(v.string()),
    cancel_url: v.optional(v.string()),
  }),
});

export const startCheckout = defineCall<{
  body: typeof orderRequest;
  query: { url: string; gateway?: string };
}>()({
  method: 'POST',
  path: '/orders/checkout-session/{cartId}',
  audience: 'shopper',
  answer: checkoutSessionAnswer,
});

export const paymentCalls = /* @__PURE__ */ specifyCalls({
  startCheckout: {
    call: startCheckout,
    tag: 'Orders',
    versions: ['v1', 'v2'],
    summary: 'Starts card payment: send the shopper to session.url.',
    notes:
      'The order is kept as pending until it is paid, and the cart keeps its lines until then. After payment the shopper returns to {url}/allorders, after giving up to {url}/cart; to a site that the shop does not know, by a button on the payment page. With the same Idempotency-Key header again (1 to 128 visible ASCII characters, remembered for 24 hours), the same request is answered with the same session.',
    params: cartIdParameter,
    query: [
      {
        name: 'url',
        description:
          "The client's own address to return to: this shop's, one that it allows, one on the same machine, or one on the site that the Origin header names. This shop's if not sent.",
        example: 'https://shop.example',
      },
      {
        name: 'gateway',
        description:
          'Which of the ways to pay that the shop offers, where there are several; its first one if not sent.',
        example: 'paymob',
      },
      {
        name: 'lang',
        description: 'ar opens the payment page in Arabic; anything else, or nothing, in English.',
        example: 'ar',
      },
    ],
    request: orderRequest,
    fields: orderFieldNotes,
    refusals: [
      orderRefusals,
      { code: 'return-not-allowed', param: 'url', location: 'query' },
      'other-checkout',
      'payment-not-offered',
      'payment-amount-too-small',
      'payment-amount-too-large',
      'payment-email-refused',
      'payment-page-away',
    ],
  },
});
