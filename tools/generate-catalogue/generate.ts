/** Generates a catalogue of any size directly into an empty shop's database. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { notifyServers, recordChange } from '#api/catalogue/changes.ts';
import { DOCUMENT_VERSION, makeDocument } from '#api/catalogue/search/document.ts';
import { soundOf } from '#api/catalogue/search/sound.ts';
import { stem } from '#api/catalogue/search/stem.ts';
import { type Batch, type BulkTransaction, dropIndexes, runBulk } from '#api/platform/database/bulk.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase, Transaction } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { brands, categories, options, optionValues, products, subcategories } from '#api/schema/catalogue.ts';
import { facetCounts } from '#api/schema/facet-counts.ts';
import { productDocuments, searchWords, TIER_SIZES } from '#api/schema/search.ts';
import { stockSteps } from '#api/schema/stock.ts';
import { GenerateRefused } from './generate-refused.ts';
import { makeGroups } from './groups.ts';
import type { GeneratedPictures } from './pictures.ts';
import { generateProducts, listSales, type ProductRow } from './products.ts';

export interface GenerateCatalogueOptions {
  database: OpenDatabase;
  count: number;
  seed: number;
  /** Called when the database is known to be empty. */
  preparePictures(): Promise<GeneratedPictures>;
  /** Called with the progress of each part. */
  report?: ((part: string, done: number, total: number) => void) | undefined;
}

const FILLED_TABLES = [
  ...[categories, subcategories, brands, options, optionValues, pictures],
  ...[products, stockSteps, productDocuments, searchWords, facetCounts],
];
// A chunk of rows is some megabytes, so the overhead per statement is negligible.
const CHUNK_ROWS = 1_000;
// Generating a chunk yields to the event loop this often, so that the previous chunk is sent meanwhile.
const ROWS_BETWEEN_YIELDS = 25;

