import { expect, test } from 'vitest';
import { shareOfPieces } from './refund-share.ts';

test('without a discount, a piece’s share is its price', () => {
  expect(shareOfPieces({ paidPiastres: 70_000, orderedPieces: 7, earlierPieces: 2 }, 3)).toBe(30_000);
});

test.each([1, 99, 100, 101, 9_999, 33_333])(
  'the shares of 7 pieces for %i piastres add up, returned one by one or together',
  (paidPiastres) => {
    for (const steps of [[1, 1, 1, 1, 1, 1, 1], [2, 4, 1], [7]]) {
      let earlierPieces = 0;
      let sum = 0;
      for (const pieces of steps) {
        sum += shareOfPieces({ paidPiastres, orderedPieces: 7, earlierPieces }, pieces);
        earlierPieces += pieces;
      }
      expect(sum).toBe(paidPiastres);
    }
  },
);

test('a line that cost nothing has no share', () => {
  expect(shareOfPieces({ paidPiastres: 0, orderedPieces: 0, earlierPieces: 0 }, 0)).toBe(0);
});
