/** Drafts an order with changed lines, and compares lines by their number of pieces. */
import { type DraftLine, type OrderDraft, sumDraft } from '#api/orders/draft.ts';
import type { OrderLineRow } from '#api/orders/queries.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { LinesRequest } from '#contract/staff-orders/requests.ts';
import { draftLines } from './draft-lines.ts';

/** Drafts the wanted lines: existing lines keep their price, added lines get the current price. */
export async function draftChange(
  tx: Transaction,
  currentLines: OrderLineRow[],
  wanted: LinesRequest['lines'],
): Promise<OrderDraft> {
  const currentByProduct = new Map(currentLines.map((line) => [line.productId, line]));
  const added = await draftLines(
    tx,
    wanted.filter(({ productId }) => !currentByProduct.has(productId)),
  );
  const addedByProduct = new Map(added.lines.map((line) => [line.productId, line]));
  const lines = wanted.map(({ productId, pieces }): DraftLine => {
    const line = currentByProduct.get(productId) ?? addedByProduct.get(productId);
    if (!line) throw new Error(`Product ${productId} was not drafted`);
    const { titleEn, titleAr, cover, pricePiastres } = line;
    return { productId, titleEn, titleAr, cover, pricePiastres, count: pieces };
  });
  return sumDraft(lines);
}

type Counted = Pick<DraftLine, 'productId' | 'count'>;

const countsOf = (lines: Counted[]) => new Map(lines.map(({ productId, count }) => [productId, count]));

/** The lines of `one` that have more pieces than in `other`, with the difference as their count. */
export function listMore<Line extends Counted>(one: Line[], other: Counted[]): Line[] {
  const known = countsOf(other);
  return one
    .map((line) => ({ ...line, count: line.count - (known.get(line.productId) ?? 0) }))
    .filter(({ count }) => count > 0);
}
