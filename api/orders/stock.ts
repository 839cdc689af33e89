/** The SQL of stock: taking, selling and returning an order's pieces. An order has at most one line per product. */

import type { SQL } from 'drizzle-orm';
import { recordChange, topicsOfStock } from '#api/catalogue/changes.ts';
import { and, asc, eq, inArray, notExists, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { cartLines, carts } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';

interface OrderedProduct {
  productId: string;
  count: number;
}

/** An order's lines as an SQL table, so that one statement updates all products. */
const asTable = (lines: OrderedProduct[]) =>
  sql`unnest(${sql.param(lines.map((line) => line.productId))}::text[],
    ${sql.param(lines.map((line) => line.count))}::int[]) as bought(product_id, count)`;

const stockOf = (db: Database | Transaction, lines: OrderedProduct[]) =>
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

/** The stock of each product of an order. */
export async function readStock(db: Database, lines: OrderedProduct[]): Promise<Map<string, number>> {
  return new Map((await stockOf(db, lines)).map((row) => [row.id, row.quantity]));
}

/** Reads the stock and locks the products until the transaction ends. Locks them by id, to avoid deadlocks. */
export async function lockStock(tx: Transaction, lines: OrderedProduct[]): Promise<Map<string, number>> {
  const rows = await stockOf(tx, lines).for('no key update');
  return new Map(rows.map((row) => [row.id, row.quantity]));
}

type ChangedProduct = { id: string; familyId: string | null; quantity: number; count: number };

const updateStock = (tx: Transaction, lines: OrderedProduct[], set: SQL, where = sql`true`) =>
  tx.execute<ChangedProduct>(sql`
    update products set ${set} from ${asTable(lines)} where products.id = bought.product_id and ${where}
    returning products.id, family_id as "familyId", quantity, count`);

/** Records which products' stock changed. `sign`: 1 if it rose, -1 if it fell, 0 if held pieces were sold. */
const recordStockChange = (tx: Transaction, rows: ChangedProduct[], sign: -1 | 0 | 1) =>
  recordChange(tx, topicsOfStock(rows.map((row) => ({ ...row, before: row.quantity - sign * row.count }))));

/** Takes pieces from stock, as sold or as held for a payment. Call after lockStock has shown that there are enough. */
export async function takeStock(
  tx: Transaction,
  lines: OrderedProduct[],
  as: 'held' | 'sold',
): Promise<void> {
  const { rows } = await updateStock(
    tx,
    lines,
    sql`quantity = quantity - bought.count, sold = sold + ${as === 'sold' ? sql`bought.count` : sql`0`}`,
    sql`products.quantity >= bought.count`,
  );
  if (rows.length !== lines.length) throw new Error('Stock was taken without locking it first');
  await recordStockChange(tx, rows, -1);
}

/** Sells pieces that were held. */
export async function sellHeld(tx: Transaction, lines: OrderedProduct[]): Promise<void> {
  await lockStock(tx, lines);
  const { rows } = await updateStock(tx, lines, sql`sold = sold + bought.count`);
  await recordStockChange(tx, rows, 0);
}

/** Returns held or sold pieces to stock, except for products that no longer exist. */
export async function returnStock(
  tx: Transaction,
  lines: OrderedProduct[],
  from: 'held' | 'sold',
): Promise<void> {
  await lockStock(tx, lines);
  const { rows } = await updateStock(
    tx,
    lines,
    sql`quantity = quantity + bought.count, sold = sold - ${from === 'sold' ? sql`bought.count` : sql`0`}`,
  );
  await recordStockChange(tx, rows, 1);
}

/** Subtracts pieces that came back damaged from the sold ones, without returning them to stock. */
export async function returnDamaged(tx: Transaction, lines: OrderedProduct[]): Promise<void> {
  await lockStock(tx, lines);
  const { rows } = await updateStock(tx, lines, sql`sold = sold - bought.count`);
  await recordStockChange(tx, rows, 0);
}

/** Removes ordered pieces from a cart, but not pieces that were added since; deletes the cart if it is empty. */
export async function removeFromCart(
  tx: Transaction,
  cartId: string,
  lines: OrderedProduct[],
  now: Date,
): Promise<void> {
  const isOrdered = sql`cart_id = ${cartId} and cart_lines.product_id = bought.product_id`;
  await tx.execute(sql`
    delete from cart_lines using ${asTable(lines)}
    where ${isOrdered} and cart_lines.count <= bought.count`);
  await tx.execute(sql`
    update cart_lines set count = cart_lines.count - bought.count from ${asTable(lines)}
    where ${isOrdered}`);
  await tx.update(carts).set({ updatedAt: now }).where(eq(carts.id, cartId));
  const linesLeft = tx.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  await tx.delete(carts).where(and(eq(carts.id, cartId), notExists(linesLeft)));
}
