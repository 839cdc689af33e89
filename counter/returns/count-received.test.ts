import { expect, test } from 'vitest';
import { proposeRefund, sumCounted } from './count-received.ts';

const createLine = (pieces: number, resale: number, damaged: number) => ({
  ...{ lineId: 'l', pieces, paidPiastres: pieces * 100, orderedPieces: pieces, earlierPieces: 0 },
  counted: { resale, damaged },
});

test.each([
  [[createLine(3, 1, 1)], { resale: 1, damaged: 1, missing: 1, valuePiastres: 200, isPossible: true }],
  [
    [createLine(1, 1, 0), createLine(2, 2, 1)],
    { resale: 3, damaged: 1, missing: 0, valuePiastres: 400, isPossible: false },
  ],
  [[createLine(2, 0, 0)], { resale: 0, damaged: 0, missing: 2, valuePiastres: 0, isPossible: false }],
])('the totals of the counts %j', (lines, expected) => {
  expect(sumCounted(lines)).toEqual(expected);
});

test('pieces of a discounted line are worth what was paid for them', () => {
  const counted = { resale: 1, damaged: 0 };
  const discounted = { ...createLine(3, 1, 0), paidPiastres: 100, counted };
  const values = [0, 1, 2].map(
    (earlierPieces) => sumCounted([{ ...discounted, earlierPieces }]).valuePiastres,
  );
  expect(values).toEqual([33, 34, 33]);
});

test('the proposed refund is what was paid for the pieces, but at most the amount that can be refunded', () => {
  expect(proposeRefund({ refundablePiastres: 900 }, 300)).toBe(300);
  expect(proposeRefund({ refundablePiastres: 200 }, 300)).toBe(200);
});
