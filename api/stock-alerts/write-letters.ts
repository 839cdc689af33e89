import { users } from '#api/account/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import type { Api } from '#api/dependencies.ts';
import { putLetter } from '#api/letters/outbox.ts';
import { and, asc, eq, gt, isNull } from '#api/platform/database/drizzle.ts';
import { stockAlerts } from './tables.ts';

const BATCH = 100;
/** So many at a time that a round is over before the next one; the rest waits a minute. */
const MOST_BATCHES = 20;

/** Writes letters to some of those whose product is in stock again, and forgets that they waited: one letter each. */
function writeBatch({ db, jobs }: Pick<Api, 'db' | 'jobs'>): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        userId: stockAlerts.userId,
        productId: stockAlerts.productId,
        language: stockAlerts.language,
        createdAt: stockAlerts.createdAt,
        recipient: users.email,
      })
      .from(stockAlerts)
      .innerJoin(products, and(eq(products.id, stockAlerts.productId), gt(products.quantity, 0)))
      .innerJoin(users, and(eq(users.id, stockAlerts.userId), isNull(users.deletedAt)))
      .orderBy(asc(stockAlerts.createdAt))
      .limit(BATCH)
      // Another server may be at it, and a shopper may just be taking it back.
      .for('update', { of: stockAlerts, skipLocked: true });
    for (const { userId, productId, language, createdAt, recipient } of due) {
      const key = `back_in_stock ${userId} ${productId} ${createdAt.getTime()}`;
      await putLetter(jobs, tx, { key, kind: 'back_in_stock', recipient, language, data: { productId } });
      await tx
        .delete(stockAlerts)
        .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)));
    }
    return due.length;
  });
}

/** Looks for what is in stock again, whatever brought it back: an import, a cancelled order, a payment that never came. */
export async function writeStockLetters(api: Pick<Api, 'db' | 'jobs'>): Promise<void> {
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const written = await writeBatch(api);
    if (written > 0) api.jobs.wake('letter');
    if (written < BATCH) return;
  }
}
