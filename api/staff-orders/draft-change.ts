/** Drafts an order with changed lines, and compares lines by their number of pieces. */
import { applyDiscount } from '#api/discounts/apply-discount.ts';
import { type DraftLine, type OrderDraft, type PricedLine, sumAmounts } from '#api/orders/draft.ts';
import type { OrderLineRow, OrderRow } from '#api/orders/queries.ts';
import { inArray } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import type { LinesRequest } from '#contract/staff-orders/requests.ts';
import { readPricedLines } from './draft-lines.ts';

/** The categories of products that still exist. */
async function readCategories(db: Database | Transaction, lines: OrderLineRow[]) {
  const ids = lines.map(({ productId }) => productId);
  const rows = await db
    .select({ id: products.id, categoryId: products.categoryId })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
}

/** The wanted lines: existing ones keep their price and their discount, added ones get the current price. */
async function priceWanted(
  db: Database | Transaction,
  currentLines: OrderLineRow[],
  wanted: LinesRequest['lines'],
): Promise<PricedLine[]> {
  const currentByProduct = new Map(currentLines.map((line) => [line.productId, line]));
  const categories = await readCategories(db, currentLines);
  const added = await readPricedLines(
    db,
    wanted.filter(({ productId }) => !currentByProduct.has(productId)),
  );
  const addedByProduct = new Map(added.map((line) => [line.productId, line]));
  return wanted.map(({ productId, pieces }) => {
    const current = currentByProduct.get(productId);
    const line = current
      ? {
          ...current,
          categoryId: categories.get(productId),
          isEligible: current.discountPiastres > 0,
        }
      : addedByProduct.get(productId);
    if (!line) throw new Error(`Product ${productId} was not drafted`);
    return { ...line, count: pieces };
  });
}

export type ChangeDraft = Omit<OrderDraft, 'discountId'>;

/**
 * Drafts the wanted lines by the terms of the order: the price of its delivery stays, and its code is applied as it was
 * when the order was placed, unless what is left costs less than the code demands.
 */
export async function draftChange(
  db: Database | Transaction,
  { discount, shippingPiastres }: Pick<OrderRow, 'discount' | 'shippingPiastres'>,
  currentLines: OrderLineRow[],
  wanted: LinesRequest['lines'],
): Promise<ChangeDraft> {
  const lines = await priceWanted(db, currentLines, wanted);
  if (!discount) return { ...sumAmounts(lines, { shares: [], shippingPiastres }), discount };
  const { shares, isDeliveryFree } = applyDiscount(discount, lines);
  const deliveryPiastres = shippingPiastres + discount.freedPiastres;
  const freedPiastres = isDeliveryFree ? deliveryPiastres : 0;
  return {
    ...sumAmounts(lines, { shares, shippingPiastres: deliveryPiastres - freedPiastres }),
    discount: { ...discount, freedPiastres },
  };
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
