import type { OrderDraft } from '#api/orders/draft.ts';
import type { OrderLineRow } from '#api/orders/queries.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, eq, inArray } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { orderLines } from '#api/schema/orders.ts';

interface LinesToWrite {
  orderId: string;
  currentLines: OrderLineRow[];
  draft: Pick<OrderDraft, 'lines'>;
  now: number;
}

type Written = Pick<OrderLineRow, 'count' | 'discountPiastres' | 'position'>;

const isSame = (one: Written, other: Written) =>
  one.count === other.count &&
  one.discountPiastres === other.discountPiastres &&
  one.position === other.position;

/** Writes an order's lines as drafted. Existing lines keep their ids. */
export async function writeLines(
  tx: Transaction,
  { orderId, currentLines, draft, now }: LinesToWrite,
): Promise<void> {
  const wanted = new Set(draft.lines.map(({ productId }) => productId));
  const removed = currentLines.filter(({ productId }) => !wanted.has(productId)).map(({ id }) => id);
  if (removed.length > 0)
    await tx.delete(orderLines).where(and(eq(orderLines.orderId, orderId), inArray(orderLines.id, removed)));
  for (const [position, line] of draft.lines.entries()) {
    const known = currentLines.find(({ productId }) => productId === line.productId);
    if (!known) await tx.insert(orderLines).values({ id: newId(now), orderId, ...line, position });
    else if (!isSame(known, { ...line, position })) {
      const { count, discountPiastres } = line;
      await tx
        .update(orderLines)
        .set({ count, discountPiastres, position })
        .where(eq(orderLines.id, known.id));
    }
  }
}
