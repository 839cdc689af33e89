import type { CartLine } from '#app/features/cart/cart-view.ts';

type Amounts = Pick<CartLine, 'count' | 'pricePiastres'>;
type ComparedLine = Amounts & Pick<CartLine, 'productId' | 'title'>;

/** A line of the cart that is another than before; absent where it was not in the cart, or is no longer. */
export interface ChangedLine {
  productId: string;
  title: string;
  before: Amounts | undefined;
  now: Amounts | undefined;
}

const isSame = (one: Amounts, other: Amounts) =>
  one.count === other.count && one.pricePiastres === other.pricePiastres;

/** What differs between two states of a cart: lines as they stand now, then those that are gone. */
export function listChangedLines(
  before: readonly ComparedLine[],
  now: readonly ComparedLine[],
): ChangedLine[] {
  const byId = new Map(before.map((line) => [line.productId, line]));
  const there = now.map((line) => ({ line, before: byId.get(line.productId) }));
  const gone = before.filter(({ productId }) => now.every((line) => line.productId !== productId));
  return [
    ...there
      .filter((pair) => !pair.before || !isSame(pair.before, pair.line))
      .map(({ line, before }) => ({ productId: line.productId, title: line.title, before, now: line })),
    ...gone.map((line) => ({ productId: line.productId, title: line.title, before: line, now: undefined })),
  ];
}
