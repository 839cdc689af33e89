/**
 * Refusals that any request may get: of the session token, the request itself, payment pages and query parameters.
 */
import { formatValue, type Refusal, writePluralEnding } from './refusal.ts';

export const GENERAL_REFUSALS = {
  'not-logged-in': { status: 401, text: 'You are not logged in. Please login to get access' },
  'invalid-token': { status: 401, text: 'Invalid Token. please login again' },
  'expired-token': { status: 401, text: 'Expired Token. please login again' },
  'password-changed': { status: 401, text: 'User recently changed his password. please login again..' },

  // The trailing space is the specification's.
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
  'file-too-large': { status: 413, text: 'The file is larger than 1 MB' },
  'notification-too-large': { status: 413, text: 'The notification is larger than 1 MB' },
  'too-many-tries': {
    status: 429,
    values: ['minutes'],
    text: (minutes) =>
      `Too many attempts. Please try again in ${formatValue(minutes)} minute${writePluralEnding(minutes)}.`,
  },
  busy: { status: 503, text: 'The shop is busy. Please try again in a moment.' },
  'payment-page-away': {
    status: 502,
    text: 'We couldn’t open the payment page. Nothing was charged. Please try again in a moment.',
  },
  'payment-not-offered': {
    status: 400,
    text: 'This payment method isn’t available. Please choose another',
  },
  'payment-amount-too-small': {
    status: 400,
    text: 'This order is too small to pay for this way. Please choose another way to pay, or add something to your cart',
  },
  'payment-amount-too-large': {
    status: 400,
    text: 'This order is too large to pay for this way. Please choose another way to pay, or split your order',
  },
  'payment-email-refused': {
    status: 400,
    text: 'The payment page doesn’t accept your email address. Please correct it in your account, or choose another way to pay',
  },
  'no-such-gateway': { status: 404, text: 'No gateway of this shop sends notifications here' },
  'not-a-notification': { status: 400, text: 'This is not a notification of the gateway' },
  'no-order-waiting': { status: 404, text: 'No order is waiting for this payment' },
  'too-slow': { status: 503, text: 'This took too long. Please try again.' },
  'sitemap-away': {
    status: 503,
    text: 'The sitemap is not available right now. Please try again in a moment.',
  },
  'our-fault': { status: 500, text: 'Something went wrong on our side. Please try again.' },

  'not-whole': { status: 400, values: ['name'], text: (name) => `${name} must be a whole number from 1` },
  'not-a-number': { status: 400, values: ['name'], text: (name) => `${name} must be a number` },
  'unknown-sort': { status: 400, values: ['names'], text: (names) => `sort must be one of ${names}` },
  'too-long': { status: 400, values: ['max'], text: (max) => `must be at most ${formatValue(max)} chars` },
  'not-storable': { status: 400, text: 'contains characters that cannot be stored' },
  'invalid-value': { status: 400, text: 'is not valid' },
} as const satisfies Record<string, Refusal>;
