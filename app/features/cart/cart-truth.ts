import type { AnswerOf } from '#contract/call.ts';
import type { CartAnswer } from '#contract/cart/answers.ts';
import type { addToCart } from '#contract/cart/calls.ts';
import { toPiastres } from '#contract/money.ts';
import { type LineCount, toLineCount } from './cart-line.ts';

/** What the provider said last. */
export interface CartTruth {
  cartId: string | undefined;
  totalPiastres: number;
  lines: readonly LineCount[];
}

/** Products in full, or by id only: so an added product is answered. */
export type AnyCartAnswer = CartAnswer | AnswerOf<typeof addToCart>;

export const EMPTY_CART: CartTruth = { cartId: undefined, totalPiastres: 0, lines: [] };

export function toCartTruth({ cartId, data }: AnyCartAnswer): CartTruth {
  return {
    cartId: cartId ?? data._id,
    totalPiastres: toPiastres(data.totalCartPrice),
    lines: data.products.map(toLineCount),
  };
}
