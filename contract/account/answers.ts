/** Answers of sign-up, sign-in, tokens, passwords and the account. */
import * as v from 'valibot';

export const publicUser = v.object({ name: v.string(), email: v.string(), role: v.string() });
export const signedInAnswer = v.object({
  message: v.string(),
  user: v.optional(publicUser),
  token: v.string(),
});
export const tokenPayload = v.object({
  id: v.string(),
  name: v.string(),
  role: v.string(),
  iat: v.number(),
  exp: v.number(),
});
export const verifyTokenAnswer = v.object({ message: v.string(), decoded: tokenPayload });

export const forgotPasswordAnswer = v.object({ statusMsg: v.string(), message: v.string() });
export const verifyResetCodeAnswer = v.object({ status: v.picklist(['Success']) });
export const resetPasswordAnswer = v.object({ token: v.string() });

export type TokenPayload = v.InferOutput<typeof tokenPayload>;
