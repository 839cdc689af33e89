import { listProductColumns } from '#api/cart/queries.ts';
import type { CouponProblem } from '#api/discounts/apply-discount.ts';
import { findCoupon } from '#api/discounts/find-coupon.ts';
import { type OrderDraft, type PricedLine, priceLines, sumDraft } from '#api/orders/draft.ts';
import { inArray, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import { products } from '#api/schema/catalogue.ts';
import type { DeliveryPrices } from '#contract/delivery/prices.ts';
import { normaliseCode } from '#contract/discounts/code.ts';
import { findGovernorate } from '#contract/governorates.ts';
import type { PlacingRequest } from '#contract/staff-orders/requests.ts';

/** Lines of products at their current prices; refuses products that no longer exist. */
export async function readPricedLines(
  db: Database | Transaction,
  lines: PlacingRequest['lines'],
): Promise<PricedLine[]> {
  const ids = lines.map(({ productId }) => productId);
  // Without an owner, the quantity does not include pieces that the customer's unpaid orders hold.
  const rows = await db.select(listProductColumns(sql`''`)).from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return priceLines(
    lines.map(({ productId, pieces }) => {
      const product = byId.get(productId);
      if (!product) throw refuseField('no-product', { param: 'lines', value: productId });
      return { count: pieces, product };
    }),
  );
}

interface CustomerOrder {
  lines: PlacingRequest['lines'];
  address: Parameters<typeof findGovernorate>[0];
  couponCode: string;
  /** Undefined for a new customer. */
  userId: string | undefined;
  phone: string;
  delivery: DeliveryPrices;
  now: number;
}

/** Drafts an order for a customer, and says why their code takes nothing off. */
export async function draftForCustomer(
  db: Database | Transaction,
  { lines, address, couponCode, userId, phone, delivery, now }: CustomerOrder,
): Promise<{ draft: OrderDraft; problem: CouponProblem | undefined }> {
  const priced = await readPricedLines(db, lines);
  const code = normaliseCode(couponCode);
  const found = code ? await findCoupon(db, { code, now, userId, phone }) : undefined;
  const coupon = found?.problem ? undefined : found?.row;
  const { draft, problem } = sumDraft(priced, { delivery, governorate: findGovernorate(address), coupon });
  return { draft, problem: found?.problem ?? problem };
}
