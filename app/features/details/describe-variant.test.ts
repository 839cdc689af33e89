import { expect, test } from 'vitest';
import { describeVariant } from './describe-variant.server.ts';
import type { Family } from './family.ts';
import type { ShownDetails } from './shown-details.ts';

const toAddress = (path: string) => `https://shop.example${path}`;
const makeSibling = (id: string, options: Record<string, string>) => ({
  id,
  name: id,
  options,
  stock: 1,
  pricePiastres: 100,
  offerPricePiastres: undefined,
});
const makeOption = (key: string, ...values: string[]) => ({
  key,
  name: key,
  values: values.map((value) => ({ value, name: value.toUpperCase() })),
});
const COATS: Family = {
  id: 'f',
  title: 'Coat',
  options: [makeOption('colour', 'red', 'blue'), makeOption('size', 's', 'm')],
  siblings: [
    makeSibling('p1', { colour: 'red', size: 's' }),
    makeSibling('p2', { colour: 'red', size: 'm' }),
    makeSibling('p3', { colour: 'blue', size: 's' }),
  ],
};
const describe = (family: Family | undefined) =>
  describeVariant(
    { id: 'p2', title: 'Coat, M', category: { id: 'c', name: 'Coats' }, family } as ShownDetails,
    toAddress,
  );

test('describes a variant, its family and links to its siblings', () => {
  expect(describe(COATS)).toEqual({
    color: 'RED',
    size: 'M',
    isVariantOf: {
      '@type': 'ProductGroup',
      name: 'Coat',
      productGroupID: 'f',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        { url: 'https://shop.example/product%20details/p1/c' },
        { url: 'https://shop.example/product%20details/p3/c' },
      ],
    },
  });
});

test('leaves out unknown options and a missing family title', () => {
  const family = { ...COATS, title: undefined, options: [makeOption('scent', 'oud', 'rose')] };
  expect(describe(family)).toMatchObject({ isVariantOf: { name: 'Coat, M', variesBy: [] } });
  expect(Object.keys(describe(family))).toEqual(['isVariantOf']);
});

test('describes nothing for a product without a family', () => {
  expect(describe(undefined)).toEqual({});
});
