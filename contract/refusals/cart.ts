/** Refusals of the cart, the wish list, reviews, questions and stock alerts. */
import { MAX_LINE_COUNT, MIN_LINE_COUNT } from '#contract/constants.ts';
import { INVALID_COUPON, NO_PRODUCT } from './known-texts.ts';
import { formatTotal, formatValue, type Refusal } from './refusal.ts';

export const CART_REFUSALS = {
  'no-product': { status: 404, text: NO_PRODUCT },
  'invalid-count': {
    status: 400,
    text: () => `count must be a whole number from ${MIN_LINE_COUNT} to ${MAX_LINE_COUNT}`,
  },
  'not-in-cart': { status: 404, values: ['id'], text: (id) => `No product in the cart with this id ${id}` },
  'pieces-left': {
    status: 400,
    values: ['count'],
    text: (count) => `Only ${formatValue(count)} left`,
  },
  'out-of-stock': { status: 400, text: 'This product is out of stock' },
  'too-many-pieces': {
    status: 400,
    values: ['max'],
    text: (max) => `You can order up to ${formatValue(max)} of one product`,
  },
  'cart-full': {
    status: 400,
    values: ['max'],
    text: (max) => `Your cart can hold up to ${formatValue(max)} different products`,
  },
  'saved-full': {
    status: 400,
    values: ['max'],
    text: (max) => `You can save up to ${formatValue(max)} products for later`,
  },
  'not-saved': {
    status: 404,
    values: ['id'],
    text: (id) => `No product with this id ${id} is saved for later`,
  },
  'wish-list-full': {
    status: 400,
    values: ['max'],
    text: (max) => `Your wish list can hold up to ${formatValue(max)} products`,
  },
  'invalid-coupon': { status: 400, text: INVALID_COUPON },
  'coupon-expired': { status: 409, text: 'This coupon has expired' },
  'coupon-not-yet': {
    status: 409,
    values: ['day'],
    text: (day) => `This coupon is valid from ${day}`,
  },
  'coupon-used-up': { status: 409, text: 'This coupon has been used up' },
  'coupon-used-by-you': {
    status: 409,
    text: 'This coupon has already been used with this account or phone number',
  },
  'coupon-needs-more': {
    status: 409,
    values: ['min'],
    text: (min) => `This coupon is for ${formatTotal(min)} or more of the products that it is for`,
  },
  'coupon-not-for-these': { status: 409, text: 'This coupon isn’t for the products in your cart' },

  'review-required': { status: 400, text: 'Review is required' },
  'rating-required': { status: 400, text: 'Rating is required' },
  'invalid-rating': { status: 400, text: 'Rating must be a number from 1 to 5' },
  'in-stock': { status: 409, text: 'This product is in stock' },
  'too-many-stock-alerts': {
    status: 400,
    values: ['max'],
    text: (max) => `You can ask to be notified about up to ${formatValue(max)} products`,
  },
  'already-reviewed': { status: 400, text: 'You have already reviewed this product' },
  'already-reported': { status: 409, text: 'You have already reported this review' },
  'question-required': { status: 400, text: 'Question is required' },
  'links-not-allowed': { status: 400, text: 'Please leave out links and email addresses' },
} as const satisfies Record<string, Refusal>;
