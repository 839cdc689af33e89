/** Requests of the cart. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { MAX_CART_LINES, MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { DISCOUNT_CODE, normaliseCode } from '#contract/discounts/code.ts';
import { OBJECT_ID, toLatinDigits } from '#contract/rules.ts';
import { refuseAs } from '#contract/text.ts';

const INVALID_ID = refuseAs('invalid-id');
const INVALID_COUNT = refuseAs('invalid-count');
const INVALID_VALUE = refuseAs('invalid-value');

/** A product to add to a list. */
export const productIdRequest = v.object({
  productId: v.pipe(v.string(INVALID_ID), v.regex(OBJECT_ID, INVALID_ID), v.toLowerCase()),
});
export const addToCartRequest = v.object({
  ...productIdRequest.entries,
  position: v.optional(
    v.pipe(
      v.number(INVALID_VALUE),
      v.integer(INVALID_VALUE),
      v.minValue(0, INVALID_VALUE),
      v.maxValue(MAX_CART_LINES, INVALID_VALUE),
    ),
  ),
});
export type AddToCartRequest = v.InferOutput<typeof addToCartRequest>;
/** Clients send the count as a number or as digits. */
export const countRequest = v.object({
  count: v.pipe(
    v.union([v.number(), v.string()], INVALID_COUNT),
    v.transform(String),
    v.trim(),
    v.transform(toLatinDigits),
    v.regex(/^\d{1,9}$/, INVALID_COUNT),
    v.transform(Number),
    v.minValue(MIN_LINE_COUNT, INVALID_COUNT),
    v.maxValue(MAX_LINE_COUNT, INVALID_COUNT),
  ),
});
export const couponRequest = v.object({
  couponName: v.pipe(
    v.string(refuseAs('invalid-coupon')),
    v.transform(normaliseCode),
    v.regex(DISCOUNT_CODE, refuseAs('invalid-coupon')),
  ),
});
