import { expect, test } from 'vitest';
import { listPages } from './page-links.tsx';

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [2, 3, '1 2 3'],
  [1, 5, '1 2 gap 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 7, '1 2 3 4 5 6 7'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 8 9'],
  [1, 4, '1 2 3 4'],
])('on page %i of %i: %s', (current, last, expected) => {
  expect(listPages(current, last).join(' ')).toBe(expected);
});
