/** Which orders count as bought: what is said beside their shopper's reviews. */

import { and, eq, inArray, isNotNull, or } from '#api/platform/database/drizzle.ts';
import type { OrderRow } from './queries.ts';
import { orders } from './tables.ts';
import type { OrderStatus } from './transitions.ts';

/** Paid before, it counts on its way; cash counts once it was handed over. What went back, or was given up, does not. */
const ON_ITS_WAY: OrderStatus[] = ['paid', 'packed', 'shipped'];
const KEPT: OrderStatus[] = ['delivered', 'partly_refunded'];

export const IS_BOUGHT = or(
  inArray(orders.status, KEPT),
  and(inArray(orders.status, ON_ITS_WAY), isNotNull(orders.paidAt)),
  // Of an order that is kept, a refund of some of it may have failed.
  and(eq(orders.status, 'refund_due'), eq(orders.stock, 'sold')),
);

/** The same of a row. */
export const isBought = ({ status, paidAt, stock }: Pick<OrderRow, 'status' | 'paidAt' | 'stock'>): boolean =>
  KEPT.includes(status) ||
  (ON_ITS_WAY.includes(status) && paidAt !== null) ||
  (status === 'refund_due' && stock === 'sold');

/** Whether pages that others see are out of date after an order moved: what is left of its products, or who bought them. */
export const isSeenByOthers = (before: OrderRow, after: OrderRow): boolean =>
  before.stock !== after.stock || isBought(before) !== isBought(after);
