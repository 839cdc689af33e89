/** The calls and answers of the wish list. */
import * as v from 'valibot';
import { INVALID_ID, LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { productIdRequest } from '#contract/cart/requests.ts';
import { product } from '#contract/catalogue/answers.ts';

const wishListAnswer = v.object({
  status: v.string(),
  count: v.optional(v.number()),
  data: v.array(product),
});
const wishListChangeAnswer = v.object({
  status: v.string(),
  message: v.optional(v.string()),
  data: v.array(v.string()),
});

export const readWishList = defineCall()({ path: '/wishlist', audience: 'shopper', answer: wishListAnswer });

export const addToWishList = defineCall<{ body: typeof productIdRequest }>()({
  method: 'POST',
  path: '/wishlist',
  audience: 'shopper',
  answer: wishListChangeAnswer,
});

export const removeFromWishList = defineCall()({
  method: 'DELETE',
  path: '/wishlist/{productId}',
  audience: 'shopper',
  answer: wishListChangeAnswer,
});

export const wishListCalls = /* @__PURE__ */ specifyCalls({
  readWishList: {
    call: readWishList,
    tag: 'Wish list',
    summary: 'Shows the products on the wish list.',
    query: [LANG_PARAMETER],
    samples: { count: 1 },
  },
  addToWishList: {
    call: addToWishList,
    tag: 'Wish list',
    summary: 'Puts a product onto the wish list, and answers the ids on it.',
    notes: 'Adding twice is the same as once.',
    request: productIdRequest,
    refusals: [
      { code: 'invalid-id', param: 'productId' },
      { code: 'wish-list-full', param: 'productId' },
      'no-product',
    ],
    samples: { message: 'Product added successfully to your wishlist' },
  },
  removeFromWishList: {
    call: removeFromWishList,
    tag: 'Wish list',
    summary: 'Takes a product off the wish list, and answers the ids left.',
    params: { productId: 'The product.' },
    refusals: [INVALID_ID],
    samples: { message: 'Product removed successfully to your wishlist' },
  },
});
