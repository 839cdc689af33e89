/** Corrections of stock by the staff. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor } from '#api/dependencies.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { products } from '#api/schema/catalogue.ts';
import { moveStock } from './move-stock.ts';

export type StockCorrection =
  /** What lies on the shelf, with the pieces that unpaid orders hold. */
  | { kind: 'counted'; pieces: number }
  /** Pieces that were found or are missing: +12 or -3. */
  | { kind: 'corrected'; pieces: number }
  /** Pieces that can't be sold any more. */
  | { kind: 'damaged'; pieces: number };

export type CorrectedStock =
  | { state: 'done'; before: number; quantity: number }
  | { state: 'no-product' }
  /** Fewer pieces are in stock than would leave it. */
  | { state: 'too-few'; quantity: number };

/** Corrects the stock of a product. The caller publishes the change after the commit. */
export async function correctStock(
  tx: Transaction,
  actor: Actor,
  productId: string,
  correction: StockCorrection & { at: Date; note?: string | undefined },
): Promise<CorrectedStock> {
  const { kind, pieces, at, note } = correction;
  const [product] = await tx
    .select({ quantity: products.quantity, title: products.titleEn })
    .from(products)
    .where(eq(products.id, productId))
    .for('no key update');
  if (!product) return { state: 'no-product' };
  const before = product.quantity;
  const difference =
    kind === 'counted'
      ? Math.max(0, pieces - (await countHeld(tx, productId))) - before
      : kind === 'damaged'
        ? -pieces
        : pieces;
  const quantity = before + difference;
  if (quantity < 0) return { state: 'too-few', quantity: before };
  await moveStock(tx, [{ productId, count: difference }], {
    set: sql`quantity = quantity + moved.count`,
    steps: [[kind, 1]],
    cause: { at, staffId: actor.staffId, note },
  });
  const entry = { id: productId, label: product.title, before: { quantity: before } };
  await recordAudit(tx, actor, {
    ...{ action: 'product.stock-corrected', ...entry, after: { quantity, kind, ...(note && { note }) } },
  });
  return { state: 'done', before, quantity };
}

/** How many pieces of a product unpaid orders hold. */
async function countHeld(tx: Transaction, productId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select coalesce(sum(order_lines.count), 0)::int as count
    from order_lines join orders on orders.id = order_lines.order_id
    where order_lines.product_id = ${productId} and orders.stock = 'held'`);
  return rows[0]?.count ?? 0;
}
