import { expect, test } from 'vitest';
import { isRisky } from './is-risky.ts';

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 2, true],
  [8, 2, true],
  [9, 2, false],
])('of %i earlier orders %i refused: %s', (orders, refused, expected) => {
  expect(isRisky({ orders, refused })).toBe(expected);
});
