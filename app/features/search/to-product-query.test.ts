import { expect, test } from 'vitest';
import { writeQuery } from '#contract/client/client.ts';
import { EVERYTHING, type Search } from './search.ts';
import { toProductQuery } from './to-product-query.ts';

test.each<[string, Partial<Search>, string]>([
  ['the plain screen', {}, ''],
  ['page 2', { page: 2 }, '?page=2'],
  ['a keyword', { keyword: 'oud' }, '?keyword=oud'],
  ['a category', { categories: ['c1'] }, '?category[in]=c1'],
  ['two categories', { categories: ['c1', 'c2'] }, '?category[in]=c1&category[in]=c2'],
  ['a brand', { brands: ['b1'] }, '?brand=b1'],
  ['a price range', { minPiastres: 5000, maxPiastres: 9950 }, '?price[gte]=50&price[lte]=99.5'],
  ['offers', { isOffersOnly: true }, '?ratingsAverage[lte]=3'],
  ['an order', { sort: '-price' }, '?sort=-price'],
])('%s asks for /products%s', (_, search, expected) => {
  expect(writeQuery(toProductQuery({ ...EVERYTHING, ...search }, false))).toBe(expected);
});

test('our own provider is asked for what it has on offer, whatever the rating', () => {
  expect(writeQuery(toProductQuery({ ...EVERYTHING, isOffersOnly: true }, true))).toBe('?offerPrice[gte]=0');
});

test('our own provider is asked by what a product is sold for', () => {
  const search: Search = { ...EVERYTHING, minPiastres: 5000, maxPiastres: 9950, sort: '-price' };
  expect(writeQuery(toProductQuery(search, true))).toBe(
    '?priceAfterDiscount[gte]=50&priceAfterDiscount[lte]=99.5&sort=-priceAfterDiscount',
  );
});
