/** Looks a code up for somebody, and counts its uses. */
import { writeCairoDay } from '#api/platform/cairo-time.ts';
import { and, eq, inArray, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { type ApiRefusal, refuse } from '#api/platform/http/refusal.ts';
import { discounts } from '#api/schema/discounts.ts';
import { orders } from '#api/schema/orders.ts';
import type { CouponProblem } from './apply-discount.ts';

export type DiscountRow = typeof discounts.$inferSelect;

/** Who uses a code: it counts uses of the account and of the phone number. */
export interface CouponUser {
  /** Undefined for somebody without an account. */
  userId?: string | undefined;
  phone?: string | undefined;
  /** The cart to be ordered: its unpaid orders don't count, because the order replaces them. */
  cartId?: string | undefined;
}

/** The number of orders with the code: of this person, and unpaid ones of this cart. */
async function countUses(
  db: Database | Transaction,
  discountId: string,
  { userId = '', phone = '', cartId = '' }: CouponUser,
): Promise<{ person: number; cart: number }> {
  const isOfCart = and(eq(orders.cartId, cartId), inArray(orders.status, ['pending', 'failed']));
  const [counted] = await db
    .select({
      person: sql<number>`count(*)::int`,
      cart: sql<number>`count(*) filter (where ${isOfCart})::int`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.discountId, discountId),
        orders.isDiscountUsed,
        or(eq(orders.userId, userId), eq(orders.phone, phone)),
      ),
    );
  return counted ?? { person: 0, cart: 0 };
}

/** Whether somebody may use a code once more. */
async function findUseProblem(
  db: Database | Transaction,
  { id, uses, maxUses, maxUsesPerPerson }: DiscountRow,
  user: CouponUser,
): Promise<CouponProblem | undefined> {
  if (maxUses === null && maxUsesPerPerson === null) return undefined;
  const { person, cart } = await countUses(db, id, user);
  if (maxUsesPerPerson !== null && person - cart >= maxUsesPerPerson) return ['coupon-used-by-you'];
  return maxUses !== null && uses - cart >= maxUses ? ['coupon-used-up'] : undefined;
}

export interface FoundCoupon {
  /** Undefined if there is no such code. */
  row: DiscountRow | undefined;
  problem: CouponProblem | undefined;
}

function findTimeProblem({ startsOn, endsOn, endedAt }: DiscountRow, now: number): CouponProblem | undefined {
  const today = writeCairoDay(now);
  if (endedAt || (endsOn && endsOn < today)) return ['coupon-expired'];
  return startsOn && startsOn > today ? ['coupon-not-yet', startsOn] : undefined;
}

/** Finds a code, and why this person can't use it now. Whether it is for the items is not checked. */
export async function findCoupon(
  db: Database | Transaction,
  { code, now, ...user }: CouponUser & { code: string; now: number },
): Promise<FoundCoupon> {
  const [row] = await db.select().from(discounts).where(eq(discounts.code, code));
  if (!row) return { row, problem: ['invalid-coupon'] };
  return { row, problem: findTimeProblem(row, now) ?? (await findUseProblem(db, row, user)) };
}

const lockDiscount = async (tx: Transaction, discountId: string): Promise<DiscountRow | undefined> => {
  const [row] = await tx.select().from(discounts).where(eq(discounts.id, discountId)).for('update');
  return row;
};

/**
 * Counts an order as a use of a code, or returns the problem. Locks the code, so that of two parallel orders one gets
 * the last use; no transaction locks anything else after a code.
 */
export async function takeUse(
  tx: Transaction,
  { discountId, now, ...user }: CouponUser & { discountId: string; now: number },
): Promise<CouponProblem | undefined> {
  const row = await lockDiscount(tx, discountId);
  if (!row) return ['invalid-coupon'];
  const problem = findTimeProblem(row, now) ?? (await findUseProblem(tx, row, user));
  if (!problem) await changeUses(tx, discountId, 1);
  return problem;
}

type DiscountedOrder = Pick<typeof orders.$inferSelect, 'discountId' | 'isDiscountUsed' | 'userId' | 'phone'>;

/** Why an order that gave its use back can't be paid any more; undefined if it can. Locks the code. */
export async function findLateProblem(
  tx: Transaction,
  { discountId, isDiscountUsed, userId, phone }: DiscountedOrder,
): Promise<CouponProblem | undefined> {
  if (discountId === null || isDiscountUsed) return undefined;
  const row = await lockDiscount(tx, discountId);
  // The code may have ended since: the order has its price from before.
  return row && findUseProblem(tx, row, { userId, phone });
}

/** Adds a use, or gives one back. */
export async function changeUses(tx: Transaction, discountId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(discounts)
    .set({ uses: sql`${discounts.uses} + ${by}` })
    .where(eq(discounts.id, discountId));
}

/** The refusal of a code. */
export const refuseCoupon = ([code, ...values]: CouponProblem): ApiRefusal => refuse(code, { values });
