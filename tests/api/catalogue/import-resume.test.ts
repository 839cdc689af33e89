import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { encodeCatalogue } from '#api/catalogue/file/encode.ts';
import { type ImportStep, importCatalogue } from '#api/catalogue/file/import.ts';
import { ImportInUse } from '#api/catalogue/file/problems.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { describeSmallCatalogue, writeSmallCatalogue } from '#tests/setup/small-catalogue.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { emptyDatabase, openEmptyDatabase } from '#tests/setup/test-database.ts';

const database = await openEmptyDatabase();
const { db } = database;
afterAll(() => database.close());
beforeEach(() => emptyDatabase(database));

// Encoded once for all tests: AVIF is slow.
const source = makeTemporaryFolder(afterAll);
await encodeCatalogue(await writeSmallCatalogue(source), () => {});

const PRODUCT_COUNT = 1_200;
const catalogue = describeSmallCatalogue();
const products = Array.from({ length: PRODUCT_COUNT }, (_, at) => ({
  ...catalogue.products[1],
  id: String(at).padStart(24, '0'),
  slug: `novel-${at}`,
}));

/** The same catalogue in each format that can hold categories. */
const CONTENTS_BY_FORMAT: Record<string, string> = {
  json: JSON.stringify({ ...catalogue, products }),
  jsonl: [
    ...catalogue.categories.map((row) => ({ kind: 'category', ...row })),
    ...products.map((row) => ({ kind: 'product', ...row })),
  ]
    .map((row) => JSON.stringify(row))
    .join('\n'),
};

function write(extension: string) {
  const folder = makeTemporaryFolder();
  cpSync(source, folder, { recursive: true });
  const file = join(folder, `c.${extension}`);
  writeFileSync(file, CONTENTS_BY_FORMAT[extension] ?? '');
  return { file, mediaDir: join(folder, 'media') };
}

/** An error that is not the file's fault. */
class InterruptedError extends Error {
  readonly code = 'EIO';
}

/** Stops an import once a step has reached this part. */
function stopAt(wanted: ImportStep, part: number) {
  return (step: ImportStep, done: number, all: number) => {
    if (step === wanted && done >= all * part) throw new InterruptedError();
  };
}

async function countRows(table: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.raw(table)}`,
  );
  return rows[0]?.count ?? 0;
}
const readStaged = async () => {
  const { rows } = await db.execute<{ key: string; rows_read: number }>(
    sql`select key, rows_read from imports.files`,
  );
  return rows[0];
};

test.each(['json', 'jsonl'])('a half-read .%s is resumed where it stopped', async (extension) => {
  const written = write(extension);
  const stopped = importCatalogue({ db, ...written, onProgress: stopAt('reading', 0.9) });
  await expect(stopped).rejects.toBeInstanceOf(InterruptedError);
  const staged = await readStaged();
  expect(staged?.rows_read).toBe(500);
  // Changes a staged row, to show that the import does not read it from the file again.
  const rows = sql.raw(`imports.rows_${staged?.key}`);
  await db.execute(
    sql`update ${rows} set record = jsonb_set(record::jsonb, '{title_en}', '"Staged before"')::json where slug = 'novel-0'`,
  );
  expect(await importCatalogue({ db, ...written })).toMatchObject({ products: PRODUCT_COUNT, categories: 2 });
  const { rows: titles } = await db.execute(
    sql`select title_en, count(*)::int as count from products group by 1 order by 2`,
  );
  expect(titles).toEqual([
    { title_en: 'Staged before', count: 1 },
    { title_en: 'Novel', count: PRODUCT_COUNT - 1 },
  ]);
  expect(await readStaged()).toBeUndefined();
});

test.each<[ImportStep, number]>([
  ['checking', 0],
  ['pictures', 1],
  ['encoding', 1],
  ['saving', 0.5],
  ['search', 1],
])('an import stopped while %s has changed nothing and can be repeated', async (step, part) => {
  const written = write('jsonl');
  const stopped = importCatalogue({ db, ...written, onProgress: stopAt(step, part) });
  await expect(stopped).rejects.toBeInstanceOf(InterruptedError);
  for (const table of ['products', 'categories', 'pictures', 'product_documents', 'shelf_counts'])
    expect([table, await countRows(table)]).toEqual([table, 0]);
  expect((await readStaged())?.rows_read).toBe(PRODUCT_COUNT + 2);
  expect(await importCatalogue({ db, ...written })).toMatchObject({ products: PRODUCT_COUNT });
  expect(await countRows('products')).toBe(PRODUCT_COUNT);
  expect(await countRows('product_documents')).toBe(PRODUCT_COUNT);
});

test.each([
  ['from the start', undefined],
  ['resuming a stopped one', stopAt('checking', 0)],
])(
  'of two concurrent imports at most one is refused, and the other is complete: %s',
  async (_, onProgress) => {
    const written = write('jsonl');
    if (onProgress)
      await expect(importCatalogue({ db, ...written, onProgress })).rejects.toBeInstanceOf(InterruptedError);
    const outcomes = await Promise.allSettled([1, 2].map(() => importCatalogue({ db, ...written })));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    for (const outcome of refused)
      expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(ImportInUse);
    expect(refused.length).toBeLessThan(2);
    expect(await countRows('products')).toBe(PRODUCT_COUNT);
  },
);

test('rows staged by an old stopped import are dropped', async () => {
  await expect(
    importCatalogue({ db, ...write('jsonl'), onProgress: stopAt('checking', 0) }),
  ).rejects.toBeInstanceOf(InterruptedError);
  await db.execute(sql`update imports.files set touched_at = now() - interval '8 days'`);
  const other = write('json');
  await importCatalogue({ db, ...other });
  const { rows } = await db.execute(sql`select tablename from pg_tables where schemaname = 'imports'`);
  expect(rows).toEqual([{ tablename: 'files' }]);
});
