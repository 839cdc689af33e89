import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { type ImportOptions, importCatalogue } from '#api/catalogue/file/import.ts';
import { CatalogueProblems } from '#api/catalogue/file/problems.ts';
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

// Encoded once for all tests: AVIF is slow.
const source = makeTemporaryFolder(afterAll);
const small = await writeSmallCatalogue(source);
await encodeCatalogue(small, () => {});

/** Imports a file with this content and the pictures of the small catalogue. */
async function importFile(name: string, content: string, options: Partial<ImportOptions> = {}) {
  const folder = makeTemporaryFolder();
  cpSync(source, folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, content);
  const mediaDir = join(folder, 'media');
  const outcome = await importCatalogue({ db, file, mediaDir, ...options }).catch((error: unknown) => error);
  const problems =
    outcome instanceof CatalogueProblems ? outcome : (outcome as { problems?: CatalogueProblems }).problems;
  return {
    outcome,
    lines: problems?.message.split('\n').map((line) => line.replace(`${file}: `, '')),
    mediaDir,
  };
}

type ProductRow = CatalogueFile['products'][number];
const [pot, novel] = describeSmallCatalogue().products as [ProductRow, ProductRow];
const writeId = (at: number) => String(at).padStart(24, '0');
const createRows = (count: number, fields: (at: number) => object = () => ({})) =>
  Array.from({ length: count }, (_, at) => ({
    ...novel,
    id: writeId(at),
    slug: `novel-${at}`,
    ...fields(at),
  }));

const listSlugs = async () =>
  (await db.execute<{ slug: string }>(sql`select slug from products order by slug`)).rows.map(
    ({ slug }) => slug,
  );
const listStagings = async () =>
  (
    await db.execute(
      sql`select tablename from pg_tables where schemaname = 'imports' and tablename <> 'files'`,
    )
  ).rows;

const CSV_COLUMNS =
  'id,slug,title_en,title_ar,description_en,description_ar,price,ratings_average,ratings_quantity,sold,quantity,category,brand,subcategories,image_cover,images,created_at,option:size';
const toCsv = (row: ProductRow, changed: Record<string, unknown> = {}) =>
  Object.values({
    id: row.id,
    slug: row.slug,
    en: row.title.en,
    ar: row.title.ar,
    descriptionEn: 'Good',
    descriptionAr: 'جيد',
    price: row.price,
    average: 4.5,
    ratings: 2,
    sold: 3,
    quantity: 4,
    category: row.category,
    brand: row.brand ?? '',
    subcategories: '',
    cover: row.imageCover,
    images: row.images.join('|'),
    createdAt: row.createdAt,
    size: '',
    ...changed,
  }).join(',');

test('JSON problems name the row’s index in its list', async () => {
  const products = [...createRows(3), { ...novel, price: 'much', category: writeId(7) }, null];
  const { lines } = await importFile('c.json', JSON.stringify({ ...describeSmallCatalogue(), products }));
  expect(lines).toEqual([
    'products[3] (novel): price: must be a number',
    `products[3] (novel): category: ${writeId(7)} is not the id of one of the categories`,
    'products[4]: must be an object',
  ]);
});

test('JSON lines problems name the row’s line', async () => {
  await importFile('c.json', JSON.stringify(describeSmallCatalogue()));
  const content = [
    JSON.stringify(pot),
    '',
    JSON.stringify({ kind: 'product', ...novel, sold: -1 }),
    '{"kind": "product", ',
    JSON.stringify({ kind: 'shelf' }),
    JSON.stringify({ kind: 'brand', slug: 'delta' }),
    '7',
  ].join('\n');
  const { lines } = await importFile('c.jsonl', content);
  expect(lines).toEqual([
    'line 6 (delta): id: is missing',
    'line 6 (delta): name: is missing',
    'line 6 (delta): image: is missing',
    'line 3 (novel): sold: must be at least 0',
    expect.stringMatching(/^line 4: this is not JSON: /),
    'line 5: kind: must be one of option, category, subcategory, brand, product',
    'line 7: must be an object',
  ]);
});

test('CSV problems name the spreadsheet’s row number and the column', async () => {
  await importFile('c.json', JSON.stringify(describeSmallCatalogue()));
  const content = [
    CSV_COLUMNS,
    toCsv(pot, { price: '12,5'.replace(',', ' '), ar: '' }),
    '',
    toCsv(novel, { category: 'toys', subcategories: `green-tea|${writeId(3)}`, size: 'xl' }),
    `${toCsv({ ...novel, id: writeId(1), slug: 'third' })},too,many`,
    toCsv({ ...novel, id: writeId(2), slug: 'fourth', imageCover: 'products/gone.png' }),
  ].join('\n');
  const { lines } = await importFile('c.csv', content);
  expect(lines).toEqual([
    'row 2 (tea-pot): title_ar: is missing',
    'row 2 (tea-pot): price: must be a number',
    'row 4 (novel): category: toys is neither the id nor the slug of one of the categories',
    `row 4 (novel): subcategories[1]: ${writeId(3)} is not the id of one of the subcategories`,
    'row 4 (novel): option:size: there is no such option',
    'row 5: has 20 cells, and the first row names 18 columns',
    'row 6 (fourth): image_cover: there is no readable file products/gone.png',
  ]);
});

