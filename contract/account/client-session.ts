/** Sign-in and sign-up. */

import type { CallOptions, Client } from '#contract/client.ts';
import type { SignInRequest, SignUpRequest } from './requests.ts';
import { signedInAnswer } from './session-answers.ts';

/** Signs in; the answer has the token. */
export const signIn = (client: Client, { email, password }: SignInRequest, options?: CallOptions) =>
  client({ method: 'POST', path: 'auth/signin', body: { email, password }, answer: signedInAnswer }, options);

/** Opens an account and signs in; the answer has the token. */
export const signUp = (client: Client, account: SignUpRequest, options?: CallOptions) =>
  client({ method: 'POST', path: 'auth/signup', body: account, answer: signedInAnswer }, options);
