import { expect, test } from 'vitest';
import { EMPTY_SEARCH, type Search } from './search.ts';
import { writeSearch } from './write-search.ts';

test.each<[Partial<Search>, string]>([
  [{}, ''],
  [{ page: 2 }, '?page=2'],
  [{ keyword: 'red lamp & co' }, '?keyword=red+lamp+%26+co'],
  [{ keyword: 'headfones', isLiteral: true, page: 2 }, '?keyword=headfones&literal=1&page=2'],
  [{ isLiteral: true }, ''],
  [{ categories: ['c1', 'c2'] }, '?category=c1&category=c2'],
  [{ minPiastres: 5000, maxPiastres: 123_450 }, '?min=50&max=1234.5'],
  [{ options: ['colour:أزرق', 'size:xl'] }, '?option=colour:%D8%A3%D8%B2%D8%B1%D9%82&option=size:xl'],
  [{ sort: '-createdAt' }, ''],
  [{ keyword: 'oud', sort: '-createdAt' }, '?keyword=oud&sort=-createdAt'],
  [{ page: 3, pagesAbove: 2 }, '?page=1-3'],
  [{ page: 30, pagesAbove: 20 }, '?page=21-30'],
  [{ page: 1, pagesAbove: 2 }, ''],
  [
    {
      keyword: 'oud',
      categories: ['c1'],
      subcategories: ['s1'],
      brands: ['b1'],
      options: ['size:xl'],
      minPiastres: 1,
      maxPiastres: 200,
      minRating: 4,
      isOffersOnly: true,
      isInStockOnly: true,
      sort: '-price',
      page: 4,
    },
    '?keyword=oud&category=c1&subcategory=s1&brand=b1&option=size:xl&min=0.01&max=2&rating=4&offers=1&stock=1&sort=-price&page=4',
  ],
])('%o is written %s', (search, expected) => {
  expect(writeSearch({ ...EMPTY_SEARCH, ...search })).toBe(expected);
});
