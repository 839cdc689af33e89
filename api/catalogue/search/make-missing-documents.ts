import { notifyServers, recordChange } from '#api/catalogue/changes.ts';
import { and, asc, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { productDocuments } from '#api/schema/search.ts';
import { DOCUMENT_VERSION } from './document.ts';
import { readTiers, saveDocuments, type TierEnds } from './save-documents.ts';

const ID_BATCH_SIZE = 1_000;
// Few enough not to block the embedded engine, which serves shoppers in the same thread.
const BATCH_SIZE = 50;

/** Lists ids of listed products without a current document, in steps that take no longer in a larger catalogue. */
export async function* listMissingDocuments(db: Database): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const { rows } = await db.execute<{ id: string; is_missing: boolean }>(sql`
      select id, made_by is distinct from ${DOCUMENT_VERSION} as is_missing
      from (select id from products where id > ${last} and is_listed order by id limit ${ID_BATCH_SIZE}) step
      left join product_documents on product_id = id order by id`);
    const missing = rows.filter((row) => row.is_missing).map(({ id }) => id);
    if (missing.length > 0) yield missing;
    if (rows.length < ID_BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

async function makeBatch(tx: Transaction, ids: string[], tiers: TierEnds): Promise<void> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    // Keeps others from changing the products meanwhile.
    .for('no key update');
  // Another server may already have made some of the documents.
  const made = await tx
    .select({ id: productDocuments.productId })
    .from(productDocuments)
    .where(and(inArray(productDocuments.productId, ids), eq(productDocuments.madeBy, DOCUMENT_VERSION)));
  const current = new Set(made.map(({ id }) => id));
  await saveDocuments(
    tx,
    rows.filter(({ id, isListed }) => isListed && !current.has(id)),
    tiers,
  );
}

interface MakeOptions {
  signal?: AbortSignal | undefined;
  batchSize?: number | undefined;
}

/** Makes missing and outdated documents; can be stopped and resumed. Returns the number of products in the processed batches. */
export async function makeMissingDocuments(
  db: Database,
  onProgress?: (made: number) => void,
  { signal, batchSize = BATCH_SIZE }: MakeOptions = {},
): Promise<number> {
  let made = 0;
  for await (const ids of listMissingDocuments(db)) {
    const tiers = await readTiers(db);
    for (let at = 0; at < ids.length && !signal?.aborted; at += batchSize) {
      const batch = ids.slice(at, at + batchSize);
      await db.transaction((tx) => makeBatch(tx, batch, tiers));
      made += batch.length;
      onProgress?.(made);
    }
    if (signal?.aborted) break;
  }
  // Invalidates answers that were cached meanwhile.
  if (made > 0) {
    await recordChange(db);
    await notifyServers(db);
  }
  return made;
}
