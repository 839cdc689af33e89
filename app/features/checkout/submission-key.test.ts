import { expect, test } from 'vitest';
import { ProviderError } from '#contract/client/provider-error.ts';
import { sendOnce } from './submission-key.ts';

/** Sends some content, which is answered or fails like this; returns the key it was sent with. */
async function keyOf(content: string, failure?: Error): Promise<string> {
  let key = '';
  const sending = sendOnce([content], async (headers) => {
    key = headers['Idempotency-Key'];
    if (failure) throw failure;
  });
  if (failure) await expect(sending).rejects.toBe(failure);
  else await sending;
  return key;
}

test.each([
  ['that was lost on the way', new ProviderError('offline')],
  ['that nobody answered in time', new ProviderError('timeout')],
  ['that failed at the provider', new ProviderError('unavailable', { refusal: 'our-fault' })],
  ['that came too often', new ProviderError('limited', { refusal: 'too-many-tries' })],
  ['whose session had ended', new ProviderError('unauthenticated', { refusal: 'expired-token' })],
  ['that was answered by something before the provider', new ProviderError('conflict')],
])('a submission %s is sent again with its key: it may have become an order', async (_, failure) => {
  const key = await keyOf('mine', failure);
  expect(key).toMatch(/^[\d-]{10,}$/);
  expect(await keyOf('mine')).toBe(key);
});

test.each([
  ['another checkout was faster', new ProviderError('conflict', { refusal: 'other-checkout' })],
  ['the key is another order’s', new ProviderError('rejected', { refusal: 'idempotency-key-reused' })],
  ['the cart is gone', new ProviderError('not-found', { refusal: 'no-cart' })],
])('a submission that was refused because %s is answered: the next try has a new key', async (_, refusal) => {
  expect(await keyOf('mine')).not.toBe(await keyOf('mine', refusal));
  expect(await keyOf('mine', refusal)).not.toBe(await keyOf('mine', refusal));
});

test('an answered submission, and one with other content, have keys of their own', async () => {
  const lost = await keyOf('mine', new ProviderError('offline'));
  const keys = [lost, await keyOf('another'), await keyOf('another'), await keyOf('mine')];
  expect(new Set(keys).size).toBe(4);
});
