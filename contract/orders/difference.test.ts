import { expect, test } from 'vitest';
import { splitDifference } from './difference.ts';

test.each([
  // Total, amount owed before, new total; expected amounts owed and refunded.
  [10_000, 0, 13_000, 3000, 0],
  [10_000, 0, 7000, 0, 3000],
  [10_000, 0, 10_000, 0, 0],
  [13_000, 3000, 15_000, 5000, 0],
  [13_000, 3000, 11_000, 1000, 0],
  [13_000, 3000, 10_000, 0, 0],
  [13_000, 3000, 9000, 0, 1000],
])(
  'a total of %i piastres, %i of them owed, becomes %i: %i to pay, %i to refund',
  (total, owed, next, owedPiastres, refund) => {
    const order = { totalPiastres: total, owedPiastres: owed };
    expect(splitDifference(order, next)).toEqual({ owedPiastres, refundPiastres: refund });
  },
);
