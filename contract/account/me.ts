/** The calls of a shopper about their own account, as the storefront sends them. Specified in me-calls.ts, which no browser needs. */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { signedInAnswer } from './answers.ts';
import { profileAnswer, updatedMeAnswer } from './profile.ts';
import type { changePasswordRequest, deleteMeRequest, updateMeRequest } from './requests.ts';

export const changePassword = defineCall<{ body: typeof changePasswordRequest }>()({
  method: 'PUT',
  path: '/users/changeMyPassword',
  isPersonal: true,
  answer: signedInAnswer,
});

export const updateMe = defineCall<{ body: typeof updateMeRequest }>()({
  method: 'PUT',
  path: '/users/updateMe',
  isPersonal: true,
  answer: updatedMeAnswer,
});

export const readMe = defineCall()({ path: '/users/me', isPersonal: true, answer: profileAnswer });

/** Sends the link that confirms the account's address once more. */
export const sendConfirmation = defineCall()({
  method: 'POST',
  path: '/users/me/confirmation',
  isPersonal: true,
});

/** Not DELETE: programs between shopper and shop may drop the body of that, and the password is in it. */
export const deleteMe = defineCall<{ body: typeof deleteMeRequest }>()({
  method: 'POST',
  path: '/users/deleteMe',
  isPersonal: true,
});

/** Any answer: the storefront hands it on as a file and reads none of it. */
export const downloadMyData = defineCall()({
  path: '/users/me/data',
  isPersonal: true,
  answer: v.unknown(),
});
