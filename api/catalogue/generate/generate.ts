/** Makes a catalogue of any size, straight into an empty shop's database. */
import { setImmediate as letOthersWork } from 'node:timers/promises';
import { callServers, noteChange } from '#api/catalogue/changes.ts';
import { shelfCounts } from '#api/catalogue/lists/tables.ts';
import { DOCUMENT_VERSION, makeDocument } from '#api/catalogue/search/document.ts';
import { soundOf } from '#api/catalogue/search/sound.ts';
import { stem } from '#api/catalogue/search/stem.ts';
import { productDocuments, searchWords, TIER_SIZES } from '#api/catalogue/search/tables.ts';
import { brands, categories, options, optionValues, products, subcategories } from '#api/catalogue/tables.ts';
import { type Batch, type BulkTransaction, dropIndexes, inBulk } from '#api/platform/database/bulk.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, OpenDatabase, Transaction } from '#api/platform/database/open.ts';
import { pictures } from '#api/platform/pictures/tables.ts';
import { GenerateRefused } from './generate-refused.ts';
import { makeGroups } from './groups.ts';
import type { GeneratedPictures } from './pictures.ts';
import { generateProducts, listSales, type ProductRow } from './products.ts';

export interface GenerateCatalogueOptions {
  database: OpenDatabase;
  count: number;
  seed: number;
  /** Called once it is sure that they are needed. */
  preparePictures(): Promise<GeneratedPictures>;
  /** Tells how far a part of the work is. */
  report?: ((part: string, done: number, total: number) => void) | undefined;
}

const WRITTEN = [
  ...[categories, subcategories, brands, options, optionValues, pictures],
  ...[products, productDocuments, searchWords, shelfCounts],
];
// Few enough that a chunk of them is some megabytes, many enough that a statement for them is cheap.
const ROWS_AT_ONCE = 1_000;
// A chunk is sent while the next one is made, which must let go of the processor for that.
const ROWS_BEFORE_LETTING_GO = 25;

/** Only an empty catalogue: carts, orders and reviews may name the products of another one. */
async function refuseIfFull(db: Database | Transaction): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select (select count(*) from products) + (select count(*) from categories) + (select count(*) from brands) as count`,
  );
  if (Number(rows[0]?.count) > 0)
    throw new GenerateRefused(
      'The shop has a catalogue already, which carts and orders may refer to. Generate into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a new database, and start the shop with the same setting.',
    );
}

/** Tells the tier of each product by its number, as readTiers finds it later: ids are in the order of the numbers. */
function planTiers(sales: Int32Array): (number: number) => number {
  const sorted = sales.slice().sort();
  let before = 0;
  const last = TIER_SIZES.map((size) => {
    before += size;
    const sold = sorted[sorted.length - before] ?? 0;
    let left = before - (sorted.length - 1 - sorted.lastIndexOf(sold));
    const number = sales.findLastIndex((times) => times === sold && --left === 0);
    return { sold, number };
  });
  return (number) => {
    const sold = sales[number] ?? 0;
    const at = last.findIndex((edge) => sold > edge.sold || (sold === edge.sold && number >= edge.number));
    return at < 0 ? last.length : at;
  };
}

/** Writes products with their documents, and counts the words. */
async function writeProducts(
  { collect }: BulkTransaction,
  rows: Iterable<ProductRow>,
  tierOf: (number: number) => number,
  tell: (done: number) => void,
): Promise<Map<string, number>> {
  const words = new Map<string, number>();
  const batch = { products: collect(products), documents: collect(productDocuments) };
  let made = 0;
  let sending = Promise.resolve();
  const send = async () => {
    const done = made;
    // Both now: more is made while the first is written, and no document may come before its product.
    const writes = [batch.products.take(), batch.documents.take()];
    for (const write of writes) await write();
    tell(done);
  };
  for (const row of rows) {
    const { document, words: found } = makeDocument(row);
    const tier = tierOf(made);
    batch.products.add(row);
    batch.documents.add({ productId: row.id, tier, document, madeBy: DOCUMENT_VERSION });
    for (const word of found) words.set(word, (words.get(word) ?? 0) + 1);
    made += 1;
    if (made % ROWS_BEFORE_LETTING_GO === 0) await letOthersWork();
    if (made % ROWS_AT_ONCE > 0) continue;
    await sending;
    sending = send();
    // Whoever waits for it next hears what went wrong; until then it must not count as unheard.
    sending.catch(() => {});
  }
  await sending;
  if (made % ROWS_AT_ONCE > 0) await send();
  return words;
}

async function writeAll<Row>(batch: Batch<Row>, rows: Iterable<Row>): Promise<void> {
  for (const row of rows) batch.add(row);
  await batch.take()();
}

function* describeWords(words: ReadonlyMap<string, number>): Generator<typeof searchWords.$inferInsert> {
  for (const [word, count] of words) yield { word, stem: stem(word), sound: soundOf(word), products: count };
}

/** Fills the empty catalogue with products of a seed: all of them, or, when something or somebody stops it, none. */
export async function generateCatalogue({
  database,
  count,
  seed,
  preparePictures,
  report,
}: GenerateCatalogueOptions): Promise<{ products: number; brands: number; words: number }> {
  const { db } = database;
  // A shop that starts meanwhile waits, and then finds that it needs no demo catalogue.
  return database.withLock(async () => {
    await refuseIfFull(db);
    const shown = await preparePictures();
    const groups = makeGroups(seed, count, shown);
    const made = await inBulk(database, async (bulk) => {
      const { tx, collect } = bulk;
      await tx.execute(sql`lock table products, categories, brands in share row exclusive mode`);
      await refuseIfFull(tx);
      await tx.execute(sql`set local my_store.bulk = on`);
      if (database.engine === 'postgres') {
        // For this transaction alone: indexes and counts are made in memory. The embedded engine would never give it back.
        await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
        await tx.execute(sql`set local work_mem = '64MB'`);
      }
      const indexes = await dropIndexes(tx, [products, productDocuments, searchWords]);
      await tx.insert(pictures).values(shown.rows).onConflictDoNothing();
      await tx.insert(options).values(groups.options).onConflictDoNothing();
      await tx.insert(optionValues).values(groups.optionValues).onConflictDoNothing();
      await writeAll(collect(categories), groups.categories);
      await writeAll(collect(subcategories), groups.subcategories);
      await writeAll(collect(brands), groups.brands);
      const rows = generateProducts({ seed, count, groups, picturesOf: shown.picturesOf });
      const words = await writeProducts(bulk, rows, planTiers(listSales(seed, count)), (done) =>
        report?.('products', done, count),
      );
      await writeAll(collect(searchWords), describeWords(words));
      for (const [at, { definition }] of indexes.entries()) {
        await tx.execute(sql.raw(definition));
        report?.('indexes', at + 1, indexes.length);
      }
      report?.('last steps', 0, 2);
      await tx.execute(sql`select count_all_shelves()`);
      report?.('last steps', 1, 2);
      await noteChange(tx);
      return { products: count, brands: groups.brands.length, words: words.size };
    });
    await callServers(db);
    // Without it the planner takes every table for an empty one, and reads of an index alone look into the table too.
    await db.execute(sql`vacuum analyze ${sql.join(WRITTEN, sql`, `)}`);
    report?.('last steps', 2, 2);
    return made;
  });
}
