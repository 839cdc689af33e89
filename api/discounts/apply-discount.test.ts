import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DiscountTerms } from '#api/schema/discounts.ts';
import { applyDiscount, shareAmount } from './apply-discount.ts';

const TERMS: DiscountTerms = {
  ...{ code: 'SUMMER', kind: 'percent', percent: 10, amountPiastres: null, minPiastres: 0 },
  ...{ productIds: [], categoryIds: [] },
};
const line = (productId: string, count: number, pricePiastres: number, categoryId = 'books') => ({
  ...{ productId, count, pricePiastres, categoryId },
});
const LINES = [line('a', 3, 3333), line('b', 1, 10_001), line('c', 2, 1, 'home')];

test.each<[string, Partial<DiscountTerms>, number, number[]]>([
  ['a percentage of everything, rounded once', {}, 2000, [1000, 1000, 0]],
  ['a percentage of one product', { productIds: ['b'] }, 1000, [0, 1000, 0]],
  ['a percentage of a category', { percent: 50, categoryIds: ['home'] }, 1, [0, 0, 1]],
  [
    'a percentage of a product and a category',
    { productIds: ['a'], categoryIds: ['home'] },
    1000,
    [1000, 0, 0],
  ],
  ['an amount', { kind: 'amount', amountPiastres: 100 }, 100, [50, 50, 0]],
  ['no more than the items cost', { kind: 'amount', amountPiastres: 1e9 }, 20_002, [9999, 10_001, 2]],
  ['everything', { percent: 100 }, 20_002, [9999, 10_001, 2]],
  ['nothing but the delivery', { kind: 'delivery' }, 0, [0, 0, 0]],
])('takes off %s', (_, terms, discountPiastres, shares) => {
  expect(applyDiscount({ ...TERMS, ...terms }, LINES)).toEqual({
    ...{ discountPiastres, shares, problem: undefined },
    isDeliveryFree: terms.kind === 'delivery',
  });
});

test.each<[string, Partial<DiscountTerms>, unknown]>([
  ['the items cost too little', { minPiastres: 20_003 }, ['coupon-needs-more', 200.03]],
  [
    'the eligible items cost too little',
    { productIds: ['a'], minPiastres: 10_000 },
    ['coupon-needs-more', 100],
  ],
  ['no item is eligible', { productIds: ['z'] }, ['coupon-not-for-these']],
])('takes nothing off if %s', (_, terms, problem) => {
  const applied = applyDiscount({ ...TERMS, ...terms }, LINES);
  expect(applied).toMatchObject({ discountPiastres: 0, shares: [0, 0, 0], problem });
});

test('applies from exactly the least amount', () => {
  expect(applyDiscount({ ...TERMS, minPiastres: 20_002 }, LINES).problem).toBeUndefined();
});

test('a line that had the discount keeps it, whatever became of its product', () => {
  const kept = { ...line('a', 1, 1000), categoryId: undefined, isEligible: true };
  expect(applyDiscount({ ...TERMS, categoryIds: ['home'] }, [kept]).discountPiastres).toBe(100);
});

test('shares add up, none exceeds its value, and each is within a piastre of its exact part', () => {
  const values = fc.array(fc.nat({ max: 1e12 }), { minLength: 1, maxLength: 30 });
  const cases = values.chain((all) =>
    fc.tuple(fc.constant(all), fc.nat({ max: all.reduce((sum, value) => sum + value, 0) })),
  );
  fc.assert(
    fc.property(cases, ([all, amount]) => {
      const total = all.reduce((sum, value) => sum + value, 0);
      const shares = shareAmount(amount, all);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : amount);
      for (const [at, share] of shares.entries()) {
        const value = all[at] ?? 0;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(value);
        if (total > 0) expect(Math.abs(share - (amount / total) * value)).toBeLessThan(1.01);
      }
    }),
  );
});
