/** The calls of the cart. In a path, the id is the product's, never the line's. */
import { INVALID_ID, LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { cartAddAnswer, cartAnswer, cartClearAnswer } from './answers.ts';
import { addToCartRequest, countRequest } from './requests.ts';

export const readCart = defineCall()({ path: '/cart', audience: 'shopper', answer: cartAnswer });

export const addToCart = defineCall<{ body: typeof addToCartRequest }>()({
  method: 'POST',
  path: '/cart',
  audience: 'shopper',
  answer: cartAddAnswer,
});

export const setCount = defineCall<{ body: typeof countRequest }>()({
  method: 'PUT',
  path: '/cart/{productId}',
  audience: 'shopper',
  answer: cartAnswer,
});

export const removeFromCart = defineCall()({
  method: 'DELETE',
  path: '/cart/{productId}',
  audience: 'shopper',
  answer: cartAnswer,
});

export const clearCart = defineCall()({
  method: 'DELETE',
  path: '/cart',
  audience: 'shopper',
  answer: cartClearAnswer,
});

const addRefusals = [
  { code: 'invalid-id', param: 'productId' },
  { code: 'invalid-value', param: 'position' },
  { code: 'pieces-left', param: 'count' },
  { code: 'out-of-stock', param: 'count' },
  { code: 'too-many-pieces', param: 'count' },
  { code: 'cart-full', param: 'productId' },
  'no-product',
] as const;

const ADD_FIELD_NOTES = {
  position:
    'The index of the line among the others, from 0, if it is a new one; without it a new line is the last.',
};

export const cartCalls = /* @__PURE__ */ specifyCalls({
  readCart: {
    call: readCart,
    tag: 'Cart',
    versions: ['v1', 'v2'],
    summary: 'Shows the cart.',
    notes:
      'A shopper without a cart has an empty one, with cartId null. numOfCartItems counts lines, not pieces; price is what one piece costs, the offer price while on offer.',
    query: [LANG_PARAMETER],
  },
  addToCart: {
    call: addToCart,
    tag: 'Cart',
    summary: 'Puts one piece of a product into the cart.',
    notes: 'The answer names products by their ids.',
    request: addToCartRequest,
    fields: ADD_FIELD_NOTES,
    refusals: [addRefusals],
    samples: { message: 'Product added successfully to your cart' },
  },
  addToCartV2: {
    call: { method: 'POST', path: '/cart', audience: 'shopper', answer: cartAnswer },
    tag: 'Cart',
    versions: ['v2'],
    summary: 'Puts one piece of a product into the cart, and shows the cart with its products in full.',
    query: [LANG_PARAMETER],
    request: addToCartRequest,
    fields: ADD_FIELD_NOTES,
    refusals: [addRefusals],
    samples: { message: 'Product added successfully to your cart' },
  },
  setCount: {
    call: setCount,
    tag: 'Cart',
    versions: ['v1', 'v2'],
    summary: 'Sets how many pieces of a product the cart holds.',
    params: { productId: 'The product.' },
    query: [LANG_PARAMETER],
    request: countRequest,
    fields: { count: 'A whole number from 1 to 999, as a number or as text.' },
    refusals: [
      INVALID_ID,
      { code: 'invalid-count', param: 'count' },
      { code: 'pieces-left', param: 'count' },
      { code: 'out-of-stock', param: 'count' },
      'no-cart-yet',
      'not-in-cart',
    ],
  },
  removeFromCart: {
    call: removeFromCart,
    tag: 'Cart',
    versions: ['v1', 'v2'],
    summary: 'Takes a product out of the cart.',
    notes: 'A product that is not in the cart leaves it as it is.',
    params: { productId: 'The product.' },
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID],
  },
  clearCart: {
    call: clearCart,
    tag: 'Cart',
    summary: 'Empties the cart.',
    notes: 'Succeeds without a cart too.',
  },
  clearCartV2: {
    call: { method: 'DELETE', path: '/cart', audience: 'shopper', answer: cartAnswer },
    tag: 'Cart',
    versions: ['v2'],
    summary: 'Empties the cart, and shows it.',
    samples: {
      message: 'Cart cleared',
      products: [],
      totalCartPrice: 0,
      numOfCartItems: 0,
      cartId: null,
      _id: undefined,
      cartOwner: undefined,
      createdAt: undefined,
      updatedAt: undefined,
    },
  },
});
