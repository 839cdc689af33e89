/**
 * The calls of sign-up, sign-in and forgotten passwords. For sign-out see sessions.ts, for the signed-in account
 * me-calls.ts.
 */
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import {
  forgotPasswordAnswer,
  resetPasswordAnswer,
  signedInAnswer,
  verifyResetCodeAnswer,
  verifyTokenAnswer,
} from './answers.ts';
import {
  forgotPasswordRequest,
  PHONE_NOTE,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
  verifyResetCodeRequest,
} from './requests.ts';
import { signOut, signOutEverywhere } from './sessions.ts';

export const signUp = defineCall<{ body: typeof signUpRequest }>()({
  method: 'POST',
  path: '/auth/signup',
  answer: signedInAnswer,
});

export const signIn = defineCall<{ body: typeof signInRequest }>()({
  method: 'POST',
  path: '/auth/signin',
  answer: signedInAnswer,
});

export const forgotPassword = defineCall<{ body: typeof forgotPasswordRequest }>()({
  method: 'POST',
  path: '/auth/forgotPasswords',
  answer: forgotPasswordAnswer,
});

export const verifyResetCode = defineCall<{ body: typeof verifyResetCodeRequest }>()({
  method: 'POST',
  path: '/auth/verifyResetCode',
  answer: verifyResetCodeAnswer,
});

export const resetPassword = defineCall<{ body: typeof resetPasswordRequest }>()({
  method: 'PUT',
  path: '/auth/resetPassword',
  answer: resetPasswordAnswer,
});

/** The query parameter that chooses the language of an email. */
export const EMAIL_LANG_PARAMETER = {
  name: 'lang',
  description: 'Emails are in both languages: ar puts Arabic first; anything else, or nothing, English.',
  example: 'ar',
};
/** The API reference's note on a new password. */
export const NEW_PASSWORD_NOTE = 'From 6 to 256 characters.';
const emailRefusals = [
  { code: 'email-required', param: 'email' },
  { code: 'invalid-email', param: 'email' },
] as const;
export const passwordRefusals = [
  { code: 'password-required', param: 'password' },
  { code: 'password-too-short', param: 'password' },
  { code: 'repeated-password-different', param: 'rePassword' },
] as const;

export const accountCalls = /* @__PURE__ */ specifyCalls({
  signUp: {
    call: signUp,
    tag: 'Account',
    summary: 'Opens an account and signs in.',
    notes:
      'The token is a JWT that holds id, name, role, iat and exp, and is good for 90 days. The account works at once; an email has the link that confirms its address.',
    query: [EMAIL_LANG_PARAMETER],
    request: signUpRequest,
    fields: {
      name: 'At least 3 characters.',
      password: NEW_PASSWORD_NOTE,
      rePassword: 'The password again.',
      phone: PHONE_NOTE,
    },
    status: 201,
    refusals: [
      { code: 'name-required', param: 'name' },
      { code: 'name-too-short', param: 'name' },
      emailRefusals,
      passwordRefusals,
      { code: 'phone-required', param: 'phone' },
      { code: 'not-an-egyptian-phone', param: 'phone' },
      'account-exists',
      'too-many-tries',
    ],
  },
  signIn: {
    call: signIn,
    tag: 'Account',
    summary: 'Signs in.',
    request: signInRequest,
    refusals: [
      emailRefusals,
      { code: 'password-required', param: 'password' },
      'wrong-sign-in',
      'too-many-tries',
    ],
  },
  verifyToken: {
    call: { path: '/auth/verifyToken', audience: 'shopper', answer: verifyTokenAnswer },
    tag: 'Account',
    summary: 'Tells whose token this is.',
    samples: { message: 'verified' },
  },
  forgotPassword: {
    call: forgotPassword,
    tag: 'Account',
    summary: 'Sends a reset code by mail.',
    notes: 'The answer is the same whether the account exists or not. The code is good for 10 minutes.',
    query: [EMAIL_LANG_PARAMETER],
    request: forgotPasswordRequest,
    refusals: [emailRefusals, 'too-many-tries'],
    samples: { message: 'Reset code sent to your email' },
  },
  verifyResetCode: {
    call: verifyResetCode,
    tag: 'Account',
    summary: 'Checks the code from the mail, before a new password can be set.',
    request: verifyResetCodeRequest,
    fields: { resetCode: 'The six digits from the mail.' },
    refusals: [{ code: 'reset-code-required', param: 'resetCode' }, 'wrong-reset-code', 'too-many-tries'],
  },
  resetPassword: {
    call: resetPassword,
    tag: 'Account',
    summary: 'Sets a new password after the code was verified.',
    notes: 'All earlier tokens are dead at once.',
    request: resetPasswordRequest,
    fields: { newPassword: NEW_PASSWORD_NOTE },
    refusals: [
      emailRefusals,
      { code: 'password-too-short', param: 'newPassword' },
      'reset-code-not-verified',
      'too-many-tries',
    ],
  },
  signOut: {
    call: signOut,
    tag: 'Account',
    summary: 'Ends this token at once.',
    notes: 'Only this provider has the call. Other tokens of the account stay good.',
    status: 204,
  },
  signOutEverywhere: {
    call: signOutEverywhere,
    tag: 'Account',
    summary: 'Ends every token of the account at once, this one too.',
    notes: 'Only this provider has the call. A new email address that is not confirmed yet is dropped.',
    status: 204,
  },
});
