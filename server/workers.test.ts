import { expect, test } from 'vitest';
import { waitBeforeRestart } from './workers.ts';

test('a worker that ends again and again is started ever later, at last every half minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(waitBeforeRestart)).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
