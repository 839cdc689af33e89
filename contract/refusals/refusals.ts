/** Every refusal of our provider: its code, status and exact text. */
import { ACCOUNT_REFUSALS } from './account.ts';
import { CART_REFUSALS } from './cart.ts';
import { GENERAL_REFUSALS } from './general.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { PICTURE_REFUSALS } from './pictures.ts';
import type { Refusal, Value } from './refusal.ts';
import { STAFF_REFUSALS } from './staff.ts';

export const REFUSALS = {
  ...GENERAL_REFUSALS,
  ...ACCOUNT_REFUSALS,
  ...CART_REFUSALS,
  ...ORDER_REFUSALS,
  ...STAFF_REFUSALS,
  ...PICTURE_REFUSALS,
};

export type RefusalCode = keyof typeof REFUSALS;

/** The refusals that any call with a session token may get. */
export const TOKEN_REFUSALS = [
  'not-logged-in',
  'invalid-token',
  'expired-token',
  'password-changed',
] as const;

/** The refusals that any call for the staff may get. */
export const SESSION_REFUSALS = [
  'staff-signed-out',
  'other-origin',
  'second-factor-required',
  'not-permitted',
] as const;

/** The text of a refusal with its values, in the order of the text. */
export function writeRefusal(code: RefusalCode, [first = '', second = '']: readonly Value[] = []): string {
  const { text }: Refusal = REFUSALS[code];
  return typeof text === 'string' ? text : text(first, second);
}

/** Refusals whose text is also sent as `message`, because many clients show only `message`. */
const SHOWN_IN_MESSAGE: readonly RefusalCode[] = [
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

/** The `message` of a refusal that names a field: the text for refusals in SHOWN_IN_MESSAGE, otherwise 'fail'. */
export const writeFieldMessage = (code: RefusalCode, text: string): string =>
  SHOWN_IN_MESSAGE.includes(code) ? text : 'fail';
