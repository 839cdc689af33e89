import { expect, test } from 'vitest';
import { chooseDays, findSpan } from './choose-days.ts';

/** In Cairo, it is 1:30 am on the 20th. */
const NOW = new Date('2026-11-19T23:30:00Z');

test.each([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['week', '2026-11-14', '2026-11-20'],
  ['month', '2026-10-22', '2026-11-20'],
] as const)('%s is from %s until %s in Cairo', (span, from, until) => {
  expect(chooseDays(span, NOW)).toEqual({ from, until });
  expect(findSpan({ from, until }, NOW)).toBe(span);
});

test('ranges other than the presets have no name', () => {
  expect(findSpan({ from: '2026-11-01', until: '' }, NOW)).toBeUndefined();
});
