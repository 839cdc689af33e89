import { expect, test } from 'vitest';
import { countScan, isLineComplete, toggleLine } from './count-scan.ts';

const oud = { id: 'l1', productId: 'a1', pieces: 2 };
const cap = { id: 'l2', productId: 'b2', pieces: 1 };
const lines = [oud, cap];

test.each([
  [{}, 'a1', 'counted', { l1: 1 }],
  [{ l1: 1 }, ' A1\n', 'counted', { l1: 2 }],
  [{ l1: 2 }, 'a1', 'too-many', { l1: 2 }],
  [{ l1: 1 }, 'c3', 'unknown', { l1: 1 }],
  [{ l1: 1 }, '', 'unknown', { l1: 1 }],
])('with %j counted, scanning %j is %s', (counts, code, result, after) => {
  expect(countScan(counts, lines, code)).toEqual({ result, counts: after });
});

test('with two lines of the same product, scans fill the first line before the second', () => {
  const twice = [cap, { ...cap, id: 'l3' }];
  const { counts } = countScan({ l2: 1 }, twice, 'b2');
  expect(counts).toEqual({ l2: 1, l3: 1 });
});

test('a line can be checked off and unchecked by hand', () => {
  const all = toggleLine({ l1: 1 }, oud);
  expect(isLineComplete(all, oud)).toBe(true);
  expect(isLineComplete(toggleLine(all, oud), oud)).toBe(false);
});
