/** The calls behind signed links to an order, which need no account. */

import * as v from 'valibot';
import { LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { trackedOrderAnswer } from './listed.ts';

export const trackOrder = defineCall()({ path: '/orders/track/{token}', answer: trackedOrderAnswer });

export const confirmTrackedOrder = defineCall()({
  method: 'POST',
  path: '/orders/track/{token}/confirm',
  answer: trackedOrderAnswer,
});

const INVALID_LINK = { code: 'invalid-link', param: 'token', location: 'params' } as const;

/** The gateway to pay at, if the shop offers several. */
export const payRequest = /* @__PURE__ */ v.object({ gateway: /* @__PURE__ */ v.optional(v.string()) });

/** Starts the payment of the due amount, by the token in the payment link. */
export const payTrackedOrder = defineCall<{ body: typeof payRequest }>()({
  method: 'POST',
  path: '/orders/track/{token}/pay',
  answer: /* @__PURE__ */ v.object({
    // Must be a web URL, because shoppers are redirected to it.
    url: /* @__PURE__ */ v.pipe(v.string(), /* @__PURE__ */ v.regex(/^https?:\/\//i)),
  }),
});

export const trackingCalls = /* @__PURE__ */ specifyCalls({
  trackOrder: {
    call: trackOrder,
    tag: 'Orders',
    summary: 'Shows an order to whoever has its link: what is in it and how far it is, not whose it is.',
    params: { token: 'The last part of trackingPath.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_LINK, 'unknown-link', 'too-many-tries'],
  },
  confirmTrackedOrder: {
    call: confirmTrackedOrder,
    tag: 'Orders',
    summary: 'Confirms an order that is paid in cash, by the link in its email.',
    notes: 'Confirmed already, it is answered as it is. The link to follow an order is not good for this.',
    params: { token: 'The value of confirm in the link of the email.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_LINK, 'unknown-link', 'order-not-confirmable', 'too-many-tries'],
    samples: { paymentStatus: 'cash', isPaid: false, status: 'confirmed' },
  },
  payTrackedOrder: {
    call: payTrackedOrder,
    tag: 'Orders',
    summary: 'Starts the payment of what is due for an order, by its payment link: send the shopper to url.',
    notes:
      'Due is the total of an unpaid order, or what a change added to a paid one. After payment the shopper returns to the tracking screen. Sent again, it is answered with the same payment.',
    params: { token: 'The value of pay in the payment link.' },
    query: [
      {
        name: 'lang',
        description: 'ar opens the payment page in Arabic; anything else, or nothing, in English.',
        example: 'ar',
      },
    ],
    request: payRequest,
    fields: {
      gateway: 'Which of the ways to pay that the shop offers, where there are several.',
    },
    refusals: [
      INVALID_LINK,
      'unknown-link',
      'nothing-due',
      'due-changed',
      { code: 'title-out-of-stock', param: 'count' },
      { code: 'pieces-of-title-left', param: 'count' },
      'payment-not-offered',
      'payment-amount-too-small',
      'payment-amount-too-large',
      'payment-email-refused',
      'payment-page-away',
      'too-many-tries',
    ],
  },
});
