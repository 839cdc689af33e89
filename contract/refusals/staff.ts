/** Refusals of calls for the staff. */
import { STAFF_PASSWORD_MIN_LENGTH } from '#contract/constants.ts';
import { WRONG_SIGN_IN } from './known-texts.ts';
import { formatValue, type Refusal } from './refusal.ts';

export const STAFF_REFUSALS = {
  'staff-signed-out': { status: 401, text: 'Please sign in to the counter' },
  'not-permitted': {
    status: 403,
    values: ['permission'],
    text: (permission) => `You need the permission ${permission}`,
  },
  'other-origin': { status: 403, text: 'This request came from another website' },
  /** The counter never asks for passwords over http, unless the shop runs on the same machine. */
  'connection-not-secure': { status: 403, text: 'The counter opens over https only' },
  /** The person has to prove again who they are. */
  'proof-required': { status: 403, text: 'Please prove again that it is you' },
  /** The role needs a second factor, which the account doesn't have yet. */
  'second-factor-required': { status: 403, text: 'Please set up a second factor first' },
  'invalid-request': { status: 400, values: ['reason'], text: String },
  'no-such-order': { status: 404, values: ['order'], text: (order) => `There is no order ${order}.` },
  'no-such-return': { status: 404, values: ['number'], text: (number) => `There is no return ${number}.` },
  /** The status of the order or return does not allow the action, or a payment or refund is in progress. */
  'not-possible': { status: 409, values: ['reason'], text: String },
  /** The answer has the current state as `current`. */
  'changed-meanwhile': { status: 409, text: 'Somebody changed this meanwhile' },

  /** The order can be changed after its payment, or after the payment page has expired. */
  'payment-page-open': {
    status: 409,
    text: 'Somebody is paying this order right now. Change it when it is paid, or half an hour after the payment page was opened',
  },

  'customer-required': { status: 400, text: 'Send either customerId or newCustomer' },
  'order-lines-required': { status: 400, text: 'Add at least one product' },
  /** The answer has the limits as `current`. */
  'limits-reached': {
    status: 409,
    text: 'This order is above a limit. Override it by its name, or change the order',
  },
  /** The answer has the customer as `current`. */
  'email-of-customer': { status: 409, text: 'A customer has this email address already' },

  'text-required': { status: 400, text: 'Text is required' },
  'reason-required': { status: 400, text: 'Reason is required' },
  'already-blocked': { status: 409, text: 'This customer is blocked already: lift that block first' },
  'nothing-to-correct': { status: 400, text: 'Send what is to be corrected' },

  'invalid-shop-phone': { status: 400, text: 'A phone number is like 01012345678, 02 12345678 or 19000' },
  'invalid-whatsapp': { status: 400, text: 'A WhatsApp number is like 01012345678 or +201012345678' },
  'invalid-profile': {
    status: 400,
    text: 'A profile is an https address such as https://www.facebook.com/my.store',
  },
  'invalid-register': { status: 400, text: 'A register’s number is like 123-456-789' },
  'invalid-price': { status: 400, text: 'A price is a whole number of piastres' },
  'invalid-discount-code': {
    status: 400,
    text: 'A code has 2 to 30 letters, digits and dashes',
  },
  'discount-code-in-use': { status: 409, text: 'There is a discount with this code already' },
  'discount-value-required': { status: 400, text: 'Send how much the code takes off' },
  'discount-ends-before-start': { status: 400, text: 'A code ends after it starts' },
  'discount-used': {
    status: 409,
    text: 'Orders have used this code: what it takes off can no longer change. End it and make another one',
  },
  'no-such-discount': { status: 404, text: 'There is no such discount' },
  'invalid-limit': { status: 400, text: 'A limit is a whole number of 1 or more' },

  'source-required': { status: 400, text: 'Name the gateway or the courier' },
  'settlement-unreadable': { status: 400, text: 'This is not a CSV file' },
  'settlement-columns-unknown': {
    status: 400,
    values: ['names'],
    text: (names) => `The file has no column with a known name for ${names}`,
  },
  'settlement-line-unreadable': {
    status: 400,
    values: ['line'],
    text: (line) => `The amount in line ${line} can’t be read`,
  },
  'settlement-empty': { status: 400, text: 'The file has no lines about payments' },
  'settlement-too-long': {
    status: 400,
    values: ['max'],
    text: (max) => `A settlement has up to ${formatValue(max)} lines. Please import it in parts`,
  },
  'too-many-rows': {
    status: 409,
    values: ['max'],
    text: (max) => `An XLSX file has up to ${formatValue(max)} rows. Choose fewer days, or CSV`,
  },

  'wrong-staff-sign-in': { status: 401, text: WRONG_SIGN_IN },
  /** The password is right, and the account has an authenticator app. */
  'code-required': { status: 401, text: 'Please enter the code of your authenticator app' },
  /** The password is right, and the account has passkeys but no authenticator app. */
  'passkey-required': { status: 401, text: 'Please use your passkey or a recovery code' },
  'wrong-code': { status: 401, text: 'This code is wrong or was used already' },
  'passkey-refused': { status: 401, text: 'This passkey was not accepted' },
  'code-missing': { status: 400, text: 'Code is required' },
  'staff-password-too-short': {
    status: 400,
    text: () => `must be at least ${STAFF_PASSWORD_MIN_LENGTH} chars`,
  },
  'permissions-required': { status: 400, text: 'Choose at least one permission' },
  'invitation-invalid': { status: 404, text: 'This invitation was used or withdrawn, or it has expired' },
  'already-staff': { status: 409, text: 'This person is one of the staff already' },
  'last-owner': { status: 409, text: 'The shop needs an owner, and this is the last one' },
  'no-second-factor': { status: 409, text: 'Please set up a passkey or an authenticator app first' },
  'totp-not-started': { status: 409, text: 'This secret is no longer waiting. Please start again' },
  'too-many-entries': {
    status: 409,
    values: ['max'],
    text: (max) => `You can have up to ${formatValue(max)} of these`,
  },
} as const satisfies Record<string, Refusal>;
