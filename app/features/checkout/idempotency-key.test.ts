import { expect, test } from 'vitest';
import { ProviderError } from '#contract/client/provider-error.ts';
import { sendWithIdempotencyKey } from './idempotency-key.ts';

/** Sends a submission, which fails with `failure` if that is given. Returns its idempotency key. */
async function sendAndReadKey(content: string, failure?: Error): Promise<string> {
  let key = '';
  const sending = sendWithIdempotencyKey([content], async (headers) => {
    key = headers['Idempotency-Key'];
    if (failure) throw failure;
  });
  if (failure) await expect(sending).rejects.toBe(failure);
  else await sending;
  return key;
}

test.each([
  ['that was lost offline', new ProviderError('offline')],
  ['that timed out', new ProviderError('timeout')],
  ['that failed at the provider', new ProviderError('unavailable', { refusal: 'our-fault' })],
  ['that was rate-limited', new ProviderError('limited', { refusal: 'too-many-tries' })],
  ['whose session had ended', new ProviderError('unauthenticated', { refusal: 'expired-token' })],
  ['that was refused by a proxy', new ProviderError('conflict')],
])('a submission %s keeps its key: the order may exist', async (_, failure) => {
  const key = await sendAndReadKey('mine', failure);
  expect(key).toMatch(/^[\d-]{10,}$/);
  expect(await sendAndReadKey('mine')).toBe(key);
});

test.each([
  ['of another checkout', new ProviderError('conflict', { refusal: 'other-checkout' })],
  ['of a reused key', new ProviderError('rejected', { refusal: 'idempotency-key-reused' })],
  ['of a missing cart', new ProviderError('not-found', { refusal: 'no-cart' })],
])(
  'a submission that was refused because %s is answered: the next attempt has a new key',
  async (_, refusal) => {
    expect(await sendAndReadKey('mine')).not.toBe(await sendAndReadKey('mine', refusal));
    expect(await sendAndReadKey('mine', refusal)).not.toBe(await sendAndReadKey('mine', refusal));
  },
);

test('after an answer, and for other content, the next submission has a new key', async () => {
  const lost = await sendAndReadKey('mine', new ProviderError('offline'));
  const keys = [
    lost,
    await sendAndReadKey('another'),
    await sendAndReadKey('another'),
    await sendAndReadKey('mine'),
  ];
  expect(new Set(keys).size).toBe(4);
});
