/** Refusals of sign-up, sign-in, the account and its addresses. */
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/constants.ts';
import { ACCOUNT_EXISTS, RESET_CODE_NOT_VERIFIED, WRONG_RESET_CODE, WRONG_SIGN_IN } from './known-texts.ts';
import { formatValue, type Refusal } from './refusal.ts';

export const ACCOUNT_REFUSALS = {
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
    text: 'A payment you started is still open. You can delete your account once it has closed; please try again later.',
  },
  'order-under-way': {
    status: 409,
    values: ['number'],
    text: (number) =>
      `Order ${number} is still in progress. You can delete your account once it has been delivered or refunded.`,
  },
  'return-under-way': {
    status: 409,
    values: ['number'],
    text: (number) =>
      `A return of order ${number} is not finished. The account can be deleted once it is; a request that is not answered can be withdrawn.`,
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
    text: (limit) => `You can save up to ${formatValue(limit)} addresses`,
  },
} as const satisfies Record<string, Refusal>;
