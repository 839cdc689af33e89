import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { exportCatalogue } from '#api/catalogue/file/export.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { CatalogueProblems } from '#api/catalogue/file/problems.ts';
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { encodedDirOf } from '#api/platform/pictures/encoded.ts';
import { listPictureFiles } from '#api/platform/pictures/names.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { products, type products as productTable } from '#api/schema/catalogue.ts';
import { followChanges } from '#tests/setup/announce-change.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { describeSmallCatalogue, drawPicture, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());

// Encoded once for all tests: AVIF is slow.
const encodedFolder = makeTemporaryFolder(afterAll);
await encodeCatalogue(await writeSmallCatalogue(encodedFolder), () => {});

/** Empties the shop and writes the small catalogue into a folder. */
async function prepare(catalogue: unknown = describeSmallCatalogue()) {
  await emptyDatabase(database);
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, 'source'));
  const file = await writeSmallCatalogue(join(folder, 'source'), catalogue);
  cpSync(encodedDirOf(encodedFolder), encodedDirOf(join(folder, 'source')), { recursive: true });
  const mediaDir = join(folder, 'media');
  const importIt = (isStockOverwritten = false, log?: (line: string) => void) =>
    importCatalogue({ db, file, mediaDir, isStockOverwritten, log });
  const rewrite = (changed: unknown) => writeFileSync(file, JSON.stringify(changed));
  return { folder, file, mediaDir, importIt, rewrite };
}

const readPot = async (): Promise<typeof productTable.$inferSelect | undefined> =>
  (await db.select().from(products).where(eq(products.slug, 'tea-pot')))[0];

test('imports the whole catalogue with its picture files', async () => {
  const { importIt, mediaDir } = await prepare();
  expect(await importIt()).toMatchObject({
    categories: 2,
    subcategories: 1,
    brands: 1,
    products: 2,
    pictures: 6,
  });
  const pot = await readPot();
  expect(pot).toMatchObject({ titleAr: 'إبريق', pricePiastres: 14_999, quantity: 10, ratingsAverage: 4.5 });
  expect(pot?.cover).toMatch(/^pot-1-[0-9a-f]{10}w60$/);
  expect(pot?.createdAt.toISOString()).toBe('2024-05-01T09:00:00.000Z');
  const rows = await db.select().from(pictures);
  expect(rows.find(({ key }) => key === pot?.cover)).toMatchObject({
    source: 'products/pot-1.png',
    width: 60,
    height: 40,
    placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
  });
  expect(readdirSync(mediaDir).sort()).toEqual(rows.flatMap(({ key }) => listPictureFiles(key)).sort());
});

test('importing again changes no row, even when overwriting stock', async () => {
  const { importIt } = await prepare();
  await importIt();
  const before = await readAllRows(db);
  await importIt();
  expect(await readAllRows(db)).toEqual(before);
  await importIt(true);
  expect(await readAllRows(db)).toEqual(before);
});

test('only rows that differ are updated and get a new updatedAt', async () => {
  const { importIt, rewrite } = await prepare();
  await importIt();
  const before = await readAllRows(db);
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: 99 });
  rewrite(catalogue);
  await importIt();
  const after = await readAllRows(db);
  expect(await readPot()).toMatchObject({ pricePiastres: 9_900 });
  const changed = Object.keys(after).filter((table) => String(after[table]) !== String(before[table]));
  expect(changed).toEqual(['products', 'product_batches', 'product_changes', 'audit_log']);
  expect(after.products?.filter((row) => !before.products?.includes(row))).toHaveLength(1);
});

test('stock, sales and ratings of the shop are kept unless overwriting is requested', async () => {
  const { importIt } = await prepare();
  await importIt();
  const live = { quantity: 4, sold: 9, ratingsSum: 57, ratingsQuantity: 13, ratingsAverage: 4.4 };
  await db.update(products).set(live).where(eq(products.slug, 'tea-pot'));
  await importIt();
  expect(await readPot()).toMatchObject(live);
  await importIt(true);
  expect(await readPot()).toMatchObject({ quantity: 10, sold: 3, ratingsQuantity: 12, ratingsAverage: 4.5 });
});

test('an offer above the new price is ended and reported', async () => {
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: 100, offerPrice: 60 });
  const { importIt, rewrite } = await prepare(catalogue);
  await importIt();
  Object.assign(catalogue.products[0] ?? {}, { price: 60, offerPrice: undefined });
  rewrite(catalogue);
  const lines: string[] = [];
  await importIt(false, (line) => lines.push(line));
  expect(lines).toContain('tea-pot is no longer on offer for 60 EGP: its price is 60 EGP now.');
  expect(await readPot()).toMatchObject({ pricePiastres: 6000, offerPiastres: null });
});

test('a changed picture gets a new key, and the old file stays for cached pages', async () => {
  const { folder, importIt, mediaDir } = await prepare();
  await importIt();
  const before = (await readPot())?.cover;
  writeFileSync(join(folder, 'source/products/pot-1.png'), await drawPicture(333));
  await importIt();
  const after = (await readPot())?.cover;
  expect(after).not.toBe(before);
  expect(readdirSync(mediaDir)).toEqual(expect.arrayContaining([`${before}.webp`, `${after}.webp`]));
});

