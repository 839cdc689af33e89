/** The calls of the cart's discount code. The contract calls it a coupon. */
import { type CallRefusal, LANG_PARAMETER, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { cartAnswer } from './answers.ts';
import { couponRequest } from './requests.ts';

export const applyCoupon = defineCall<{ body: typeof couponRequest }>()({
  method: 'PUT',
  path: '/cart/applyCoupon',
  audience: 'shopper',
  answer: cartAnswer,
});

export const removeCoupon = defineCall()({
  method: 'DELETE',
  path: '/cart/applyCoupon',
  audience: 'shopper',
  answer: cartAnswer,
});

/** Why a code can't be used. */
export const COUPON_REFUSALS: readonly CallRefusal[] = [
  'invalid-coupon',
  'coupon-expired',
  'coupon-not-yet',
  'coupon-used-up',
  'coupon-used-by-you',
  'coupon-needs-more',
  'coupon-not-for-these',
];

export const couponCalls = /* @__PURE__ */ specifyCalls({
  applyCoupon: {
    call: applyCoupon,
    tag: 'Cart',
    versions: ['v1', 'v2'],
    summary: 'Applies a discount code to the cart, where it stays until it is removed.',
    notes:
      'Letter case and the script of digits do not matter. totalAfterDiscount and totalPriceAfterDiscount are the items less the discount; discount has the amount, whether delivery is free, and why the code takes nothing off if it does not any more. Codes are counted when the order is placed.',
    query: [LANG_PARAMETER],
    request: couponRequest,
    samples: {
      couponName: 'SUMMER25',
      coupon: 'SUMMER25',
      totalAfterDiscount: 268.2,
      totalPriceAfterDiscount: 268.2,
      discount: { price: 29.8, isDeliveryFree: false },
    },
    refusals: ['empty-cart', COUPON_REFUSALS, 'too-many-tries'],
  },
  removeCoupon: {
    call: removeCoupon,
    tag: 'Cart',
    versions: ['v1', 'v2'],
    summary: 'Removes the discount code from the cart.',
    query: [LANG_PARAMETER],
  },
});
