import { expect, test } from 'vitest';
import { type Answer, type MaybePending, valueNow } from '#app/answers.ts';
import type { Found } from './find-products.ts';
import { readSearch } from './read-search.ts';
import type { GroupOption } from './search-options.ts';
import { statusOfSearch } from './search-status.server.ts';

const HOME_CATEGORIES: MaybePending<Answer<GroupOption[]>> = {
  now: { value: [{ id: 'home', name: 'Home' }] },
};
const PENDING_ANSWER = { soon: new Promise<never>(() => {}) };
const FAILED_ANSWER = { now: { problem: { code: 'offline' as const, text: '' } } };
const makeAnswer = (total: number, shown: number): MaybePending<Answer<Found>> => ({
  now: { value: { products: Array.from({ length: shown }, () => ({}) as never), total, pages: 1 } },
});

test.each<[string, string, MaybePending<Answer<Found>>, MaybePending<Answer<GroupOption[]>>, number]>([
  ['products', '', makeAnswer(3, 3), HOME_CATEGORIES, 200],
  ['a page beyond the last', 'page=9', makeAnswer(3, 0), HOME_CATEGORIES, 404],
  ['a search that finds nothing', 'keyword=x', makeAnswer(0, 0), HOME_CATEGORIES, 200],
  ['a category without products', 'category=home', makeAnswer(0, 0), HOME_CATEGORIES, 200],
  ['a category that does not exist', 'category=none', makeAnswer(0, 0), HOME_CATEGORIES, 404],
  ['a brand that does not exist', 'brand=none', makeAnswer(0, 0), HOME_CATEGORIES, 404],
  ['a subcategory that does not exist', 'subcategory=none', makeAnswer(0, 0), HOME_CATEGORIES, 404],
  [
    'a category that is not in the list, but has products',
    'category=none',
    makeAnswer(3, 3),
    HOME_CATEGORIES,
    200,
  ],
  ['a category, while their list is pending', 'category=none', makeAnswer(0, 0), PENDING_ANSWER, 200],
  ['a category, if their list failed', 'category=none', makeAnswer(0, 0), FAILED_ANSWER, 200],
  ['an unavailable provider', '', FAILED_ANSWER, HOME_CATEGORIES, 503],
  ['an invalid id', 'category=x', { now: { problem: { code: 'invalid', text: '' } } }, HOME_CATEGORIES, 404],
  ['a pending answer', '', PENDING_ANSWER, HOME_CATEGORIES, 200],
])('%s', (_, query, products, groups, status) => {
  const search = readSearch(new URLSearchParams(query));
  const known = { categories: valueNow(groups), subcategories: valueNow(groups), brands: valueNow(groups) };
  expect(statusOfSearch({ search, found: products, known })).toBe(status);
});
