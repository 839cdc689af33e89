/** Everything our provider refuses: a code for programs, a status, and the text to the letter. */
import {
  CURRENCY,
  MAX_LINE_COUNT,
  MIN_LINE_COUNT,
  NAME_MIN_LENGTH,
  PASSWORD_MIN_LENGTH,
} from './constants.ts';
import { formatEgp, toPiastres } from './money.ts';

type Value = string | number;

interface Refusal {
  status: number;
  /** The values that are filled into the text, by name. */
  values?: readonly string[];
  text: string | ((first: Value, second: Value) => string);
}

const plural = (count: Value) => (Number(count) === 1 ? '' : 's');
/** An amount, or the name that stands for it in the reference. */
const sayEgp = (egp: Value) => (typeof egp === 'number' ? formatEgp(toPiastres(egp)) : `${egp} ${CURRENCY}`);

// Sentences that other providers of the contract send as well, without a code: clients may have to know them.
export const ACCOUNT_EXISTS = 'Account Already Exists';
export const WRONG_SIGN_IN = 'Incorrect email or password';
export const WRONG_RESET_CODE = 'Reset code is invalid or has expired';
export const RESET_CODE_NOT_VERIFIED = 'reset code not verified';
export const NO_PRODUCT = 'this product not found';
export const INVALID_COUPON = 'Coupon is invalid or has expired';

