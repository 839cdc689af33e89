/** The calls behind signed links to an order, which need no account. */
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
});
