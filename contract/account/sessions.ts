/**
 * Signing out at the provider: ours alone, so that the storefront never sends these calls to another one. Specified in
 * calls.ts: every page has a button for them, and must not load what only specifications need.
 */
import { defineCall } from '#contract/call.ts';

export const signOut = defineCall()({ method: 'POST', path: '/auth/signout', isPersonal: true });

export const signOutEverywhere = defineCall()({
  method: 'POST',
  path: '/auth/signoutEverywhere',
  isPersonal: true,
});
