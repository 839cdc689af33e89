/** The calls of stock alerts (emails about products that are back in stock); only our own provider has them. */
import * as v from 'valibot';
import { INVALID_ID, LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { productIdRequest } from '#contract/cart/requests.ts';

const stockAlertList = /* @__PURE__ */ v.object({
  data: /* @__PURE__ */ v.array(/* @__PURE__ */ v.string()),
});

export const listStockAlerts = defineCall()({
  path: '/stockAlerts',
  audience: 'shopper',
  answer: stockAlertList,
});
export const addStockAlert = defineCall<{ body: typeof productIdRequest }>()({
  method: 'POST',
  path: '/stockAlerts',
  audience: 'shopper',
  answer: stockAlertList,
});
export const removeStockAlert = defineCall()({
  method: 'DELETE',
  path: '/stockAlerts/{productId}',
  audience: 'shopper',
  answer: stockAlertList,
});

const samples = { data: ['65aa00000000000000000001'] };

export const stockAlertCalls = /* @__PURE__ */ specifyCalls({
  listStockAlerts: {
    call: listStockAlerts,
    tag: 'Stock alerts',
    summary: 'Lists the ids of the products for which the shopper waits, oldest first.',
    samples,
  },
  addStockAlert: {
    call: addStockAlert,
    tag: 'Stock alerts',
    summary: 'Asks for one email when a product that is sold out is in stock again, and answers all ids.',
    notes: 'Asking twice is the same as once, but for the language of the email, which is that of the last.',
    query: [LANG_PARAMETER],
    request: productIdRequest,
    refusals: [
      { code: 'invalid-id', param: 'productId' },
      'no-product',
      'in-stock',
      'too-many-stock-alerts',
      'too-many-tries',
    ],
    samples,
  },
  removeStockAlert: {
    call: removeStockAlert,
    tag: 'Stock alerts',
    summary: 'Asks for no email any more, and answers the ids left.',
    params: { productId: 'The product.' },
    refusals: [INVALID_ID, 'too-many-tries'],
    samples,
  },
});
