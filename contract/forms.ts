/**
 * What the storefront's forms accept (specification, section 5). A failed rule yields a code; the text for it comes
 * from the message catalogue.
 */
import * as v from 'valibot';
import { NAME_MIN_LENGTH, PASSWORD_MIN_LENGTH } from './constants.ts';
import {
  EGYPTIAN_MOBILE,
  EGYPTIAN_MOBILE_OR_EMPTY,
  EMAIL,
  normalisePhone,
  STRONG_PASSWORD,
} from './rules.ts';

export type FormIssue =
  | 'email-required'
  | 'email-invalid'
  | 'password-required'
  | 'password-short'
  | 'password-weak'
  | 'name-required'
  | 'name-short'
  | 're-password-required'
  | 're-password-different'
  | 'phone-required'
  | 'phone-invalid'
  | 'details-required'
  | 'city-required';

const nonEmptyText = (code: FormIssue) => v.pipe(v.string(code), v.nonEmpty(code));
const trimmedText = (code: FormIssue) => v.pipe(v.string(code), v.trim(), v.nonEmpty(code));

const email = v.pipe(trimmedText('email-required'), v.regex(EMAIL, 'email-invalid' satisfies FormIssue));
// Passwords are never trimmed: spaces are part of them.
const givenPassword = nonEmptyText('password-required');
const phone = v.pipe(
  trimmedText('phone-required'),
  v.transform(normalisePhone),
  v.regex(EGYPTIAN_MOBILE, 'phone-invalid' satisfies FormIssue),
);

export const loginForm = v.object({ email, password: givenPassword });

export const signupForm = v.pipe(
  v.object({
    name: v.pipe(
      trimmedText('name-required'),
      v.minLength(NAME_MIN_LENGTH, 'name-short' satisfies FormIssue),
    ),
    email,
    password: v.pipe(
      givenPassword,
      v.minLength(PASSWORD_MIN_LENGTH, 'password-short' satisfies FormIssue),
      v.regex(STRONG_PASSWORD, 'password-weak' satisfies FormIssue),
    ),
    rePassword: nonEmptyText('re-password-required'),
    phone,
  }),
  // rawCheck takes half the bytes of forward(partialCheck(…)); both run even while other fields are invalid.
  v.rawCheck(({ dataset: { value: input }, addIssue }) => {
    const { password, rePassword } = (input ?? {}) as { password?: string; rePassword?: string };
    if (password === rePassword) return;
    const place = { type: 'unknown', origin: 'value', input, key: 'rePassword', value: rePassword } as const;
    addIssue({ message: 're-password-different' satisfies FormIssue, path: [place] });
  }),
);

const typedText = v.optional(v.string());

export const shippingAddressForm = v.object({
  details: trimmedText('details-required'),
  phone,
  city: trimmedText('city-required'),
  // Only our own provider knows the optional fields.
  recipient: typedText,
  governorate: typedText,
  landmark: typedText,
  secondPhone: v.optional(
    v.pipe(
      v.string(),
      v.transform(normalisePhone),
      v.regex(EGYPTIAN_MOBILE_OR_EMPTY, 'phone-invalid' satisfies FormIssue),
    ),
  ),
});

/** An address as a shopper entered it. */
export type TypedAddress = v.InferOutput<typeof shippingAddressForm>;
