import { expect, test } from 'vitest';
import { shareOfItems } from './refund-share.ts';

test('without a discount, a piece’s share is its price', () => {
  const charged = { itemsPiastres: 70_000, linesPiastres: 70_000, earlierPiastres: 20_000 };
  expect(shareOfItems(charged, 35_000)).toBe(35_000);
});

test.each([1, 99, 100, 101, 9_999, 33_333])(
  'the shares of all pieces of %i piastres add up',
  (itemsPiastres) => {
    const values = [3333, 3333, 3334, 1, 4999];
    const linesPiastres = values.reduce((sum, value) => sum + value, 0);
    let earlierPiastres = 0;
    let sum = 0;
    for (const value of values) {
      sum += shareOfItems({ itemsPiastres, linesPiastres, earlierPiastres }, value);
      earlierPiastres += value;
    }
    expect(sum).toBe(itemsPiastres);
  },
);

test('items that cost nothing have no share', () => {
  expect(shareOfItems({ itemsPiastres: 0, linesPiastres: 0, earlierPiastres: 0 }, 0)).toBe(0);
});
