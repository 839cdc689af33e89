import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { saveCatalogue } from '#tests/setup/save-catalogue.ts';
import { describeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';
import { listProblems } from './list-problems.ts';

type ProductRow = CatalogueFile['products'][number];

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

const FAMILY_ID = '7'.repeat(24);
const ONE_NAME = { en: 'One', ar: 'واحد' };
const createValues = (...keys: string[]) => keys.map((key) => ({ key, name: ONE_NAME }));
const OPTIONS = [
  { key: 'size', name: ONE_NAME, values: createValues('s', 'm', 'l') },
  { key: 'colour', name: ONE_NAME, values: createValues('red', 'navy') },
];

/** Describes a catalogue with pots of one family. */
function describeFamily(...members: Partial<ProductRow>[]): CatalogueFile {
  const { products: rows, ...catalogue } = describeSmallCatalogue();
  const [pot, novel] = rows as [ProductRow, ProductRow];
  const family = members.map((fields, at) => ({
    ...pot,
    id: `${at}`.padStart(24, '0'),
    slug: `pot-${at}`,
    family: FAMILY_ID,
    ...fields,
  }));
  return { ...catalogue, options: OPTIONS, products: [...family, novel] };
}

const check = (catalogue: CatalogueFile, isPartial = false) =>
  listProblems(db, 'catalog.json', JSON.stringify(catalogue), isPartial);

async function save(catalogue: CatalogueFile): Promise<void> {
  const sources = [
    ...[...catalogue.categories, ...catalogue.brands].map(({ image }) => image),
    ...catalogue.products.flatMap(({ imageCover, images }) => [imageCover, ...images]),
  ];
  const pictureOf = sources.map((source) => ({
    key: source,
    source,
    width: 60,
    height: 40,
    placeholder: '',
  }));
  await saveCatalogue(db, catalogue, new Map(pictureOf.map((row) => [row.source, row])));
}

const SIZE_S = { options: { size: 's' } };
const SIZE_M = { options: { size: 'm' } };

test.each<[string, Partial<ProductRow>[], string[]]>([
  ['one alone', [SIZE_S], []],
  ['one alone without options', [{}], []],
  ['two sizes', [SIZE_S, SIZE_M], []],
  [
    'two of two options',
    [{ options: { size: 's', colour: 'red' } }, { options: { colour: 'red', size: 'm' } }],
    [],
  ],
  [
    'another category',
    [SIZE_S, { ...SIZE_M, category: 'b'.repeat(24), subcategories: [] }],
    [
      'products[1] (pot-1): family: its category is not that of products[0] (pot-0), which is of the same family',
    ],
  ],
  [
    'another brand',
    [SIZE_S, { ...SIZE_M, brand: null }],
    [
      'products[1] (pot-1): family: its brand is not that of products[0] (pot-0), which is of the same family',
    ],
  ],
  [
    'another option',
    [SIZE_S, { options: { colour: 'red' } }],
    [
      'products[1] (pot-1): options: must be for what products[0] (pot-0), which is of the same family, has them for: size',
    ],
  ],
  [
    'one option more',
    [{ options: { size: 's', colour: 'red' } }, SIZE_M],
    [
      'products[1] (pot-1): options: must be for what products[0] (pot-0), which is of the same family, has them for: colour, size',
    ],
  ],
  [
    'the same values twice',
    [SIZE_S, SIZE_M, { options: { size: 's' } }],
    ['products[2] (pot-2): options: products[0] (pot-0), which is of the same family, has the same'],
  ],
  [
    'two without options',
    [{}, {}],
    ['products[1] (pot-1): options: products[0] (pot-0), which is of the same family, has the same'],
  ],
  [
    'an unknown value',
    [{ options: { size: 'xxl' } }],
    ['products[0] (pot-0): options.size: xxl is not one of its values'],
  ],
  [
    'an unknown option',
    [{ options: { length: 'm' } }],
    ['products[0] (pot-0): options.length: there is no such option'],
  ],
  [
    'one whose row is wrong is not compared',
    [{ ...SIZE_S, price: -1, brand: null }, SIZE_M],
    ['products[0] (pot-0): price: must be at least 0'],
  ],
])('a family of %s', async (_name, members, problems) => {
  expect(await check(describeFamily(...members))).toEqual(problems);
});

test('duplicate options and options without values are reported', async () => {
  const [size] = OPTIONS;
  expect(
    await check({ ...describeFamily(SIZE_S), options: [...OPTIONS, size as (typeof OPTIONS)[0]] }),
  ).toEqual(['options[2] (size): key: size is already that of options[0] (size)']);
  expect(
    await check({ ...describeFamily(SIZE_S), options: [{ key: 'size', name: ONE_NAME, values: [] }] }),
  ).toEqual(['options[0] (size): values: must name at least one value']);
});

test('products that are already in the shop count as members of their families', async () => {
  await save(describeFamily(SIZE_S, SIZE_M));
  const { options: _, ...later } = describeFamily({
    id: '8'.repeat(24),
    slug: 'pot-l',
    options: { size: 'l' },
  });
  expect(await check(later)).toEqual([]);
  const again = describeFamily({ id: '8'.repeat(24), slug: 'pot-l', options: { size: 'm' }, brand: null });
  expect(await check(again)).toEqual([
    'products[0] (pot-l): family: its brand is not that of pot-0 in the shop, which is of the same family',
    'products[0] (pot-l): options: pot-1 in the shop, which is of the same family, has the same',
  ]);
  // The file's own rows replace those of the shop.
  expect(await check(describeFamily(SIZE_M, SIZE_S))).toEqual([]);
});

/** Drops the family and option fields of all rows. */
const leaveOut = ({ products: rows, ...catalogue }: CatalogueFile): CatalogueFile => ({
  ...catalogue,
  products: rows.map(({ family: _, options: __, ...row }) => row),
});

test('missing family and option fields keep the shop’s values; null removes them', async () => {
  const readPots = async () =>
    (await db.select().from(products).orderBy(products.slug))
      .slice(1)
      .map(({ familyId, optionValues, pricePiastres }) => [familyId, optionValues.join(), pricePiastres]);
  await save(describeFamily(SIZE_S, SIZE_M));
  await save(leaveOut(describeFamily({ price: 5 }, { price: 6 }, { price: 7 })));
  expect(await readPots()).toEqual([
    [FAMILY_ID, 'size:s', 500],
    [FAMILY_ID, 'size:m', 600],
    [null, '', 700],
  ]);
  await save(describeFamily({ options: null }, { family: null }));
  expect((await readPots()).slice(0, 2)).toEqual([
    [FAMILY_ID, '', 14_999],
    [null, 'size:m', 14_999],
  ]);
});

test('for fields missing in the file, families are checked with the shop’s values', async () => {
  await save(describeFamily(SIZE_S, SIZE_M));
  expect(await check(leaveOut(describeFamily({}, {})))).toEqual([]);
  expect(await check(leaveOut(describeFamily({}, { brand: null })))).toEqual([
    'products[1] (pot-1): family: its brand is not that of products[0] (pot-0), which is of the same family',
  ]);
  const [, { options: _, ...pot } = {}] = describeFamily({}, {}).products;
  const catalogue = describeFamily();
  expect(await check({ ...catalogue, products: [{ ...pot, family: null } as ProductRow] })).toEqual([]);
  const { family: __, ...moved } = describeFamily({}, SIZE_S).products[1] as ProductRow;
  expect(await check({ ...catalogue, products: [moved] })).toEqual([
    'products[0] (pot-1): options: pot-0 in the shop, which is of the same family, has the same',
  ]);
});

const SIZE_L = { options: { size: 'l' } };
const TOYS_PROBLEM = `${'9'.repeat(24)} is not the id of one of the categories`;
test.each<[string, Partial<ProductRow>[], string[]]>([
  [
    'the first has an unknown category',
    [{ ...SIZE_S, category: '9'.repeat(24), subcategories: [] }, SIZE_M, SIZE_L],
    [`products[0] (pot-0): category: ${TOYS_PROBLEM}`],
  ],
  [
    'the first has an unknown option',
    [{ options: { length: 's' } }, SIZE_M, SIZE_L],
    ['products[0] (pot-0): options.length: there is no such option'],
  ],
  [
    'a duplicate of a good row has another brand',
    [SIZE_S, { ...SIZE_M, brand: null }, SIZE_M],
    [
      'products[1] (pot-1): family: its brand is not that of products[0] (pot-0), which is of the same family',
      'products[1] (pot-1): options: products[2] (pot-2), which is of the same family, has the same',
    ],
  ],
])('when bad rows are skipped, their siblings are not: %s', async (_name, members, problems) => {
  expect(await check(describeFamily(...members), true)).toEqual(problems);
});

test('if a row is skipped, its siblings are checked against the product’s values in the shop', async () => {
  await save(describeFamily(SIZE_S, SIZE_M, SIZE_L));
  // Each product takes the size of another; the negative price makes the import skip the first row.
  const rotated = describeFamily({ ...SIZE_M, price: -1 }, { ...SIZE_L }, { ...SIZE_S });
  expect(await check(rotated, true)).toEqual([
    'products[0] (pot-0): price: must be at least 0',
    'products[1] (pot-1): options: pot-2 in the shop, which is of the same family, has the same',
    'products[2] (pot-2): options: pot-0 in the shop, which is of the same family, has the same',
  ]);
});

test('option values missing in the file are kept while products use them', async () => {
  await save(describeFamily(SIZE_S, SIZE_M));
  await save({
    ...describeFamily(),
    options: [{ key: 'size', name: ONE_NAME, values: createValues('xl', 's') }],
  });
  const { rows } = await db.execute('select option_key, key, position from option_values order by 1, 3, 2');
  expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
    'colour red 0',
    'colour navy 1',
    'size xl 0',
    'size m 1',
    'size s 1',
  ]);
  const [pot] = await db.select().from(products).where(eq(products.slug, 'pot-1'));
  expect(pot).toMatchObject({ familyId: FAMILY_ID, optionValues: ['size:m'] });
});
