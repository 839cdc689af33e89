/** The one way in which products change, whoever asks. */
import { recordAudit } from '#api/audit/record-audit.ts';
import { EVERYTHING } from '#api/platform/caches/freshness.ts';
import { newId } from '#api/platform/database/columns.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { retryOnDeadlock } from '#api/platform/database/retry.ts';
import { productBatches } from '#api/schema/product-changes.ts';
import { type CatalogueChanges, notifyServers, recordChange } from '../changes.ts';
import { type Act, describeWho, type OpenAct } from './act.ts';
import { finishAct } from './finish-act.ts';
import type { ProductChange } from './plan-products.ts';
import { type WrittenProduct, writeProducts } from './write-products.ts';

/** The shop's database. A running server also passes its caches, so that it sees the change at once. */
export interface Shop {
  db: Database;
  changes?: Pick<CatalogueChanges, 'publish'> | undefined;
}

/** What an act may do, within its transaction. */
export interface Write {
  tx: Transaction;
  actor: Act['actor'];
  /** Writes products, in batches by id, and returns those that differed; throws ProductsRefused. */
  products(changes: ProductChange[]): Promise<WrittenProduct[]>;
  /** For changes that any answer may depend on, such as a renamed category. */
  invalidateEverything(): void;
}

export interface Done<Result> {
  result: Result;
  /** How many products were made, and how many others changed. */
  made: number;
  changed: number;
  /** The batch, if the act has a title and changed any product. */
  batchId: string | undefined;
}

/**
 * Changes products in one transaction: checks them, records who and why, keeps search, counts and ratings right, and
 * publishes what changed. `work` is repeated after a deadlock.
 */
export async function changeCatalogue<Result>(
  { db, changes }: Shop,
  act: Act,
  work: (write: Write) => Promise<Result>,
): Promise<Done<Result>> {
  const done = await retryOnDeadlock(() => db.transaction((tx) => run(tx, act, work)));
  if (changes) await changes.publish();
  else await notifyServers(db);
  return done;
}

async function run<Result>(
  tx: Transaction,
  act: Act,
  work: (write: Write) => Promise<Result>,
): Promise<Done<Result>> {
  const batchId = act.title === undefined ? undefined : newId();
  const open: OpenAct = {
    ...act,
    tx,
    batchId,
    made: 0,
    changed: 0,
    isFirstFilling: false,
    isBegun: false,
    topics: new Set(),
  };
  const result = await work({
    tx,
    actor: act.actor,
    products: (changes) => writeProducts(open, changes),
    invalidateEverything: () => open.topics.add(EVERYTHING),
  });
  await finishAct(open);
  await recordChange(tx, open.topics.has(EVERYTHING) ? [EVERYTHING] : [...open.topics]);
  const { made, changed } = open;
  if (made + changed > 0) await enterAct(open);
  return { result, made, changed, batchId: made + changed > 0 ? batchId : undefined };
}

/** Enters the act into the audit log and, if it can be undone as one, into the batches. */
async function enterAct(act: OpenAct): Promise<void> {
  const { tx, batchId, title, cause, made, changed, first } = act;
  if (batchId === undefined || title === undefined) {
    const isOne = made + changed === 1;
    await recordAudit(tx, act.actor, {
      action: made > 0 ? 'product.added' : 'product.changed',
      id: isOne ? (first?.id ?? null) : null,
      label: isOne ? (first?.label ?? '') : `${made + changed} products`,
      ...(isOne && { before: first?.before, after: first?.after }),
    });
    return;
  }
  await tx.insert(productBatches).values({ ...describeWho(act), id: batchId, cause, title, made, changed });
  if (act.isFirstFilling) return;
  await recordAudit(tx, act.actor, {
    ...{
      action: cause === 'undo' ? 'product.batch-undone' : 'product.batch-changed',
      id: batchId,
      label: title,
    },
    after: { made, changed },
  });
}

/** Lets an act take as long as it needs, and waits until no other long act writes: two could deadlock. */
export async function beginLongAct(tx: Transaction): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(4706)`);
}
