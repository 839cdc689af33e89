/** The cart as screens see it, and how it is read from what the provider answers. */
import type { Problem } from '#app/answers.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { CartLine as AnsweredLine, CartAnswer } from '#contract/cart/answers.ts';
import type { addToCart } from '#contract/cart/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { toPiastres } from '#contract/money.ts';

/** What every answer has of a line. */
export interface LineCount {
  productId: string;
  count: number;
  /** For one piece; unknown until the provider has answered. */
  pricePiastres: number | undefined;
}

/** What only some answers have: its product. */
export interface LineProduct {
  title: string;
  brand: string;
  picture: string;
  placeholder: string | undefined;
  categoryId: string;
  /** How many there are to buy, where the provider says so. */
  stock: number | undefined;
}

/** A line of the cart as a screen shows it. */
export interface CartLine extends LineCount, LineProduct {
  pricePiastres: number;
}

/** The id of a line on the screen that shows it. */
export const idOfLine = (productId: string) => `line-${productId}`;

export const idOfSaved = (productId: string) => `saved-${productId}`;

/** The cart as screens see it: counts with pending changes, money as the provider last answered. */
export interface CartView {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  lines: readonly CartLine[];
  /** Pieces, not lines; the last known number until the cart is read, undefined where none is known. */
  pieces: number | undefined;
  totalPiastres: number;
  /** Whether the total still belongs to an earlier state of the cart. */
  isTotalPending: boolean;
  cartId: string | undefined;
  /** Whether everything shown is what the provider has. */
  isSettled: boolean;
  isClearing: boolean;
  isAdding: (productId: string) => boolean;
  isChanging: (productId: string) => boolean;
  /** Why the cart could not be read the last time. */
  problem: Problem | undefined;
}

/** On the server and during hydration. */
export const UNKNOWN_CART: CartView = {
  status: 'unknown',
  lines: [],
  pieces: undefined,
  totalPiastres: 0,
  isTotalPending: true,
  cartId: undefined,
  isSettled: false,
  isClearing: false,
  isAdding: () => false,
  isChanging: () => false,
  problem: undefined,
};

const FEW_LEFT = 5;

/** Whether so few pieces are left that it is told. */
export const isScarce = (stock: number | undefined): stock is number =>
  stock !== undefined && stock > 0 && stock <= FEW_LEFT;

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

function toLineCount({ product, count, price }: AnyCartAnswer['data']['products'][number]): LineCount {
  const productId = typeof product === 'string' ? product : product._id;
  return { productId, count, pricePiastres: toPiastres(price) };
}

export function toLineProduct(product: AnsweredLine['product']): LineProduct {
  return {
    title: product.title,
    brand: product.brand?.name ?? '',
    picture: product.imageCover,
    placeholder: product.imagePlaceholder,
    categoryId: product.category?._id ?? '',
    stock: product.quantity,
  };
}

/** How many our own provider says are left, in its refusal of more; others say no number. */
export function readPiecesLeft(error: unknown): number | undefined {
  const isTold = error instanceof ProviderError && error.refusal === 'pieces-left';
  return isTold ? Number(error.values[0]) : undefined;
}
