import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseKeyword, readSearch } from './read-search.ts';
import { EMPTY_SEARCH, type Search, SORT_ORDERS } from './search.ts';
import { writeSearch } from './write-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('a query is parsed', () => {
  test.each<[string, Partial<Search>]>([
    ['', {}],
    ['keyword=phone', { keyword: 'phone' }],
    ['keyword=%20%20two%20%20words%20', { keyword: 'two words' }],
    ['keyword=%D8%B9%D9%88%D8%AF', { keyword: 'عود' }],
    ['keyword=headfones&literal=1', { keyword: 'headfones', isLiteral: true }],
    ['category=c1', { categories: ['c1'] }],
    ['category=c2&category=c1&category=c2', { categories: ['c1', 'c2'] }],
    ['subcategory=s2&subcategory=s1', { subcategories: ['s1', 's2'] }],
    ['brand=b1', { brands: ['b1'] }],
    ['option=size:xl&option=colour:أزرق', { options: ['colour:أزرق', 'size:xl'] }],
    ['option=size:42.5', { options: ['size:42.5'] }],
    ['min=10&max=99.5', { minPiastres: 1000, maxPiastres: 9950 }],
    ['min=99&max=10', { minPiastres: 1000, maxPiastres: 9900 }],
    ['min=%D9%A1%D9%A2%D9%A0', { minPiastres: 12_000 }],
    ['max=1,200', { maxPiastres: 120_000 }],
    ['rating=4', { minRating: 4 }],
    ['offers=1', { isOffersOnly: true }],
    ['stock=1', { isInStockOnly: true }],
    ['sort=price', { sort: 'price' }],
    ['sort=-ratingsAverage', { sort: '-ratingsAverage' }],
    ['keyword=oud&sort=-createdAt', { keyword: 'oud', sort: '-createdAt' }],
    ['page=3', { page: 3 }],
    ['page=1-3', { page: 3, pagesAbove: 2 }],
    ['page=2-2', { page: 2 }],
    ['page=5-2', { page: 2 }],
    ['page=1-50', { page: 50, pagesAbove: 9 }],
  ])('%s', (query, expected) => {
    expect(read(query)).toEqual({ ...EMPTY_SEARCH, ...expected });
  });
});

describe('invalid parts are ignored', () => {
  test.each([
    'keyword=',
    'keyword=%00%0A%20',
    'category=',
    'category=%3Cscript%3E',
    'category=a/b&brand=a%20b',
    `brand=${'x'.repeat(65)}`,
    'min=cheap&max=-5',
    'min=0',
    'min=1.234&max=1e9',
    'min=NaN&max=Infinity',
    'offers=yes',
    'stock=true',
    'rating=0&rating=4.5',
    'rating=six',
    'option=size',
    'option=:xl&option=size:',
    'option=size:%00&option=size:%3Cb%3E',
    'sort=-createdAt',
    'sort=password',
    'sort=price,-price',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=99999999',
    'page=0-2',
    'page=1-',
    'page=1-2-3',
    'utm_source=letter',
  ])('%s', (query) => {
    expect(read(query)).toEqual(EMPTY_SEARCH);
  });
});

test.each([
  ['cut at 200 characters', 'x'.repeat(10_000), 'x'.repeat(200)],
  ['never cut within a surrogate pair', `x${'🙂'.repeat(101)}`, `x${'🙂'.repeat(99)}`],
  ['stripped of lone surrogates', 'oud\ud83d', 'oud'],
])('a keyword is %s', (_, typed, expected) => {
  expect(normaliseKeyword(typed)).toBe(expected);
});

const searches: fc.Arbitrary<Search> = fc
  .record({
    isLiteral: fc.boolean(),
    keyword: fc.string({ unit: 'grapheme' }).map(normaliseKeyword),
    categories: fc.uniqueArray(fc.stringMatching(/^[\w-]{1,24}$/), { maxLength: 5 }).map((ids) => ids.sort()),
    subcategories: fc
      .uniqueArray(fc.stringMatching(/^[\w-]{1,24}$/), { maxLength: 5 })
      .map((ids) => ids.sort()),
    options: fc
      .uniqueArray(fc.stringMatching(/^[a-z]{1,9}:[\da-zء-ي]{1,9}$/), { maxLength: 5 })
      .map((all) => all.sort()),
    brands: fc.uniqueArray(fc.stringMatching(/^[\w-]{1,24}$/), { maxLength: 5 }).map((ids) => ids.sort()),
    minPiastres: fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: undefined }),
    maxPiastres: fc.option(fc.integer({ min: 10_000_000, max: 99_999_999_999 }), { nil: undefined }),
    minRating: fc.constantFrom(undefined, 1, 2, 3, 4),
    isOffersOnly: fc.boolean(),
    isInStockOnly: fc.boolean(),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 10, max: 999_999 }),
    pagesAbove: fc.integer({ min: 0, max: 9 }),
  })
  // An empty keyword is never literal.
  .map((search) => ({ ...search, isLiteral: search.isLiteral && search.keyword !== '' }));

test('parsing reverses writing', () => {
  fc.assert(
    fc.property(searches, (search) => {
      // Without a keyword, newest first is the default.
      const sort = search.keyword || search.sort !== '-createdAt' ? search.sort : '';
      expect(read(writeSearch(search))).toEqual({ ...search, sort });
    }),
  );
});

test('any query has one canonical spelling', () => {
  const pairs = fc.array(
    fc.tuple(
      fc.constantFrom(
        ...['keyword', 'category', 'subcategory', 'brand', 'option', 'min', 'max'],
        ...['rating', 'offers', 'stock', 'sort', 'page'],
      ),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(pairs, (given) => {
      const once = writeSearch(readSearch(new URLSearchParams(given)));
      expect(writeSearch(read(once))).toBe(once);
    }),
  );
});
