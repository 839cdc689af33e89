/** Sign-up, sign-in, password and account: requests, with the provider's texts. */
import * as v from 'valibot';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from '#contract/constants.ts';
import { EGYPTIAN_MOBILE, EMAIL, normalisePhone, toLatinDigits } from '#contract/rules.ts';
import { requiredText } from '#contract/text.ts';

// Long enough for any pass phrase, short enough that hashing it costs nothing extra.
const MAX_PASSWORD = 256;

const name = v.pipe(
  requiredText('Name is required'),
  v.minLength(NAME_MIN_LENGTH, 'must be at least 3 chars'),
);
const email = v.pipe(requiredText('Email is required'), v.regex(EMAIL, 'Invalid email'), v.toLowerCase());
const phone = v.pipe(
  requiredText('Phone is required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, 'accept only egypt phone numbers'),
);
const givenPassword = v.pipe(
  v.string('Password is required'),
  v.nonEmpty('Password is required'),
  v.maxLength(MAX_PASSWORD, `must be at most ${MAX_PASSWORD} chars`),
);
const newPassword = v.pipe(
  givenPassword,
  v.minLength(PASSWORD_MIN_LENGTH, `must be at least ${PASSWORD_MIN_LENGTH} chars`),
);
const repeatedPassword = v.pipe(
  v.string('Password confirmation is required'),
  v.nonEmpty('Password confirmation is required'),
);

const DIFFERENT = 'Password confirmation is incorrect';

export const signUpRequest = v.pipe(
  v.object({ name, email, password: newPassword, rePassword: repeatedPassword, phone }),
  v.forward(
    v.partialCheck([['password'], ['rePassword']], (form) => form.password === form.rePassword, DIFFERENT),
    ['rePassword'],
  ),
);
export const signInRequest = v.object({ email, password: givenPassword });
export const forgotPasswordRequest = v.object({ email });
export const verifyResetCodeRequest = v.object({
  resetCode: v.pipe(
    v.union([v.string(), v.number()], 'Reset code is required'),
    v.transform(String),
    requiredText('Reset code is required', 20),
    v.transform(toLatinDigits),
  ),
});
export const resetPasswordRequest = v.object({ email, newPassword });
export const changePasswordRequest = v.pipe(
  v.object({
    currentPassword: v.pipe(
      v.string('Current password is required'),
      v.nonEmpty('Current password is required'),
      v.maxLength(MAX_PASSWORD),
    ),
    password: newPassword,
    rePassword: repeatedPassword,
  }),
  v.forward(
    v.partialCheck([['password'], ['rePassword']], (form) => form.password === form.rePassword, DIFFERENT),
    ['rePassword'],
  ),
);
export const updateMeRequest = v.object({
  name: v.optional(name),
  email: v.optional(email),
  phone: v.optional(phone),
});

export type UpdateMeRequest = v.InferOutput<typeof updateMeRequest>;
export type SignUpRequest = v.InferOutput<typeof signUpRequest>;
export type SignInRequest = v.InferOutput<typeof signInRequest>;
