import { expect, test } from 'vitest';
import { toCairoDay } from './cairo-day.ts';

test.each([
  ['2026-01-31T21:59:59.999Z', '2026-1-31'],
  ['2026-01-31T22:00:00.000Z', '2026-2-1'],
  ['2026-12-31T22:30:00.000Z', '2027-1-1'],
  ['2026-07-01T20:59:59.999Z', '2026-7-1'],
  ['2026-07-01T21:00:00.000Z', '2026-7-2'],
  ['2022-07-01T21:30:00.000Z', '2022-7-1'],
  // Summer time begins on Friday 24 April 2026 at midnight, and ends after Thursday 29 October.
  ['2026-04-22T21:30:00.000Z', '2026-4-22'],
  ['2026-04-24T21:30:00.000Z', '2026-4-25'],
  ['2026-10-28T21:30:00.000Z', '2026-10-29'],
  ['2026-10-30T21:30:00.000Z', '2026-10-30'],
  ['2026-10-03T14:05:00+02:00', '2026-10-3'],
])('%s is the day %s in Cairo', (instant, expected) => {
  const day = toCairoDay(instant);
  expect(day && `${day.year}-${day.month}-${day.day}`).toBe(expected);
});

test('agrees with the time zone database at every hour in months with clock changes', () => {
  const cairo = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Cairo', dateStyle: 'short' });
  for (const year of [2021, 2023, 2024, 2025, 2026, 2027, 2030, 2031]) {
    for (const month of [3, 4, 9, 10]) {
      for (let hour = 0; hour < 31 * 24; hour++) {
        const at = new Date(Date.UTC(year, month, 1, hour, 30));
        const { year: y, month: m, day: d } = toCairoDay(at.toISOString()) ?? {};
        expect(`${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`).toBe(cairo.format(at));
      }
    }
  }
});

test.each([undefined, '', 'yesterday'])('%o is not a day', (instant) => {
  expect(toCairoDay(instant)).toBeUndefined();
});
