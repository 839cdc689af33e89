import { afterAll, expect, test } from 'vitest';
import { runBulk } from '#api/platform/database/bulk.ts';
import { asc, eq } from '#api/platform/database/drizzle.ts';
import { brands, products } from '#api/schema/catalogue.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const { db, close } = database;
afterAll(close);

const TRICKY_TEXTS = [
  '',
  ' ',
  '\\',
  '\\N',
  '\\.',
  'a\tb\nc\rd',
  'null',
  '"quoted" {in, braces}',
  "it's",
  'مجّ قهوة ☕',
  '{}',
];

test('rows are copied unchanged, whatever characters they contain', async () => {
  const [one] = await db.select().from(products).limit(1);
  if (!one) throw new Error('no product');
  const rows = TRICKY_TEXTS.map((text, at) => ({
    ...one,
    id: `nasty-${String(at).padStart(2, '0')}`,
    slug: 'nasty',
    titleEn: text,
    brandId: null,
    offerPiastres: null,
    optionValues: at === 0 ? [] : [text, 'size:m', text],
    createdAt: new Date(Date.UTC(2024, 1, 29, 23, 59, 59, at)),
  }));
  await runBulk(database, async ({ collect }) => {
    const batch = collect(products);
    for (const row of rows.slice(0, 3)) batch.add(row);
    const write = batch.take();
    for (const row of rows.slice(3)) batch.add(row);
    await write();
    await batch.take()();
    await batch.take()();
  });
  expect(
    await db.select().from(products).where(eq(products.slug, 'nasty')).orderBy(asc(products.id)),
  ).toEqual(rows);
});

test('a copy that fails, in the database or before it, leaves no rows', async () => {
  const before = await db.$count(brands);
  const [one] = await db.select().from(brands).limit(1);
  if (!one) throw new Error('no brand');
  const failing = runBulk(database, async ({ collect }) => {
    const batch = collect(brands);
    batch.add({ ...one, id: 'new' });
    await batch.take()();
    batch.add(one);
    await batch.take()();
  });
  await expect(failing).rejects.toThrow(/duplicate key/);
  const stopped = runBulk(database, async ({ collect }) => {
    const batch = collect(brands);
    batch.add({ ...one, id: 'new' });
    await batch.take()();
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await db.$count(brands)).toBe(before);
});
