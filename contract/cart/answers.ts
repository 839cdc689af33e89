/** Answers of the cart. */
import * as v from 'valibot';
import { productFields } from '#contract/catalogue/answers.ts';

/** A product in a cart. It has no price, because the cart line has one. */
export const cartProduct = v.object(productFields);

const lineFields = { _id: v.string(), count: v.number(), price: v.number() };
export const cartLine = v.object({ ...lineFields, product: cartProduct });
/** POST /api/v1/cart answers with product ids only. */
const addedCartLine = v.object({ ...lineFields, product: v.string() });

const cartFields = {
  _id: v.optional(v.string()),
  cartOwner: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
  totalCartPrice: v.optional(v.number(), 0),
  /** The items less the discount, under both names that clients read; only with a code. */
  totalAfterDiscount: v.optional(v.number()),
  totalPriceAfterDiscount: v.optional(v.number()),
  /** The code. */
  coupon: v.optional(v.string()),
  /** Sent by our own provider only. */
  discount: v.optional(
    v.object({
      price: v.number(),
      isDeliveryFree: v.boolean(),
      /** Why the code takes nothing off any more: the code of a refusal, and the values in its text. */
      problem: v.optional(v.object({ code: v.string(), values: v.array(v.union([v.string(), v.number()])) })),
    }),
  ),
};
export const cart = v.object({ ...cartFields, products: v.array(cartLine) });
export const addedCart = v.object({ ...cartFields, products: v.array(addedCartLine) });

const cartAnswerFields = {
  status: v.string(),
  message: v.optional(v.string()),
  numOfCartItems: v.optional(v.number(), 0),
  cartId: v.nullish(v.string()),
};
export const cartAnswer = v.object({ ...cartAnswerFields, data: cart });
export const cartAddAnswer = v.object({ ...cartAnswerFields, data: addedCart });
export const cartClearAnswer = v.object({ message: v.string() });

export type CartLine = v.InferOutput<typeof cartLine>;
export type CartAnswer = v.InferOutput<typeof cartAnswer>;
