/** Undoes a batch: an import or a bulk change. */
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '#api/dependencies.ts';
import { and, desc, eq, inArray, lt } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import {
  type ProductBatchRow,
  type ProductChangeRow,
  productBatches,
  productChanges,
} from '#api/schema/product-changes.ts';
import { describeWho } from './act.ts';
import { beginLongAct, changeCatalogue, type Shop, type Write } from './change-catalogue.ts';
import type { ProductChange } from './plan-products.ts';
import { type ProductField, type ProductRow, readFields } from './product-fields.ts';

const BATCH_SIZE = 500;
/** More are only counted. */
const MAX_LISTED = 500;

/** Fields that somebody changed after the batch; they stay as they are. */
export interface KeptFields {
  id: string;
  title: string;
  fields: ProductField[];
}

export type Undone =
  | { state: 'no-batch' }
  | { state: 'undone-before'; batch: ProductBatchRow }
  | {
      state: 'undone';
      batch: ProductBatchRow;
      /** The products that got their fields back, or were archived because the batch had made them. */
      products: number;
      kept: KeptFields[];
      keptProducts: number;
    };

/**
 * Sets each field that a batch changed back, unless somebody changed it since, and archives products that the batch
 * made. Stock stays. The undoing is a batch itself.
 */
export async function undoBatch(shop: Shop, actor: Actor | 'command', batchId: string): Promise<Undone> {
  const [found] = await shop.db.select().from(productBatches).where(eq(productBatches.id, batchId));
  if (!found) return { state: 'no-batch' };
  const act = { actor, cause: 'undo', title: found.title } as const;
  const { result, made, changed } = await changeCatalogue(shop, act, async (write) => {
    const { tx } = write;
    await beginLongAct(tx);
    const [batch] = await tx
      .select()
      .from(productBatches)
      .where(eq(productBatches.id, batchId))
      .for('update');
    if (!batch || batch.undoneAt) return undefined;
    const kept = await undoChanges(write, batchId);
    const set = { undoneAt: new Date(), undoneBy: describeWho(act).name };
    await tx.update(productBatches).set(set).where(eq(productBatches.id, batchId));
    return { batch: { ...batch, ...set }, ...kept };
  });
  if (!result) return { state: 'undone-before', batch: found };
  return { state: 'undone', ...result, products: made + changed };
}

async function undoChanges(write: Write, batchId: string) {
  const kept: KeptFields[] = [];
  let keptProducts = 0;
  for await (const changes of listChanges(write.tx, batchId)) {
    const ids = changes.map(({ productId }) => productId);
    const rows = await write.tx.select().from(products).where(inArray(products.id, ids));
    const presentOf = new Map(rows.map((row) => [row.id, row]));
    const undone = changes.flatMap((change) => {
      const present = presentOf.get(change.productId);
      return present ? [{ present, ...undoOne(change, present) }] : [];
    });
    await write.products(undone.map(({ change }) => change));
    const partial = undone.filter(({ fields }) => fields.length > 0);
    keptProducts += partial.length;
    const listed = partial.slice(0, MAX_LISTED - kept.length);
    kept.push(...listed.map(({ present, fields }) => ({ id: present.id, title: present.titleEn, fields })));
  }
  return { kept, keptProducts };
}

/** Lists the changes of a batch, the last first. A product is in a list once. */
async function* listChanges(tx: Transaction, batchId: string): AsyncGenerator<ProductChangeRow[]> {
  for (let last = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await tx
      .select()
      .from(productChanges)
      .where(and(eq(productChanges.batchId, batchId), lt(productChanges.id, last)))
      .orderBy(desc(productChanges.id))
      .limit(BATCH_SIZE);
    const again = rows.findIndex((row, at) => rows.findIndex((one) => one.productId === row.productId) < at);
    const changes = again < 0 ? rows : rows.slice(0, again);
    if (changes.length > 0) yield changes;
    if (rows.length < BATCH_SIZE && again < 0) return;
    last = changes.at(-1)?.id ?? 0;
  }
}

const toJson = (value: unknown) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** The change that undoes one, and the fields that it leaves, because somebody changed them since. */
function undoOne(
  { productId, before, after }: ProductChangeRow,
  present: ProductRow,
): { change: ProductChange; fields: ProductField[] } {
  if (!before || !after) {
    const isArchived = present.archivedAt !== null;
    const set = isArchived ? {} : { isListed: false, archivedAt: new Date() };
    return { change: { id: productId, set }, fields: [] };
  }
  const names = Object.keys(before) as ProductField[];
  const isKept = (name: ProductField) => !isDeepStrictEqual(toJson(present[name]), after[name]);
  const kept = new Set(names.filter(isKept));
  const old = readFields(before);
  const priceOf = (name: 'pricePiastres' | 'offerPiastres') =>
    old[name] === undefined || kept.has(name) ? present[name] : old[name];
  const offer = priceOf('offerPiastres');
  // The old price may not fit an offer that somebody made since, and the other way round.
  if (offer !== null && offer >= (priceOf('pricePiastres') ?? 0))
    for (const name of ['pricePiastres', 'offerPiastres'] as const) if (names.includes(name)) kept.add(name);
  const restored = Object.entries(old).filter(([name]) => !kept.has(name as ProductField));
  return { change: { id: productId, set: Object.fromEntries(restored) }, fields: [...kept] };
}
