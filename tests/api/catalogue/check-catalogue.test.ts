import { afterAll, expect, test } from 'vitest';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { openEmptyDatabase } from '#tests/setup/test-database.ts';
import { listProblems } from './list-problems.ts';

type Row = Record<string, unknown>;
type Rows = Record<'categories' | 'subcategories' | 'brands' | 'products', [Row, ...Row[]]>;

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());

const checkJson = (content: unknown) => listProblems(db, 'catalog.json', JSON.stringify(content));

const UNKNOWN_ID = '9'.repeat(24);
/** Breaks the small catalogue and returns the problems found. */
function findProblemsAfter(breakIt: (rows: Rows) => void): Promise<string[]> {
  const rows = describeSmallCatalogue() as unknown as Rows;
  breakIt(rows);
  return checkJson(rows);
}

test('a valid catalogue has no problems', async () => {
  expect(await findProblemsAfter(() => {})).toEqual([]);
});

const cases: [string, (rows: Rows) => void, string[]][] = [
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
    ({ subcategories }) => void Object.assign(subcategories[0], { category: UNKNOWN_ID }),
    [
      `subcategories[0] (green-tea): category: ${UNKNOWN_ID} is not the id of one of the categories`,
      `products[0] (tea-pot): subcategories[0]: ${'c'.repeat(24)} belongs to another category`,
    ],
  ],
  [
    'an unknown brand',
    ({ products }) => void Object.assign(products[0], { brand: UNKNOWN_ID }),
    [`products[0] (tea-pot): brand: ${UNKNOWN_ID} is not the id of one of the brands`],
  ],
  [
    'an unknown subcategory',
    ({ products }) => void Object.assign(products[0], { subcategories: [UNKNOWN_ID] }),
    [`products[0] (tea-pot): subcategories[0]: ${UNKNOWN_ID} is not the id of one of the subcategories`],
  ],
  [
    'a subcategory of another category',
    ({ products }) => void Object.assign(products[0], { category: 'b'.repeat(24) }),
    [`products[0] (tea-pot): subcategories[0]: ${'c'.repeat(24)} belongs to another category`],
  ],
  [
    'a duplicate id',
    ({ categories }) => void categories.push({ ...categories[0], slug: 'tea-2' }),
    [`categories[2] (tea-2): id: ${'a'.repeat(24)} is already that of categories[0] (tea)`],
  ],
  [
    'a duplicate slug',
    ({ brands }) => void brands.push({ ...brands[0], id: UNKNOWN_ID }),
    ['brands[1] (nile): slug: nile is already that of brands[0] (nile)'],
  ],
  [
    'a row that is not an object',
    ({ brands }) => void brands.push(null as unknown as Row),
    ['brands[1]: must be an object'],
  ],
  [
    'a missing list',
    (rows) => void delete (rows as Partial<Rows>).brands,
    [
      'brands: is missing',
      `products[0] (tea-pot): brand: ${'d'.repeat(24)} is not the id of one of the brands`,
    ],
  ],
  [
    'a list that is not an array',
    (rows) => void Object.assign(rows, { subcategories: {}, products: [] }),
    ['subcategories: must be a list'],
  ],
  [
    'a broken row does not invalidate references to it',
    ({ categories }) => void delete categories[0].name,
    ['categories[0] (tea): name: is missing'],
  ],
  [
    'all problems are reported at once',
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

test.each(cases)('checking a catalogue: %s', async (_name, breakIt, problems) => {
  expect(await findProblemsAfter(breakIt)).toEqual(problems);
});

test.each([[null], [[]], ['text'], [7]])('content that is not a catalogue: %j', async (content) => {
  expect(await checkJson(content)).toEqual([
    'categories: is missing',
    'subcategories: is missing',
    'brands: is missing',
    'products: is missing',
  ]);
});
