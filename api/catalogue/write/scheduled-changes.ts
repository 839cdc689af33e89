/** Changes of products at a given time, made within the minute by the recurring work. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, asc, eq, isNull, lte } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { type ScheduledChangeRow, scheduledChanges } from '#api/schema/product-changes.ts';
import { describeWho, ProductsRefused } from './act.ts';
import { changeCatalogue } from './change-catalogue.ts';
import { type ProductFields, readFields } from './product-fields.ts';

const MAX_AT_ONCE = 500;

interface NewScheduledChange {
  productId: string;
  at: Date;
  set: Partial<ProductFields>;
}

/** Plans a change. Whether it can be made is checked at its time. */
export async function scheduleChange(
  tx: Transaction,
  actor: Actor,
  { productId, at, set }: NewScheduledChange,
): Promise<ScheduledChangeRow> {
  const [row] = await tx
    .insert(scheduledChanges)
    .values({
      ...describeWho({ actor }),
      ...{ id: newId(), productId, at, role: actor.role, fields: { ...set } },
    })
    .returning();
  if (!row) throw new Error('the change was not planned');
  const label = await readTitle(tx, productId);
  await recordAudit(tx, actor, { action: 'product.scheduled', id: productId, label, after: { at, ...set } });
  return row;
}

/** Withdraws a planned change; false if it was made already, or is not there. */
export async function withdrawScheduled(tx: Transaction, actor: Actor, id: string): Promise<boolean> {
  const [row] = await tx
    .delete(scheduledChanges)
    .where(and(eq(scheduledChanges.id, id), isNull(scheduledChanges.doneAt)))
    .returning();
  if (!row) return false;
  const { productId, at, fields } = row;
  const label = await readTitle(tx, productId);
  await recordAudit(tx, actor, {
    ...{ action: 'product.unscheduled', id: productId, label },
    before: { at, ...fields },
  });
  return true;
}

async function readTitle(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx.select({ title: products.titleEn }).from(products).where(eq(products.id, id));
  return row?.title ?? '';
}

/** The changes of a product that are still to come, or could not be made; the earliest first. */
export const listScheduled = (db: Database, productId: string): Promise<ScheduledChangeRow[]> =>
  db
    .select()
    .from(scheduledChanges)
    .where(eq(scheduledChanges.productId, productId))
    .orderBy(asc(scheduledChanges.at), asc(scheduledChanges.id));

/** Makes the changes whose time has come, in their order; those that can't be made get a problem. */
export async function applyDueChanges(api: Pick<Api, 'db' | 'changes' | 'clock'>): Promise<void> {
  const now = new Date(api.clock());
  const due = await api.db
    .select()
    .from(scheduledChanges)
    .where(and(isNull(scheduledChanges.doneAt), lte(scheduledChanges.at, now)))
    .orderBy(asc(scheduledChanges.at), asc(scheduledChanges.id))
    .limit(MAX_AT_ONCE);
  for (const row of due) {
    try {
      await apply(api, row, now);
    } catch (error) {
      if (!(error instanceof ProductsRefused)) throw error;
      const problem = error.problems[0]?.code ?? '';
      await api.db
        .update(scheduledChanges)
        .set({ doneAt: now, problem })
        .where(eq(scheduledChanges.id, row.id));
    }
  }
}

/** The member of staff who planned a change. */
const actorOf = ({ staffId, name, role, via }: ScheduledChangeRow): Actor | 'command' =>
  staffId === null || role === null || via === 'command'
    ? 'command'
    : { staffId, name, role, via, address: '' };

async function apply(api: Pick<Api, 'db' | 'changes'>, row: ScheduledChangeRow, now: Date): Promise<void> {
  await changeCatalogue(api, { actor: actorOf(row), cause: 'schedule' }, async ({ tx, products: write }) => {
    // Another server may have made it, or its planner withdrawn it.
    const [taken] = await tx
      .update(scheduledChanges)
      .set({ doneAt: now })
      .where(and(eq(scheduledChanges.id, row.id), isNull(scheduledChanges.doneAt)))
      .returning({ id: scheduledChanges.id });
    if (taken) await write([{ id: row.productId, set: readFields(row.fields) }]);
  });
}
