import { expect, test } from 'vitest';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { checkCatalogue } from './check.ts';

type Row = Record<string, unknown>;
type Rows = Record<'categories' | 'subcategories' | 'brands' | 'products', [Row, ...Row[]]>;

const other = '9'.repeat(24);
/** The small catalogue, broken. */
function problemsAfter(breakIt: (rows: Rows) => void): string[] {
  const rows = describeSmallCatalogue() as unknown as Rows;
  breakIt(rows);
  return checkCatalogue(rows).problems;
}

test('a good catalogue has no problems', () => {
  expect(problemsAfter(() => {})).toEqual([]);
});

const cases: [string, (rows: Rows) => void, string[]][] = [
  [
    'price with three decimals',
    ({ products }) => void Object.assign(products[0], { price: 1.005 }),
    ['products[0] (tea-pot): price: must have at most two decimals'],
  ],
  [
    'price as text',
    ({ products }) => void Object.assign(products[0], { price: '5' }),
    ['products[0] (tea-pot): price: must be a number'],
  ],
  [
    'price below zero',
    ({ products }) => void Object.assign(products[0], { price: -1 }),
    ['products[0] (tea-pot): price: must be at least 0'],
  ],
  [
    'an offer that is none',
    ({ products }) => void Object.assign(products[0], { offerPrice: 149.99 }),
    ['products[0] (tea-pot): offerPrice: must be below the price'],
  ],
  [
    'an offer below zero',
    ({ products }) => void Object.assign(products[0], { offerPrice: -1 }),
    ['products[0] (tea-pot): offerPrice: must be at least 0'],
  ],
  [
    'field left out',
    ({ products }) => void delete products[0].sold,
    ['products[0] (tea-pot): sold: is missing'],
  ],
  [
    'text in one language only',
    ({ products }) => void Object.assign(products[0], { title: { en: 'Tea pot', ar: ' ' } }),
    ['products[0] (tea-pot): title.ar: must be a text that is not empty'],
  ],
  [
    'rating above five',
    ({ products }) => void Object.assign(products[0], { ratingsAverage: 6 }),
    ['products[0] (tea-pot): ratingsAverage: must be at most 5'],
  ],
  [
    'half a piece',
    ({ products }) => void Object.assign(products[0], { quantity: 1.5 }),
    ['products[0] (tea-pot): quantity: must be a whole number'],
  ],
  [
    'no pictures',
    ({ products }) => void Object.assign(products[0], { images: [] }),
    ['products[0] (tea-pot): images: must name at least one picture'],
  ],
  [
    'a picture outside of the folder',
    ({ products }) => void Object.assign(products[0], { images: ['a.png', '../../etc/b.png'] }),
    [
      'products[0] (tea-pot): images[1]: must be the path of a picture (webp, jpg, png, avif) beside the file',
    ],
  ],
  [
    'a moment that is none',
    ({ products }) => void Object.assign(products[0], { createdAt: 'yesterday' }),
    ['products[0] (tea-pot): createdAt: must be a moment like 2024-05-01T09:00:00.000Z'],
  ],
  [
    'a malformed id',
    ({ brands }) => void Object.assign(brands[0], { id: 'xyz' }),
    [
      'brands[0] (nile): id: must be 24 hex digits',
      `products[0] (tea-pot): brand: ${'d'.repeat(24)} is not the id of one of the brands`,
    ],
  ],
  [
    'an unknown category',
    ({ subcategories }) => void Object.assign(subcategories[0], { category: other }),
    [
      `subcategories[0] (green-tea): category: ${other} is not the id of one of the categories`,
      `products[0] (tea-pot): subcategories[0]: ${'c'.repeat(24)} belongs to another category`,
    ],
  ],
  [
    'an unknown brand',
    ({ products }) => void Object.assign(products[0], { brand: other }),
    [`products[0] (tea-pot): brand: ${other} is not the id of one of the brands`],
  ],
  [
    'an unknown subcategory',
    ({ products }) => void Object.assign(products[0], { subcategories: [other] }),
    [`products[0] (tea-pot): subcategories[0]: ${other} is not the id of one of the subcategories`],
  ],
  [
    'a subcategory of another category',
    ({ products }) => void Object.assign(products[0], { category: 'b'.repeat(24) }),
    [`products[0] (tea-pot): subcategories[0]: ${'c'.repeat(24)} belongs to another category`],
  ],
  [
    'an id twice',
    ({ categories }) => void categories.push({ ...categories[0], slug: 'tea-2' }),
    [`categories[2] (tea-2): id: ${'a'.repeat(24)} is already that of categories[0] (tea)`],
  ],
  [
    'a slug twice',
    ({ brands }) => void brands.push({ ...brands[0], id: other }),
    ['brands[1] (nile): slug: nile is already that of brands[0] (nile)'],
  ],
  [
    'a row that is no object',
    ({ brands }) => void brands.push(null as unknown as Row),
    ['brands[1]: must be an object'],
  ],
  [
    'a kind left out',
    (rows) => void delete (rows as Partial<Rows>).brands,
    [
      'brands: is missing',
      `products[0] (tea-pot): brand: ${'d'.repeat(24)} is not the id of one of the brands`,
    ],
  ],
  [
    'a kind that is no list',
    (rows) => void Object.assign(rows, { subcategories: {}, products: [] }),
    ['subcategories: must be a list'],
  ],
  [
    'a broken row does not make its references look wrong',
    ({ categories }) => void delete categories[0].name,
    ['categories[0] (tea): name: is missing'],
  ],
  [
    'everything wrong is told at once',
    ({ categories, products }) => {
      categories[0].slug = 'with blank';
      products[0].price = null;
      products[1] = { ...products[1], sold: -1, brand: 7 };
    },
    [
      'categories[0] (with blank): slug: must have no blanks',
      'products[0] (tea-pot): price: must be a number',
      'products[1] (novel): sold: must be at least 0',
      'products[1] (novel): brand: must be 24 hex digits',
    ],
  ],
];

test.each(cases)('%s', (_name, breakIt, problems) => {
  expect(problemsAfter(breakIt)).toEqual(problems);
});

test.each([[null], [[]], ['text'], [7]])('content that is no catalogue at all: %j', (content) => {
  expect(checkCatalogue(content).problems).toEqual([
    'categories: is missing',
    'subcategories: is missing',
    'brands: is missing',
    'products: is missing',
  ]);
});
