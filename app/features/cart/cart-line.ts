import type { CartLine as AnsweredLine } from '#contract/cart/answers.ts';
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

interface AnyAnsweredLine {
  product: string | { _id: string };
  count: number;
  price: number;
}

export function toLineCount({ product, count, price }: AnyAnsweredLine): LineCount {
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
