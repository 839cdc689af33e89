import { expect, test } from 'vitest';
import { defineCall } from '#contract/call.ts';
import { ProviderError, type ProviderErrorCode } from '#contract/client/provider-error.ts';
import { createManualCalls } from '#tests/setup/store-steps.ts';
import { guardClient } from './shop-client.ts';

function openClient(token: string | undefined) {
  let current = token ?? null;
  const ended: string[] = [];
  const { as, answer, refuse } = createManualCalls();
  const client = guardClient(as('call') as never, {
    readToken: () => current,
    endSession: (reason) => ended.push(reason),
  });
  const become = (next: string | null) => {
    current = next;
  };
  return { client, ended, answer, refuse, become };
}

const PERSONAL_CALL = defineCall()({ path: '/cart', audience: 'shopper' });
const PUBLIC_CALL = defineCall()({ path: '/products' });

test.each<
  [string, typeof PERSONAL_CALL | typeof PUBLIC_CALL, string | undefined, ProviderErrorCode, string[]]
>([
  ["a shopper's call", PERSONAL_CALL, 't1', 'unauthenticated', ['expired']],
  ['a public call', PUBLIC_CALL, 't1', 'unauthenticated', []],
  ["a shopper's call of a visitor", PERSONAL_CALL, undefined, 'unauthenticated', []],
  ['a forbidden call', PERSONAL_CALL, 't1', 'forbidden', []],
  ['a lost network', PERSONAL_CALL, 't1', 'offline', []],
])('%s (call %o, token %s) refused as %s ends the session: %j', async (_, call, token, code, expected) => {
  const { client, ended, refuse } = openClient(token);
  const outcome = client(call).catch((error: unknown) => error);
  await refuse(code);
  expect(await outcome).toBeInstanceOf(ProviderError);
  expect(await outcome).toMatchObject({ code });
  expect(ended).toEqual(expected);
});

test.each(['t2', null])('a refusal of an older token, now %j, does not end the session', async (next) => {
  const { client, ended, refuse, become } = openClient('t1');
  const outcome = client(PERSONAL_CALL).catch((error: unknown) => error);
  become(next);
  await refuse('unauthenticated');
  expect(await outcome).toMatchObject({ code: 'unauthenticated' });
  expect(ended).toEqual([]);
});

test('answers pass through', async () => {
  const { client, answer } = openClient('t1');
  const outcome = client(PERSONAL_CALL);
  await answer('the cart');
  expect(await outcome).toBe('the cart');
});
