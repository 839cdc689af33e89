/** The calls of orders; card payment starts in payments/. */
import {
  type CallRefusal,
  INVALID_ID,
  LANG_PARAMETER,
  PAGE_PARAMETERS,
  PAGE_REFUSALS,
  specifyCalls,
} from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { placedOrderAnswer, placedOrderAnswerV2 } from './answers.ts';
import { cancelOrder, confirmOrder, listOrders, listOrdersOfUser, sendOrderEmail } from './listed.ts';
import { orderRequest } from './requests.ts';

export const placeCashOrder = defineCall<{ body: typeof orderRequest }>()({
  method: 'POST',
  path: '/orders/{cartId}',
  audience: 'shopper',
  answer: placedOrderAnswer,
});

export const cartIdParameter = { cartId: 'The cart, as cartId of its answers.' };
export const orderFieldNotes = {
  shippingAddress: 'Also understood: the address inside shape.shippingAddress, or as the body itself.',
  expectedTotal:
    'The order total that the shopper saw, shipping included, in EGP. If it is another by now, nothing is ordered.',
};
export const orderRefusals: readonly CallRefusal[] = [
  INVALID_ID,
  { code: 'address-details-required', param: 'details' },
  { code: 'address-phone-required', param: 'phone' },
  { code: 'not-an-egyptian-phone', param: 'phone' },
  { code: 'address-city-required', param: 'city' },
  { code: 'unknown-governorate', param: 'governorate' },
  'empty-cart',
  { code: 'pieces-of-title-left', param: 'count' },
  { code: 'title-out-of-stock', param: 'count' },
  'no-cart',
  { code: 'invalid-total', param: 'expectedTotal' },
  'total-changed',
  'orders-blocked',
  'invalid-idempotency-key',
  'idempotency-key-reused',
  'too-many-tries',
];
const cashRefusals: readonly CallRefusal[] = [
  'cash-blocked',
  'already-ordered',
  'payment-not-offered',
  'cash-total-too-high',
  'too-many-cash-orders',
  'cash-order-too-large',
  'cash-orders-unconfirmed',
  'cash-not-from-here',
  'cash-last-pieces',
];
const CASH_NOTES =
  'totalOrderPrice is the cart and 4.99 for shipping; taxPrice is 0, since prices have their VAT inside: vatIncluded tells it. The cart is empty afterwards. With the same Idempotency-Key header again (1 to 128 visible ASCII characters, remembered for 24 hours), or without one within ten minutes, the same request is answered with the same order.';
const CASH_SAMPLES = { paymentStatus: 'cash', isPaid: false };

export const orderCalls = /* @__PURE__ */ specifyCalls({
  placeCashOrder: {
    call: placeCashOrder,
    tag: 'Orders',
    summary: 'Places an order that is paid in cash on delivery.',
    notes: CASH_NOTES,
    params: cartIdParameter,
    request: orderRequest,
    fields: orderFieldNotes,
    status: 201,
    refusals: [orderRefusals, cashRefusals],
    samples: CASH_SAMPLES,
  },
  placeCashOrderV2: {
    call: { method: 'POST', path: '/orders/{cartId}', audience: 'shopper', answer: placedOrderAnswerV2 },
    tag: 'Orders',
    versions: ['v2'],
    summary:
      'Places an order that is paid in cash on delivery, and adds the shopper and how the price is made up.',
    notes: CASH_NOTES,
    params: cartIdParameter,
    request: orderRequest,
    fields: orderFieldNotes,
    status: 201,
    refusals: [orderRefusals, cashRefusals],
    samples: { paymentStatus: 'cash', isPaid: false, message: 'Order placed successfully' },
  },
  listOrdersOfUser: {
    call: listOrdersOfUser,
    tag: 'Orders',
    versions: ['v1', 'v2'],
    summary: 'Lists the 100 newest orders of the signed-in shopper, as a bare list.',
    params: { userId: 'The shopper, as id in the token.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'not-your-orders'],
    samples: CASH_SAMPLES,
  },
  listOrders: {
    call: listOrders,
    tag: 'Orders',
    versions: ['v1', 'v2'],
    summary: 'Lists the orders of the signed-in shopper, newest first.',
    query: [PAGE_PARAMETERS, LANG_PARAMETER],
    refusals: [PAGE_REFUSALS],
    samples: CASH_SAMPLES,
  },
  cancelOrder: {
    call: cancelOrder,
    tag: 'Orders',
    versions: ['v1', 'v2'],
    summary: 'Cancels an order of the signed-in shopper that is not packed yet.',
    notes:
      'Its pieces are on sale again, and what was paid is due back: status and refundDuePrice say so. Asked for again, the same order is answered.',
    params: { orderId: 'The order, as _id of its answers.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-order', 'order-packed', 'order-disputed', 'too-many-tries'],
    samples: {
      isPaid: false,
      paymentStatus: 'cancelled',
      status: 'cancelled',
      isCancellable: false,
      isConfirmable: false,
    },
  },
  confirmOrder: {
    call: confirmOrder,
    tag: 'Orders',
    summary: 'Confirms an order of the signed-in shopper that is paid in cash.',
    notes: 'Confirmed already, it is answered as it is. The link in its email does the same without a token.',
    params: { orderId: 'The order, as _id of its answers.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID, 'no-order', 'order-not-confirmable', 'too-many-tries'],
    // Not `...CASH_SAMPLES`, because bundlers can't drop a specification that contains a spread, and browsers would
    // load all refusals.
    samples: { paymentStatus: 'cash', isPaid: false, status: 'confirmed', isConfirmable: false },
  },
  sendOrderEmail: {
    call: sendOrderEmail,
    tag: 'Orders',
    summary: 'Sends the email that asks to confirm an order once more, three times an hour at most.',
    params: { orderId: 'The order, as _id of its answers.' },
    refusals: [INVALID_ID, 'no-order', 'order-not-confirmable', 'too-many-tries'],
    samples: { message: 'The email is on its way' },
  },
});
