/**
 * The calls of one's own staff account: profile, sessions, password, and the proof of identity that some calls need.
 */
import * as v from 'valibot';
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { passkeyOptions, staffMe, staffSession } from './answers.ts';
import {
  changeStaffPasswordRequest,
  passkeyRequest,
  proofRequest,
  updateStaffMeRequest,
} from './requests.ts';

const ownAccess = { audience: 'staff', permission: 'self' } as const;
const meAnswer = dataOf(staffMe);

export const readStaffMe = defineCall()({ ...ownAccess, path: '/me', answer: meAnswer });

export const updateStaffMe = defineCall<{ body: typeof updateStaffMeRequest }>()({
  ...ownAccess,
  method: 'PUT',
  path: '/me',
  answer: meAnswer,
});

export const signOutStaff = defineCall()({ ...ownAccess, method: 'POST', path: '/sign-out' });

export const listSessions = defineCall()({
  ...ownAccess,
  path: '/sessions',
  answer: dataOf(v.array(staffSession)),
});

export const endSession = defineCall()({ ...ownAccess, method: 'DELETE', path: '/sessions/{id}' });

export const endOtherSessions = defineCall()({ ...ownAccess, method: 'DELETE', path: '/sessions' });

export const changeStaffPassword = defineCall<{ body: typeof changeStaffPasswordRequest }>()({
  ...ownAccess,
  isProofNeeded: true,
  method: 'PUT',
  path: '/me/password',
});

export const prove = defineCall<{ body: typeof proofRequest }>()({
  ...ownAccess,
  method: 'POST',
  path: '/proof',
  answer: meAnswer,
});

export const askForProofPasskey = defineCall()({
  ...ownAccess,
  method: 'POST',
  path: '/proof/passkey/options',
  answer: dataOf(passkeyOptions),
});

export const proveWithPasskey = defineCall<{ body: typeof passkeyRequest }>()({
  ...ownAccess,
  method: 'POST',
  path: '/proof/passkey',
  answer: meAnswer,
});

const tag = 'Own account';

export const staffMeCalls = /* @__PURE__ */ specifyCalls({
  readStaffMe: {
    call: readStaffMe,
    tag,
    summary: 'Shows the signed-in person, what they may do, and their session.',
  },
  updateStaffMe: {
    call: updateStaffMe,
    tag,
    summary: 'Changes name, language or theme.',
    notes: 'Send what changes and leave out the rest.',
    request: updateStaffMeRequest,
    refusals: [
      { code: 'name-required', param: 'name' },
      { code: 'invalid-value', param: 'language' },
      { code: 'invalid-value', param: 'theme' },
    ],
  },
  signOutStaff: { call: signOutStaff, tag, summary: 'Ends this session.', status: 204 },
  listSessions: { call: listSessions, tag, summary: 'Lists one’s sessions, the last used first.' },
  endSession: {
    call: endSession,
    tag,
    summary: 'Ends one of one’s sessions.',
    params: { id: 'The session.' },
    status: 204,
    refusals: [INVALID_ID, 'no-document'],
  },
  endOtherSessions: {
    call: endOtherSessions,
    tag,
    summary: 'Ends all of one’s sessions but this one.',
    status: 204,
  },
  changeStaffPassword: {
    call: changeStaffPassword,
    tag,
    summary: 'Changes the password, and ends one’s other sessions.',
    request: changeStaffPasswordRequest,
    fields: { password: 'From 12 to 256 characters.' },
    status: 204,
    refusals: [
      { code: 'password-required', param: 'currentPassword' },
      { code: 'wrong-current-password', param: 'currentPassword' },
      { code: 'password-required', param: 'password' },
      { code: 'staff-password-too-short', param: 'password' },
      'too-many-tries',
    ],
    samples: { password: 'correct horse battery' },
  },
  prove: {
    call: prove,
    tag,
    summary: 'Proves by password, and by code if there is a second factor, that it is still oneself.',
    notes: 'Calls that need a proof are then answered for 15 minutes.',
    request: proofRequest,
    refusals: [
      { code: 'password-required', param: 'password' },
      { code: 'wrong-current-password', param: 'password' },
      'code-required',
      'passkey-required',
      { code: 'wrong-code', param: 'code' },
      'too-many-tries',
    ],
  },
  askForProofPasskey: {
    call: askForProofPasskey,
    tag,
    summary: 'Answers a challenge for one’s own passkeys.',
    refusals: ['no-second-factor'],
  },
  proveWithPasskey: {
    call: proveWithPasskey,
    tag,
    summary: 'Proves by passkey that it is still oneself.',
    request: passkeyRequest,
    refusals: [{ code: 'invalid-value', param: 'response' }, 'passkey-refused'],
  },
});
