import { expect, test } from 'vitest';
import { writeQuery } from '#contract/client/client.ts';
import { EVERYTHING, type Search } from './search.ts';
import { toProductQuery } from './to-product-query.ts';

test.each<[string, Partial<Search>, string]>([
  ['the plain screen', {}, ''],
  ['page 2', { page: 2 }, '?page=2'],
  ['a keyword', { keyword: 'oud' }, '?keyword=oud'],
  ['a keyword as it is written', { keyword: 'oud', isLiteral: true }, '?keyword=oud'],
  ['a category', { categories: ['c1'] }, '?category[in]=c1'],
  ['two categories', { categories: ['c1', 'c2'] }, '?category[in]=c1&category[in]=c2'],
  ['a subcategory', { subcategories: ['s1'] }, '?subcategory=s1'],
  ['a brand', { brands: ['b1'] }, '?brand=b1'],
  ['a rating', { minRating: 4 }, '?ratingsAverage[gte]=4'],
  ['what is in stock', { isInStockOnly: true }, '?quantity[gte]=1'],
  ['an option, which other providers do not know', { options: ['size:xl'] }, ''],
  ['the newest of a keyword', { keyword: 'oud', sort: '-createdAt' }, '?keyword=oud&sort=-createdAt'],
  ['a price range', { minPiastres: 5000, maxPiastres: 9950 }, '?price[gte]=50&price[lte]=99.5'],
  ['offers', { isOffersOnly: true }, '?ratingsAverage[lte]=3'],
  ['an order', { sort: '-price' }, '?sort=-price'],
])('%s asks for /products%s', (_, search, expected) => {
  expect(writeQuery(toProductQuery({ ...EVERYTHING, ...search }, false))).toBe(expected);
});

test('our own provider is asked for what it has on offer, whatever the rating', () => {
  expect(writeQuery(toProductQuery({ ...EVERYTHING, isOffersOnly: true }, true))).toBe(
    '?offerPrice[gte]=0&group=family',
  );
});

test('our own provider corrects keywords, unless it is told not to', () => {
  const search: Search = { ...EVERYTHING, keyword: 'oud', isLiteral: true };
  expect(writeQuery(toProductQuery(search, true))).toBe('?keyword=oud&literal=1&group=family');
  expect(writeQuery(toProductQuery({ ...search, keyword: '' }, true))).toBe('?group=family');
});

test('our own provider is asked by what a product is sold for', () => {
  const search: Search = { ...EVERYTHING, minPiastres: 5000, maxPiastres: 9950, sort: '-price' };
  expect(writeQuery(toProductQuery(search, true))).toBe(
    '?priceAfterDiscount[gte]=50&priceAfterDiscount[lte]=99.5&group=family&sort=-priceAfterDiscount',
  );
});

test('our own provider is asked for values of options, and for one product of each family', () => {
  const search: Search = { ...EVERYTHING, options: ['colour:red', 'size:xl'] };
  expect(writeQuery(toProductQuery(search, true))).toBe('?option=colour%3Ared&option=size%3Axl&group=family');
});
