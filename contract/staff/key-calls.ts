/** The calls of one's own API keys, with which programs use the calls for the staff. */
import * as v from 'valibot';
import { INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { staffKey } from './answers.ts';
import { createKeyRequest } from './requests.ts';

const ownAccess = { audience: 'staff', permission: 'self' } as const;

export const listKeys = defineCall()({ ...ownAccess, path: '/keys', answer: dataOf(v.array(staffKey)) });

export const createKey = defineCall<{ body: typeof createKeyRequest }>()({
  ...ownAccess,
  isProofNeeded: true,
  method: 'POST',
  path: '/keys',
  answer: dataOf(v.object({ key: staffKey, secret: v.string() })),
});

export const endKey = defineCall()({ ...ownAccess, method: 'DELETE', path: '/keys/{id}' });

const tag = 'Own account';

export const staffKeyCalls = /* @__PURE__ */ specifyCalls({
  listKeys: { call: listKeys, tag, summary: 'Lists one’s API keys.' },
  createKey: {
    call: createKey,
    tag,
    summary: 'Creates an API key with chosen permissions of one’s own.',
    notes:
      'The secret is answered this once. Programs send it as Authorization: Bearer. A key never has the permission self, never passes as a proof, and loses what its owner’s role loses.',
    request: createKeyRequest,
    status: 201,
    refusals: [
      { code: 'name-required', param: 'name' },
      { code: 'invalid-value', param: 'permissions' },
      { code: 'permissions-required', param: 'permissions' },
      'too-many-entries',
    ],
  },
  endKey: {
    call: endKey,
    tag,
    summary: 'Ends an API key.',
    params: { id: 'The key.' },
    status: 204,
    refusals: [INVALID_ID, 'no-document'],
  },
});
