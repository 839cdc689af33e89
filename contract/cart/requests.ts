/** Cart and wish list: requests, with the provider's texts. */
import * as v from 'valibot';
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { OBJECT_ID } from '#contract/object-id.ts';
import { toLatinDigits } from '#contract/rules.ts';

const INVALID_COUNT = `count must be a whole number from ${MIN_LINE_COUNT} to ${MAX_LINE_COUNT}`;

/** Names a product to put into the cart or onto the wish list. */
export const productIdRequest = v.object({
  productId: v.pipe(
    v.string(ERROR_TEXTS.invalidId),
    v.regex(OBJECT_ID, ERROR_TEXTS.invalidId),
    v.toLowerCase(),
  ),
});
/** Clients send the count as a number or as digits. */
export const cartCountRequest = v.object({
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
/** A coupon, which only v2 clients send. */
export const couponRequest = v.object({ couponName: v.string() });
