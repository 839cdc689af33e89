/** What a discount code is, and how a typed one is compared. */
import { toLatinDigits } from '#contract/rules.ts';

/** percent: a part of the price. amount: a fixed amount. delivery: free delivery. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'delivery'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

export const MAX_CODE_LENGTH = 30;
/** Latin or Arabic letters, digits and dashes. */
export const DISCOUNT_CODE = /^[\p{L}\p{M}\d_-]{2,30}$/u;

/** Normalises a typed code: letter case, the script of digits and spaces do not matter. */
export const normaliseCode = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\u200e\u200f\u0640\u2066-\u2069]/g, '')
    .toUpperCase()
    // 'ß' becomes 'SS', which is longer.
    .slice(0, MAX_CODE_LENGTH + 1);
