import { expect, test } from 'vitest';
import { makeDocument } from '#api/catalogue/search/document.ts';
import { readTiers, tierOf } from '#api/catalogue/search/save-documents.ts';
import { soundOf } from '#api/catalogue/search/sound.ts';
import { stem } from '#api/catalogue/search/stem.ts';
import { asc, sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { brands, products } from '#api/schema/catalogue.ts';
import { facetCounts } from '#api/schema/facet-counts.ts';
import { productDocuments, searchWords } from '#api/schema/search.ts';
import { shareEmptyDatabases } from '#tests/setup/test-database.ts';
import { generateCatalogue } from '#tools/generate-catalogue/generate.ts';
import { GenerateRefused } from '#tools/generate-catalogue/generate-refused.ts';
import type { GeneratedPictures } from '#tools/generate-catalogue/pictures.ts';

// More products than the search's first tier has (TIER_SIZES).
const PRODUCT_COUNT = 1_100;
const SMALL_COUNT = 60;
const PICTURES: GeneratedPictures = {
  rows: [{ key: 'a-0123456789', source: 'a.png', width: 10, height: 10, placeholder: 'data:' }],
  picturesOf: () => [['a-0123456789', 'a-0123456789']],
  ofCategory: () => 'a-0123456789',
  ofBrand: () => 'a-0123456789',
};

const takeEmpty = shareEmptyDatabases([process.env.ENGINE]);

type Report = (part: string, done: number, total: number) => void;

const generate = (database: OpenDatabase, count: number, report?: Report) =>
  generateCatalogue({ database, count, seed: 5, preparePictures: async () => PICTURES, report });

const listIndexes = async ({ db }: OpenDatabase) =>
  (await db.execute(sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows;

const addTo = (counts: Map<string, number>, key: string, by = 1) =>
  counts.set(key, (counts.get(key) ?? 0) + by);

test('a generated catalogue has its documents, words, tiers, counts and indexes', async () => {
  const database = await takeEmpty();
  const { db } = database;
  const indexes = await listIndexes(database);
  const told: string[] = [];
  const made = await generate(database, PRODUCT_COUNT, (part, done, total) =>
    told.push(`${part} ${done}/${total}`),
  );
  expect(await listIndexes(database)).toEqual(indexes);
  expect(told[0]).toBe(`products 1000/${PRODUCT_COUNT}`);
  expect(told[1]).toBe(`products ${PRODUCT_COUNT}/${PRODUCT_COUNT}`);
  expect(told.at(-1)).toBe('last steps 2/2');

  const rows = await db.select().from(products).orderBy(asc(products.id));
  expect(rows).toHaveLength(PRODUCT_COUNT);
  expect(made).toMatchObject({ products: PRODUCT_COUNT, brands: (await db.select().from(brands)).length });

  const words = new Map<string, number>();
  const documents = new Map<string, string>();
  for (const row of rows) {
    const { document, words: found } = makeDocument(row);
    for (const word of found) addTo(words, word);
    documents.set(row.id, document);
  }
  const kept = await db.select().from(searchWords);
  expect(new Map(kept.map((row) => [row.word, row.products]))).toEqual(words);
  expect(kept.filter((row) => row.stem !== stem(row.word) || row.sound !== soundOf(row.word))).toEqual([]);
  expect(made.words).toBe(words.size);

  const tiers = await readTiers(db);
  const sold = new Map(rows.map((row) => [row.id, row.sold]));
  const found = await db.select().from(productDocuments);
  expect(found).toHaveLength(PRODUCT_COUNT);
  const tierWanted = (id: string) => tierOf({ id, sold: sold.get(id) ?? 0 }, tiers);
  expect(found.filter(({ productId, tier }) => tier !== tierWanted(productId))).toEqual([]);
  expect(new Set(found.map(({ tier }) => tier)).size).toBe(2);
  const { rows: other } = await db.execute(sql`
    select product_id from product_documents
    join unnest(${sql.param([...documents.keys()])}::text[], ${sql.param([...documents.values()])}::text[]) as made (id, document)
      on made.id = product_id where made.document::tsvector <> product_documents.document`);
  expect(other).toEqual([]);

  const onShelf = new Map<string, number>();
  for (const row of rows) {
    addTo(onShelf, 'all all ');
    addTo(onShelf, `c:${row.categoryId} all `);
    addTo(onShelf, `all category ${row.categoryId}`);
    if (row.brandId) addTo(onShelf, `b:${row.brandId} all `);
    for (const id of row.subcategoryIds) addTo(onShelf, `s:${id} all `);
    for (const value of row.optionValues) addTo(onShelf, `all option ${value}`);
    if (row.quantity > 0) addTo(onShelf, 'all stock ');
    if (row.offerPiastres !== null) addTo(onShelf, 'offers all ');
  }
  const counts = await db.select().from(facetCounts);
  const byKey = new Map(counts.map((row) => [`${row.shelf} ${row.facet} ${row.value}`, row]));
  expect([...onShelf].filter(([key, count]) => byKey.get(key)?.products !== count)).toEqual([]);
  const cards = new Set(rows.map(({ id, familyId }) => familyId ?? id)).size;
  expect(byKey.get('all all ')).toMatchObject({ products: PRODUCT_COUNT, cards });
});

test('generating is refused in a shop that has products', async () => {
  const database = await takeEmpty();
  await generate(database, SMALL_COUNT);
  await expect(generate(database, SMALL_COUNT)).rejects.toThrow(GenerateRefused);
  expect(await database.db.$count(products)).toBe(SMALL_COUNT);
});

test('a generation that fails leaves nothing behind', async () => {
  const database = await takeEmpty();
  const indexes = await listIndexes(database);
  const stopped = generate(database, SMALL_COUNT, (part) => {
    if (part === 'last steps') throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(await listIndexes(database)).toEqual(indexes);
  for (const table of [products, brands, productDocuments, searchWords, facetCounts])
    expect(await database.db.$count(table)).toBe(0);
});
