import { afterAll, expect, test } from 'vitest';
import { DOCUMENT_VERSION } from '#api/catalogue/search/document.ts';
import { listMissingDocuments, makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { asc, inArray } from '#api/platform/database/drizzle.ts';
import { productDocuments, searchWords } from '#api/schema/search.ts';
import { followChanges } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
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
  for await (const some of listMissingDocuments(db)) missing.push(...some);
  return missing;
}

/** Empties the derived tables, as they are after a restore. */
async function emptyDerivedTables() {
  await db.delete(productDocuments);
  await db.delete(searchWords);
}

test('a shop with all documents is left unchanged', async () => {
  const changes = await followChanges(database);
  expect(await makeMissingDocuments(db)).toBe(0);
  const known = changes.now();
  await changes.refresh();
  expect(changes.now()).toBe(known);
  expect(await read()).toEqual(before);
});

test('missing documents are made as by an import, and caches are invalidated', async () => {
  const changes = await followChanges(database);
  const known = changes.now();
  await emptyDerivedTables();
  const steps: number[] = [];
  expect(await makeMissingDocuments(db, (made) => steps.push(made))).toBe(ids.length);
  expect(steps).toEqual([50, ids.length]);
  expect(await read()).toEqual(before);
  await changes.refresh();
  expect(changes.now()).toBeGreaterThan(known);
});

test('documents of an older version of the shop are replaced', async () => {
  const old = ids.slice(3, 10);
  await db
    .update(productDocuments)
    .set({ madeBy: DOCUMENT_VERSION - 1 })
    .where(inArray(productDocuments.productId, old));
  expect(await listMissing()).toEqual(old);
  expect(await makeMissingDocuments(db)).toBe(old.length);
  expect(await read()).toEqual(before);
});

test('creating documents can be aborted, and resumes where it stopped', async () => {
  await emptyDerivedTables();
  const stop = new AbortController();
  const made = await makeMissingDocuments(db, () => stop.abort(), { signal: stop.signal, batchSize: 10 });
  expect(made).toBe(10);
  expect(await listMissing()).toEqual(ids.slice(10));
  expect(await makeMissingDocuments(db)).toBe(ids.length - 10);
  expect(await read()).toEqual(before);
});

test('two servers creating documents concurrently count no word twice', async () => {
  await emptyDerivedTables();
  await Promise.all([1, 2].map(() => makeMissingDocuments(db, undefined, { batchSize: 7 })));
  expect(await read()).toEqual(before);
});
