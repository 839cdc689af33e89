import { expect, test } from 'vitest';
import { formatArrival, formatDays } from './arrival.ts';

test.each([
  ['2026-11-24', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
  ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
])('formats %s to %s', (from, to, text) => {
  expect(formatDays({ from, to })).toBe(text);
});

const TABLE = [{ governorate: 'ALX', fromDays: 2, toDays: 3 }];

test.each([
  ['before midnight in Cairo', '2026-11-17T21:59:00Z', 'Thu 19 – Sat 21 Nov'],
  ['after midnight in Cairo', '2026-11-17T22:00:00Z', 'Sat 21 – Sun 22 Nov'],
  ['in summer', '2026-07-13T21:00:00Z', 'Thu 16 – Sat 18 Jul'],
  ['at the end of a month', '2026-01-31T10:00:00Z', 'Mon 2 – Tue 3 Feb'],
])('%s', (_, now, text) => {
  expect(formatArrival(TABLE, 'ALX', Date.parse(now))).toBe(text);
});

test('returns nothing for a governorate that is not in the table', () => {
  expect(formatArrival(TABLE, 'C', 0)).toBeUndefined();
});
