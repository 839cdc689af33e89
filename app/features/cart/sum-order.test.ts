import { expect, test } from 'vitest';
import { sumOrder, sumOrderFrom } from './sum-order.ts';

const PRICES = { pricePiastres: 6000, freeFromPiastres: 100_000, governoratePiastres: { C: 3000 } };
const SHIPPING = { text: '', fromPiastres: 3000, isVarying: true, freeFromPiastres: 100_000 };
const TENTH = { code: 'TENTH', discountPiastres: 1000, isDeliveryFree: false, problem: undefined };
const FREE = { code: 'FREE', discountPiastres: 0, isDeliveryFree: true, problem: undefined };
const cart = (totalPiastres: number, coupon?: typeof TENTH) => ({ totalPiastres, coupon });

test.each([
  ['without a code', cart(10_000), 'C', 0, 3000, 13_000],
  ['to an unknown governorate', cart(10_000), '', 0, 6000, 16_000],
  ['with a code', cart(10_000, TENTH), 'C', 1000, 3000, 12_000],
  ['with free delivery by a code', cart(10_000, FREE), 'ASN', 0, 0, 10_000],
  ['below the amount for free delivery because of the code', cart(100_999, TENTH), 'C', 1000, 3000, 102_999],
  ['at the amount for free delivery', cart(101_000, TENTH), 'C', 1000, 0, 100_000],
])('%s', (_, priced, governorate, discountPiastres, shippingPiastres, totalPiastres) => {
  const sums = { discountPiastres, shippingPiastres, totalPiastres };
  expect(sumOrder(priced, { prices: PRICES, governorate })).toEqual({ ...sums, isFrom: false });
});

test.each([
  [cart(10_000), 13_000, true],
  [cart(10_000, TENTH), 12_000, true],
  [cart(10_000, FREE), 10_000, false],
  [cart(100_000), 100_000, false],
])('before the governorate is known, the cheapest delivery counts: %j', (priced, totalPiastres, isFrom) => {
  expect(sumOrderFrom(priced, SHIPPING)).toMatchObject({ totalPiastres, isFrom });
});
