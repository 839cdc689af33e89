import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { exportCatalogue } from '#api/catalogue/file/export.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { readAllRows } from '#tests/setup/read-all-rows.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyDatabase } from '#tests/setup/test-database.ts';
import { describeCatalogue, OPTION_NAME, openImportDatabase } from './import-database.ts';

const { database, db, source, prepare } = await openImportDatabase();

/** Reads all tables that an import writes, derived ones included. */
async function readAll(): Promise<Record<string, string[]>> {
  const all = await readAllRows(db);
  for (const table of ['product_documents', 'search_words', 'shelf_counts']) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_json(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    // Ignores rows whose count fell to 0, because an import does not delete them.
    all[table] = rows.map(({ row }) => row).filter((row) => !row.includes('"products":0'));
  }
  return all;
}
/** The history of an import has its own ids and times. */
const HISTORY = ['pictures', 'stock_steps', 'product_batches', 'product_changes', 'audit_log'];
const withoutSources = (rows: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(rows).filter(([table]) => !HISTORY.includes(table)));

test.each(['json', 'jsonl', 'csv'])('importing an export as .%s changes nothing', async (extension) => {
  const { folder, mediaDir } = await prepare();
  const before = await readAll();
  const exported = join(folder, `export/catalog.${extension}`);
  expect(await exportCatalogue({ db, file: exported, mediaDir })).toBe(3);
  await importCatalogue({ db, file: exported, mediaDir, isStockOverwritten: true });
  expect(withoutSources(await readAll())).toEqual(withoutSources(before));
  const again = join(dirname(exported), `again.${extension}`);
  await exportCatalogue({ db, file: again, mediaDir });
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(exported, 'utf8'));
});

