/** The call table: cart and wish list. In a path, the id is the product's, never the line's. */
import {
  type ApiCall,
  type CallError,
  INVALID_ID,
  inBothVersions,
  LANG_PARAMETER,
  TOKEN_ERRORS,
} from '#contract/call.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { failure } from '#contract/failures.ts';
import {
  cartAddAnswer,
  cartAnswer,
  cartClearAnswer,
  wishListAnswer,
  wishListChangeAnswer,
} from './answers.ts';
import { cartCountRequest, couponRequest, productIdRequest } from './requests.ts';

const INVALID_PRODUCT_ID: CallError = { status: 400, text: ERROR_TEXTS.invalidId, param: 'productId' };
const NO_PRODUCT: CallError = { status: 404, text: ERROR_TEXTS.noProduct };
const NOT_ENOUGH: CallError = { status: 400, text: ERROR_TEXTS.piecesLeft('{n}'), param: 'count' };

const cart = { tag: 'Cart', needsToken: true, status: 200 } as const;
const ADDED = { message: 'Product added successfully to your cart' };
const empty = {
  products: [],
  totalCartPrice: 0,
  numOfCartItems: 0,
  cartId: null,
  _id: undefined,
  cartOwner: undefined,
  createdAt: undefined,
  updatedAt: undefined,
};

const cartCalls: ApiCall[] = [
  ...inBothVersions({
    ...cart,
    id: 'readCart',
    method: 'GET',
    path: '/cart',
    summary: 'Shows the cart.',
    notes:
      'A shopper without a cart has an empty one, with cartId null. numOfCartItems counts lines, not pieces; price is what one piece costs, half of it on offer.',
    query: [LANG_PARAMETER],
    answer: cartAnswer,
    errors: TOKEN_ERRORS,
  }),
  {
    ...cart,
    id: 'addToCart',
    method: 'POST',
    version: 'v1',
    path: '/cart',
    summary: 'Puts one piece of a product into the cart.',
    notes: 'The answer names products by their ids.',
    request: productIdRequest,
    answer: cartAddAnswer,
    errors: [...TOKEN_ERRORS, INVALID_PRODUCT_ID, NOT_ENOUGH, NO_PRODUCT],
    samples: ADDED,
  },
  {
    ...cart,
    id: 'addToCartV2',
    method: 'POST',
    version: 'v2',
    path: '/cart',
    summary: 'Puts one piece of a product into the cart, and shows the cart with its products in full.',
    query: [LANG_PARAMETER],
    request: productIdRequest,
    answer: cartAnswer,
    errors: [...TOKEN_ERRORS, INVALID_PRODUCT_ID, NOT_ENOUGH, NO_PRODUCT],
    samples: ADDED,
  },
  ...inBothVersions({
    ...cart,
    id: 'setCount',
    method: 'PUT',
    path: '/cart/{productId}',
    summary: 'Sets how many pieces of a product the cart holds.',
    params: { productId: 'The product.' },
    query: [LANG_PARAMETER],
    request: cartCountRequest,
    fields: { count: 'A whole number from 1 to 999, as a number or as text.' },
    answer: cartAnswer,
    errors: [
      ...TOKEN_ERRORS,
      INVALID_ID,
      { status: 400, text: 'count must be a whole number from 1 to 999', param: 'count' },
      NOT_ENOUGH,
      { status: 404, text: ERROR_TEXTS.notInCart('{id}') },
    ],
  }),
  ...inBothVersions({
    ...cart,
    id: 'removeFromCart',
    method: 'DELETE',
    path: '/cart/{productId}',
    summary: 'Takes a product out of the cart.',
    notes: 'A product that is not in the cart leaves it as it is.',
    params: { productId: 'The product.' },
    query: [LANG_PARAMETER],
    answer: cartAnswer,
    errors: [...TOKEN_ERRORS, INVALID_ID],
  }),
  {
    ...cart,
    id: 'clearCart',
    method: 'DELETE',
    version: 'v1',
    path: '/cart',
    summary: 'Empties the cart.',
    notes: 'Succeeds without a cart too.',
    answer: cartClearAnswer,
    errors: TOKEN_ERRORS,
  },
  {
    ...cart,
    id: 'clearCartV2',
    method: 'DELETE',
    version: 'v2',
    path: '/cart',
    summary: 'Empties the cart, and shows it.',
    answer: cartAnswer,
    errors: TOKEN_ERRORS,
    samples: { ...empty, message: 'Cart cleared' },
  },
  {
    ...cart,
    id: 'applyCouponV2',
    method: 'PUT',
    version: 'v2',
    path: '/cart/applyCoupon',
    summary: 'Applies a coupon; this shop has none, so every name is refused.',
    request: couponRequest,
    status: 400,
    answer: failure,
    errors: TOKEN_ERRORS,
    samples: { statusMsg: 'fail', message: 'Coupon is invalid or has expired' },
  },
];

const wishList = { version: 'v1', tag: 'Wish list', needsToken: true, status: 200 } as const;

const wishListCalls: ApiCall[] = [
  {
    ...wishList,
    id: 'readWishList',
    method: 'GET',
    path: '/wishlist',
    summary: 'Shows the products on the wish list.',
    query: [LANG_PARAMETER],
    answer: wishListAnswer,
    errors: TOKEN_ERRORS,
    samples: { count: 1 },
  },
  {
    ...wishList,
    id: 'addToWishList',
    method: 'POST',
    path: '/wishlist',
    summary: 'Puts a product onto the wish list, and answers the ids on it.',
    notes: 'Adding twice is the same as once.',
    request: productIdRequest,
    answer: wishListChangeAnswer,
    errors: [...TOKEN_ERRORS, INVALID_PRODUCT_ID, NO_PRODUCT],
    samples: { message: 'Product added successfully to your wishlist' },
  },
  {
    ...wishList,
    id: 'removeFromWishList',
    method: 'DELETE',
    path: '/wishlist/{productId}',
    summary: 'Takes a product off the wish list, and answers the ids left.',
    params: { productId: 'The product.' },
    answer: wishListChangeAnswer,
    errors: [...TOKEN_ERRORS, INVALID_ID],
    samples: { message: 'Product removed successfully to your wishlist' },
  },
];

export const shoppingCalls: ApiCall[] = [...cartCalls, ...wishListCalls];
