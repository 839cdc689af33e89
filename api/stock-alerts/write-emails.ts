import type { Api } from '#api/dependencies.ts';
import { putEmail } from '#api/emails/outbox.ts';
import { and, asc, eq, gt, isNull } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { stockAlerts } from '#api/schema/stock-alerts.ts';

const BATCH_SIZE = 100;
/** Keeps a run below a minute, because the next run starts then. */
const MAX_BATCHES = 20;

/** Queues a batch of emails about products that are in stock again, and deletes their alerts. */
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
      .innerJoin(
        products,
        and(eq(products.id, stockAlerts.productId), products.isListed, gt(products.quantity, 0)),
      )
      .innerJoin(users, and(eq(users.id, stockAlerts.userId), isNull(users.deletedAt)))
      .orderBy(asc(stockAlerts.createdAt))
      .limit(BATCH_SIZE)
      // Skips alerts that another server is sending or their shopper is removing.
      .for('update', { of: stockAlerts, skipLocked: true });
    for (const { userId, productId, language, createdAt, recipient } of due) {
      const key = `back_in_stock ${userId} ${productId} ${createdAt.getTime()}`;
      if (recipient !== null)
        await putEmail(jobs, tx, { key, kind: 'back_in_stock', recipient, language, data: { productId } });
      await tx
        .delete(stockAlerts)
        .where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.productId, productId)));
    }
    return due.length;
  });
}

/** Queues emails about products that are in stock again, for whatever reason. Called every minute. */
export async function writeStockEmails(api: Pick<Api, 'db' | 'jobs'>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const written = await writeBatch(api);
    if (written > 0) api.jobs.wake('letter');
    if (written < BATCH_SIZE) return;
  }
}
