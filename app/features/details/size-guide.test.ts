import { expect, test } from 'vitest';
import { SIZE_CHARTS } from './size-charts.ts';
import { findSizeGuide } from './size-guide.ts';

const makeSizeOption = (...values: string[]) => [
  { key: 'size', name: 'Size', values: values.map((value) => ({ value, name: value.toUpperCase() })) },
];
const WOMEN_CATEGORY = { _id: 'c', name: 'W', slug: 'womens-fashion' };
const MEN_CATEGORY = { _id: 'c', name: 'M', slug: 'mens-fashion' };
const HOME_CATEGORY = { _id: 'c', name: 'H', slug: 'home' };

test.each([
  ["women's clothes", makeSizeOption('s', 'xl'), WOMEN_CATEGORY, 'women'],
  ["men's clothes", makeSizeOption('m', 'xxl', '3xl'), MEN_CATEGORY, 'men'],
  ['letter sizes outside fashion', makeSizeOption('s', 'm'), HOME_CATEGORY, undefined],
  ['letter sizes without a category', makeSizeOption('s', 'm'), undefined, undefined],
  ['ages', makeSizeOption('3-6-months', '1-2-years'), HOME_CATEGORY, 'kids'],
  ['shoes', makeSizeOption('38', '41'), WOMEN_CATEGORY, 'shoes'],
  ['sizes of beds', makeSizeOption('single', 'queen'), HOME_CATEGORY, undefined],
  [
    'no sizes',
    [{ key: 'colour', name: 'Colour', values: [{ value: 's', name: 'Sand' }] }],
    MEN_CATEGORY,
    undefined,
  ],
])('%s', (_name, options, category, guide) => {
  expect(findSizeGuide(options, category)).toBe(guide);
});

test('measures grow with the size, and every size has all measures', () => {
  for (const [guide, order] of [
    ['women', ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl']],
    ['men', ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl']],
    ['kids', ['0-3-months', '3-6-months', '1-2-years', '3-4-years', '9-10-years']],
    ['shoes', ['20', '36', '41', '46']],
  ] as const) {
    const { measures, find } = SIZE_CHARTS[guide];
    const rows = order.map((size) => find(size)?.map(Number.parseFloat) ?? []);
    for (const [at, row] of rows.entries()) {
      expect(row).toHaveLength(measures.length);
      const before = rows[at - 1];
      if (before) expect(row.every((measure, each) => measure > (before[each] ?? 0))).toBe(true);
    }
  }
});

test('a shoe of size 40 fits a foot of 25.2 cm', () => {
  expect(SIZE_CHARTS.shoes.find('40')).toEqual(['25.2']);
});
