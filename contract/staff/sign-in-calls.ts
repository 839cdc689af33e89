/** The calls for signing in and for accepting an invitation. */
import * as v from 'valibot';
import { specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { passkeyOptions, staffMe } from './answers.ts';
import { ROLES } from './permissions.ts';
import {
  acceptInvitationRequest,
  passkeyRequest,
  readInvitationRequest,
  staffSignInRequest,
} from './requests.ts';

export const signInStaff = defineCall<{ body: typeof staffSignInRequest }>()({
  method: 'POST',
  path: '/sign-in',
  answer: dataOf(staffMe),
});

export const askForSignInPasskey = defineCall()({
  method: 'POST',
  path: '/passkeys/sign-in/options',
  answer: dataOf(passkeyOptions),
});

export const signInWithPasskey = defineCall<{ body: typeof passkeyRequest }>()({
  method: 'POST',
  path: '/passkeys/sign-in',
  answer: dataOf(staffMe),
});

// This call and the next send the link's secret in the body, because logs, proxies and browsers keep URLs.
export const readInvitation = defineCall<{ body: typeof readInvitationRequest }>()({
  method: 'POST',
  path: '/invitations/read',
  answer: dataOf(
    v.object({
      /** Null for the first owner, who types the address. */
      email: v.nullable(v.string()),
      role: v.picklist(ROLES),
      /** The name of the inviting member of staff; null if a command made the invitation. */
      invitedBy: v.nullable(v.string()),
      expiresAt: v.string(),
    }),
  ),
});

export const acceptInvitation = defineCall<{ body: typeof acceptInvitationRequest }>()({
  method: 'POST',
  path: '/invitations/accept',
  answer: dataOf(staffMe),
});

const tag = 'Staff sign-in';
const versions = ['staff'] as const;
const COOKIE_NOTE = 'Sets the cookie of the session.';
const GUARD_REFUSALS = ['other-origin', 'connection-not-secure'] as const;
const TOKEN_NOTE = 'The part of the link after #.';

export const staffSignInCalls = /* @__PURE__ */ specifyCalls({
  signInStaff: {
    call: signInStaff,
    tag,
    versions,
    summary: 'Signs in with a password, and with a code if the account has a second factor.',
    notes: COOKIE_NOTE,
    request: staffSignInRequest,
    fields: { code: 'Of the authenticator app, or a recovery code.' },
    refusals: [
      { code: 'email-required', param: 'email' },
      { code: 'invalid-email', param: 'email' },
      { code: 'password-required', param: 'password' },
      'wrong-staff-sign-in',
      'code-required',
      'passkey-required',
      { code: 'wrong-code', param: 'code' },
      'too-many-tries',
      ...GUARD_REFUSALS,
    ],
  },
  askForSignInPasskey: {
    call: askForSignInPasskey,
    tag,
    versions,
    summary: 'Answers a challenge for any passkey.',
    refusals: ['too-many-tries', ...GUARD_REFUSALS],
  },
  signInWithPasskey: {
    call: signInWithPasskey,
    tag,
    versions,
    summary: 'Signs in with a passkey.',
    notes: COOKIE_NOTE,
    request: passkeyRequest,
    refusals: [
      { code: 'invalid-value', param: 'response' },
      'passkey-refused',
      'too-many-tries',
      ...GUARD_REFUSALS,
    ],
  },
  readInvitation: {
    call: readInvitation,
    tag,
    versions,
    summary: 'Tells whom an invitation is for, and who invited.',
    request: readInvitationRequest,
    fields: { token: TOKEN_NOTE },
    refusals: [
      { code: 'invalid-value', param: 'token' },
      'invitation-invalid',
      'too-many-tries',
      ...GUARD_REFUSALS,
    ],
  },
  acceptInvitation: {
    call: acceptInvitation,
    tag,
    versions,
    summary: 'Makes the account of somebody who was invited, and signs in.',
    notes: COOKIE_NOTE,
    request: acceptInvitationRequest,
    fields: {
      token: TOKEN_NOTE,
      email: 'Only for an invitation that has none.',
      password: 'From 12 to 256 characters.',
    },
    status: 201,
    refusals: [
      { code: 'invalid-value', param: 'token' },
      { code: 'name-required', param: 'name' },
      { code: 'email-required', param: 'email' },
      { code: 'invalid-email', param: 'email' },
      { code: 'password-required', param: 'password' },
      { code: 'staff-password-too-short', param: 'password' },
      { code: 'invalid-value', param: 'language' },
      'invitation-invalid',
      'too-many-tries',
      ...GUARD_REFUSALS,
    ],
    samples: { password: 'correct horse battery' },
  },
});
