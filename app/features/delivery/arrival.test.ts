import { expect, test } from 'vitest';
import { sayArrival } from './arrival.ts';

const TABLE = [{ governorate: 'ALX', fromDays: 2, toDays: 3 }];

test.each([
  ['before midnight in Cairo', '2026-11-17T21:59:00Z', 'Thu 19 – Sat 21 Nov'],
  ['after it', '2026-11-17T22:00:00Z', 'Sat 21 – Sun 22 Nov'],
  ['in summer', '2026-07-13T21:00:00Z', 'Thu 16 – Sat 18 Jul'],
  ['at the end of a month', '2026-01-31T10:00:00Z', 'Mon 2 – Tue 3 Feb'],
])('%s', (_, now, text) => {
  expect(sayArrival(TABLE, 'ALX', Date.parse(now))).toBe(text);
});

test('where the table does not say, nothing is promised', () => {
  expect(sayArrival(TABLE, 'C', 0)).toBeUndefined();
});
