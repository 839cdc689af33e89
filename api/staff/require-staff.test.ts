import type { Context } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/dependencies.ts';
import { requireProof } from './require-staff.ts';

const contextOf = (isProved: boolean) => ({ var: { staff: { isProved } } }) as Context<ApiEnv>;

test('a handler can require a proof of identity for some of its requests only', () => {
  expect(() => requireProof(contextOf(true))).not.toThrow();
  expect(() => requireProof(contextOf(false))).toThrow('Please prove again that it is you');
});
