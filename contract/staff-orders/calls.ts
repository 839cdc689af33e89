/** The calls by which the staff place an order for a customer. */
import { type CallRefusal, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { COUPON_REFUSALS } from '#contract/cart/coupon-calls.ts';
import { orderAnswer } from '#contract/orders/staff-answers.ts';
import { previewAnswer } from './answers.ts';
import { linesRequest, placingRequest, previewRequest } from './requests.ts';

const placingAccess = { method: 'POST', audience: 'staff', permission: 'orders.change' } as const;

export const previewOrder = defineCall<{ body: typeof previewRequest }>()({
  ...placingAccess,
  path: '/orders/preview',
  answer: previewAnswer,
});

export const placeOrder = defineCall<{ body: typeof placingRequest }>()({
  ...placingAccess,
  path: '/orders',
  answer: orderAnswer,
});

export const changeLines = defineCall<{ body: typeof linesRequest }>()({
  method: 'PUT',
  path: '/orders/{order}/lines',
  audience: 'staff',
  permission: 'orders.change',
  answer: orderAnswer,
});

const tag = 'Orders';
const refusals: readonly CallRefusal[] = [
  { code: 'order-lines-required', param: 'lines' },
  { code: 'invalid-value', param: 'payment' },
  'no-product',
  'no-document',
];

export const staffOrderCalls = /* @__PURE__ */ specifyCalls({
  changeLines: {
    call: changeLines,
    tag,
    summary: 'Changes the products of an order that is not shipped; the shopper gets an email.',
    notes:
      'Lines that stay keep their price. Of an order that was paid online, what is less is refunded, and what is more is owed: its payment link asks for it. A packed order has to be packed again. If somebody changed the order after this version of it, the answer has the present order as `current`.',
    params: { order: 'The order’s number, such as MS-4F7K-2Q9, its numeric id, or its id.' },
    request: linesRequest,
    samples: { version: 3, overrides: [] },
    fields: {
      version: 'The version of the order that the change was made from.',
      lines: 'All lines of the order, as they are to be.',
      overrides: 'The limits to override, by their names.',
      expectedPiastres: 'The new total that the person was told.',
    },
    refusals: [
      ...refusals,
      { code: 'invalid-value', param: 'version' },
      'invalid-request',
      'no-such-order',
      'not-possible',
      'payment-page-open',
      { code: 'pieces-of-title-left', param: 'count' },
      { code: 'title-out-of-stock', param: 'count' },
      'total-changed',
      'limits-reached',
      'changed-meanwhile',
    ],
  },
  previewOrder: {
    call: previewOrder,
    tag,
    summary:
      'Tells what an order for a customer would cost, and the limits that it is above. Changes nothing.',
    request: previewRequest,
    samples: {
      phones: ['01012345678'],
      customerId: undefined,
      couponCode: '',
      couponProblem: null,
      orderId: undefined,
    },
    fields: {
      orderId: 'An order whose lines are to be changed: its prices, its delivery and its code apply.',
      couponCode: 'A discount code; empty for none. couponProblem says why it takes nothing off.',
      city: 'Names the governorate, if none is chosen.',
    },
    refusals: [...refusals, 'no-such-order', { code: 'not-an-egyptian-phone', param: 'phones.0' }],
  },
  placeOrder: {
    call: placeOrder,
    tag,
    summary: 'Places an order for a customer: by phone, from a chat, in the shop.',
    notes:
      'By the rules, the stock and the limits of the storefront. A limit is overridden by its name; the answer to an order above others has them as `current.limits`. If the email address belongs to an account, the answer has it as `current.customer`. An order paid through a link waits for its payment.',
    request: placingRequest,
    samples: { customerId: undefined, overrides: [], source: 'phone', couponCode: '' },
    status: 201,
    fields: {
      key: 'Another request with the same key is answered with the same order.',
      customerId: 'A customer, or newCustomer.',
      holdHours: 'How long a payment link holds the pieces.',
      couponCode: 'A discount code; empty for none.',
      expectedPiastres: 'The total that the person was told.',
      note: 'For the staff alone.',
    },
    refusals: [
      ...refusals,
      { code: 'invalid-value', param: 'key' },
      'customer-required',
      { code: 'name-too-short', param: 'newCustomer.name' },
      { code: 'not-an-egyptian-phone', param: 'newCustomer.phone' },
      { code: 'invalid-email', param: 'newCustomer.email' },
      { code: 'email-in-use', param: 'newCustomer.email' },
      { code: 'address-details-required', param: 'address.details' },
      { code: 'not-an-egyptian-phone', param: 'address.phone' },
      { code: 'address-city-required', param: 'address.city' },
      { code: 'pieces-of-title-left', param: 'lines' },
      { code: 'title-out-of-stock', param: 'lines' },
      'payment-not-offered',
      'payment-amount-too-small',
      COUPON_REFUSALS,
      'total-changed',
      'limits-reached',
      'email-of-customer',
      'idempotency-key-reused',
    ],
  },
});