/** Refuses a catalogue that is not empty: carts, orders and reviews may refer to its products. */
async function refuseIfNotEmpty(db: Database | Transaction): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select (select count(*) from products) + (select count(*) from categories) + (select count(*) from brands) as count`,
  );
  if (Number(rows[0]?.count) > 0)
    throw new GenerateRefused(
      'The shop has a catalogue already, which carts and orders may refer to. Generate into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a new database, and start the shop with the same setting.',
    );
}

/**
 * Creates a function that returns the search tier of the product with a given number. It orders equal sales by number and
 * `readTiers` by id: both give the same order, because ids ascend with numbers.
 */
function createTierLookup(sales: Int32Array): (number: number) => number {
  const sorted = sales.slice().sort();
  let before = 0;
  const borders = TIER_SIZES.map((size) => {
    before += size;
    const sold = sorted[sorted.length - before] ?? 0;
    let left = before - (sorted.length - 1 - sorted.lastIndexOf(sold));
    const number = sales.findLastIndex((times) => times === sold && --left === 0);
    return { sold, number };
  });
  return (number) => {
    const sold = sales[number] ?? 0;
    const at = borders.findIndex(
      (border) => sold > border.sold || (sold === border.sold && number >= border.number),
    );
    return at < 0 ? borders.length : at;
  };
}

/** How many products have a word, and how many are of the kind that it names. */
type WordCounts = Pick<typeof searchWords.$inferInsert, 'products' | 'kinds'>;

/** Writes products with their search documents; returns the words with their counts. */
async function writeProducts(
  { collect }: BulkTransaction,
  rows: Iterable<ProductRow>,
  tierOf: (number: number) => number,
  onProgress: (done: number) => void,
): Promise<Map<string, WordCounts>> {
  const words = new Map<string, WordCounts>();
  const count = (word: string, { products, kinds }: { products: number; kinds: number }) => {
    const before = words.get(word);
    words.set(word, { products: (before?.products ?? 0) + products, kinds: (before?.kinds ?? 0) + kinds });
  };
  const batch = { products: collect(products), documents: collect(productDocuments) };
  let made = 0;
  let sending = Promise.resolve();
  const send = async () => {
    const done = made;
    // Takes both batches before the first write, because rows are added to the next batches meanwhile. Writes products
    // first, because documents refer to them.
    const writes = [batch.products.take(), batch.documents.take()];
    for (const write of writes) await write();
    onProgress(done);
  };
  for (const row of rows) {
    const { document, words: found, kinds } = makeDocument(row);
    const tier = tierOf(made);
    batch.products.add(row);
    batch.documents.add({ productId: row.id, tier, document, madeBy: DOCUMENT_VERSION });
    for (const word of found) count(word, { products: 1, kinds: 0 });
    for (const word of kinds) count(word, { products: 0, kinds: 1 });
    made += 1;
    if (made % ROWS_BETWEEN_YIELDS === 0) await yieldToEventLoop();
    if (made % CHUNK_ROWS > 0) continue;
    await sending;
    sending = send();
    // The next `await sending` throws the error of this write; until then it must not count as unhandled.
    sending.catch(() => {});
  }
  await sending;
  if (made % CHUNK_ROWS > 0) await send();
  return words;
}

async function writeAll<Row>(batch: Batch<Row>, rows: Iterable<Row>): Promise<void> {
  for (const row of rows) batch.add(row);
  await batch.take()();
}

function* describeWords(words: ReadonlyMap<string, WordCounts>): Generator<typeof searchWords.$inferInsert> {
  for (const [word, counts] of words) yield { word, stem: stem(word), sound: soundOf(word), ...counts };
}

/** Fills an empty catalogue, in one transaction. */
export async function generateCatalogue({
  database,
  count,
  seed,
  preparePictures,
  report,
}: GenerateCatalogueOptions): Promise<{ products: number; brands: number; words: number }> {
  const { db } = database;
  // Locked, so that a shop that starts meanwhile waits, and then loads no demo catalogue.
  return database.withLock(async () => {
    await refuseIfNotEmpty(db);
    const prepared = await preparePictures();
    const groups = makeGroups(seed, count, prepared);
    const made = await runBulk(database, async (bulk) => {
      const { tx, collect } = bulk;
      await tx.execute(sql`lock table products, categories, brands in share row exclusive mode`);
      await refuseIfNotEmpty(tx);
      await tx.execute(sql`set local my_store.bulk = on`);
      if (database.engine === 'postgres') {
        // Builds indexes and counts in memory. Only on PostgreSQL, because PGlite would never release the memory.
        await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
        await tx.execute(sql`set local work_mem = '64MB'`);
      }
      const indexes = await dropIndexes(tx, [products, stockSteps, productDocuments, searchWords]);
      await tx.insert(pictures).values(prepared.rows).onConflictDoNothing();
      await tx.insert(options).values(groups.options).onConflictDoNothing();
      await tx.insert(optionValues).values(groups.optionValues).onConflictDoNothing();
      await writeAll(collect(categories), groups.categories);
      await writeAll(collect(subcategories), groups.subcategories);
      await writeAll(collect(brands), groups.brands);
      const rows = generateProducts({ seed, count, groups, picturesOf: prepared.picturesOf });
      const words = await writeProducts(bulk, rows, createTierLookup(listSales(seed, count)), (done) =>
        report?.('products', done, count),
      );
      await tx.execute(sql`insert into stock_steps (product_id, at, kind, pieces)
        select id, created_at, 'start', quantity from products order by id`);
      await writeAll(collect(searchWords), describeWords(words));
      for (const [at, { definition }] of indexes.entries()) {
        await tx.execute(sql.raw(definition));
        report?.('indexes', at + 1, indexes.length);
      }
      report?.('last steps', 0, 2);
      await tx.execute(sql`select count_all_shelves()`);
      report?.('last steps', 1, 2);
      await recordChange(tx);
      return { products: count, brands: groups.brands.length, words: words.size };
    });
    await notifyServers(db);
    // Without statistics, the planner would assume empty tables; without vacuum, there are no index-only scans.
    await db.execute(sql`vacuum analyze ${sql.join(FILLED_TABLES, sql`, `)}`);
    report?.('last steps', 2, 2);
    return made;
  });
}
