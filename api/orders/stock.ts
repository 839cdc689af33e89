/** The SQL of selling: stock goes down, carts lose what was bought. Lines of an order name each product once. */

import type { SQL } from 'drizzle-orm';
import { cartLines, carts } from '#api/cart/tables.ts';
import { noteChange, topicsOfStock } from '#api/catalogue/changes.ts';
import { products } from '#api/catalogue/tables.ts';
import { and, asc, eq, inArray, notExists, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';

interface Bought {
  productId: string;
  count: number;
}

/** Lines as a table of the statement, so that any number of them is one round trip. */
const asTable = (lines: Bought[]) =>
  sql`unnest(${sql.param(lines.map((line) => line.productId))}::text[],
    ${sql.param(lines.map((line) => line.count))}::int[]) as bought(product_id, count)`;

const stockOf = (db: Database | Transaction, lines: Bought[]) =>
  db
    .select({ id: products.id, quantity: products.quantity })
    .from(products)
    .where(
      inArray(
        products.id,
        lines.map((line) => line.productId),
      ),
    )
    .orderBy(asc(products.id));

/** Pieces the shop has of each product of an order. */
export async function readStock(db: Database, lines: Bought[]): Promise<Map<string, number>> {
  return new Map((await stockOf(db, lines)).map((row) => [row.id, row.quantity]));
}

/** The same, locked until the transaction ends; in order of id, so that two sales never deadlock. */
export async function lockStock(tx: Transaction, lines: Bought[]): Promise<Map<string, number>> {
  const rows = await stockOf(tx, lines).for('no key update');
  return new Map(rows.map((row) => [row.id, row.quantity]));
}

type Moved = { id: string; familyId: string | null; quantity: number; count: number };

const moveLines = (tx: Transaction, lines: Bought[], set: SQL, where = sql`true`) =>
  tx.execute<Moved>(sql`
    update products set ${set} from ${asTable(lines)} where products.id = bought.product_id and ${where}
    returning products.id, family_id as "familyId", quantity, count`);

/** Writes down whose stock moved; `sign` says which way. */
const noteMoved = (tx: Transaction, rows: Moved[], sign: -1 | 0 | 1) =>
  noteChange(tx, topicsOfStock(rows.map((row) => ({ ...row, before: row.quantity - sign * row.count }))));

/** Takes pieces that lockStock found enough of: sold, or held until they are paid. */
export async function takeStock(tx: Transaction, lines: Bought[], as: 'held' | 'sold'): Promise<void> {
  const { rows } = await moveLines(
    tx,
    lines,
    sql`quantity = quantity - bought.count, sold = sold + ${as === 'sold' ? sql`bought.count` : sql`0`}`,
    sql`products.quantity >= bought.count`,
  );
  if (rows.length !== lines.length) throw new Error('Stock was taken without locking it first');
  await noteMoved(tx, rows, -1);
}

/** Sells pieces that were held. */
export async function sellHeld(tx: Transaction, lines: Bought[]): Promise<void> {
  await lockStock(tx, lines);
  const { rows } = await moveLines(tx, lines, sql`sold = sold + bought.count`);
  await noteMoved(tx, rows, 0);
}

/** Puts pieces back that were held or sold; of products that the shop no longer has, none. */
export async function putBack(tx: Transaction, lines: Bought[], from: 'held' | 'sold'): Promise<void> {
  await lockStock(tx, lines);
  const { rows } = await moveLines(
    tx,
    lines,
    sql`quantity = quantity + bought.count, sold = sold - ${from === 'sold' ? sql`bought.count` : sql`0`}`,
  );
  await noteMoved(tx, rows, 1);
}

/** Takes bought pieces out of a cart; what the shopper added meanwhile stays, an emptied cart goes. */
export async function removeBought(
  tx: Transaction,
  cartId: string,
  lines: Bought[],
  now: Date,
): Promise<void> {
  const isBought = sql`cart_id = ${cartId} and cart_lines.product_id = bought.product_id`;
  await tx.execute(sql`
    delete from cart_lines using ${asTable(lines)}
    where ${isBought} and cart_lines.count <= bought.count`);
  await tx.execute(sql`
    update cart_lines set count = cart_lines.count - bought.count from ${asTable(lines)}
    where ${isBought}`);
  await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId));
  const linesLeft = tx.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  await tx.delete(carts).where(and(eq(carts.id, cartId), notExists(linesLeft)));
}