test.each([
  ['c.csv', '', 'the names of the columns are missing'],
  ['c.csv', 'id,slug,colour\n', /^there is no column 'colour'; there are id, slug, title_en, /],
  ['c.csv', 'id,slug,id\n', 'the column id is there twice'],
  ['c.csv', CSV_COLUMNS.replace('price,', ''), 'columns are missing: price'],
  ['c.csv', `${CSV_COLUMNS}\n"${'e'.repeat(24)},tea`, /^this is not CSV: /],
  ['c.json', '{"categories": [1,\n2,,3]}', 'this is not JSON: expected a value (line 2, column 3)'],
  ['c.json', '{"categories": []} true', /^this is not JSON: .* \(line 1, column 20\)$/],
  ['c.xml', '<a/>', 'the name of a catalogue file ends in .json, .jsonl or .csv'],
])('an invalid %s is refused: %j', async (name, content, problem) => {
  const { lines } = await importFile(name, content, { isBadSkipped: true });
  expect(lines).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
});

test('an import writes the whole file or nothing; if bad rows are skipped, it writes the rest', async () => {
  const catalogue = describeSmallCatalogue();
  catalogue.products.push(
    { ...novel, id: writeId(1), slug: 'twice' },
    { ...novel, id: writeId(1), slug: 'again', sold: 1.5 },
  );
  catalogue.products.push({ ...novel, id: writeId(2), slug: 'torn', imageCover: 'products/gone.png' });
  const content = JSON.stringify(catalogue);
  const problems = [
    'products[3] (again): sold: must be a whole number',
    `products[3] (again): id: ${writeId(1)} is already that of products[2] (twice)`,
    'products[4] (torn): imageCover: there is no readable file products/gone.png',
  ];
  const nothing = await importFile('c.json', content);
  expect(nothing.outcome).toBeInstanceOf(CatalogueProblems);
  expect(nothing.lines).toEqual(problems);
  expect(Object.values(await readAllRows(db)).flat()).toEqual([]);
  expect(existsSync(nothing.mediaDir)).toBe(false);

  const rest = await importFile('c.json', content, { isBadSkipped: true });
  expect(rest.outcome).toMatchObject({ products: 3, categories: 2, bad: 2 });
  expect(rest.lines).toEqual(problems);
  expect(await listSlugs()).toEqual(['novel', 'tea-pot', 'twice']);
  expect(await listStagings()).toEqual([]);
});

test('rows that refer to a skipped row are skipped, too, unless the shop already has the skipped one', async () => {
  const catalogue = describeSmallCatalogue();
  const spoilt = {
    ...catalogue,
    categories: catalogue.categories.map((row, at) => (at === 0 ? { ...row, name: {} } : row)),
  };
  const { outcome, lines } = await importFile('c.json', JSON.stringify(spoilt), { isBadSkipped: true });
  const leftOut = `${'a'.repeat(24)} is left out, because of its own problems`;
  expect(lines).toEqual([
    'categories[0] (tea): name.en: is missing',
    'categories[0] (tea): name.ar: is missing',
    `subcategories[0] (green-tea): category: ${leftOut}`,
    `products[0] (tea-pot): category: ${leftOut}`,
    `products[0] (tea-pot): subcategories[0]: ${'c'.repeat(24)} is left out, because of its own problems`,
  ]);
  expect(outcome).toMatchObject({ products: 1, categories: 1, subcategories: 0, bad: 3 });
  expect(await listSlugs()).toEqual(['novel']);

  await importFile('c.json', JSON.stringify(catalogue));
  const again = await importFile('c.json', JSON.stringify(spoilt), { isBadSkipped: true });
  expect(again.outcome).toMatchObject({ products: 2, bad: 1 });
});

test('products of a group whose picture is missing are skipped as well', async () => {
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.categories[1] ?? {}, { image: 'categories/gone.png' });
  const { outcome } = await importFile('c.json', JSON.stringify(catalogue), { isBadSkipped: true });
  expect(outcome).toMatchObject({ products: 1, categories: 1, bad: 2 });
  expect(await listSlugs()).toEqual(['tea-pot']);
});

test('a row with values that the database cannot store counts as a bad row', async () => {
  const catalogue = describeSmallCatalogue();
  catalogue.products.push(
    { ...novel, id: writeId(1), slug: 'nul\0' },
    { ...novel, id: writeId(2), slug: 'half\uD83E' },
    { ...novel, id: writeId(3), slug: `${'a'.repeat(199)}🫖` },
    { ...novel, id: writeId(4), slug: 'february', createdAt: '2025-02-30T10:00:00Z' },
    { ...novel, id: writeId(5), slug: 'far-east', createdAt: '2025-02-03T10:00:00+20:00' },
  );
  const { outcome, lines } = await importFile('c.json', JSON.stringify(catalogue), { isBadSkipped: true });
  expect(outcome).toMatchObject({ products: 2, bad: 5 });
  expect(lines?.map((line) => line.slice(0, 24))).toEqual([
    'products[2] (nul\uFFFD): slug',
    'products[3] (half\uFFFD): slu',
    'products[4] (aaaaaaaaaaa',
    'products[5] (february): ',
    'products[6] (far-east): ',
  ]);
});

test('a missing list is refused even when bad rows are skipped', async () => {
  const { brands: _, ...catalogue } = describeSmallCatalogue();
  const { outcome } = await importFile('c.json', JSON.stringify(catalogue), { isBadSkipped: true });
  expect(outcome).toBeInstanceOf(CatalogueProblems);
  expect(await listSlugs()).toEqual([]);
});

test('the first 1,000 problems are listed and the rest counted', async () => {
  const products = createRows(1_100, () => ({ price: -1 }));
  const { lines } = await importFile('c.json', JSON.stringify({ ...describeSmallCatalogue(), products }));
  expect(lines).toHaveLength(1_001);
  expect(lines?.slice(-2)).toEqual([
    'products[999] (novel-999): price: must be at least 0',
    'and 100 more problems',
  ]);
});
