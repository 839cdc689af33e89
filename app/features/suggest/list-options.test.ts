import { expect, test } from 'vitest';
import { toShownProduct } from '#app/features/catalogue/shown-product.ts';
import { countSuggestions, listOptions } from './list-options.ts';

const product = toShownProduct({
  _id: 'p1',
  title: 'Oud',
  description: '',
  price: 10,
  imageCover: '',
  images: [],
  subcategory: [],
  ratingsAverage: 4,
  ratingsQuantity: 1,
  category: { _id: 'c1', name: 'Music' },
});
const suggestions = {
  products: [product],
  categories: [{ id: 'c1', name: 'Music' }],
  brands: [{ id: 'b1', name: 'Naghmara' }],
  corrected: undefined,
  leftOut: undefined,
};
const list = (part: Partial<Parameters<typeof listOptions>[0]>) =>
  listOptions({ keyword: '', recents: [], suggestions: undefined, ...part });
const toPlaces = (groups: ReturnType<typeof listOptions>) =>
  groups.flatMap(({ options }) => options.map((option) => ('to' in option ? option.to : option.kind)));

test('a keyword has products, categories, brands, and last the search itself', () => {
  const groups = list({ keyword: 'ou', recents: ['lamp'], suggestions });
  expect(toPlaces(groups)).toEqual([
    '/product%20details/p1/c1',
    '/products?category=c1',
    '/products?brand=b1',
    'search',
  ]);
  expect(countSuggestions(groups)).toBe(3);
});

test('without suggestions there is only the search', () => {
  const groups = list({ keyword: 'xyz' });
  expect(toPlaces(groups)).toEqual(['search']);
  expect(countSuggestions(groups)).toBe(0);
});

test('an empty field has recent searches and an option to clear them', () => {
  const groups = list({ recents: ['red bag', 'ساعة'], suggestions });
  expect(toPlaces(groups)).toEqual([
    '/products?keyword=red+bag',
    '/products?keyword=%D8%B3%D8%A7%D8%B9%D8%A9',
    'clear',
  ]);
  expect(countSuggestions(groups)).toBe(2);
});

test('an empty field without recent searches has no options', () => {
  expect(list({ suggestions })).toEqual([]);
});

test('no two options have the same key', () => {
  const keys = [
    ...list({ keyword: 'c1', recents: [], suggestions }),
    ...list({ recents: ['search', 'clear'] }),
  ].flatMap(({ options }) => options.map(({ key }) => key));
  expect(new Set(keys).size).toBe(keys.length);
});
