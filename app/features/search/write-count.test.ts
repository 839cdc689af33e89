import { expect, test } from 'vitest';
import { writeCount } from './write-count.ts';

test.each([
  [1200, false, '1,200'],
  [120, true, '120+'],
  [0, true, '0'],
  [undefined, true, undefined],
])('%s, more %s: %s', (count, isMore, expected) => {
  expect(writeCount(count, isMore)).toBe(expected);
});
