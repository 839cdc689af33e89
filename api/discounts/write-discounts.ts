/** Adds, changes and ends discount codes for the staff. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor, Api } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, inArray, ne } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { refuse, refuseField } from '#api/platform/http/refusal.ts';
import { categories, products } from '#api/schema/catalogue.ts';
import { discounts } from '#api/schema/discounts.ts';
import type { DiscountRequest } from '#contract/discounts/requests.ts';
import type { DiscountRow } from './find-coupon.ts';
import { presentDiscounts } from './list-discounts.ts';

/** Refuses products and categories that the shop does not have. */
async function refuseUnknown(tx: Transaction, { productIds, categoryIds }: DiscountRequest): Promise<void> {
  for (const [param, table, ids] of [
    ['productIds', products, productIds],
    ['categoryIds', categories, categoryIds],
  ] as const) {
    if (ids.length === 0) continue;
    const found = await tx.select({ id: table.id }).from(table).where(inArray(table.id, ids));
    const known = new Set(found.map(({ id }) => id));
    const unknown = ids.find((id) => !known.has(id));
    if (unknown !== undefined) throw refuseField('no-document', { param, value: unknown, values: [unknown] });
  }
}

async function refuseCodeInUse(tx: Transaction, code: string, ownId = ''): Promise<void> {
  const isTaken = await tx.$count(discounts, and(eq(discounts.code, code), ne(discounts.id, ownId)));
  if (isTaken) throw refuseField('discount-code-in-use', { param: 'code', value: code });
}

/** Keeps only the value of the code's kind. */
const pickValue = <Values extends DiscountRequest>(values: Values): Values => ({
  ...values,
  percent: values.kind === 'percent' ? values.percent : null,
  amountPiastres: values.kind === 'amount' ? values.amountPiastres : null,
});

const AUDITED = [
  ...(['code', 'kind', 'percent', 'amountPiastres', 'minPiastres', 'productIds', 'categoryIds'] as const),
  ...(['startsOn', 'endsOn', 'maxUses', 'maxUsesPerPerson'] as const),
];
const pickAudited = (row: DiscountRow) => Object.fromEntries(AUDITED.map((name) => [name, row[name]]));

export async function addDiscount(api: Api, actor: Actor, request: DiscountRequest): Promise<DiscountRow> {
  const now = api.clock();
  return api.db.transaction(async (tx) => {
    await refuseUnknown(tx, request);
    const [row] = await tx
      .insert(discounts)
      .values({
        id: newId(now),
        ...pickValue(request),
        createdBy: actor.staffId,
        createdAt: new Date(now),
        updatedAt: new Date(now),
      })
      .onConflictDoNothing({ target: discounts.code })
      .returning();
    if (!row) throw refuseField('discount-code-in-use', { param: 'code', value: request.code });
    await recordAudit(tx, actor, {
      ...{ action: 'discount.added', id: row.id, label: row.code },
      after: pickAudited(row),
    });
    return row;
  });
}

async function lockOrRefuse(tx: Transaction, id: string): Promise<DiscountRow> {
  const [row] = await tx.select().from(discounts).where(eq(discounts.id, id)).for('update');
  if (!row) throw refuse('no-such-discount');
  return row;
}

/** What orders have promised by using a code. */
const listPromises = (discount: Pick<DiscountRow, 'code' | 'kind' | 'percent' | 'amountPiastres'>) =>
  JSON.stringify([discount.code, discount.kind, discount.percent, discount.amountPiastres]);

export async function changeDiscount(
  api: Api,
  actor: Actor,
  { id, version, ...typed }: DiscountRequest & { id: string; version: number },
): Promise<DiscountRow> {
  const request = pickValue<DiscountRequest>(typed);
  return api.db.transaction(async (tx) => {
    const before = await lockOrRefuse(tx, id);
    if (before.version !== version) {
      const [current] = await presentDiscounts(tx, [before], api.clock());
      throw refuse('changed-meanwhile', { ...(current && { current }) });
    }
    if (before.uses > 0 && listPromises(before) !== listPromises(request)) throw refuse('discount-used');
    await refuseUnknown(tx, request);
    await refuseCodeInUse(tx, request.code, id);
    const [row] = await tx
      .update(discounts)
      .set({ ...request, version: version + 1, updatedAt: new Date(api.clock()) })
      .where(eq(discounts.id, id))
      .returning();
    if (!row) throw new Error(`Discount ${id} is gone`);
    await recordAudit(tx, actor, {
      ...{ action: 'discount.changed', id, label: row.code },
      ...{ before: pickAudited(before), after: pickAudited(row) },
    });
    return row;
  });
}

/** Ends a code now; one that has ended stays as it is. */
export async function endDiscount(api: Api, actor: Actor, id: string): Promise<DiscountRow> {
  return api.db.transaction(async (tx) => {
    const before = await lockOrRefuse(tx, id);
    if (before.endedAt) return before;
    const now = new Date(api.clock());
    const [row] = await tx
      .update(discounts)
      .set({ endedAt: now, version: before.version + 1, updatedAt: now })
      .where(eq(discounts.id, id))
      .returning();
    if (!row) throw new Error(`Discount ${id} is gone`);
    await recordAudit(tx, actor, { action: 'discount.ended', id, label: row.code });
    return row;
  });
}
