/** Sign-in, sign-up and the token: answers. */
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

export type TokenPayload = v.InferOutput<typeof tokenPayload>;
