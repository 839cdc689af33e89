/** The calls of one's own second factors: authenticator app, recovery codes, passkeys. */
import * as v from 'valibot';
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { passkeyOptions, staffPasskey } from './answers.ts';
import { addPasskeyRequest, renamePasskeyRequest, turnOnTotpRequest } from './requests.ts';

const ownAccess = { audience: 'staff', permission: 'self' } as const;
const provedAccess = { ...ownAccess, isProofNeeded: true } as const;

/** Shown once; empty if the account has recovery codes already. */
const recoveryCodes = v.array(v.string());

export const startTotp = defineCall()({
  ...provedAccess,
  method: 'POST',
  path: '/me/totp',
  answer: dataOf(v.object({ secret: v.string(), uri: v.string() })),
});

export const turnOnTotp = defineCall<{ body: typeof turnOnTotpRequest }>()({
  ...provedAccess,
  method: 'PUT',
  path: '/me/totp',
  answer: dataOf(v.object({ recoveryCodes })),
});

export const turnOffTotp = defineCall()({ ...provedAccess, method: 'DELETE', path: '/me/totp' });

export const renewRecoveryCodes = defineCall()({
  ...provedAccess,
  method: 'POST',
  path: '/me/recovery-codes',
  answer: dataOf(v.object({ recoveryCodes })),
});

export const listPasskeys = defineCall()({
  ...ownAccess,
  path: '/me/passkeys',
  answer: dataOf(v.array(staffPasskey)),
});

export const askForNewPasskey = defineCall()({
  ...provedAccess,
  method: 'POST',
  path: '/me/passkeys/options',
  answer: dataOf(passkeyOptions),
});

export const addPasskey = defineCall<{ body: typeof addPasskeyRequest }>()({
  ...provedAccess,
  method: 'POST',
  path: '/me/passkeys',
  answer: dataOf(v.object({ passkey: staffPasskey, recoveryCodes })),
});

export const renamePasskey = defineCall<{ body: typeof renamePasskeyRequest }>()({
  ...ownAccess,
  method: 'PUT',
  path: '/me/passkeys/{id}',
  answer: dataOf(staffPasskey),
});

export const removePasskey = defineCall()({ ...provedAccess, method: 'DELETE', path: '/me/passkeys/{id}' });

const tag = 'Own account';
const PASSKEY_BY_ID = { params: { id: 'The passkey.' }, refusals: [INVALID_ID, 'no-document'] } as const;

export const staffFactorCalls = /* @__PURE__ */ specifyCalls({
  startTotp: {
    call: startTotp,
    tag,
    summary: 'Answers a new secret for an authenticator app.',
    notes: 'It counts once a code of it was sent; until then, and for an hour at most, the earlier one does.',
  },
  turnOnTotp: {
    call: turnOnTotp,
    tag,
    summary: 'Turns the authenticator app on, with a code that it shows.',
    notes: 'The first second factor of an account comes with recovery codes, which are shown this once.',
    request: turnOnTotpRequest,
    refusals: [
      { code: 'code-missing', param: 'code' },
      { code: 'wrong-code', param: 'code' },
      'totp-not-started',
      'too-many-tries',
    ],
  },
  turnOffTotp: { call: turnOffTotp, tag, summary: 'Turns the authenticator app off.', status: 204 },
  renewRecoveryCodes: {
    call: renewRecoveryCodes,
    tag,
    summary: 'Answers new recovery codes, and ends the earlier ones.',
    refusals: ['no-second-factor'],
  },
  listPasskeys: { call: listPasskeys, tag, summary: 'Lists one’s passkeys.' },
  askForNewPasskey: {
    call: askForNewPasskey,
    tag,
    summary: 'Answers a challenge for a new passkey.',
    refusals: ['too-many-entries'],
  },
  addPasskey: {
    call: addPasskey,
    tag,
    summary: 'Adds a passkey.',
    notes: 'The first second factor of an account comes with recovery codes, which are shown this once.',
    request: addPasskeyRequest,
    status: 201,
    refusals: [
      { code: 'name-required', param: 'name' },
      { code: 'invalid-value', param: 'response' },
      'passkey-refused',
      'too-many-entries',
    ],
  },
  renamePasskey: {
    call: renamePasskey,
    tag,
    summary: 'Renames a passkey.',
    request: renamePasskeyRequest,
    params: PASSKEY_BY_ID.params,
    refusals: [PASSKEY_BY_ID.refusals, { code: 'name-required', param: 'name' }],
  },
  removePasskey: { call: removePasskey, tag, summary: 'Removes a passkey.', ...PASSKEY_BY_ID, status: 204 },
});
