/** A forgotten password: a code by mail, its proof, a new password. */

import type { CallOptions, Client } from '#contract/client.ts';
import { forgotPasswordAnswer, resetPasswordAnswer, verifyResetCodeAnswer } from './account-answers.ts';

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
