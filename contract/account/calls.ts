/** The call table: sign-up, sign-in, passwords, the account. */

import { type ApiCall, type CallError, LANG_PARAMETER, TOKEN_ERRORS, TOO_MANY } from '#contract/call.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import {
  forgotPasswordAnswer,
  resetPasswordAnswer,
  updatedMeAnswer,
  verifyResetCodeAnswer,
} from './account-answers.ts';
import {
  changePasswordRequest,
  forgotPasswordRequest,
  resetPasswordRequest,
  signInRequest,
  signUpRequest,
  updateMeRequest,
  verifyResetCodeRequest,
} from './requests.ts';
import { signedInAnswer, verifyTokenAnswer } from './session-answers.ts';

const PHONE = 'An Egyptian mobile number: 01 then 0, 1, 2 or 5, then 8 digits; +20 and 0020 are understood.';
const NEW_PASSWORD = 'From 6 to 256 characters.';

const nameErrors: CallError[] = [
  { status: 400, text: 'Name is required', param: 'name' },
  { status: 400, text: 'must be at least 3 chars', param: 'name' },
];
const emailErrors: CallError[] = [
  { status: 400, text: 'Email is required', param: 'email' },
  { status: 400, text: 'Invalid email', param: 'email' },
];
const phoneErrors: CallError[] = [
  { status: 400, text: 'Phone is required', param: 'phone' },
  { status: 400, text: 'accept only egypt phone numbers', param: 'phone' },
];
const passwordErrors: CallError[] = [
  { status: 400, text: 'Password is required', param: 'password' },
  { status: 400, text: 'must be at least 6 chars', param: 'password' },
  { status: 400, text: 'Password confirmation is incorrect', param: 'rePassword' },
];

const account = { version: 'v1', tag: 'Account' } as const;

export const accountCalls: ApiCall[] = [
  {
    ...account,
    id: 'signUp',
    method: 'POST',
    path: '/auth/signup',
    summary: 'Opens an account and signs in.',
    notes: 'The token is a JWT that holds id, name, role, iat and exp, and is good for 90 days.',
    needsToken: false,
    request: signUpRequest,
    fields: {
      name: 'At least 3 characters.',
      password: NEW_PASSWORD,
      rePassword: 'The password again.',
      phone: PHONE,
    },
    status: 201,
    answer: signedInAnswer,
    errors: [
      ...nameErrors,
      ...emailErrors,
      ...passwordErrors,
      ...phoneErrors,
      { status: 409, text: ERROR_TEXTS.accountExists },
      TOO_MANY,
    ],
  },
  {
    ...account,
    id: 'signIn',
    method: 'POST',
    path: '/auth/signin',
    summary: 'Signs in.',
    needsToken: false,
    request: signInRequest,
    status: 200,
    answer: signedInAnswer,
    errors: [
      ...emailErrors,
      { status: 400, text: 'Password is required', param: 'password' },
      { status: 401, text: ERROR_TEXTS.wrongSignIn },
      TOO_MANY,
    ],
  },
  {
    ...account,
    id: 'verifyToken',
    method: 'GET',
    path: '/auth/verifyToken',
    summary: 'Tells whose token this is.',
    needsToken: true,
    status: 200,
    answer: verifyTokenAnswer,
    errors: TOKEN_ERRORS,
    samples: { message: 'verified' },
  },
  {
    ...account,
    id: 'forgotPassword',
    method: 'POST',
    path: '/auth/forgotPasswords',
    summary: 'Sends a reset code by mail.',
    notes: 'The answer is the same whether the account exists or not. The code is good for 10 minutes.',
    needsToken: false,
    query: [
      {
        ...LANG_PARAMETER,
        description:
          'The letter is in both languages: ar puts Arabic first; anything else, or nothing, English.',
      },
    ],
    request: forgotPasswordRequest,
    status: 200,
    answer: forgotPasswordAnswer,
    errors: [...emailErrors, TOO_MANY],
    samples: { message: 'Reset code sent to your email' },
  },
  {
    ...account,
    id: 'verifyResetCode',
    method: 'POST',
    path: '/auth/verifyResetCode',
    summary: 'Checks the code from the mail, before a new password can be set.',
    needsToken: false,
    request: verifyResetCodeRequest,
    fields: { resetCode: 'The six digits from the mail.' },
    status: 200,
    answer: verifyResetCodeAnswer,
    errors: [
      { status: 400, text: 'Reset code is required', param: 'resetCode' },
      { status: 400, text: ERROR_TEXTS.wrongResetCode },
      TOO_MANY,
    ],
  },
  {
    ...account,
    id: 'resetPassword',
    method: 'PUT',
    path: '/auth/resetPassword',
    summary: 'Sets a new password after the code was verified.',
    notes: 'All earlier tokens are dead at once.',
    needsToken: false,
    request: resetPasswordRequest,
    fields: { newPassword: NEW_PASSWORD },
    status: 200,
    answer: resetPasswordAnswer,
    errors: [
      ...emailErrors,
      { status: 400, text: 'must be at least 6 chars', param: 'newPassword' },
      { status: 400, text: ERROR_TEXTS.resetCodeNotVerified },
      TOO_MANY,
    ],
  },
  {
    ...account,
    id: 'changePassword',
    method: 'PUT',
    path: '/users/changeMyPassword',
    summary: 'Changes the password and answers a new token.',
    notes: 'All earlier tokens are dead at once.',
    needsToken: true,
    request: changePasswordRequest,
    fields: { password: NEW_PASSWORD, rePassword: 'The new password again.' },
    status: 200,
    answer: signedInAnswer,
    errors: [
      ...TOKEN_ERRORS,
      { status: 400, text: 'Current password is required', param: 'currentPassword' },
      { status: 400, text: ERROR_TEXTS.wrongCurrentPassword, param: 'currentPassword' },
      ...passwordErrors,
      TOO_MANY,
    ],
  },
  {
    ...account,
    id: 'updateMe',
    method: 'PUT',
    path: '/users/updateMe',
    summary: 'Changes name, e-mail address or phone number.',
    notes: 'Send what changes and leave out the rest. The token stays good.',
    needsToken: true,
    request: updateMeRequest,
    fields: { name: 'At least 3 characters.', phone: PHONE },
    status: 200,
    answer: updatedMeAnswer,
    errors: [
      ...TOKEN_ERRORS,
      { status: 400, text: 'must be at least 3 chars', param: 'name' },
      { status: 400, text: 'Invalid email', param: 'email' },
      { status: 400, text: ERROR_TEXTS.emailInUse, param: 'email' },
      { status: 400, text: 'accept only egypt phone numbers', param: 'phone' },
    ],
  },
];