export const REFUSALS = {
  'not-logged-in': { status: 401, text: 'You are not logged in. Please login to get access' },
  'invalid-token': { status: 401, text: 'Invalid Token. please login again' },
  'expired-token': { status: 401, text: 'Expired Token. please login again' },
  'password-changed': { status: 401, text: 'User recently changed his password. please login again..' },

  // The blank at the end is the provider's.
  'invalid-id': { status: 400, text: 'Invalid ID ' },
  'no-document': { status: 404, values: ['id'], text: (id) => `No document for this id ${id}` },
  'nothing-here': {
    status: 404,
    values: ['method', 'path'],
    text: (method, path) => `There is nothing at ${method} ${path}`,
  },
  'bad-request': { status: 400, text: 'Bad Request' },
  'bad-host': { status: 400, text: 'The Host header is not a host' },
  'address-too-long': { status: 414, text: 'The address is too long' },
  'bad-address': { status: 400, text: 'The address is not well formed' },
  'not-json': { status: 400, text: 'The body is not valid JSON' },
  'wrong-content-type': { status: 415, text: 'Send the body as application/json' },
  'body-too-large': { status: 413, text: 'The body is larger than 64 kB' },
  'notification-too-large': { status: 413, text: 'The notification is larger than 1 MB' },
  'too-many-tries': {
    status: 429,
    values: ['minutes'],
    text: (minutes) => `Too many tries. Please try again in ${minutes} minute${plural(minutes)}.`,
  },
  busy: { status: 503, text: 'The shop is busy. Please try again in a moment.' },
  'payment-page-away': {
    status: 502,
    text: 'The payment page could not be opened. Nothing was charged: please try again in a moment.',
  },
  'payment-not-offered': {
    status: 400,
    text: 'The shop does not offer this way to pay. Please choose another',
  },
  'payment-amount-too-small': {
    status: 400,
    text: 'This order is too small to be paid this way. Please choose another way to pay, or add something to your cart',
  },
  'payment-amount-too-large': {
    status: 400,
    text: 'This order is too large to be paid this way. Please choose another way to pay, or order in parts',
  },
  'payment-email-refused': {
    status: 400,
    text: 'The payment page does not accept your e-mail address. Please correct it in your account, or choose another way to pay',
  },
  'no-such-gateway': { status: 404, text: 'No gateway of this shop sends notifications here' },
  'not-a-notification': { status: 400, text: 'This is not a notification of the gateway' },
  'no-order-waiting': { status: 404, text: 'No order waits for this payment' },
  'too-slow': { status: 503, text: 'This took too long. Please try again.' },
  'sitemap-away': {
    status: 503,
    text: 'The sitemap cannot be written now. Please try again in a moment.',
  },
  'our-fault': { status: 500, text: 'Something went wrong on our side. Please try again.' },

  'not-whole': { status: 400, values: ['name'], text: (name) => `${name} must be a whole number from 1` },
  'not-a-number': { status: 400, values: ['name'], text: (name) => `${name} must be a number` },
  'unknown-sort': { status: 400, values: ['names'], text: (names) => `sort must be one of ${names}` },
  'too-long': { status: 400, values: ['max'], text: (max) => `must be at most ${max} chars` },
  'not-storable': { status: 400, text: 'contains characters that cannot be stored' },
  'invalid-value': { status: 400, text: 'is not valid' },

  'name-required': { status: 400, text: 'Name is required' },
  'name-too-short': { status: 400, text: () => `must be at least ${NAME_MIN_LENGTH} chars` },
  'email-required': { status: 400, text: 'Email is required' },
  'invalid-email': { status: 400, text: 'Invalid email' },
  'phone-required': { status: 400, text: 'Phone is required' },
  'not-an-egyptian-phone': { status: 400, text: 'accept only egypt phone numbers' },
  'password-required': { status: 400, text: 'Password is required' },
  'password-too-short': { status: 400, text: () => `must be at least ${PASSWORD_MIN_LENGTH} chars` },
  'repeated-password-required': { status: 400, text: 'Password confirmation is required' },
  'repeated-password-different': { status: 400, text: 'Password confirmation is incorrect' },
  'current-password-required': { status: 400, text: 'Current password is required' },
  'wrong-current-password': { status: 400, text: 'incorrect current password' },
  'reset-code-required': { status: 400, text: 'Reset code is required' },
  'wrong-reset-code': { status: 400, text: WRONG_RESET_CODE },
  'reset-code-not-verified': { status: 400, text: RESET_CODE_NOT_VERIFIED },
  'account-exists': { status: 409, text: ACCOUNT_EXISTS },
  'email-in-use': { status: 400, text: 'Email is already in use' },
  'wrong-sign-in': { status: 401, text: WRONG_SIGN_IN },
  'payment-not-closed': {
    status: 409,
    text: 'A payment that was begun is not closed yet. The account can be deleted once it is; please try again later.',
  },
  'order-under-way': {
    status: 409,
    values: ['number'],
    text: (number) =>
      `Order ${number} is still under way. The account can be deleted once it has arrived, or its money has gone back.`,
  },

  'address-name-required': { status: 400, text: 'name is required' },
  'address-details-required': { status: 400, text: 'details is required' },
  'address-phone-required': { status: 400, text: 'phone is required' },
  'address-city-required': { status: 400, text: 'city is required' },
  'postal-code-required': { status: 400, text: 'postalCode is required' },
  'unknown-governorate': {
    status: 400,
    text: 'governorate must be a code of ISO 3166-2:EG, such as C or ALX',
  },
  'no-address': { status: 404, values: ['id'], text: (id) => `No address found with this id ${id}` },
  'too-many-addresses': {
    status: 400,
    values: ['limit'],
    text: (limit) => `You can save at most ${limit} addresses`,
  },

  'no-product': { status: 404, text: NO_PRODUCT },
  'invalid-count': {
    status: 400,
    text: () => `count must be a whole number from ${MIN_LINE_COUNT} to ${MAX_LINE_COUNT}`,
  },
  'not-in-cart': { status: 404, values: ['id'], text: (id) => `No product in the cart with this id ${id}` },
  'pieces-left': {
    status: 400,
    values: ['count'],
    text: (count) => `Only ${count} piece${plural(count)} left`,
  },
  'out-of-stock': { status: 400, text: 'This product is out of stock' },
  'too-many-pieces': { status: 400, values: ['max'], text: (max) => `At most ${max} pieces of one product` },
  'cart-full': {
    status: 400,
    values: ['max'],
    text: (max) => `A cart holds at most ${max} different products`,
  },
  'saved-full': {
    status: 400,
    values: ['max'],
    text: (max) => `At most ${max} products can be saved for later`,
  },
  'not-saved': {
    status: 404,
    values: ['id'],
    text: (id) => `No product with this id ${id} is saved for later`,
  },
  'wish-list-full': {
    status: 400,
    values: ['max'],
    text: (max) => `A wish list holds at most ${max} products`,
  },
  'invalid-coupon': { status: 400, text: INVALID_COUPON },

  'no-cart': { status: 404, values: ['id'], text: (id) => `There is no such cart with id ${id}` },
  'no-cart-yet': {
    status: 404,
    values: ['userId'],
    text: (userId) => `No cart exist for this user: ${userId}`,
  },
  'empty-cart': { status: 400, text: 'Your cart is empty' },
  'pieces-of-title-left': {
    status: 400,
    values: ['count', 'title'],
    text: (count, title) =>
      `Only ${count} ${count === 1 ? 'piece' : 'pieces'} of ${title} ${count === 1 ? 'is' : 'are'} left`,
  },
  'title-out-of-stock': { status: 400, values: ['title'], text: (title) => `${title} is out of stock` },
  'return-not-allowed': { status: 400, text: 'url must be an address of this shop or an allowed one' },
  'other-checkout': {
    status: 409,
    text: 'Another checkout of this cart has just started. Please try again.',
  },
  'invalid-total': { status: 400, text: 'expectedTotal must be an amount in EGP' },
  'total-changed': {
    status: 409,
    values: ['total'],
    text: (total) => `The order total is ${sayEgp(total)} now. Nothing was ordered: please look at it again.`,
  },
  'invalid-idempotency-key': {
    status: 400,
    text: 'Idempotency-Key must have 1 to 128 visible ASCII characters',
  },
  'idempotency-key-reused': {
    status: 422,
    text: 'This Idempotency-Key was sent with another request before',
  },
  'already-ordered': {
    status: 409,
    values: ['number'],
    text: (number) => `This cart was ordered already: it is order ${number}`,
  },
  'cash-total-too-high': {
    status: 409,
    values: ['max'],
    text: (max) => `Cash on delivery is for orders of up to ${sayEgp(max)}. You can pay this one by card.`,
  },
  'too-many-cash-orders': {
    status: 409,
    values: ['max'],
    text: (max) =>
      `${max} cash order${plural(max)} ${Number(max) === 1 ? 'is' : 'are'} still on the way to this account or phone number. You can pay this one by card.`,
  },
  'cash-order-too-large': {
    status: 409,
    text: 'This order is too large for cash on delivery. You can pay it by card.',
  },
  'cash-orders-unconfirmed': {
    status: 409,
    text: 'Earlier cash orders are not confirmed yet. Please confirm them by the link in their e-mail, or pay this one by card.',
  },
  'cash-not-from-here': {
    status: 409,
    text: 'Many cash orders from your network are not confirmed yet. Please pay this one by card, or try again later.',
  },
  'cash-last-pieces': {
    status: 409,
    values: ['count', 'title'],
    text: (count, title) =>
      count === 0
        ? `No more pieces of ${title} can be ordered in cash before your earlier order is confirmed. You can pay by card.`
        : `Few pieces of ${title} are left: at most ${count} can be ordered in cash. You can pay for more by card.`,
  },
  'no-order': { status: 404, values: ['id'], text: (id) => `You have no order with this id ${id}` },
  'order-packed': {
    status: 409,
    text: 'This order is packed already and can no longer be cancelled',
  },
  'order-disputed': {
    status: 409,
    text: 'Your bank is deciding about the payment of this order. It can be cancelled once the bank has decided',
  },
  'order-not-confirmable': { status: 409, text: 'This order can no longer be confirmed' },
  'invalid-link': { status: 400, text: 'This is not a link of the shop' },
  'unknown-link': { status: 404, text: 'This link leads to no order' },
  'not-your-orders': { status: 403, text: 'You can only see your own orders' },

  'review-required': { status: 400, text: 'Review is required' },
  'rating-required': { status: 400, text: 'Rating is required' },
  'invalid-rating': { status: 400, text: 'Rating must be a number from 1 to 5' },
  'in-stock': { status: 409, text: 'This product is in stock' },
  'too-many-stock-alerts': {
    status: 400,
    values: ['max'],
    text: (max) => `You can wait for at most ${max} products`,
  },
  'already-reviewed': { status: 400, text: 'You have already reviewed this product' },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

/** Of every call that carries the session token. */
export const TOKEN_REFUSALS = [
  'not-logged-in',
  'invalid-token',
  'expired-token',
  'password-changed',
] as const;

/** The text of a refusal; `values` are filled into it, in the order of the text. */
export function writeRefusal(code: RefusalCode, [first = '', second = '']: readonly Value[] = []): string {
  const { text }: Refusal = REFUSALS[code];
  return typeof text === 'string' ? text : text(first, second);
}

/** Of stock, quantities and phone numbers: many clients show `message` alone, and what shoppers have to know is in the text. */
const TOLD_IN_MESSAGE: readonly RefusalCode[] = [
  'pieces-left',
  'out-of-stock',
  'pieces-of-title-left',
  'title-out-of-stock',
  'invalid-count',
  'too-many-pieces',
  'phone-required',
  'address-phone-required',
  'not-an-egyptian-phone',
];

/** The `message` of error shape (b): by the contract the filler word, where the text is needed the text as well. */
export const writeFieldMessage = (code: RefusalCode, text: string): string =>
  TOLD_IN_MESSAGE.includes(code) ? text : 'fail';
