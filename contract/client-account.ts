/** Forgotten passwords and the account. */
import {
  forgotPasswordAnswer,
  resetPasswordAnswer,
  updatedMeAnswer,
  verifyResetCodeAnswer,
} from './account-answers.ts';
import type { CallOptions, Client } from './client.ts';
import { signedInAnswer } from './session-answers.ts';

/** Asks for a reset code by mail. */
export const forgotPassword = (client: Client, email: string, options?: CallOptions) =>
  client(
    { method: 'POST', path: 'auth/forgotPasswords', body: { email }, answer: forgotPasswordAnswer },
    options,
  );

/** Proves the code from the mail. */
export const verifyResetCode = (client: Client, resetCode: string, options?: CallOptions) =>
  client(
    { method: 'POST', path: 'auth/verifyResetCode', body: { resetCode }, answer: verifyResetCodeAnswer },
    options,
  );

/** Sets a new password after the code was verified; answers a token. */
export const resetPassword = (client: Client, email: string, newPassword: string, options?: CallOptions) =>
  client(
    {
      method: 'PUT',
      path: 'auth/resetPassword',
      body: { email, newPassword },
      answer: resetPasswordAnswer,
    },
    options,
  );

/** Changes the password; the old token is dead at once, the answer has the new one. */
export const changePassword = (
  client: Client,
  passwords: { currentPassword: string; password: string; rePassword: string },
  options?: CallOptions,
) =>
  client(
    {
      method: 'PUT',
      path: 'users/changeMyPassword',
      body: passwords,
      isPersonal: true,
      answer: signedInAnswer,
    },
    options,
  );

/** Changes what is given and leaves the rest. */
export const updateMe = (
  client: Client,
  changes: { name?: string; email?: string; phone?: string },
  options?: CallOptions,
) =>
  client(
    { method: 'PUT', path: 'users/updateMe', body: changes, isPersonal: true, answer: updatedMeAnswer },
    options,
  );
