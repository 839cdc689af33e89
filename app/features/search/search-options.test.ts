import { expect, test } from 'vitest';
import { foldName, formatCount } from './search-options.ts';

test.each([
  [1200, false, '1,200'],
  [120, true, '120+'],
  [0, true, '0'],
  [undefined, true, undefined],
])('the count %s (stopped early: %s) is written %s', (count, isMore, expected) => {
  expect(formatCount(count, isMore)).toBe(expected);
});

test.each([
  ['Zaytra ', 'zaytra'],
  ['أزياء نسائيّة', 'ازياء نساييه'],
  ['هايفو ٥', 'هايفو 5'],
])('%s is folded to %s', (name, expected) => {
  expect(foldName(name)).toBe(expected);
});
