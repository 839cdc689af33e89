/** The calls of the saved-for-later list; only our own provider has them. In a path, the id is the product's. */
import * as v from 'valibot';
import { INVALID_ID, LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { cartAnswer, cartProduct } from './answers.ts';
import { countRequest, productIdRequest } from './requests.ts';

const savedLine = v.object({ count: v.number(), product: cartProduct, price: v.number() });
const savedAnswer = v.object({ status: v.string(), count: v.number(), data: v.array(savedLine) });
/** The cart and the saved list. */
const movedAnswer = v.object({ ...cartAnswer.entries, saved: v.array(savedLine) });

export type SavedLine = v.InferOutput<typeof savedLine>;

export const readSaved = defineCall()({ path: '/cart/saved', audience: 'shopper', answer: savedAnswer });

export const saveForLater = defineCall<{ body: typeof productIdRequest }>()({
  method: 'POST',
  path: '/cart/saved',
  audience: 'shopper',
  answer: movedAnswer,
});

export const putSaved = defineCall<{ body: typeof countRequest }>()({
  method: 'PUT',
  path: '/cart/saved/{productId}',
  audience: 'shopper',
  answer: savedAnswer,
});

export const removeFromSaved = defineCall()({
  method: 'DELETE',
  path: '/cart/saved/{productId}',
  audience: 'shopper',
  answer: savedAnswer,
});

export const moveToCart = defineCall()({
  method: 'POST',
  path: '/cart/saved/{productId}/moveToCart',
  audience: 'shopper',
  answer: movedAnswer,
});

const params = { productId: 'The product.' };
const SAVED_FULL = { code: 'saved-full', param: 'productId' } as const;

export const savedCalls = /* @__PURE__ */ specifyCalls({
  readSaved: {
    call: readSaved,
    tag: 'Cart',
    summary: 'Shows what is saved for later, the newest first.',
    notes: 'price is what one piece costs now; quantity of a product says how many there are.',
    query: [LANG_PARAMETER],
    samples: { count: 1 },
  },
  saveForLater: {
    call: saveForLater,
    tag: 'Cart',
    summary: 'Takes a line out of the cart and saves it for later, with its count.',
    notes:
      'Answers the cart and what is saved. What is saved already and not in the cart is left as it is; what is in both is added up. At most 100 products.',
    query: [LANG_PARAMETER],
    request: productIdRequest,
    refusals: [{ code: 'invalid-id', param: 'productId' }, SAVED_FULL, 'not-in-cart'],
  },
  putSaved: {
    call: putSaved,
    tag: 'Cart',
    summary: 'Saves a product for later with a count, whether it was in the cart or not.',
    params,
    query: [LANG_PARAMETER],
    request: countRequest,
    fields: { count: 'A whole number from 1 to 999, as a number or as text.' },
    refusals: [INVALID_ID, { code: 'invalid-count', param: 'count' }, SAVED_FULL, 'no-product'],
    samples: { count: 1 },
  },
  removeFromSaved: {
    call: removeFromSaved,
    tag: 'Cart',
    summary: 'Forgets a product that was saved for later.',
    notes: 'A product that is not saved leaves everything as it is.',
    params,
    query: [LANG_PARAMETER],
    refusals: [INVALID_ID],
    samples: { count: 1 },
  },
  moveToCart: {
    call: moveToCart,
    tag: 'Cart',
    summary: 'Puts what was saved for later back into the cart, as many pieces as there are.',
    notes:
      'Answers the cart and what is saved. What is in the cart already and not saved is left as it is; what is in both is added up.',
    params,
    query: [LANG_PARAMETER],
    refusals: [
      INVALID_ID,
      { code: 'pieces-left', param: 'count' },
      { code: 'out-of-stock', param: 'count' },
      { code: 'too-many-pieces', param: 'count' },
      { code: 'cart-full', param: 'productId' },
      'not-saved',
    ],
  },
});
