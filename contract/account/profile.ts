/** Answers about the signed-in account. Not part of answers.ts, because more pages load that file. */
import * as v from 'valibot';
import { publicUser } from './answers.ts';

/** An account as its owner sees it; sent by our own provider only. */
export const profile = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Whether the shopper has used a link or a code that was emailed to this address. */
  isEmailConfirmed: v.boolean(),
  newEmail: v.optional(v.string()),
  createdAt: v.string(),
});
export const profileAnswer = v.object({ data: profile });
export type Profile = v.InferOutput<typeof profile>;

export const updatedMeAnswer = v.object({ message: v.string(), user: publicUser });
