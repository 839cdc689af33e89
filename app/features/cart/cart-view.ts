/** The cart as screens see it, and its conversion from the provider's answers. */
import type { Problem } from '#app/answers.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { CartLine as AnsweredLine, CartAnswer } from '#contract/cart/answers.ts';
import type { addToCart } from '#contract/cart/calls.ts';
import { ProviderError } from '#contract/client/provider-error.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { toPiastres } from '#contract/money.ts';
import { notThatMany, onlyAvailable, tooManyPieces } from '#messages/cart.ts';

/** The fields of a line that every answer contains. */
export interface LineCount {
  productId: string;
  count: number;
  /** The price of one piece; unknown until the provider has answered. */
  pricePiastres: number | undefined;
}

/** The product of a line. Only some answers contain it. */
export interface LineProduct {
  title: string;
  brand: string;
  picture: string;
  placeholder: string | undefined;
  categoryId: string;
  /** Undefined if the provider does not send it. */
  stock: number | undefined;
}

/** A line of the cart as a screen shows it. */
export interface CartLine extends LineCount, LineProduct {
  pricePiastres: number;
}

/** The id of a line's element in the page. */
export const idOfLine = (productId: string) => `line-${productId}`;

export const idOfSaved = (productId: string) => `saved-${productId}`;

/** The discount code of a cart. */
export interface Coupon {
  code: string;
  discountPiastres: number;
  isDeliveryFree: boolean;
  /** Why it takes nothing off now: the code of a refusal, and the values in its text. */
  problem: { code: string; values: (string | number)[] } | undefined;
}

/** Counts include pending changes; amounts are those of the last answer. */
export interface CartView {
  status: 'unknown' | 'loading' | 'ready' | 'failed';
  lines: readonly CartLine[];
  /** Pieces, not lines. Pending changes are applied: to the confirmed cart or, until it is read, to the last known
   *  number. Undefined if neither is known. */
  pieces: number | undefined;
  totalPiastres: number;
  coupon: Coupon | undefined;
  /** Whether the total may be outdated: the cart is unread, stale or being changed. */
  isTotalPending: boolean;
  cartId: string | undefined;
  /** Whether the provider has confirmed everything that is shown. */
  isSettled: boolean;
  isClearing: boolean;
  isAdding: (productId: string) => boolean;
  isChanging: (productId: string) => boolean;
  /** Why the last read of the cart failed. */
  problem: Problem | undefined;
}

/** The cart on the server and during hydration. */
export const UNKNOWN_CART: CartView = {
  status: 'unknown',
  lines: [],
  pieces: undefined,
  totalPiastres: 0,
  coupon: undefined,
  isTotalPending: true,
  cartId: undefined,
  isSettled: false,
  isClearing: false,
  isAdding: () => false,
  isChanging: () => false,
  problem: undefined,
};

const FEW_LEFT = 5;

/** Whether so few pieces are left that the screen shows their number. */
export const isScarce = (stock: number | undefined): stock is number =>
  stock !== undefined && stock > 0 && stock <= FEW_LEFT;

/** Larger stocks are not shown as a number. */
const MAX_SHOWN_STOCK = 10;

/** The message to a shopper who wants more pieces than are in stock or allowed. */
export function describeStock(stock: number): string {
  if (stock >= MAX_LINE_COUNT) return tooManyPieces(MAX_LINE_COUNT);
  return stock <= MAX_SHOWN_STOCK ? onlyAvailable(stock) : notThatMany;
}

/** The cart of the provider's last answer. */
export interface ConfirmedCart {
  cartId: string | undefined;
  totalPiastres: number;
  coupon: Coupon | undefined;
  lines: readonly LineCount[];
}

/** A cart with products, or with product ids only, as `addToCart` returns it. */
export type AnyCartAnswer = CartAnswer | AnswerOf<typeof addToCart>;

export const EMPTY_CART: ConfirmedCart = {
  cartId: undefined,
  totalPiastres: 0,
  coupon: undefined,
  lines: [],
};

export function toConfirmedCart({ cartId, data }: AnyCartAnswer): ConfirmedCart {
  return {
    cartId: cartId ?? data._id,
    totalPiastres: toPiastres(data.totalCartPrice),
    coupon: toCoupon(data),
    lines: data.products.map(toLineCount),
  };
}

/** Only our own provider sends what a code takes off. */
function toCoupon({ coupon, discount }: AnyCartAnswer['data']): Coupon | undefined {
  if (coupon === undefined || !discount) return undefined;
  const { price, isDeliveryFree, problem } = discount;
  return { code: coupon, discountPiastres: toPiastres(price), isDeliveryFree, problem };
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

/** The lines whose products and prices are known. */
export const toCartLines = (
  lines: readonly LineCount[],
  products: ReadonlyMap<string, LineProduct>,
): CartLine[] =>
  lines.flatMap((line) => {
    const product = products.get(line.productId);
    const { pricePiastres } = line;
    return product && pricePiastres !== undefined ? [{ ...line, ...product, pricePiastres }] : [];
  });

/** Reads the number of pieces left from a refusal of our own provider; other providers do not send it. */
export function readPiecesLeft(error: unknown): number | undefined {
  const isKnown = error instanceof ProviderError && error.refusal === 'pieces-left';
  return isKnown ? Number(error.values[0]) : undefined;
}
