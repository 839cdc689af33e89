import { expect, test } from 'vitest';
import { clampCount, parseCount } from './quantity.tsx';

test.each([
  ['7', 7],
  [' 12 ', 12],
  ['٧', 7],
  ['۱۲', 12],
  ['\u200f٣٤', 34],
  ['007', 7],
  ['999', 999],
  ['1000', 1000],
  ['٥٠٠٠', 5000],
  ['99999999999999999999', 1e20],
  ['0', 1],
  ['-4', 1],
  ['', 3],
  ['abc', 3],
  ['2.5', 3],
  ['1e2', 3],
  ['٣,٥', 3],
])('%o typed into a field of 3 means %i', (typed, count) => {
  expect(parseCount(typed, 3)).toBe(count);
});

test('a typed number below the minimum is raised, and one above the maximum is kept', () => {
  expect([parseCount('1', 3, 2), parseCount('9', 3, 2)]).toEqual([2, 9]);
  expect([clampCount(1, 2, 5), clampCount(9, 2, 5)]).toEqual([2, 5]);
});

test.each([
  [0, 1],
  [1, 1],
  [999, 999],
  [1000, 999],
])('clamps a count of %i to %i', (count, limited) => {
  expect(clampCount(count)).toBe(limited);
});
