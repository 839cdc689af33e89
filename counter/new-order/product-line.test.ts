import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/answers.ts';
import type { DraftLine } from './draft.ts';
import { addProduct, listVariants, setPieces, switchProduct } from './product-line.ts';

const createProduct = (_id: string): Product => ({
  ...{ _id, title: `Shirt ${_id}`, imageCover: '', price: 100 },
  options: [{ key: 'size', name: 'Size', value: _id, valueName: _id.toUpperCase() }],
  ...{ description: '', images: [], subcategory: [], ratingsAverage: 0, ratingsQuantity: 0 },
});
const describeLines = (lines: DraftLine[]) => lines.map(({ options, pieces }) => `${pieces} ${options}`);

const lines = [createProduct('s'), createProduct('m'), createProduct('s')].reduce<DraftLine[]>(
  addProduct,
  [],
);

test('adding a product again adds one piece to its line', () => {
  expect(describeLines(lines)).toEqual(['2 S', '1 M']);
});

test.each([
  [0, '1 S'],
  [5, '5 S'],
  [1e6, '999 S'],
])('setting a line to %i pieces makes it %s', (pieces, written) => {
  expect(describeLines(setPieces(lines, 's', pieces))[0]).toBe(written);
});

test('switching a line to another size keeps its place and its pieces', () => {
  expect(describeLines(switchProduct(lines, 's', createProduct('l')))).toEqual(['2 L', '1 M']);
});

test('switching a line to a size that has a line already merges the two lines', () => {
  expect(describeLines(switchProduct(lines, 's', createProduct('m')))).toEqual(['3 M']);
});

test('sizes and colours are listed in the shop’s order', () => {
  const options = [
    {
      key: 'size',
      name: 'Size',
      values: ['s', 'm', 'xl'].map((value) => ({ value, name: value.toUpperCase() })),
    },
    { key: 'colour', name: 'Colour', values: ['red', 'blue'].map((value) => ({ value, name: value })) },
  ];
  const siblings = ['xl red', 'm blue', 's red', 'm red'].map((_id) => {
    const [size, colour] = _id.split(' ');
    return { _id, options: { size, colour }, quantity: 1, price: 100, imageCover: '' };
  });
  const names = listVariants({ options, siblings }).map(({ name }) => name);
  expect(names).toEqual(['S · red', 'M · red', 'M · blue', 'XL · red']);
  expect(listVariants()).toEqual([]);
});
