import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/answers.ts';
import { isAlreadyFiltered, pickMatches } from './match-products.ts';
import { EMPTY_SEARCH } from './search.ts';

const makeGroup = (name: string) => ({ _id: name, name });
function makeProduct(title: string, more: Partial<Product> = {}): Product {
  return {
    _id: title,
    title,
    description: '',
    price: 10,
    imageCover: '',
    images: [],
    subcategory: [],
    ratingsAverage: 4.5,
    ratingsQuantity: 1,
    category: makeGroup('Music'),
    brand: null,
    ...more,
  };
}
const oud = makeProduct('Walnut Oud', { description: 'Eleven strings', brand: makeGroup('Naghmara') });
const phone = makeProduct('Phone ٥', { category: makeGroup('Mobiles'), ratingsAverage: 2.9 });
const lamp = makeProduct('Lamp', { category: null });
const all = [oud, phone, lamp];

describe('products are matched by', () => {
  test.each([
    ['', all],
    ['oud', [oud]],
    ['OUD walnut', [oud]],
    ['strings', [oud]],
    ['naghmara', [oud]],
    ['mobiles phone 5', [phone]],
    ['oud phone', []],
  ])('%j', (keyword, expected) => {
    expect(pickMatches(all, { ...EMPTY_SEARCH, keyword })).toEqual(expected);
  });

  test('being on offer, if only offers are searched', () => {
    const withOfferPrice = [
      makeProduct('On offer', { offerPrice: 5 }),
      makeProduct('Not on offer', { ratingsAverage: 1, offerPrice: null }),
    ];
    expect(pickMatches([...all, ...withOfferPrice], { ...EMPTY_SEARCH, isOffersOnly: true })).toEqual([
      phone,
      withOfferPrice[0],
    ]);
  });
});

describe('an answer counts as filtered', () => {
  test.each([
    ['if there is nothing to filter by', '', [lamp], true],
    ['if every product has the words', 'oud', [oud], true],
    ['if half of the products have the words', 'oud', [oud, lamp], true],
    ['not if most products lack the words', 'oud', all, false],
    ['not if there are no products', 'oud', [], false],
  ])('%s', (_, keyword, products, expected) => {
    expect(isAlreadyFiltered(products, { ...EMPTY_SEARCH, keyword })).toBe(expected);
  });

  test('only if every product is on offer, when offers are searched', () => {
    const search = { ...EMPTY_SEARCH, isOffersOnly: true };
    expect(isAlreadyFiltered([phone], search)).toBe(true);
    expect(isAlreadyFiltered([phone, oud], search)).toBe(false);
  });
});
