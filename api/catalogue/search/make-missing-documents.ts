import { callServers, noteChange } from '#api/catalogue/changes.ts';
import { products } from '#api/catalogue/tables.ts';
import { and, asc, eq, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { DOCUMENT_VERSION } from './document.ts';
import { readTiers, saveDocuments, type Tiers } from './save-documents.ts';
import { productDocuments } from './tables.ts';

const LOOKED_AT_ONCE = 1_000;
// Few enough that the embedded engine, which serves shoppers in the same thread, is not away for long.
const MADE_AT_ONCE = 50;

/** Ids of products without a document of this version, some at a time; no look takes longer in a larger catalogue. */
export async function* listUndocumented(db: Database): AsyncGenerator<string[]> {
  for (let last = ''; ; ) {
    const { rows } = await db.execute<{ id: string; is_missing: boolean }>(sql`
      select id, made_by is distinct from ${DOCUMENT_VERSION} as is_missing
      from (select id from products where id > ${last} order by id limit ${LOOKED_AT_ONCE}) looked_at
      left join product_documents on product_id = id order by id`);
    const missing = rows.filter((row) => row.is_missing).map(({ id }) => id);
    if (missing.length > 0) yield missing;
    if (rows.length < LOOKED_AT_ONCE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

async function makeBatch(tx: Transaction, ids: string[], tiers: Tiers): Promise<void> {
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    // So that nobody changes them meanwhile; another server may have been quicker.
    .for('no key update');
  const made = await tx
    .select({ id: productDocuments.productId })
    .from(productDocuments)
    .where(and(inArray(productDocuments.productId, ids), eq(productDocuments.madeBy, DOCUMENT_VERSION)));
  const known = new Set(made.map(({ id }) => id));
  await saveDocuments(
    tx,
    rows.filter(({ id }) => !known.has(id)),
    tiers,
  );
}

interface MakeOptions {
  signal?: AbortSignal | undefined;
  madeAtOnce?: number | undefined;
}

/** Makes documents of products that have none of this version, and goes on wherever it was stopped; answers how many. */
export async function makeMissingDocuments(
  db: Database,
  onProgress?: (made: number) => void,
  { signal, madeAtOnce = MADE_AT_ONCE }: MakeOptions = {},
): Promise<number> {
  let made = 0;
  for await (const ids of listUndocumented(db)) {
    const tiers = await readTiers(db);
    for (let at = 0; at < ids.length && !signal?.aborted; at += madeAtOnce) {
      const batch = ids.slice(at, at + madeAtOnce);
      await db.transaction((tx) => makeBatch(tx, batch, tiers));
      made += batch.length;
      onProgress?.(made);
    }
    if (signal?.aborted) break;
  }
  // Answers that were cached meanwhile lack them.
  if (made > 0) {
    await noteChange(db);
    await callServers(db);
  }
  return made;
}
