import { expect, test } from 'vitest';
import { expectDays, weekdayOf } from './days.ts';

test.each([
  // 17 November 2026 is a Tuesday.
  ['the days after it', '2026-11-17', 1, 2, '2026-11-18', '2026-11-19'],
  ['a Friday is left out at the end', '2026-11-17', 1, 3, '2026-11-18', '2026-11-21'],
  ['a Friday is left out on the way', '2026-11-18', 2, 4, '2026-11-21', '2026-11-23'],
  ['two Fridays', '2026-11-19', 5, 8, '2026-11-25', '2026-11-29'],
  ['ordered on a Friday', '2026-11-20', 1, 3, '2026-11-21', '2026-11-23'],
  ['on the same day', '2026-11-17', 0, 0, '2026-11-17', '2026-11-17'],
  ['on the same day, a Friday', '2026-11-20', 0, 1, '2026-11-21', '2026-11-21'],
  ['the end of a month', '2026-11-29', 1, 3, '2026-11-30', '2026-12-02'],
  ['the end of a year', '2026-12-30', 1, 3, '2026-12-31', '2027-01-03'],
  ['a leap day', '2028-02-28', 1, 2, '2028-02-29', '2028-03-01'],
])('%s: ordered on %s, %i to %i days', (_, day, fromDays, toDays, from, to) => {
  expect(expectDays(day, { fromDays, toDays })).toEqual({ from, to });
});

test('Friday is weekday 5', () => {
  expect(weekdayOf('2026-11-20')).toBe(5);
});
