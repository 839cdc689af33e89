import { expect, test } from 'vitest';
import { EVERYTHING, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

test.each<[Partial<Search>, string]>([
  [{}, ''],
  [{ page: 2 }, '?page=2'],
  [{ keyword: 'red lamp & co' }, '?keyword=red+lamp+%26+co'],
  [{ categories: ['c1', 'c2'] }, '?category=c1&category=c2'],
  [{ minPiastres: 5000, maxPiastres: 123_450 }, '?min=50&max=1234.5'],
  [
    {
      keyword: 'oud',
      categories: ['c1'],
      brands: ['b1'],
      minPiastres: 1,
      maxPiastres: 200,
      isOffersOnly: true,
      sort: '-price',
      page: 4,
    },
    '?keyword=oud&category=c1&brand=b1&min=0.01&max=2&offers=1&sort=-price&page=4',
  ],
])('%o is written %s', (search, expected) => {
  expect(writeSearch({ ...EVERYTHING, ...search })).toBe(expected);
});
