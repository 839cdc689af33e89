/** Calculates what a code takes off, and shares it over the lines. */
import type { DiscountTerms } from '#api/schema/discounts.ts';
import { toEgp } from '#contract/money.ts';
import type { RefusalCode } from '#contract/refusals/refusals.ts';

export interface DiscountableLine {
  productId: string;
  /** Undefined if the product no longer exists. */
  categoryId: string | undefined;
  count: number;
  pricePiastres: number;
  /** Whether the code is known to be for this line: an order's line keeps its discount. */
  isEligible?: boolean;
}

/** Why a code takes nothing off: the code of a refusal and its values. */
export type CouponProblem = [RefusalCode, ...(string | number)[]];

export interface AppliedDiscount {
  /** What it takes off the items. */
  discountPiastres: number;
  /** The same by line. */
  shares: number[];
  isDeliveryFree: boolean;
  problem: CouponProblem | undefined;
}

export const NO_DISCOUNT = { discountPiastres: 0, isDeliveryFree: false };

/** Shares an amount by largest remainder, so that the parts add up to it. No part is larger than its value. */
export function shareAmount(amount: number, values: readonly number[]): number[] {
  // A product of two amounts may exceed the safe integers.
  const total = values.reduce((sum, value) => sum + BigInt(value), 0n);
  if (total === 0n) return values.map(() => 0);
  const exact = values.map((value) => BigInt(amount) * BigInt(value));
  const parts = exact.map((product) => Number(product / total));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const largest = exact
    .map((product, at) => ({ at, remainder: product % total }))
    .sort((one, other) =>
      one.remainder === other.remainder ? one.at - other.at : one.remainder < other.remainder ? 1 : -1,
    )
    .slice(0, left);
  for (const { at } of largest) parts[at] = (parts[at] ?? 0) + 1;
  return parts;
}

const isFor = ({ productIds, categoryIds }: DiscountTerms, line: DiscountableLine) =>
  line.isEligible === true ||
  (productIds.length === 0 && categoryIds.length === 0) ||
  productIds.includes(line.productId) ||
  (line.categoryId !== undefined && categoryIds.includes(line.categoryId));

function findReduction({ kind, percent, amountPiastres }: DiscountTerms, eligiblePiastres: number): number {
  if (kind === 'percent') return Number((BigInt(eligiblePiastres) * BigInt(percent ?? 0) * 2n + 100n) / 200n);
  return kind === 'amount' ? Math.min(amountPiastres ?? 0, eligiblePiastres) : 0;
}

/** Applies a code to lines. Does not check when it is valid and how often it was used. */
export function applyDiscount(terms: DiscountTerms, lines: readonly DiscountableLine[]): AppliedDiscount {
  const values = lines.map((line) => (isFor(terms, line) ? line.count * line.pricePiastres : 0));
  const eligiblePiastres = values.reduce((sum, value) => sum + value, 0);
  const none = { ...NO_DISCOUNT, shares: lines.map(() => 0) };
  if (!lines.some((line) => isFor(terms, line))) return { ...none, problem: ['coupon-not-for-these'] };
  if (eligiblePiastres < terms.minPiastres)
    return { ...none, problem: ['coupon-needs-more', toEgp(terms.minPiastres)] };
  const discountPiastres = findReduction(terms, eligiblePiastres);
  return {
    discountPiastres,
    shares: shareAmount(discountPiastres, values),
    isDeliveryFree: terms.kind === 'delivery',
    problem: undefined,
  };
}
