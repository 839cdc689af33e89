import { afterAll, expect, test } from 'vitest';
import { DOCUMENT_VERSION } from '#api/catalogue/search/document.ts';
import { listUndocumented, makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { productDocuments, searchWords } from '#api/catalogue/search/tables.ts';
import { asc, inArray } from '#api/platform/database/drizzle.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { followChanges } from '#tests/setup/tell-change.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const { db } = database;
afterAll(() => database.close());

const ids = demoCatalogue.products.map(({ id }) => id).toSorted();
const read = async () => ({
  documents: await db.select().from(productDocuments).orderBy(asc(productDocuments.productId)),
  words: await db.select().from(searchWords).orderBy(asc(searchWords.word)),
});
const before = await read();

async function listMissing(): Promise<string[]> {
  const missing: string[] = [];
  for await (const some of listUndocumented(db)) missing.push(...some);
  return missing;
}

/** As a restore leaves it. */
async function forgetAll() {
  await db.delete(productDocuments);
  await db.delete(searchWords);
}

test('a shop that lacks nothing is left alone', async () => {
  const changes = await followChanges(database);
  expect(await makeMissingDocuments(db)).toBe(0);
  const known = changes.now();
  await changes.refresh();
  expect(changes.now()).toBe(known);
  expect(await read()).toEqual(before);
});

test('what is missing is made as an import makes it, and servers notice', async () => {
  const changes = await followChanges(database);
  const known = changes.now();
  await forgetAll();
  const steps: number[] = [];
  expect(await makeMissingDocuments(db, (made) => steps.push(made))).toBe(ids.length);
  expect(steps).toEqual([50, ids.length]);
  expect(await read()).toEqual(before);
  await changes.refresh();
  expect(changes.now()).toBeGreaterThan(known);
});

test('what an older version of the shop made is made anew', async () => {
  const old = ids.slice(3, 10);
  await db
    .update(productDocuments)
    .set({ madeBy: DOCUMENT_VERSION - 1 })
    .where(inArray(productDocuments.productId, old));
  expect(await listMissing()).toEqual(old);
  expect(await makeMissingDocuments(db)).toBe(old.length);
  expect(await read()).toEqual(before);
});

test('it stops when told to, and goes on where it was', async () => {
  await forgetAll();
  const stop = new AbortController();
  const made = await makeMissingDocuments(db, () => stop.abort(), { signal: stop.signal, madeAtOnce: 10 });
  expect(made).toBe(10);
  expect(await listMissing()).toEqual(ids.slice(10));
  expect(await makeMissingDocuments(db)).toBe(ids.length - 10);
  expect(await read()).toEqual(before);
});

test('two servers that do it at once count no word twice', async () => {
  await forgetAll();
  await Promise.all([1, 2].map(() => makeMissingDocuments(db, undefined, { madeAtOnce: 7 })));
  expect(await read()).toEqual(before);
});
