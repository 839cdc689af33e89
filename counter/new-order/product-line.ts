/** Converts catalogue products to lines of a draft, and changes these lines. */
import type { Product } from '#contract/catalogue/answers.ts';
import { MAX_LINE_COUNT } from '#contract/constants.ts';
import { findOfferPiastres, toPiastres } from '#contract/money.ts';
import type { DraftLine } from './draft.ts';

/** The current price of a piece, and the number of pieces that the order may have. */
export interface CurrentLine {
  productId: string;
  pricePiastres: number;
  stock: number;
}

/** The current price of a piece. */
export const findPricePiastres = (product: Parameters<typeof findOfferPiastres>[0]): number =>
  findOfferPiastres(product) ?? toPiastres(product.price);

/** The product's options in one text, such as its size and colour. */
export const listOptions = ({ options = [] }: Pick<Product, 'options'>): string =>
  options.map(({ valueName }) => valueName).join(' · ');

const toLine = (product: Product, pieces: number): DraftLine => ({
  productId: product._id,
  title: product.title,
  picture: product.imageCover,
  options: listOptions(product),
  pieces,
  pricePiastres: findPricePiastres(product),
});

/** Adds a piece of a product. */
export function addProduct(lines: DraftLine[], product: Product): DraftLine[] {
  const known = lines.find(({ productId }) => productId === product._id);
  if (!known) return [...lines, toLine(product, 1)];
  return setPieces(lines, known.productId, known.pieces + 1);
}

export const setPieces = (lines: DraftLine[], productId: string, pieces: number): DraftLine[] =>
  lines.map((line) =>
    line.productId === productId ? { ...line, pieces: Math.min(Math.max(pieces, 1), MAX_LINE_COUNT) } : line,
  );

/** Replaces a line's product by another size or colour. If that one has a line already, the two lines are merged. */
export function switchProduct(lines: DraftLine[], productId: string, product: Product): DraftLine[] {
  const others = lines.filter((line) => line.productId === product._id && line.productId !== productId);
  return lines
    .filter((line) => !others.includes(line))
    .map((line) => {
      if (line.productId !== productId) return line;
      const pieces = others.reduce((sum, other) => sum + other.pieces, line.pieces);
      return toLine(product, Math.min(pieces, MAX_LINE_COUNT));
    });
}

/** The sizes and colours of a family with their names, in the shop's order. */
export function listVariants({ options = [], siblings = [] }: Partial<NonNullable<Product['family']>> = {}) {
  return siblings
    .map((sibling) => {
      const chosen: Record<string, unknown> = sibling.options;
      const at = options.map(({ key, values }) => values.findIndex(({ value }) => value === chosen[key]));
      const names = options.map(({ values }, index) => values[at[index] ?? -1]?.name);
      return { sibling, at, name: names.filter(Boolean).join(' · ') };
    })
    .toSorted((one, other) => {
      const differing = one.at.findIndex((place, index) => place !== other.at[index]);
      return (one.at[differing] ?? 0) - (other.at[differing] ?? 0);
    });
}
