import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { REFUSALS } from '#contract/refusals/refusals.ts';

test('no browser script contains code that only the provider and its reference need', () => {
  const files = globSync('build/client/assets/*.js');
  const scripts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(scripts).toContain('/cart/{productId}');
  const found = CALLS.map(({ summary }) => summary).filter((summary) => scripts.includes(summary));
  expect(found).toEqual([]);
  expect(scripts).not.toContain(REFUSALS['return-not-allowed'].text);
});

test('the service worker stays small', () => {
  const worker = readFileSync('build/client/service-worker.js');
  expect(brotliCompressSync(worker).byteLength).toBeLessThanOrEqual(8_000);
});
