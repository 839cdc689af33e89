import { listProductColumns } from '#api/cart/queries.ts';
import { draftOrder, type OrderableLine, type OrderDraft } from '#api/orders/draft.ts';
import { inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { products } from '#api/schema/catalogue.ts';
import type { PlacingRequest } from '#contract/staff-orders/requests.ts';

/** Drafts an order of products at their current prices; refuses products that no longer exist. */
export async function draftLines(
  db: Database | Transaction,
  lines: PlacingRequest['lines'],
): Promise<OrderDraft> {
  const ids = lines.map(({ productId }) => productId);
  // Without an owner, the quantity does not include pieces that the customer's unpaid orders hold.
  const rows = await db.select(listProductColumns(sql`''`)).from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return draftOrder(
    lines.map(({ productId, pieces }): OrderableLine => {
      const product = byId.get(productId);
      if (!product) throw refuseField('no-product', { param: 'lines', value: productId });
      return { count: pieces, product };
    }),
  );
}
