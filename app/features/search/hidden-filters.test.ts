import { expect, test } from 'vitest';
import { listHiddenFilters } from './hidden-filters.ts';
import { readSearch } from './read-search.ts';
import { EMPTY_SEARCH } from './search.ts';
import type { SearchOptions, ShownFacets } from './search-options.ts';
import { writeSearch } from './write-search.ts';

const ALL_FILTERS = [
  'category=c1&category=c2&subcategory=s1&subcategory=s2&brand=b1&brand=b2',
  'option=colour:red&option=size:m&option=size:xl&rating=4&stock=1',
].join('&');
const search = readSearch(
  new URLSearchParams(`keyword=lamp&${ALL_FILTERS}&min=5&max=90&offers=1&sort=price&page=2`),
);

const listOne = (id: string) => [{ id, name: id }];
const groups = { categories: listOne('c1'), subcategories: listOne('s1'), brands: listOne('b1') };
const FACETS: ShownFacets = {
  ...groups,
  truncatedFields: [],
  price: undefined,
  ratings: [{ from: 3, count: 1 }],
  offers: 0,
  inStock: 0,
  options: [{ key: 'size', name: 'Size', values: [{ value: 'size:m', name: 'M', count: 1 }] }],
  isMore: false,
};

test.each<[what: string, options: SearchOptions, unlisted: string]>([
  [
    'without any lists: all filters that need a list',
    { categories: [], subcategories: [], brands: [], facets: undefined },
    ALL_FILTERS,
  ],
  [
    'with lists of groups: values that the lists lack, and all other filters',
    { ...groups, facets: undefined },
    'category=c2&subcategory=s2&brand=b2&option=colour:red&option=size:m&option=size:xl&rating=4&stock=1',
  ],
  [
    'with facets: values that the facets lack',
    { ...groups, facets: FACETS },
    'category=c2&subcategory=s2&brand=b2&option=colour:red&option=size:xl&rating=4',
  ],
])('%s', (_, options, unlisted) => {
  const pairs = listHiddenFilters(search, options);
  expect(pairs.map((pair) => pair.join('=')).join('&')).toBe(unlisted);
});

test('controls and hidden filters together make up the whole search', () => {
  const none: SearchOptions = { categories: [], subcategories: [], brands: [], facets: undefined };
  expect(listHiddenFilters(EMPTY_SEARCH, none)).toEqual([]);
  const controls = new URLSearchParams('keyword=lamp&min=5&max=90&offers=1&sort=price');
  for (const [name, value] of listHiddenFilters(search, none)) controls.append(name, value);
  expect(writeSearch(readSearch(controls))).toBe(writeSearch({ ...search, page: 1 }));
});
