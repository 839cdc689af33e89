/** The end of an act that changed products: what is derived from them follows, within the same transaction. */
import { asc, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { withoutIndexes } from '#api/platform/database/without-indexes.ts';
import { products } from '#api/schema/catalogue.ts';
import { productDocuments, searchWords } from '#api/schema/search.ts';
import {
  readTiers,
  removeDocuments,
  saveDocuments,
  updateWordCounts,
  type WordChanges,
} from '../search/save-documents.ts';
import type { OpenAct } from './act.ts';
import { refuseUnfitFamilies } from './check-families.ts';
import { shareRatings } from './share-ratings.ts';
import { updateFacetCounts } from './update-facet-counts.ts';

const DOCUMENT_BATCH_SIZE = 2_000;
/** The number of words whose counts are collected in memory before they are written. They take some megabytes. */
const MAX_PENDING_WORDS = 100_000;
/** Smaller acts are fast enough without dropping indexes. */
const MIN_LARGE_ACT = 10_000;

export async function finishAct(act: OpenAct): Promise<void> {
  if (!act.isBegun) return;
  const { tx } = act;
  await tx.execute(sql`analyze touched_products`);
  await refuseUnfitFamilies(tx);
  await shareRatings(tx);
  await writeDocuments(act);
  // Runs as late as possible: from here until the commit, every sale of a product's last piece waits.
  await updateFacetCounts(tx);
}

/** Lists the ids of touched products whose documents may have changed, sorted, in batches. */
async function* listSearched(tx: Transaction): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from touched_products
      where is_searched and id > ${last} order by id limit ${DOCUMENT_BATCH_SIZE}`);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    if (rows.length < DOCUMENT_BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

async function countRows(tx: Transaction, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
}

async function writeDocuments({ tx, onSearch }: OpenAct): Promise<void> {
  const all = await countRows(tx, sql`touched_products where is_searched`);
  if (all === 0) return;
  // Drops indexes only if nearly all products are new: then few shoppers use searches, which are slow without them.
  const isFirst =
    all > MIN_LARGE_ACT &&
    (await countRows(tx, sql`(select from product_documents limit ${all}) some_of`)) * 10 < all;
  await withoutIndexes(tx, isFirst ? [productDocuments, searchWords] : [], async () => {
    const tiers = await readTiers(tx);
    const words: WordChanges = new Map();
    const flushWords = async () => {
      await updateWordCounts(tx, words);
      words.clear();
    };
    let done = 0;
    for await (const ids of listSearched(tx)) {
      const rows = await tx
        .select()
        .from(products)
        .where(inArray(products.id, ids))
        .orderBy(asc(products.id));
      const unlisted = rows.filter(({ isListed }) => !isListed).map(({ id }) => id);
      await removeDocuments(tx, unlisted, words);
      await saveDocuments(
        tx,
        rows.filter(({ isListed }) => isListed),
        tiers,
        words,
      );
      // Flushes rarely: each update leaves a dead row version of every common word, and the next update must scan them.
      if (words.size > MAX_PENDING_WORDS) await flushWords();
      done += ids.length;
      onSearch?.(done, all);
    }
    await flushWords();
  });
}
