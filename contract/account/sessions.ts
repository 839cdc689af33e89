/** Sign-out calls; only our own provider has them. This file contains nothing else, because every page loads it. */
import { defineCall } from '#contract/call.ts';

export const signOut = defineCall()({ method: 'POST', path: '/auth/signout', audience: 'shopper' });

export const signOutEverywhere = defineCall()({
  method: 'POST',
  path: '/auth/signoutEverywhere',
  audience: 'shopper',
});
