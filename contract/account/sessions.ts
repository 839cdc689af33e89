/** Sign-out calls; only our own provider has them. In a file of their own because every page loads them. */
import { defineCall } from '#contract/call.ts';

export const signOut = defineCall()({ method: 'POST', path: '/auth/signout', audience: 'shopper' });

export const signOutEverywhere = defineCall()({
  method: 'POST',
  path: '/auth/signoutEverywhere',
  audience: 'shopper',
});
