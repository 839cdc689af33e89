import type { AnswerOf } from '#contract/call.ts';
import type { CartAnswer } from '#contract/cart/answers.ts';
import type { addToCart } from '#contract/cart/calls.ts';
import { toPiastres } from '#contract/money.ts';
import { type LineCount, toLineCount } from './cart-line.ts';

/** The cart as the provider last answered it. */
export interface ConfirmedCart {
  cartId: string | undefined;
  totalPiastres: number;
  lines: readonly LineCount[];
}

/** Products in full, or by id only: that is how adding one is answered. */
export type AnyCartAnswer = CartAnswer | AnswerOf<typeof addToCart>;

export const EMPTY_CART: ConfirmedCart = { cartId: undefined, totalPiastres: 0, lines: [] };

export function toConfirmedCart({ cartId, data }: AnyCartAnswer): ConfirmedCart {
  return {
    cartId: cartId ?? data._id,
    totalPiastres: toPiastres(data.totalCartPrice),
    lines: data.products.map(toLineCount),
  };
}
