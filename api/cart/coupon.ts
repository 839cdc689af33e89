/** The discount code of a cart. Its uses are counted when the cart is ordered. */
import type { Api } from '#api/dependencies.ts';
import { applyDiscount, type CouponProblem } from '#api/discounts/apply-discount.ts';
import { findCoupon, refuseCoupon } from '#api/discounts/find-coupon.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { carts } from '#api/schema/cart.ts';
import { findUnitPricePiastres } from '#contract/money.ts';
import type { CartWithLines, PricedProduct } from './queries.ts';

type PricedCart = CartWithLines<PricedProduct>;

export interface CartDiscount {
  discountPiastres: number;
  isDeliveryFree: boolean;
  problem: CouponProblem | undefined;
}

/** What a code takes off a cart now. */
async function judgeCoupon(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  { id: cartId, userId, lines }: PricedCart,
  code: string,
): Promise<CartDiscount> {
  const { row, problem } = await findCoupon(db, { code, now: clock(), userId, cartId });
  if (!row || problem) return { discountPiastres: 0, isDeliveryFree: false, problem };
  return applyDiscount(
    row,
    lines.map(({ count, product }) => ({
      productId: product.id,
      categoryId: product.categoryId,
      count,
      pricePiastres: findUnitPricePiastres(product),
    })),
  );
}

/** What the cart's code takes off now; undefined without a code. */
export async function readCartDiscount(
  api: Pick<Api, 'db' | 'clock'>,
  cart: PricedCart | undefined,
): Promise<CartDiscount | undefined> {
  return cart && cart.couponCode !== null && cart.lines.length > 0
    ? judgeCoupon(api, cart, cart.couponCode)
    : undefined;
}

/** Stores a code with a cart, or refuses it. */
export async function applyCartCoupon(api: Api, cart: PricedCart | undefined, code: string): Promise<void> {
  if (!cart || cart.lines.length === 0) throw refuse('empty-cart');
  const { problem } = await judgeCoupon(api, cart, code);
  if (problem) throw refuseCoupon(problem);
  await setCoupon(api.db, cart.userId, code);
}

/** Sets or removes the code of a shopper's cart. */
export async function setCoupon(db: Database, userId: string, couponCode: string | null): Promise<void> {
  await db.update(carts).set({ couponCode, updatedAt: new Date() }).where(eq(carts.userId, userId));
}
