import { expect, test } from 'vitest';
import { isDay } from './times.ts';

test('isDay accepts only days that exist', () => {
  expect(['2026-11-16', '2024-02-29'].map(isDay)).toEqual([true, true]);
  const none = ['2026-02-29', '2026-13-01', '2026-1-1', '16/11/2026', '', '2026-11-16T00:00:00Z'];
  expect(none.filter(isDay)).toEqual([]);
});
