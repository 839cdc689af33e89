import {
  readTiers,
  saveDocuments,
  updateWordCounts,
  type WordChanges,
} from '#api/catalogue/search/save-documents.ts';
import { changeTaxonomy } from '#api/catalogue/taxonomy.ts';
import { and, asc, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { withoutIndexes } from '#api/platform/database/without-indexes.ts';
import { products } from '#api/schema/catalogue.ts';
import { productDocuments, searchWords } from '#api/schema/search.ts';
import { formatEgp } from '#contract/money.ts';
import { applyGroups, deleteUnusedValues, isValidRow } from './apply-groups.ts';
import { shareRatings } from './share-ratings.ts';
import { acquireImportLock, dropStaging, lockStaging, type Staging } from './staging.ts';
import { pauseFacetCounts, recordOldFacts, updateFacetCounts } from './update-facet-counts.ts';
import { areDifferent, listWrittenColumns, upsert } from './upsert.ts';

export interface ApplyOptions {
  /** Whether the file's stock, sales and ratings overwrite those of existing products. */
  isStockOverwritten?: boolean | undefined;
  log?: ((line: string) => void) | undefined;
  onProgress?: ((step: 'saving' | 'search', done: number, all: number) => void) | undefined;
}

const PRODUCT_BATCH_SIZE = 500;
const DOCUMENT_BATCH_SIZE = 2_000;
/** The number of words whose counts are collected in memory before they are written. They take some megabytes. */
const MAX_PENDING_WORDS = 100_000;
/** Smaller imports are fast enough without dropping indexes. */
const MIN_LARGE_IMPORT = 10_000;
const LIVE_COLUMNS = ['quantity', 'sold', 'ratings_sum', 'ratings_quantity', 'ratings_average'];
const MAX_LOGGED_OFFERS = 1_000;

/** Records the file's stock counts in the journal. The statement that writes the products still sees their old rows. */
const RECORD_STOCK_COUNTS = sql`insert into stock_steps (product_id, kind, pieces)
  select written.id, 'counted', written.quantity - coalesce(old.quantity, 0)
  from written left join products old on old.id = written.id
  where old.id is null or old.quantity <> written.quantity order by written.id`;

/**
 * SQL: the valid products of the file, with the columns to write. Optional fields that the file leaves out keep the
 * shop's values, but an offer that is not below the new price ends.
 */
function selectProducts({ rows, pictures }: Staging) {
  const values: Record<string, ReturnType<typeof sql>> = {
    offer_piastres: sql`case when not r.keeps_offer or old.id is null then p.offer_piastres
      when old.offer_piastres < p.price_piastres then old.offer_piastres end`,
    family_id: sql`case when r.keeps_family then old.family_id else p.family_id end`,
    option_values: sql`case when r.keeps_options then coalesce(old.option_values, '{}') else p.option_values end`,
    specifications: sql`coalesce(p.specifications, old.specifications, '[]')`,
    warranty_months: sql`coalesce(p.warranty_months, old.warranty_months, 0)`,
    cover: sql`(select key from ${pictures} where source = r.pictures[1])`,
    pictures: sql`array(select key from unnest(r.pictures[2:]) with ordinality as named (source, at)
      join ${pictures} using (source) order by named.at)`,
  };
  const columns = listWrittenColumns(products).map(
    (name) => sql`${values[name] ?? sql`p.${sql.identifier(name)}`} as ${sql.identifier(name)}`,
  );
  return sql`select ${sql.join(columns, sql`, `)}
    from ${rows} r cross join lateral json_populate_record(null::products, r.record) p
    left join products old on old.id = r.id where ${isValidRow('products')}`;
}

/** Records which products are new or differ from the shop's: other products are neither written nor locked. */
async function recordChanged(tx: Transaction, staging: Staging, preserved: string[]): Promise<number> {
  await tx.execute(sql`drop table if exists ${staging.changed}`);
  await tx.execute(sql`create table ${staging.changed} as
    select staged.id, null::shelf_facts as facts from (${selectProducts(staging)}) staged left join products on products.id = staged.id
    where products.id is null or ${areDifferent(products, 'staged', 'products', preserved)}`);
  await tx.execute(sql`alter table ${staging.changed} add primary key (id)`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${staging.changed}`,
  );
  return rows[0]?.count ?? 0;
}

/** Lists the ids of changed products, sorted, in batches. */
async function* listChanged(
  tx: Transaction,
  { changed }: Staging,
  batchSize: number,
): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${changed} where id > ${last} order by id limit ${batchSize}`,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? '';
  }
}

/** Locks products, and lists offers that end because they are not below the new price. */
async function listEndedOffers(tx: Transaction, { rows: table }: Staging, ids: string[]): Promise<string[]> {
  const existing = await tx
    .select({ id: products.id, offerPiastres: products.offerPiastres })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update');
  const offered = existing.filter(({ offerPiastres }) => offerPiastres !== null);
  if (offered.length === 0) return [];
  const { rows } = await tx.execute<{ slug: string; offer: string; price: string }>(sql`
    select r.slug, old.offer_piastres as offer, r.record->>'price_piastres' as price
    from ${table} r join products old on old.id = r.id
    where ${isValidRow('products')} and r.id = any(${sql.param(offered.map(({ id }) => id))}::text[]) and r.keeps_offer
      and old.offer_piastres >= (r.record->>'price_piastres')::bigint order by r.id`);
  return rows.map(
    ({ slug, offer, price }) =>
      `${slug} is no longer on offer for ${formatEgp(Number(offer))}: its price is ${formatEgp(Number(price))} now.`,
  );
}

/**
 * Subtracts the pieces that unpaid orders hold from the file's quantities, which come from a stock count that
 * includes them.
 */
async function subtractHeld(tx: Transaction, staging: Staging): Promise<void> {
  const held = sql`(select product_id, sum(order_lines.count)::int as count
    from orders join order_lines on order_lines.order_id = orders.id
    where orders.stock = 'held' group by product_id)`;
  // Locks the products in the order of their ids, as sales do, to avoid deadlocks.
  await tx.execute(sql`insert into ${staging.changed}
    select p.id, shelf_facts_of(row(p.*)::products) from (select products.* from products join ${staging.rows} r on r.id = products.id
      where ${isValidRow('products')} and products.id in (select product_id from ${held} held)
      order by products.id for no key update of products) p
    on conflict do nothing`);
  await tx.execute(sql`with written as (
    update products set quantity = greatest(0, (r.record->>'quantity')::int - held.count)
    from ${held} held, ${staging.rows} r
    where products.id = held.product_id and r.id = held.product_id and ${isValidRow('products')}
    returning products.id, quantity) ${RECORD_STOCK_COUNTS}`);
}

async function countProducts(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ all: number }>(sql`select count(*)::int as all from products`);
  return rows[0]?.all ?? 0;
}

