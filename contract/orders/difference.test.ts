import { expect, test } from 'vitest';
import { splitDifference } from './difference.ts';

test.each([
  // Total, owed before, new total; owed, refunded.
  [10_000, 0, 13_000, 3000, 0],
  [10_000, 0, 7000, 0, 3000],
  [10_000, 0, 10_000, 0, 0],
  [13_000, 3000, 15_000, 5000, 0],
  [13_000, 3000, 11_000, 1000, 0],
  [13_000, 3000, 10_000, 0, 0],
  [13_000, 3000, 9000, 0, 1000],
])(
  'of %i piastres, %i of them owed, to %i: %i to pay, %i back',
  (total, owed, next, owedPiastres, refund) => {
    const order = { totalPiastres: total, owedPiastres: owed };
    expect(splitDifference(order, next)).toEqual({ owedPiastres, refundPiastres: refund });
  },
);
