import { expect } from 'vitest';
import { ProviderError } from '#contract/client/provider-error.ts';

/** The error a promise rejects with; anything but a ProviderError fails the test. */
export async function catchError(promise: Promise<unknown>): Promise<ProviderError> {
  const error = await promise.then(
    () => expect.fail('the call succeeded'),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ProviderError);
  expect(error.message).toBe(error.text ?? error.code);
  expect(error.text).not.toBe('');
  return error;
}
