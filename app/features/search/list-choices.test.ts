import { describe, expect, test } from 'vitest';
import { listChoices } from './list-choices.ts';
import { EMPTY_SEARCH, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

const names = new Map([
  ['c1', 'Music'],
  ['c2', 'Home'],
  ['s1', 'Strings'],
  ['b1', 'Naghmara'],
  ['size:xl', 'XL'],
]);
const list = (search: Partial<Search>) => listChoices({ ...EMPTY_SEARCH, ...search }, names);

test.each<[Partial<Search>, string[]]>([
  [{}, []],
  [{ keyword: 'oud', sort: 'price', page: 3 }, []],
  [{ categories: ['c1', 'c2'], brands: ['b1'] }, ['Music', 'Home', 'Naghmara']],
  [{ categories: ['unknown'], brands: ['unknown'] }, ['Category', 'Brand']],
  [
    { subcategories: ['s1', 'unknown'], options: ['colour:red', 'size:xl'] },
    ['Strings', 'Subcategory', 'red', 'XL'],
  ],
  [{ options: ['size:xxl', 'colour:navy-blue'] }, ['XXL', 'navy blue']],
  [{ minPiastres: 5000 }, ['From 50 EGP']],
  [{ maxPiastres: 123_450 }, ['Up to 1,234.50 EGP']],
  [{ minPiastres: 5000, maxPiastres: 10_000 }, ['50 EGP to 100 EGP']],
  [{ minRating: 4 }, ['Rated 4 and up']],
  [{ isOffersOnly: true, isInStockOnly: true }, ['Offers only', 'In stock only']],
])('%o has the chips %j', (search, expected) => {
  expect(list(search).map(({ name }) => name)).toEqual(expected);
});

describe('removing a filter keeps the others and returns to the first page', () => {
  const search: Partial<Search> = {
    keyword: 'oud',
    categories: ['c1', 'c2'],
    subcategories: ['s1'],
    brands: ['b1'],
    options: ['size:xl'],
    minPiastres: 5000,
    minRating: 4,
    isOffersOnly: true,
    isInStockOnly: true,
    sort: 'price',
    page: 3,
    pagesAbove: 2,
  };
  const ALL =
    'keyword=oud&category=c1&category=c2&subcategory=s1&brand=b1&option=size:xl&min=50&rating=4&offers=1&stock=1&sort=price';
  test.each([
    ['Music', 'category=c1'],
    ['Strings', 'subcategory=s1'],
    ['Naghmara', 'brand=b1'],
    ['XL', 'option=size:xl'],
    ['From 50 EGP', 'min=50'],
    ['Rated 4 and up', 'rating=4'],
    ['Offers only', 'offers=1'],
    ['In stock only', 'stock=1'],
  ])('%s removes %s', (name, part) => {
    const choice = list(search).find((one) => one.name === name);
    expect(choice && writeSearch(choice.without)).toBe(`?${ALL.replace(`${part}&`, '')}`);
  });
});
