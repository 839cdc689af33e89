/** The call table: addresses, checkout, orders. */
import { addressAnswer, addressesAnswer } from '#contract/account/address-answers.ts';
import {
  type ApiCall,
  type CallError,
  INVALID_ID,
  inBothVersions,
  LANG_PARAMETER,
  PAGE_ERRORS,
  PAGE_PARAMETERS,
  TOKEN_ERRORS,
  TOO_MANY,
} from '#contract/call.ts';
import { listOf } from '#contract/envelope.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { checkoutSessionAnswer, order, ordersAnswer, placedOrderAnswer } from './answers.ts';
import { placedOrderAnswerV2 } from './answers-v2.ts';
import { addressRequest, MAX_ADDRESSES, orderRequest } from './requests.ts';

const PHONE = 'An Egyptian mobile number: 01 then 0, 1, 2 or 5, then 8 digits; +20 and 0020 are understood.';
const NO_ADDRESS: CallError = { status: 404, text: ERROR_TEXTS.noAddress('{id}') };
const addressErrors: CallError[] = [
  { status: 400, text: 'details is required', param: 'details' },
  { status: 400, text: 'phone is required', param: 'phone' },
  { status: 400, text: 'accept only egypt phone numbers', param: 'phone' },
  { status: 400, text: 'city is required', param: 'city' },
];
const NO_NAME: CallError = { status: 400, text: 'name is required', param: 'name' };

const address = { version: 'v1', tag: 'Addresses', needsToken: true, status: 200 } as const;
const addressFields = { name: 'What the shopper calls it.', phone: PHONE };

export const addressCalls: ApiCall[] = [
  {
    ...address,
    id: 'listAddresses',
    method: 'GET',
    path: '/addresses',
    summary: 'Lists the saved addresses.',
    answer: addressesAnswer,
    errors: TOKEN_ERRORS,
    samples: { results: 1 },
  },
  {
    ...address,
    id: 'addAddress',
    method: 'POST',
    path: '/addresses',
    summary: 'Saves an address, and answers all of them.',
    request: addressRequest,
    fields: addressFields,
    answer: addressesAnswer,
    errors: [
      ...TOKEN_ERRORS,
      NO_NAME,
      ...addressErrors,
      { status: 400, text: ERROR_TEXTS.tooManyAddresses(MAX_ADDRESSES), param: 'name' },
    ],
    samples: { name: 'Home', message: 'Address added successfully' },
  },
  {
    ...address,
    id: 'getAddress',
    method: 'GET',
    path: '/addresses/{id}',
    summary: 'Shows one saved address.',
    params: { id: 'The address.' },
    answer: addressAnswer,
    errors: [...TOKEN_ERRORS, INVALID_ID, NO_ADDRESS],
  },
  {
    ...address,
    id: 'changeAddress',
    method: 'PUT',
    path: '/addresses/{id}',
    summary: 'Changes a saved address, and answers all of them.',
    params: { id: 'The address.' },
    request: addressRequest,
    fields: addressFields,
    answer: addressesAnswer,
    errors: [...TOKEN_ERRORS, INVALID_ID, NO_NAME, ...addressErrors, NO_ADDRESS],
    samples: { name: 'Home', message: 'Address updated successfully' },
  },
  {
    ...address,
    id: 'removeAddress',
    method: 'DELETE',
    path: '/addresses/{id}',
    summary: 'Removes a saved address, and answers those left.',
    params: { id: 'The address.' },
    answer: addressesAnswer,
    errors: [...TOKEN_ERRORS, INVALID_ID, NO_ADDRESS],
    samples: { name: 'Home', message: 'Address removed successfully to your addresses' },
  },
];

const orders = { tag: 'Orders', needsToken: true } as const;
const cartId = { cartId: 'The cart, as cartId of its answers.' };
const orderFields = {
  shippingAddress: 'Also understood: the address inside shape.shippingAddress, or as the body itself.',
};
const orderErrors: CallError[] = [
  ...TOKEN_ERRORS,
  INVALID_ID,
  ...addressErrors,
  { status: 400, text: ERROR_TEXTS.emptyCart },
  { status: 400, text: ERROR_TEXTS.piecesOfTitleLeft('{n}', '{title}'), param: 'count' },
  { status: 404, text: ERROR_TEXTS.noCart('{id}') },
  TOO_MANY,
];
const placeCashOrder = {
  ...orders,
  method: 'POST',
  path: '/orders/{cartId}',
  notes:
    'totalOrderPrice is the cart and 4.99 for shipping; taxPrice is the VAT inside the prices. The cart is empty afterwards.',
  params: cartId,
  request: orderRequest,
  fields: orderFields,
  status: 201,
  errors: orderErrors,
} as const;
const cash = { paymentStatus: 'cash', isPaid: false };

export const orderCalls: ApiCall[] = [
  ...inBothVersions({
    ...orders,
    id: 'startCheckout',
    method: 'POST',
    path: '/orders/checkout-session/{cartId}',
    summary: 'Starts card payment: send the shopper to session.url.',
    notes:
      'The order is kept as pending until it is paid, and the cart keeps its lines until then. After payment the shopper returns to {url}/allorders, after giving up to {url}/cart.',
    params: cartId,
    query: [
      {
        name: 'url',
        description:
          "The client's own address to return to: this shop's, one that it allows, or on the same machine. This shop's if not sent.",
        example: 'https://shop.example',
      },
      {
        ...LANG_PARAMETER,
        description: 'ar opens the payment page in Arabic; anything else, or nothing, in English.',
      },
    ],
    request: orderRequest,
    fields: orderFields,
    status: 200,
    answer: checkoutSessionAnswer,
    errors: [
      ...orderErrors,
      {
        status: 400,
        text: ERROR_TEXTS.returnNotAllowed,
        param: 'url',
        location: 'query',
      },
      { status: 409, text: ERROR_TEXTS.otherCheckout },
    ],
  }),
  {
    ...placeCashOrder,
    id: 'placeCashOrder',
    version: 'v1',
    summary: 'Places an order that is paid in cash on delivery.',
    answer: placedOrderAnswer,
    samples: cash,
  },
  {
    ...placeCashOrder,
    id: 'placeCashOrderV2',
    version: 'v2',
    summary:
      'Places an order that is paid in cash on delivery, and adds the shopper and how the price is made up.',
    answer: placedOrderAnswerV2,
    samples: { ...cash, message: 'Order placed successfully' },
  },
  ...inBothVersions({
    ...orders,
    id: 'listOrdersOfUser',
    method: 'GET',
    path: '/orders/user/{userId}',
    summary: 'Lists the 100 newest orders of the signed-in shopper, as a bare list.',
    params: { userId: 'The shopper, as id in the token.' },
    query: [LANG_PARAMETER],
    status: 200,
    answer: ordersAnswer,
    errors: [...TOKEN_ERRORS, INVALID_ID, { status: 403, text: ERROR_TEXTS.notYourOrders }],
    samples: cash,
  }),
  ...inBothVersions({
    ...orders,
    id: 'listOrders',
    method: 'GET',
    path: '/orders',
    summary: 'Lists the orders of the signed-in shopper, newest first.',
    query: [...PAGE_PARAMETERS, LANG_PARAMETER],
    status: 200,
    answer: listOf(order),
    errors: [...TOKEN_ERRORS, ...PAGE_ERRORS],
    samples: cash,
  }),
];
