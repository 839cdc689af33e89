import type { WholeOrder } from '#contract/orders/staff-answers.ts';

type LineToPick = Pick<WholeOrder['lines'][number], 'productId' | 'titleEn' | 'titleAr' | 'cover' | 'pieces'>;
type OrderToPick = Pick<WholeOrder, 'orderNumber'> & { lines: LineToPick[] };

/** A product to pick, with the orders that need it. */
export interface ProductToPick extends LineToPick {
  orders: { orderNumber: string; pieces: number }[];
}

/** Merges the order lines by product, sorted by English title. */
export function groupPicks(orders: readonly OrderToPick[]): ProductToPick[] {
  const all = orders.flatMap(({ orderNumber, lines }) => lines.map((line) => ({ orderNumber, line })));
  const products = [...Map.groupBy(all, ({ line }) => line.productId).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      ...first.line,
      pieces: group.reduce((sum, { line }) => sum + line.pieces, 0),
      orders: group.map(({ orderNumber, line }) => ({ orderNumber, pieces: line.pieces })),
    };
  });
  return products.sort((a, b) => a.titleEn.localeCompare(b.titleEn, 'en'));
}
