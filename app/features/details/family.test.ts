import * as v from 'valibot';
import { expect, test } from 'vitest';
import { product } from '#contract/catalogue/answers.ts';
import { toFamily } from './family.ts';

const SIBLING = { quantity: 3, price: 80, offerPrice: null, imageCover: 'http://x/a.webp' };
const COLOURS = {
  key: 'colour',
  name: 'Colour',
  values: [
    { value: 'red', name: 'Red', swatch: '#aa0011' },
    { value: 'sand', name: 'Sand', swatch: 'red;position:fixed' },
  ],
};
const FAMILY = {
  _id: 'f1',
  title: 'Lamp',
  options: [COLOURS, { key: 'size', name: 'Size', values: [{ value: 's', name: 'S' }] }],
  siblings: [
    { ...SIBLING, _id: 'p1', options: { colour: 'red', size: 's' } },
    {
      ...SIBLING,
      _id: 'p2',
      options: { colour: 'sand', size: 's' },
      offerPrice: 60.5,
      imageCover: 'http://x/b.webp',
    },
  ],
};
const read = (family: unknown) =>
  toFamily(
    v.parse(product, {
      _id: 'p1',
      title: 'Lamp, red',
      imageCover: 'http://x/a.webp',
      price: 80,
      ratingsAverage: 4,
      family,
    }),
  );

test('keeps options with several values, and the fields that differ between siblings', () => {
  const same = { stock: 3, pricePiastres: 8000 };
  expect(read(FAMILY)).toEqual({
    id: 'f1',
    title: 'Lamp',
    options: [
      {
        key: 'colour',
        name: 'Colour',
        values: [
          { value: 'red', name: 'Red', swatch: '#aa0011' },
          { value: 'sand', name: 'Sand', swatch: undefined },
        ],
      },
    ],
    siblings: [
      { ...same, id: 'p1', name: 'Red', options: { colour: 'red', size: 's' } },
      {
        ...same,
        id: 'p2',
        name: 'Sand',
        options: { colour: 'sand', size: 's' },
        offerPricePiastres: 6050,
        cover: 'http://x/b.webp',
      },
    ],
  });
});

test.each<[string, unknown]>([
  ['no family', undefined],
  ['a family without siblings, as in lists', { ...FAMILY, siblings: undefined }],
  ['a family that the product is not in', { ...FAMILY, siblings: FAMILY.siblings.slice(1) }],
  ['a family in which nothing varies', { ...FAMILY, options: FAMILY.options.slice(1) }],
  ['a family of another shape', 'furniture'],
])('has nothing to choose with %s', (_, family) => {
  expect(read(family)).toBeUndefined();
});

test('ignores options of another shape', () => {
  const given = { _id: 'p1', title: 'Lamp', imageCover: '', price: 80, options: ['gift wrap'] };
  expect(v.parse(product, given)).toMatchObject({ title: 'Lamp', options: undefined });
});
