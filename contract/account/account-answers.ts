/** Passwords and the account: answers. */
import * as v from 'valibot';
import { publicUser } from './session-answers.ts';

export const updatedMeAnswer = v.object({ message: v.string(), user: publicUser });
export const forgotPasswordAnswer = v.object({ statusMsg: v.string(), message: v.string() });
export const verifyResetCodeAnswer = v.object({ status: v.picklist(['Success']) });
export const resetPasswordAnswer = v.object({ token: v.string() });
