import { expect, test } from 'vitest';
import { chooseSpan } from './cairo-day.ts';

test.each([
  ['2026-11-19T12:00:00Z', 7, '2026-11-13', '2026-11-19'],
  // The next day has begun in Cairo.
  ['2026-11-19T23:00:00Z', 7, '2026-11-14', '2026-11-20'],
  ['2026-03-01T12:00:00Z', 30, '2026-01-31', '2026-03-01'],
] as const)('at %s, %d days are %s until %s', (now, days, from, until) => {
  expect(chooseSpan(days, new Date(now))).toEqual({ from, until });
});
