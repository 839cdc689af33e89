/** Discount codes as the staff see them. */
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { and, desc, eq, inArray, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { categories, products } from '#api/schema/catalogue.ts';
import { discounts } from '#api/schema/discounts.ts';
import { orders } from '#api/schema/orders.ts';
import type { Discount } from '#contract/discounts/calls.ts';
import type { DiscountRow } from './find-coupon.ts';

/** The sums of the discounts, and of the totals, of all orders with these codes. */
async function readSums(db: Database | Transaction, ids: string[]) {
  const rows = await db
    .select({
      id: orders.discountId,
      saved: sql<number>`sum(${orders.discountPiastres}
        + coalesce((${orders.discount}->>'freedPiastres')::bigint, 0))`.mapWith(Number),
      sales: sql<number>`sum(${orders.totalPiastres})`.mapWith(Number),
    })
    .from(orders)
    .where(and(inArray(orders.discountId, ids), orders.isDiscountUsed))
    .groupBy(orders.discountId);
  return new Map(rows.map((row) => [row.id, row]));
}

async function readNames(db: Database | Transaction, rows: DiscountRow[]) {
  const productIds = rows.flatMap((row) => row.productIds);
  const categoryIds = rows.flatMap((row) => row.categoryIds);
  const ofProducts =
    productIds.length === 0
      ? []
      : await db
          .select({ id: products.id, nameEn: products.titleEn, nameAr: products.titleAr })
          .from(products)
          .where(inArray(products.id, productIds));
  const ofCategories =
    categoryIds.length === 0
      ? []
      : await db
          .select({ id: categories.id, nameEn: categories.nameEn, nameAr: categories.nameAr })
          .from(categories)
          .where(inArray(categories.id, categoryIds));
  return new Map([...ofProducts, ...ofCategories].map((named) => [named.id, named]));
}

function findState(
  { endedAt, endsOn, startsOn, uses, maxUses }: DiscountRow,
  now: number,
): Discount['state'] {
  const today = writeCairoDay(now);
  if (endedAt || (endsOn && endsOn < today)) return 'ended';
  if (maxUses !== null && uses >= maxUses) return 'used-up';
  return startsOn && startsOn > today ? 'planned' : 'active';
}

export async function presentDiscounts(
  db: Database | Transaction,
  rows: DiscountRow[],
  now: number,
): Promise<Discount[]> {
  if (rows.length === 0) return [];
  const sums = await readSums(
    db,
    rows.map(({ id }) => id),
  );
  const names = await readNames(db, rows);
  // Products and categories that were deleted since are left out.
  const listNamed = (ids: string[]) => ids.flatMap((id) => names.get(id) ?? []);
  return rows.map((row) => ({
    ...{ id: row.id, code: row.code, kind: row.kind, percent: row.percent },
    ...{ amountPiastres: row.amountPiastres, minPiastres: row.minPiastres },
    ...{ products: listNamed(row.productIds), categories: listNamed(row.categoryIds) },
    ...{ startsOn: row.startsOn, endsOn: row.endsOn },
    ...{ maxUses: row.maxUses, maxUsesPerPerson: row.maxUsesPerPerson },
    state: findState(row, now),
    uses: row.uses,
    savedPiastres: sums.get(row.id)?.saved ?? 0,
    salesPiastres: sums.get(row.id)?.sales ?? 0,
    version: row.version,
  }));
}

/** A page of codes, the newest first. */
export async function listDiscounts(
  db: Database,
  { before, limit }: { before?: string | undefined; limit: number },
  now: number,
) {
  const rows = await db
    .select()
    .from(discounts)
    .where(before === undefined ? undefined : lt(discounts.id, before))
    .orderBy(desc(discounts.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    data: await presentDiscounts(db, shown, now),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function findDiscount(db: Database, id: string): Promise<DiscountRow | undefined> {
  const [row] = await db.select().from(discounts).where(eq(discounts.id, id));
  return row;
}