async function writeProducts(
  tx: Transaction,
  staging: Staging,
  preserved: string[],
  report: (done: number) => void,
): Promise<string[]> {
  const endedOffers: string[] = [];
  let done = 0;
  for await (const ids of listChanged(tx, staging, PRODUCT_BATCH_SIZE)) {
    const ended = await listEndedOffers(tx, staging, ids);
    await recordOldFacts(tx, staging, ids);
    endedOffers.push(...ended.slice(0, MAX_LOGGED_OFFERS - endedOffers.length));
    const from = sql`${selectProducts(staging)} and r.id = any(${sql.param(ids)}::text[])`;
    await upsert(tx, { table: products, key: ['id'], from, preserved, after: RECORD_STOCK_COUNTS });
    done += ids.length;
    report(done);
  }
  return endedOffers;
}

async function writeDocuments(
  tx: Transaction,
  staging: Staging,
  report: (done: number) => void,
): Promise<void> {
  let done = 0;
  const tiers = await readTiers(tx);
  const words: WordChanges = new Map();
  const flushWords = async () => {
    await updateWordCounts(tx, words);
    words.clear();
  };
  for await (const ids of listChanged(tx, staging, DOCUMENT_BATCH_SIZE)) {
    await saveDocuments(
      tx,
      await tx
        .select()
        .from(products)
        .where(and(inArray(products.id, ids), products.isListed)),
      tiers,
      words,
    );
    // Flushes rarely: each flush leaves a dead row version of every common word, which later updates must scan.
    if (words.size > MAX_PENDING_WORDS) await flushWords();
    done += ids.length;
    report(done);
  }
  await flushWords();
}

async function applyProducts(tx: Transaction, staging: Staging, options: ApplyOptions): Promise<string[]> {
  const { isStockOverwritten, onProgress } = options;
  const preserved = isStockOverwritten ? [] : LIVE_COLUMNS;
  await pauseFacetCounts(tx);
  const all = await recordChanged(tx, staging, preserved);
  // Drops indexes only if nearly all products are new: then few shoppers use lists, which are slow without indexes.
  const isFirst = all > MIN_LARGE_IMPORT && (await countProducts(tx)) * 10 < all;
  const indexed = isFirst ? [products, productDocuments, searchWords] : [];
  let endedOffers: string[] = [];
  await withoutIndexes(tx, indexed.slice(0, 1), async () => {
    endedOffers = await writeProducts(tx, staging, preserved, (done) => onProgress?.('saving', done, all));
  });
  await shareRatings(tx, staging);
  await withoutIndexes(tx, indexed.slice(1), () =>
    writeDocuments(tx, staging, (done) => onProgress?.('search', done, all)),
  );
  if (isStockOverwritten) await subtractHeld(tx, staging);
  return endedOffers;
}

/** Writes the valid rows into the shop in one transaction, and drops the staging. */
export async function applyStaged(db: Database, staging: Staging, options: ApplyOptions = {}): Promise<void> {
  const endedOffers = await changeTaxonomy(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await acquireImportLock(tx);
    await lockStaging(tx, staging);
    await applyGroups(tx, staging);
    const ended = await applyProducts(tx, staging, options);
    await deleteUnusedValues(tx, staging);
    // Runs as late as possible: from here until the commit, every sale of a product's last piece waits.
    await updateFacetCounts(tx, staging, await countProducts(tx));
    await dropStaging(tx, staging);
    return ended;
  });
  for (const line of endedOffers) options.log?.(line);
}
