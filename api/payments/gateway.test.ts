import { expect, test } from 'vitest';
import { callGateway } from './gateway.ts';

test('hands the answer on', async () => {
  await expect(callGateway(async () => 'answer')).resolves.toBe('answer');
});

test('hands a refusal on', async () => {
  await expect(callGateway(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('gives up on a gateway that never answers', async () => {
  await expect(callGateway(() => new Promise(() => {}), 1)).rejects.toThrow(/timeout/i);
});
