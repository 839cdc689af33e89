import { expect, test } from 'vitest';
import { findDeliveryPiastres, findPriceRange, USUAL_DELIVERY_PRICES } from './prices.ts';

const PRICES = { pricePiastres: 6000, freeFromPiastres: 100_000, governoratePiastres: { ASN: 9000, C: 0 } };

test.each([
  ['the price of the governorate', 'ASN', 5000, 9000],
  ['nothing, if that is its price', 'C', 5000, 0],
  ['the usual price elsewhere', 'GZ', 5000, 6000],
  ['the usual price of an unknown governorate', undefined, 5000, 6000],
  ['the price just below the free amount', 'ASN', 99_999, 9000],
  ['nothing from the free amount', 'ASN', 100_000, 0],
])('a delivery costs %s', (_, governorate, itemsPiastres, expected) => {
  expect(findDeliveryPiastres(PRICES, governorate, itemsPiastres)).toBe(expected);
});

test('a shop that sets nothing takes 4.99 EGP everywhere, whatever is ordered', () => {
  expect(findDeliveryPiastres(USUAL_DELIVERY_PRICES, 'ASN', 100_000_000)).toBe(499);
  expect(findPriceRange(USUAL_DELIVERY_PRICES)).toEqual({ fromPiastres: 499, isVarying: false });
});

test('prices vary if one governorate has another one', () => {
  expect(findPriceRange(PRICES)).toEqual({ fromPiastres: 0, isVarying: true });
  const same = { ...PRICES, governoratePiastres: { C: 6000 } };
  expect(findPriceRange(same)).toEqual({ fromPiastres: 6000, isVarying: false });
});
