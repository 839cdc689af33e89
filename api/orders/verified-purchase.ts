/** Which orders make a review a verified purchase. */

import { and, eq, inArray, isNotNull, or } from '#api/platform/database/drizzle.ts';
import { type OrderStatus, orders } from '#api/schema/orders.ts';
import type { OrderRow } from './queries.ts';

/** Undelivered orders count only if they are paid: cash orders, which are paid on delivery, don't count yet. */
const ON_THE_WAY_STATUSES: OrderStatus[] = ['paid', 'packed', 'shipped'];
const KEPT_STATUSES: OrderStatus[] = ['delivered', 'partly_refunded'];

export const IS_VERIFIED_PURCHASE = or(
  inArray(orders.status, KEPT_STATUSES),
  and(inArray(orders.status, ON_THE_WAY_STATUSES), isNotNull(orders.paidAt)),
  // The shopper kept the order, but a partial refund failed.
  and(eq(orders.status, 'refund_due'), eq(orders.stock, 'sold')),
);

/** The same condition as IS_VERIFIED_PURCHASE, for an order in memory. */
export const isVerifiedPurchase = ({
  status,
  paidAt,
  stock,
}: Pick<OrderRow, 'status' | 'paidAt' | 'stock'>): boolean =>
  KEPT_STATUSES.includes(status) ||
  (ON_THE_WAY_STATUSES.includes(status) && paidAt !== null) ||
  (status === 'refund_due' && stock === 'sold');

/** Whether a change of an order changes public pages: the stock of its products, or verified purchases. */
export const changesPublicPages = (before: OrderRow, after: OrderRow): boolean =>
  before.stock !== after.stock || isVerifiedPurchase(before) !== isVerifiedPurchase(after);
