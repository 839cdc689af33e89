/**
 * The calls of the signed-in account that the storefront uses. Their specification is in me-calls.ts, which browsers
 * don't load.
 */
import * as v from 'valibot';
import { defineCall } from '#contract/call.ts';
import { signedInAnswer } from './answers.ts';
import { profileAnswer, updatedMeAnswer } from './profile.ts';
import type { changePasswordRequest, deleteMeRequest, updateMeRequest } from './requests.ts';

export const changePassword = defineCall<{ body: typeof changePasswordRequest }>()({
  method: 'PUT',
  path: '/users/changeMyPassword',
  audience: 'shopper',
  answer: signedInAnswer,
});

export const updateMe = defineCall<{ body: typeof updateMeRequest }>()({
  method: 'PUT',
  path: '/users/updateMe',
  audience: 'shopper',
  answer: updatedMeAnswer,
});

export const readMe = defineCall()({ path: '/users/me', audience: 'shopper', answer: profileAnswer });

/** Sends another email with the link that confirms the account's address. */
export const sendConfirmation = defineCall()({
  method: 'POST',
  path: '/users/me/confirmation',
  audience: 'shopper',
});

/** A POST, because the body contains the password, and proxies may drop the body of a DELETE. */
export const deleteMe = defineCall<{ body: typeof deleteMeRequest }>()({
  method: 'POST',
  path: '/users/deleteMe',
  audience: 'shopper',
});

/** Any object is valid, because the storefront only saves it as a file. */
export const downloadMyData = defineCall()({
  path: '/users/me/data',
  audience: 'shopper',
  answer: v.looseObject({}),
});
