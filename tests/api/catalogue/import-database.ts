import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';

/** The name of every option and option value of the catalogue. */
export const OPTION_NAME = { en: 'Size', ar: 'المقاس' };

/** Describes the small catalogue with a family and texts that need escaping. */
export function describeCatalogue() {
  const catalogue = describeSmallCatalogue();
  const [pot] = catalogue.products;
  if (!pot) throw new Error('there is no pot');
  catalogue.options = [
    {
      key: 'size',
      name: OPTION_NAME,
      values: [
        { key: 's', name: OPTION_NAME },
        { key: 'xl', name: OPTION_NAME },
      ],
    },
    { key: 'colour', name: OPTION_NAME, values: [{ key: 'navy', name: OPTION_NAME, swatch: '#1f2a44' }] },
  ];
  const family = '7'.repeat(24);
  const strange = { en: '=SUM("a","b"); \'quoted\'\nsecond line', ar: '\'=١،٢؛ "نص"' };
  Object.assign(pot, {
    family,
    options: { size: 's', colour: 'navy' },
    description: strange,
    offerPrice: 120.5,
    warrantyMonths: 18,
    specifications: [
      { name: { en: 'Size, "inner"', ar: 'المقاس' }, value: { en: 'Height: 12 cm', ar: '12 سم؛ "تقريبًا"' } },
      { name: { en: '=Care', ar: '-العناية' }, value: { en: '-30 °C', ar: 'غسيل | كي' } },
    ],
  });
  catalogue.products.push({
    ...pot,
    id: '123456789012345678901234',
    slug: '007',
    title: { en: '-5 %', ar: "'Abd" },
    options: { size: 'xl', colour: 'navy' },
    offerPrice: null,
    images: ['products/pot-2.png'],
  });
  return catalogue;
}

/** Opens a database, emptied before each test, and a catalogue file to import into it. */
export async function openImportDatabase() {
  const database = await openEmptyDatabase();
  const { db } = database;
  afterAll(() => database.close());
  beforeEach(() => emptyDatabase(database));
  // Encoded once for all tests: AVIF is slow.
  const source = makeTemporaryFolder(afterAll);
  const file = await writeSmallCatalogue(source, describeCatalogue());
  await encodeCatalogue(file, () => {});

  async function prepare() {
    const folder = makeTemporaryFolder();
    const mediaDir = join(folder, 'media');
    await importCatalogue({ db, file, mediaDir });
    return { folder, mediaDir };
  }
  return { database, db, source, prepare };
}
