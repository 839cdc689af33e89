import { expect, test } from 'vitest';
import { proposeRefund, sumCounted } from './count-received.ts';

const createLine = (pieces: number, resale: number, damaged: number) => ({
  ...{ lineId: 'l', pieces, pricePiastres: 100 },
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

test('the proposed refund is the price of the pieces, but at most the amount that can be refunded', () => {
  const charged = { itemsPiastres: 1000, linesPiastres: 1000, earlierPiastres: 0, shippingPiastres: 50 };
  expect(proposeRefund({ charged, refundablePiastres: 900 }, 300)).toBe(300);
  expect(proposeRefund({ charged, refundablePiastres: 200 }, 300)).toBe(200);
});
