import type { CartLine } from '#app/features/cart/cart-view.ts';

type Amounts = Pick<CartLine, 'count' | 'pricePiastres'>;
type ComparedLine = Amounts & Pick<CartLine, 'productId' | 'title'>;

/** A changed line of the cart; `before` is undefined for an added line, `now` for a removed one. */
export interface ChangedLine {
  productId: string;
  title: string;
  before: Amounts | undefined;
  now: Amounts | undefined;
}

const isSame = (one: Amounts, other: Amounts) =>
  one.count === other.count && one.pricePiastres === other.pricePiastres;

/** Compares two states of a cart: changed and added lines in their order, then removed ones. */
export function listChangedLines(
  before: readonly ComparedLine[],
  now: readonly ComparedLine[],
): ChangedLine[] {
  const byId = new Map(before.map((line) => [line.productId, line]));
  const current = now.map((line) => ({ line, before: byId.get(line.productId) }));
  const removed = before.filter(({ productId }) => now.every((line) => line.productId !== productId));
  return [
    ...current
      .filter((pair) => !pair.before || !isSame(pair.before, pair.line))
      .map(({ line, before }) => ({ productId: line.productId, title: line.title, before, now: line })),
    ...removed.map((line) => ({
      productId: line.productId,
      title: line.title,
      before: line,
      now: undefined,
    })),
  ];
}
