import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/answers.ts';
import { describeFamily, toShownList, toShownProduct } from './shown-product.ts';

type Family = NonNullable<Product['family']>;
const makeOption = (key: string, count: number) => ({
  key,
  name: key,
  values: Array.from({ length: count }, (_, at) => ({ value: String(at), name: String(at) })),
});
const SHIRT: Family = {
  _id: 'f1',
  options: [makeOption('colour', 4), makeOption('size', 5)],
  price: { min: 100, max: 120.5 },
  inStock: true,
};

test.each<[string, Family | undefined, ReturnType<typeof describeFamily>]>([
  ['a product without a family', undefined, {}],
  ['a product in a list of its whole family', { ...SHIRT, price: undefined }, {}],
  ['the only product of its family', { ...SHIRT, options: [makeOption('size', 1)] }, {}],
  [
    'sizes and colours at several prices',
    SHIRT,
    { family: { variety: '4 colours · 5 sizes', priceText: 'From 100 EGP' } },
  ],
  [
    'another option at one price',
    { ...SHIRT, options: [makeOption('wood', 3), makeOption('size', 1)], price: { min: 80, max: 80 } },
    { family: { variety: '3 options', priceText: undefined } },
  ],
])('%s', (_, family, expected) => {
  expect(describeFamily(family)).toEqual(expected);
});

const PRODUCT: Product = {
  _id: 'p',
  title: 'Shirt',
  description: '',
  price: 100,
  imageCover: '',
  images: [],
  subcategory: [],
  ratingsAverage: 4,
  ratingsQuantity: 1,
  quantity: 1,
};

const isSoldOut = (quantity: number, family?: Family) =>
  toShownProduct({ ...PRODUCT, quantity, family }).isSoldOut;

test('a family is sold out if all of its products are', () => {
  expect(isSoldOut(0, SHIRT)).toBe(false);
  expect(isSoldOut(5, { ...SHIRT, inStock: false })).toBe(true);
  expect(isSoldOut(0, { ...SHIRT, inStock: undefined })).toBe(true);
  expect(isSoldOut(0)).toBe(true);
  expect(isSoldOut(1)).toBe(false);
});

test('only the first pictures of a list have placeholders', () => {
  const shirt = { ...PRODUCT, imagePlaceholder: 'data:,' };
  const placeholders = toShownList(Array<Product>(8).fill(shirt)).map(({ placeholder }) => placeholder);
  expect(placeholders).toEqual([...Array(6).fill('data:,'), undefined, undefined]);
});
