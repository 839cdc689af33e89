import { expect, test } from 'vitest';
import { endOfCairoDay, startOfCairoDay, writeCairoTime } from './cairo-time.ts';

test.each([
  ['2026-11-16T12:05:59Z', '2026-11-16 14:05'],
  ['2026-07-01T21:30:00Z', '2026-07-02 00:30'],
  ['2026-12-31T22:00:00Z', '2027-01-01 00:00'],
])('%s is %s in Cairo', (instant, text) => {
  expect(writeCairoTime(new Date(instant))).toBe(text);
});

test.each([
  ['in winter', '2026-11-16', '2026-11-15T22:00:00.000Z', '2026-11-16T22:00:00.000Z'],
  ['in summer', '2026-07-01', '2026-06-30T21:00:00.000Z', '2026-07-01T21:00:00.000Z'],
  [
    'when summer time begins, without a midnight',
    '2026-04-24',
    '2026-04-23T22:00:00.000Z',
    '2026-04-24T21:00:00.000Z',
  ],
  ['when it ends, with an hour twice', '2026-10-29', '2026-10-28T21:00:00.000Z', '2026-10-29T22:00:00.000Z'],
])('a day %s starts and ends at the right instants', (_when, day, start, end) => {
  expect(startOfCairoDay(day).toISOString()).toBe(start);
  expect(endOfCairoDay(day).toISOString()).toBe(end);
});
