/** The calls for returning or exchanging pieces of a delivered order. */
import { INVALID_ID, LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { orderAnswer } from './listed.ts';
import { returnRequest } from './requests.ts';

export const requestReturn = defineCall<{ body: typeof returnRequest }>()({
  method: 'POST',
  path: '/orders/{orderId}/returns',
  audience: 'shopper',
  answer: orderAnswer,
});

export const cancelReturn = defineCall()({
  method: 'POST',
  path: '/orders/{orderId}/returns/{returnId}/cancel',
  audience: 'shopper',
  answer: orderAnswer,
});

const ORDER_ID_NOTE = 'The order, as _id of its answers.';

export const returnCalls = /* @__PURE__ */ specifyCalls({
  requestReturn: {
    call: requestReturn,
    tag: 'Orders',
    summary: 'Asks to return or exchange pieces of a delivered order, until returnableUntil of the order.',
    notes:
      'The order is answered, with the request in returns. At most returnableCount pieces of each line. The same request again within ten minutes is answered with the same return.',
    params: { orderId: ORDER_ID_NOTE },
    query: [LANG_PARAMETER],
    request: returnRequest,
    fields: {
      kind: 'return for the money, exchange for another piece.',
      lines: 'Which lines of the order, and how many pieces of each.',
      note: 'What the shop should know; for an exchange, what is wanted instead.',
    },
    status: 201,
    refusals: [
      INVALID_ID,
      { code: 'invalid-value', param: 'kind' },
      { code: 'invalid-value', param: 'reason' },
      { code: 'invalid-value', param: 'lines' },
      { code: 'return-lines-required', param: 'lines' },
      'no-order',
      'order-not-returnable',
      'return-too-late',
      'pieces-not-returnable',
      'too-many-tries',
    ],
    // No spread here: bundlers can't drop a specification that contains a spread, and browsers would load all refusals.
    samples: { paymentStatus: 'paid', isPaid: true, isDelivered: true, status: 'delivered' },
  },
  cancelReturn: {
    call: cancelReturn,
    tag: 'Orders',
    summary: 'Withdraws a request to return or exchange that the shop has not answered.',
    notes: 'Withdrawn already, the order is answered as it is.',
    params: { orderId: ORDER_ID_NOTE, returnId: 'The return, as _id in returns of the order.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-return', 'return-answered', 'too-many-tries'],
    samples: { paymentStatus: 'paid', isPaid: true, isDelivered: true, status: 'delivered' },
  },
});
