import { expect, test } from 'vitest';
import { getRestartDelayMs } from './worker-processes.ts';

test('the restart delay doubles up to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 100].map(getRestartDelayMs)).toEqual([
    0, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
});
