import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { product } from './catalogue/answers.ts';
import {
  calculateSellingPricePiastres,
  calculateVatPiastres,
  findOfferPiastres,
  formatEgp,
  isOnOffer,
  toEgp,
  toPiastres,
} from './money.ts';

describe('offers', () => {
  test.each([
    [0, true],
    [2.9, true],
    [3, true],
    [3.1, false],
    [5, false],
  ])('a product rated %d: on offer %s', (rating, expected) => {
    expect(isOnOffer(rating)).toBe(expected);
  });

  test.each([
    ['half of an even price', 14_900, 3, 7450],
    ['half of odd piastres, rounded up to a whole one', 101, 3, 51],
    ['one piastre', 1, 0, 1],
    ['nothing', 0, 3, 0],
    ['above 3: the price itself', 14_900, 3.1, 14_900],
    ['odd piastres above 3', 101, 4.5, 101],
  ])('selling price: %s', (_, price, rating, paid) => {
    expect(calculateSellingPricePiastres(price, rating)).toBe(paid);
  });

  test.each<[string, object, number | undefined]>([
    ['rated 4.9, offered', { ratingsAverage: 4.9, offerPrice: 79.5 }, 7950],
    ['rated 4.9, offered for 0', { ratingsAverage: 4.9, offerPrice: 0 }, 0],
    ['rated 2, offered for another price than half', { ratingsAverage: 2, offerPrice: 99.99 }, 9999],
    ['rated 2, not on offer', { ratingsAverage: 2, offerPrice: null }, undefined],
    ['rated 3, no offer price sent', { ratingsAverage: 3 }, 5000],
    ['rated 3.1, no offer price sent', { ratingsAverage: 3.1 }, undefined],
    ['rated 2, an offer as high as the price', { ratingsAverage: 2, offerPrice: 100 }, 5000],
    ['rated 4, an offer above the price', { ratingsAverage: 4, offerPrice: 101 }, undefined],
    ['rated 4, an offer below zero', { ratingsAverage: 4, offerPrice: -1 }, undefined],
    ['rated 1, an offer price as text', { ratingsAverage: 1, offerPrice: '70' }, 5000],
    ['rated 4, an object as offer price', { ratingsAverage: 4, offerPrice: {} }, undefined],
  ])('offer price of an answer: %s', (_, fields, offered) => {
    const told = v.parse(product, { _id: 'p1', title: 'Lamp', imageCover: '', price: 100, ...fields });
    expect(findOfferPiastres(told)).toBe(offered);
  });
});

describe('piastres and EGP', () => {
  test.each([
    [0, 0],
    [4.99, 499],
    [149, 14_900],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [19.99 * 3, 5997],
    [999_999.99, 99_999_999],
  ])('%d EGP is %d piastres', (egp, piastres) => {
    expect(toPiastres(egp)).toBe(piastres);
  });

  test('every amount up to 1,000 EGP stays the same when converted to EGP and back', () => {
    for (let piastres = 0; piastres <= 100_000; piastres++) {
      if (toPiastres(toEgp(piastres)) !== piastres) expect.fail(`${piastres} piastres came back different`);
    }
  });
});

test.each([
  [11_400, 1400],
  [10_000, 1228],
  [499, 61],
  [1, 0],
  [0, 0],
])('%d piastres contain %d of VAT', (gross, vat) => {
  expect(calculateVatPiastres(gross)).toBe(vat);
});

test.each([
  [0, '0 EGP'],
  [5, '0.05 EGP'],
  [99, '0.99 EGP'],
  [499, '4.99 EGP'],
  [7450, '74.50 EGP'],
  [7500, '75 EGP'],
  [99_950, '999.50 EGP'],
  [100_000, '1,000 EGP'],
  [123_456_750, '1,234,567.50 EGP'],
  [123_456_789, '1,234,567.89 EGP'],
])('%i piastres are shown as %s', (piastres, text) => {
  expect(formatEgp(piastres)).toBe(text);
  expect(formatEgp(piastres, { currency: 'pounds' })).toBe(text.replace('EGP', 'pounds'));
});

test('only the digits of a price are replaced, not the dot in its currency', () => {
  const style = { currency: 'ج.م', writeDigits: (text: string) => text.replace('.', '٫') };
  expect(formatEgp(7450, style)).toBe('74٫50 ج.م');
});
