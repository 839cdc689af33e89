import { expect, test } from 'vitest';
import { nameHeading } from './name-search.ts';
import { EMPTY_SEARCH, type Search } from './search.ts';

const names = new Map([
  ['c1', 'Music'],
  ['b1', 'Naghmara'],
]);

test.each<[Partial<Search>, string]>([
  [{}, 'our products'],
  [{ keyword: 'oud' }, 'our products'],
  [{ categories: ['c1'] }, 'Music'],
  [{ categories: ['c1'], isOffersOnly: true }, 'Music'],
  [{ categories: ['c1'], brands: ['b1'] }, 'our products'],
  [{ categories: ['unknown'] }, 'our products'],
  [{ isOffersOnly: true }, 'Offers'],
])('the list of %o has the heading %s', (search, heading) => {
  expect(nameHeading({ ...EMPTY_SEARCH, ...search }, names)).toBe(heading);
});
