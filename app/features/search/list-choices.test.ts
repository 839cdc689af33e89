import { describe, expect, test } from 'vitest';
import { listChoices } from './list-choices.ts';
import { EVERYTHING, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

const names = new Map([
  ['c1', 'Music'],
  ['c2', 'Home'],
  ['b1', 'Naghmara'],
]);
const list = (search: Partial<Search>) => listChoices({ ...EVERYTHING, ...search }, names);

test.each<[Partial<Search>, string[]]>([
  [{}, []],
  [{ keyword: 'oud', sort: 'price', page: 3 }, []],
  [{ categories: ['c1', 'c2'], brands: ['b1'] }, ['Music', 'Home', 'Naghmara']],
  [{ categories: ['unknown'], brands: ['unknown'] }, ['Category', 'Brand']],
  [{ minPiastres: 5000 }, ['From 50 EGP']],
  [{ maxPiastres: 123_450 }, ['Up to 1,234.50 EGP']],
  [{ minPiastres: 5000, maxPiastres: 10_000 }, ['50 EGP to 100 EGP']],
  [{ isOffersOnly: true }, ['Offers only']],
])('%o shows %j', (search, expected) => {
  expect(list(search).map(({ name }) => name)).toEqual(expected);
});

describe('without one, the others stay and the first page is shown', () => {
  const search: Partial<Search> = {
    keyword: 'oud',
    categories: ['c1', 'c2'],
    brands: ['b1'],
    minPiastres: 5000,
    isOffersOnly: true,
    sort: 'price',
    page: 3,
  };
  test.each([
    ['Music', '?keyword=oud&category=c2&brand=b1&min=50&offers=1&sort=price'],
    ['Naghmara', '?keyword=oud&category=c1&category=c2&min=50&offers=1&sort=price'],
    ['From 50 EGP', '?keyword=oud&category=c1&category=c2&brand=b1&offers=1&sort=price'],
    ['Offers only', '?keyword=oud&category=c1&category=c2&brand=b1&min=50&sort=price'],
  ])('without %s: %s', (name, expected) => {
    const choice = list(search).find((one) => one.name === name);
    expect(choice && writeSearch(choice.without)).toBe(expected);
  });
});
