import { expect, test } from 'vitest';
import { findTabByKey } from './gallery-tabs.tsx';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowLeft', 2, false, 1],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 3],
  ['Home', 2, false, 0],
  ['End', 1, true, 3],
  ['Tab', 1, false, undefined],
  ['a', 1, false, undefined],
])('%s at tab %d of four (right to left: %s) leads to %s', (key, at, isRtl, to) => {
  expect(findTabByKey(key, at, 4, isRtl)).toBe(to);
});
