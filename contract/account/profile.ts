/** Answers about an account to its owner. Apart from those of signing in, which more pages load. */
import * as v from 'valibot';
import { publicUser } from './answers.ts';

/** An account as its owner alone sees it: ours alone. */
export const profile = v.object({
  _id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Whether whoever reads its mailbox answered. */
  isEmailConfirmed: v.boolean(),
  newEmail: v.optional(v.string()),
  createdAt: v.string(),
});
export const profileAnswer = v.object({ data: profile });
export type Profile = v.InferOutput<typeof profile>;

export const updatedMeAnswer = v.object({ message: v.string(), user: publicUser });
