/**
 * Requests of sign-up, sign-in, passwords, the account and saved addresses. The message of a validation rule is a
 * refusal's code.
 */
import * as v from 'valibot';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/constants.ts';
import { addressFields } from '#contract/orders/requests.ts';
import { EGYPTIAN_MOBILE, EMAIL, normalisePhone, toLatinDigits } from '#contract/rules.ts';
import { refuseAs, requiredText } from '#contract/text.ts';

/** The API reference's note on phone numbers. */
export const PHONE_NOTE =
  'An Egyptian mobile number: 01 then 0, 1, 2 or 5, then 8 digits; +20 and 0020 are understood.';

// Long enough for any passphrase, and too short to slow down hashing.
const MAX_PASSWORD_LENGTH = 256;

const name = v.pipe(requiredText('name-required'), v.minLength(NAME_MIN_LENGTH, refuseAs('name-too-short')));
const email = v.pipe(
  requiredText('email-required'),
  v.regex(EMAIL, refuseAs('invalid-email')),
  v.toLowerCase(),
);
const phone = v.pipe(
  requiredText('phone-required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, refuseAs('not-an-egyptian-phone')),
);
const givenPassword = v.pipe(
  v.string(refuseAs('password-required')),
  v.nonEmpty(refuseAs('password-required')),
  v.maxLength(MAX_PASSWORD_LENGTH, refuseAs('too-long', MAX_PASSWORD_LENGTH)),
);
const newPassword = v.pipe(givenPassword, v.minLength(PASSWORD_MIN_LENGTH, refuseAs('password-too-short')));
const repeatedPassword = v.pipe(
  v.string(refuseAs('repeated-password-required')),
  v.nonEmpty(refuseAs('repeated-password-required')),
);

const PASSWORDS_DIFFER = refuseAs('repeated-password-different');

export const signUpRequest = v.pipe(
  v.object({ name, email, password: newPassword, rePassword: repeatedPassword, phone }),
  v.forward(
    v.partialCheck(
      [['password'], ['rePassword']],
      (form) => form.password === form.rePassword,
      PASSWORDS_DIFFER,
    ),
    ['rePassword'],
  ),
);
export const signInRequest = v.object({ email, password: givenPassword });
export const forgotPasswordRequest = v.object({ email });
export const verifyResetCodeRequest = v.object({
  resetCode: v.pipe(
    v.union([v.string(), v.number()], refuseAs('reset-code-required')),
    v.transform(String),
    requiredText('reset-code-required', 20),
    v.transform(toLatinDigits),
  ),
});
export const resetPasswordRequest = v.object({ email, newPassword });
const currentPassword = v.pipe(
  v.string(refuseAs('current-password-required')),
  v.nonEmpty(refuseAs('current-password-required')),
  v.maxLength(MAX_PASSWORD_LENGTH, refuseAs('too-long', MAX_PASSWORD_LENGTH)),
);
export const changePasswordRequest = v.pipe(
  v.object({
    currentPassword,
    password: newPassword,
    rePassword: repeatedPassword,
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['rePassword']],
      (form) => form.password === form.rePassword,
      PASSWORDS_DIFFER,
    ),
    ['rePassword'],
  ),
);
export const updateMeRequest = v.object({
  name: v.optional(name),
  email: v.optional(email),
  phone: v.optional(phone),
  /** Required for a new email address. */
  currentPassword: v.optional(currentPassword),
});

/** Asks for the password again, because a token may be stolen. */
export const deleteMeRequest = v.object({ password: givenPassword });

export const addressRequest = v.object({
  name: requiredText('address-name-required'),
  ...addressFields,
  isDefault: v.optional(v.boolean(refuseAs('invalid-value'))),
});

export type AddressRequest = v.InferOutput<typeof addressRequest>;
export type UpdateMeRequest = v.InferOutput<typeof updateMeRequest>;
