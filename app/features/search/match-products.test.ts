import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/answers.ts';
import { isSearched, pickMatches } from './match-products.ts';
import { EVERYTHING } from './search.ts';

const group = (name: string) => ({ _id: name, name });
function product(title: string, more: Partial<Product> = {}): Product {
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
    category: group('Music'),
    brand: null,
    ...more,
  };
}
const oud = product('Walnut Oud', { description: 'Eleven strings', brand: group('Naghmara') });
const phone = product('Phone ٥', { category: group('Mobiles'), ratingsAverage: 2.9 });
const lamp = product('Lamp', { category: null });
const all = [oud, phone, lamp];

describe('what a product is found by', () => {
  test.each([
    ['', all],
    ['oud', [oud]],
    ['OUD walnut', [oud]],
    ['strings', [oud]],
    ['naghmara', [oud]],
    ['mobiles phone 5', [phone]],
    ['oud phone', []],
  ])('%j', (keyword, expected) => {
    expect(pickMatches(all, { ...EVERYTHING, keyword })).toEqual(expected);
  });

  test('its being on offer, where only offers are asked for', () => {
    const told = [
      product('Told', { offerPrice: 5 }),
      product('Denied', { ratingsAverage: 1, offerPrice: null }),
    ];
    expect(pickMatches([...all, ...told], { ...EVERYTHING, isOffersOnly: true })).toEqual([phone, told[0]]);
  });
});

describe('an answer is searched already', () => {
  test.each([
    ['where nothing was to be searched', '', [lamp], true],
    ['where every product has the words', 'oud', [oud], true],
    ['where half of them have', 'oud', [oud, lamp], true],
    ['not where most of them lack the words', 'oud', all, false],
    ['not where nothing was found', 'oud', [], false],
  ])('%s', (_, keyword, products, expected) => {
    expect(isSearched(products, { ...EVERYTHING, keyword })).toBe(expected);
  });

  test('only where every product is on offer, when offers are asked for', () => {
    const search = { ...EVERYTHING, isOffersOnly: true };
    expect(isSearched([phone], search)).toBe(true);
    expect(isSearched([phone, oud], search)).toBe(false);
  });
});
