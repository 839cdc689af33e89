import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { exportCatalogue } from '#api/catalogue/file/export.ts';
import { importCatalogue } from '#api/catalogue/file/import.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { openImportDatabase } from './import-database.ts';

const { db, prepare } = await openImportDatabase();

test('files without specifications and warranty keep the shop’s; empty lists and cells remove them', async () => {
  const { folder, mediaDir } = await prepare();
  const read = async () =>
    (
      await db.execute(
        sql`select slug, jsonb_array_length(specifications) as rows, warranty_months as months from products order by slug`,
      )
    ).rows;
  const before = await read();
  expect(before).toEqual([
    { slug: '007', rows: 2, months: 18 },
    { slug: 'novel', rows: 0, months: 0 },
    { slug: 'tea-pot', rows: 2, months: 18 },
  ]);
  const exported = join(folder, 'export/catalog.json');
  await exportCatalogue({ db, file: exported, mediaDir });
  const catalogue = JSON.parse(readFileSync(exported, 'utf8'));
  const importWith = async (change: (row: Record<string, unknown>) => object) => {
    const changed = join(dirname(exported), 'changed.json');
    writeFileSync(changed, JSON.stringify({ ...catalogue, products: catalogue.products.map(change) }));
    await importCatalogue({ db, file: changed, mediaDir });
  };
  await importWith(({ specifications: _, warrantyMonths: __, ...row }) => ({ ...row, sold: 5 }));
  expect(await read()).toEqual(before);
  await importWith((row) => ({ ...row, specifications: [], warrantyMonths: 0 }));
  expect(await read()).toEqual(before.map(({ slug }) => ({ slug, rows: 0, months: 0 })));
});

test('a line of specifications in CSV needs its name and its translation', async () => {
  const { folder, mediaDir } = await prepare();
  const exported = join(folder, 'export/catalog.csv');
  await exportCatalogue({ db, file: exported, mediaDir });
  writeFileSync(exported, readFileSync(exported, 'utf8').replace('-العناية: غسيل | كي', 'غسيل'));
  await expect(importCatalogue({ db, file: exported, mediaDir })).rejects.toThrow(
    'specifications_ar[1]: must be a text that is not empty',
  );
});