test('all problems are reported by file, row and field, and nothing is imported', async () => {
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { price: 1.005, imageCover: 'products/gone.png' });
  Object.assign(catalogue.products[1] ?? {}, { brand: '9'.repeat(24), imageCover: 'products/broken.png' });
  const { folder, file, importIt, mediaDir } = await prepare(catalogue);
  writeFileSync(join(folder, 'source/products/broken.png'), 'not a picture');
  const problem = await importIt().catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(CatalogueProblems);
  expect((problem as Error).message.split('\n')).toEqual([
    `${file}: products[0] (tea-pot): price: must have at most two decimals`,
    `${file}: products[1] (novel): brand: ${'9'.repeat(24)} is not the id of one of the brands`,
    `${file}: products[0] (tea-pot): imageCover: there is no readable file products/gone.png`,
    `${file}: products[1] (novel): imageCover: products/broken.png is not a whole picture`,
  ]);
  expect(Object.values(await readAllRows(db)).flat()).toEqual([]);
  expect(() => readdirSync(mediaDir)).toThrow('ENOENT');
});

test('a missing picture is reported by its field', async () => {
  const catalogue = describeSmallCatalogue();
  Object.assign(catalogue.products[0] ?? {}, { images: ['products/pot-1.png', 'products/gone.png'] });
  const { file, importIt } = await prepare(catalogue);
  await expect(importIt()).rejects.toThrow(
    `${file}: products[0] (tea-pot): images[1]: there is no readable file products/gone.png`,
  );
});

test.each([
  ['{ "categories": [', 'this is not JSON'],
  ['', 'this is not JSON'],
])('a file that is not JSON (%j) is reported', async (content, text) => {
  const { file, importIt } = await prepare();
  writeFileSync(file, content);
  await expect(importIt()).rejects.toThrow(`${file}: ${text}`);
});

test('a missing file is reported', async () => {
  const folder = makeTemporaryFolder();
  const file = join(folder, 'none.json');
  await expect(importCatalogue({ db, file, mediaDir: folder })).rejects.toThrow(
    `${file}: the file can't be read`,
  );
});

test('an import invalidates the caches of running servers', async () => {
  const { importIt } = await prepare();
  const changes = await followChanges(database);
  const before = changes.now();
  await importIt();
  await changes.refresh();
  expect(changes.now()).toBeGreaterThan(before);
});

test('an export, with current stock and sales, imports again without changing a row', async () => {
  const { folder, importIt, mediaDir } = await prepare();
  await importIt();
  const live = { quantity: 2, sold: 11 };
  await db
    .update(products)
    .set({ ...live, offerPiastres: 12_050 })
    .where(eq(products.slug, 'tea-pot'));
  const file = join(folder, 'export/catalog.json');
  await exportCatalogue({ db, file, mediaDir });
  const exported = JSON.parse(readFileSync(file, 'utf8'));
  const expected = describeSmallCatalogue();
  Object.assign(expected.products[0] ?? {}, { ...live, offerPrice: 120.5 });
  Object.assign(expected.products[1] ?? {}, { offerPrice: null });
  // An export writes null, because a missing field would keep the shop's value.
  const unset = { family: null, options: null, specifications: [], warrantyMonths: 0 };
  for (const row of expected.products) Object.assign(row, unset);
  expect(exported).toEqual(JSON.parse(JSON.stringify(expected).replaceAll('.png', '.webp')));

  const before = await readAllRows(db);
  await importCatalogue({ db, file, mediaDir, isStockOverwritten: true });
  const { pictures: pictureRows, ...rest } = await readAllRows(db);
  expect({ ...rest, pictures: pictureRows?.map((row) => row.replace('.webp', '.png')) }).toEqual(before);

  // Exporting into another folder copies the same files.
  const elsewhere = join(folder, 'elsewhere');
  await importCatalogue({ db, file, mediaDir: elsewhere });
  expect(readdirSync(elsewhere).sort()).toEqual(readdirSync(mediaDir).sort());
});

test('an export overwrites no file', async () => {
  const { file, folder, importIt, mediaDir } = await prepare();
  await importIt();
  await expect(exportCatalogue({ db, file, mediaDir })).rejects.toThrow('is there already');
  const other = join(folder, 'export');
  mkdirSync(join(other, 'products'), { recursive: true });
  writeFileSync(join(other, 'products/novel.webp'), 'something else');
  await exportCatalogue({ db, file: join(other, 'c.json'), mediaDir });
  expect(readFileSync(join(other, 'products/novel.webp'), 'utf8')).toBe('something else');
  const exported: CatalogueFile = JSON.parse(readFileSync(join(other, 'c.json'), 'utf8'));
  expect(exported.products.find(({ slug }) => slug === 'novel')?.imageCover).toMatch(
    /^products\/novel-[0-9a-f]{10}w\d+\.webp$/,
  );
});

test('an export is refused if a picture file is missing', async () => {
  const { folder, importIt } = await prepare();
  await importIt();
  const file = join(folder, 'export/c.json');
  await expect(exportCatalogue({ db, file, mediaDir: join(folder, 'no-media') })).rejects.toThrow(
    'lacks 6 pictures',
  );
  expect(() => readFileSync(file)).toThrow('ENOENT');
});
