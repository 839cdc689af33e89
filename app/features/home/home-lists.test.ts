import { expect, test } from 'vitest';
import { sortBySales } from './home-lists.ts';

test('sorts categories by sales; those without sales come last, in their original order', () => {
  const categories = ['books', 'music', 'home', 'toys'].map((_id) => ({ _id }));
  const sale = (_id: string, sold: number | null) => ({ category: { _id, name: _id }, sold });
  const products = [sale('home', 5), sale('toys', 8), sale('home', 4), sale('music', null)];
  expect(sortBySales(categories, products).map(({ _id }) => _id)).toEqual(['home', 'toys', 'books', 'music']);
});
