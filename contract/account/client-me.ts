/** The signed-in shopper's own account: every call carries the token. */

import type { CallOptions, Client } from '#contract/client.ts';
import { updatedMeAnswer } from './account-answers.ts';
import { signedInAnswer, verifyTokenAnswer } from './session-answers.ts';

/** Tells whose token this is, or fails as unauthenticated. */
export const verifyToken = (client: Client, options?: CallOptions) =>
  client({ path: 'auth/verifyToken', isPersonal: true, answer: verifyTokenAnswer }, options);

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
