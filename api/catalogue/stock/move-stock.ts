/**
 * The SQL of stock: taking, selling and returning pieces. Every change enters its steps into the journal in the same
 * statement. An order has at most one line per product.
 */
import type { SQL } from 'drizzle-orm';
import { recordChange, topicsOfStock } from '#api/catalogue/changes.ts';
import { asc, inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { products, sellableQuantity } from '#api/schema/catalogue.ts';
import { enterSteps, type Step, type StockCause } from './journal.ts';

export interface Pieces {
  productId: string;
  count: number;
}

/** Pieces as an SQL table, so that one statement updates all products. */
const asTable = (lines: Pieces[]) =>
  sql`unnest(${sql.param(lines.map((line) => line.productId))}::text[],
    ${sql.param(lines.map((line) => line.count))}::int[]) as moved(product_id, count)`;

const stockOf = (db: Database | Transaction, lines: Pieces[], quantity: typeof sellableQuantity) =>
  db
    .select({ id: products.id, quantity })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map((line) => line.productId),
      ),
    )
    .orderBy(asc(products.id));

/** What can be sold of each product of an order. */
export async function readStock(db: Database, lines: Pieces[]): Promise<Map<string, number>> {
  return new Map((await stockOf(db, lines, sellableQuantity)).map((row) => [row.id, row.quantity]));
}

const physicalQuantity = sql<number>`products.quantity`.mapWith(Number);

/**
 * Reads what can be sold of each product and locks the products until the transaction ends, by id, to avoid deadlocks.
 * `isOrdered`: counts the pieces of products that are no longer listed, too, for orders that were placed before.
 */
export async function lockStock(
  tx: Transaction,
  lines: Pieces[],
  { isOrdered = false } = {},
): Promise<Map<string, number>> {
  const quantity = isOrdered ? physicalQuantity : sellableQuantity;
  const rows = await stockOf(tx, lines, quantity).for('no key update');
  return new Map(rows.map((row) => [row.id, row.quantity]));
}

interface StockMove {
  set: SQL;
  where?: SQL;
  steps: readonly Step[];
  cause: StockCause;
}

/** Changes the stock of products, enters the steps, and records the change for caches. Returns how many changed. */
export async function moveStock(tx: Transaction, lines: Pieces[], { set, where, steps, cause }: StockMove) {
  const { rows } = await tx.execute<{
    id: string;
    familyId: string | null;
    quantity: number;
    pieces: number;
  }>(
    sql`with changed as (
      update products set ${set} from ${asTable(lines)}
      where products.id = moved.product_id and ${where ?? sql`true`}
      returning products.id, family_id, quantity, moved.count as pieces
    ), ${enterSteps(steps, cause)}
    select id, family_id as "familyId", quantity, pieces from changed`,
  );
  const sum = steps.reduce((total, [, sign]) => total + sign, 0);
  await recordChange(
    tx,
    topicsOfStock(rows.map((row) => ({ ...row, before: row.quantity - sum * row.pieces }))),
  );
  return rows.length;
}

/** Takes pieces from stock, as sold or as held for a payment. Call after lockStock has shown that there are enough. */
export async function takeStock(
  tx: Transaction,
  lines: Pieces[],
  as: 'held' | 'sold',
  cause: StockCause,
): Promise<void> {
  const isSold = as === 'sold';
  const changed = await moveStock(tx, lines, {
    set: sql`quantity = quantity - moved.count, sold = sold + ${isSold ? sql`moved.count` : sql`0`}`,
    where: sql`products.quantity >= moved.count`,
    steps: [[isSold ? 'sold' : 'reserved', -1]],
    cause,
  });
  if (changed !== lines.length) throw new Error('Stock was taken without locking it first');
}

/** Sells pieces that were held. */
export async function sellHeld(tx: Transaction, lines: Pieces[], cause: StockCause): Promise<void> {
  await lockStock(tx, lines);
  const steps = [
    ['released', 1],
    ['sold', -1],
  ] as const;
  await moveStock(tx, lines, { set: sql`sold = sold + moved.count`, steps, cause });
}

/** Returns held or sold pieces to stock, except for products that no longer exist. */
export async function returnStock(
  tx: Transaction,
  lines: Pieces[],
  from: 'held' | 'sold',
  cause: StockCause,
): Promise<void> {
  await lockStock(tx, lines);
  const isSold = from === 'sold';
  await moveStock(tx, lines, {
    set: sql`quantity = quantity + moved.count, sold = sold - ${isSold ? sql`moved.count` : sql`0`}`,
    steps: [[isSold ? 'returned' : 'released', 1]],
    cause,
  });
}

/** Subtracts pieces that came back damaged from the sold ones, without returning them to stock. */
export async function returnDamaged(tx: Transaction, lines: Pieces[], cause: StockCause): Promise<void> {
  await lockStock(tx, lines);
  const steps = [
    ['returned', 1],
    ['damaged', -1],
  ] as const;
  await moveStock(tx, lines, { set: sql`sold = sold - moved.count`, steps, cause });
}
