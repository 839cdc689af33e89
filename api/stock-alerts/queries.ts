/** The SQL of stock alerts. Each statement contains the shopper's id. */

import { and, asc, eq, sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { products, sellableQuantity } from '#api/schema/catalogue.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';
import { type Language, MAX_STOCK_ALERTS } from '#contract/constants.ts';

interface Alert {
  userId: string;
  productId: string;
}

/** The ids of the products that a shopper waits for, oldest first. */
export async function listAlerts(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stockAlerts.productId })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.productId));
  return rows.map(({ id }) => id);
}

/** Adds a shopper's alert for a sold-out product, or says why it can't be added. */
export function addAlert(db: Database, alert: Alert & { language: Language }) {
  const { userId, productId, language } = alert;
  return db.transaction(async (tx) => {
    // Serializes a shopper's requests, so that the limit holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock alerts of ${userId}`}, 0))`);
    const [product] = await tx
      .select({ quantity: sellableQuantity })
      .from(products)
      .where(eq(products.id, productId))
      .for('key share');
    if (!product) return 'no product' as const;
    if (product.quantity > 0) return 'in stock' as const;
    const others = sql`${stockAlerts.userId} = ${userId} and ${stockAlerts.productId} <> ${productId}`;
    if ((await tx.$count(stockAlerts, others)) >= MAX_STOCK_ALERTS) return 'too many' as const;
    await tx
      .insert(stockAlerts)
      .values({ userId, productId, language })
      .onConflictDoUpdate({ target: [stockAlerts.userId, stockAlerts.productId], set: { language } });
    return 'added' as const;
  });
}

export async function removeAlert(db: Database, { userId, productId }: Alert): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)));
}