test.each(['json', 'jsonl'])(
  'an export as .%s holds the whole catalogue, for an empty shop',
  async (extension) => {
    const { folder, mediaDir } = await prepare();
    const strip = (rows: Record<string, string[]>) =>
      Object.values(withoutSources(rows)).flatMap((table) =>
        table.map((row) => row.replace(/"(?:created|updated)_at":"[^"]*",?/g, '')),
      );
    const before = await readAll();
    const exported = join(folder, `export/catalog.${extension}`);
    await exportCatalogue({ db, file: exported, mediaDir });
    await emptyDatabase(database);
    const imported = await importCatalogue({ db, file: exported, mediaDir });
    expect(imported).toMatchObject({
      options: 2,
      categories: 2,
      subcategories: 1,
      brands: 1,
      products: 3,
      bad: 0,
    });
    expect(strip(await readAll())).toEqual(strip(before));
  },
);

test('CSV has a row per product, refers to groups by slug, and escapes formulas', async () => {
  const { folder, mediaDir } = await prepare();
  const exported = join(folder, 'export/catalog.csv');
  await exportCatalogue({ db, file: exported, mediaDir });
  const text = readFileSync(exported, 'utf8');
  expect(text.slice(0, 30)).toMatch(/^\uFEFFid,slug,title_en,title_ar/);
  expect(text).toContain(
    ',created_at,specifications_en,specifications_ar,warranty_months,option:size,option:colour\r\n',
  );
  expect(text).toContain(`'123456789012345678901234,'007,'-5 %,'Abd,`);
  expect(text).toContain(',149.99,120.5,4.5,12,3,10,tea,nile,green-tea,');
  expect(text).toContain(
    ',products/pot-1.webp,products/pot-1.webp|products/pot-2.webp,2024-05-01T09:00:00.000Z,"Size, ""inner"": Height: 12 cm\n',
  );
  expect(text).toContain('غسيل | كي",18,s,navy\r\n');
});

/** Writes a file into a copy of the folder with the pictures. */
function writeBeside(named: string, content: string) {
  const folder = makeTemporaryFolder();
  cpSync(source, folder, { recursive: true });
  const path = join(folder, named);
  writeFileSync(path, content);
  return { file: path, mediaDir: join(folder, 'media') };
}

test('JSON lines can hold a single product and refer to groups of the shop', async () => {
  await prepare();
  const [pot] = describeCatalogue().products;
  const { family: _, options: __, ...alone } = { ...pot, id: '8'.repeat(24), slug: 'kettle' };
  const lines = [
    { kind: 'brand', id: '5'.repeat(24), slug: 'delta', name: OPTION_NAME, image: 'brands/nile.png' },
    { ...alone, brand: '5'.repeat(24) },
  ];
  const written = writeBeside(
    'more.jsonl',
    `\n${lines.map((line) => JSON.stringify(line)).join('\r\n\r\n')}`,
  );
  expect(await importCatalogue({ db, ...written })).toMatchObject({ products: 1, brands: 1, categories: 0 });
  const { rows } = await db.execute('select slug, brand_id from products where slug = $$kettle$$');
  expect(rows).toEqual([{ slug: 'kettle', brand_id: '5'.repeat(24) }]);
});

test('CSV without family and option columns keeps the shop’s values; empty cells remove them', async () => {
  const { folder, mediaDir } = await prepare();
  const exported = join(folder, 'export/catalog.csv');
  await exportCatalogue({ db, file: exported, mediaDir });
  const [names = '', ...rows] = readFileSync(exported, 'utf8').split('\r\n');
  const family = '7'.repeat(24);
  const without = [
    names.replace('family,', '').replace(',option:size,option:colour', ''),
    ...rows.map((row) =>
      row
        .replace(`'${family},`, '')
        .replace(/,(s|xl),navy$|,,$/, '')
        .replace(',,products', ',products'),
    ),
  ];
  const readFamilies = async () =>
    (
      await db.execute<{ said: string }>(
        sql`select concat_ws(' ', slug, family_id, array_to_string(option_values, '+')) as said from products order by slug`,
      )
    ).rows.map(({ said }) => said);
  const before = await readFamilies();
  expect(before).toEqual([
    `007 ${family} colour:navy+size:xl`,
    'novel ',
    `tea-pot ${family} colour:navy+size:s`,
  ]);
  const leaves = join(dirname(exported), 'leaves.csv');
  writeFileSync(leaves, without.join('\r\n'));
  await importCatalogue({ db, file: leaves, mediaDir });
  expect(await readFamilies()).toEqual(before);
  const clears = join(dirname(exported), 'clears.csv');
  writeFileSync(
    clears,
    [names, ...rows]
      .join('\r\n')
      .replaceAll(`'${family},`, ',')
      .replace(/,(s|xl),navy\r/g, ',,\r'),
  );
  await importCatalogue({ db, file: clears, mediaDir });
  expect(await readFamilies()).toEqual(['007 ', 'novel ', 'tea-pot ']);
});

test('CSV may have semicolons, few columns, an empty row, and ids or slugs', async () => {
  const { folder, mediaDir } = await prepare();
  const exported = join(folder, 'export/catalog.csv');
  await exportCatalogue({ db, file: exported, mediaDir });
  const names =
    'ID;Slug;Title_en;title_ar;description_en;description_ar;price;ratings_average;ratings_quantity;sold;quantity;category;brand;subcategories;image_cover;images;created_at';
  const row = `${'8'.repeat(24)};kettle;Kettle;غلاية;"Boils; quickly";تغلي;99.5;0;0;0;5;tea;;${'c'.repeat(24)};brands/nile.png;brands/nile.png | products/novel.png;2025-01-01T00:00:00.000Z`;
  const written = writeBeside('more.csv', `${names}\n;;;\n${row}\n`);
  expect(await importCatalogue({ db, ...written })).toMatchObject({ products: 1, pictures: 2 });
  const { rows } = await db.execute(
    'select description_en, price_piastres::int, offer_piastres::int, category_id, brand_id, subcategory_ids from products where slug = $$kettle$$',
  );
  expect(rows).toEqual([
    {
      description_en: 'Boils; quickly',
      price_piastres: 9950,
      // Without an offer column, an unrated product is on offer by default.
      offer_piastres: 4975,
      category_id: 'a'.repeat(24),
      brand_id: null,
      subcategory_ids: ['c'.repeat(24)],
    },
  ]);
});
