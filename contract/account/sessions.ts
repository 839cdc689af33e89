/** Signing out at the provider: ours alone, so that the storefront never sends these calls to another one. */
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';

export const signOut = defineCall()({ method: 'POST', path: '/auth/signout', isPersonal: true });

export const signOutEverywhere = defineCall()({
  method: 'POST',
  path: '/auth/signoutEverywhere',
  isPersonal: true,
});

export const sessionCalls = /* @__PURE__ */ specifyCalls({
  signOut: {
    call: signOut,
    tag: 'Account',
    summary: 'Ends this token at once.',
    notes: 'Only this provider has the call. Other tokens of the account stay good.',
    status: 204,
  },
  signOutEverywhere: {
    call: signOutEverywhere,
    tag: 'Account',
    summary: 'Ends every token of the account at once, this one too.',
    notes: 'Only this provider has the call. A new e-mail address that is not confirmed yet is dropped.',
    status: 204,
  },
});
