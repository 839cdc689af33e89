/** How long an unfinished payment holds its pieces. */

import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, inArray, min } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { type OrderStatus, orderLines, orders } from '#api/schema/orders.ts';
import type { DraftLine } from './draft.ts';
import type { OrderRow } from './queries.ts';

/** If less than this share of a hold's time is left, it is too short for a payment. */
const MIN_SHARE_LEFT = 1 / 3;

/** Statuses of unpaid orders. Their holds decide when the hold of a new checkout ends (findHoldExpiry). */
const UNPAID_STATUSES: OrderStatus[] = ['pending', 'failed', 'expired', 'cancelled', 'replaced'];

/**
 * When a new payment's hold ends. A shopper who already holds one of these products without paying keeps the
 * earlier end: repeated checkouts must not keep pieces off sale.
 */
export async function findHoldExpiry(
  { settings, clock }: Pick<Api, 'settings' | 'clock'>,
  tx: Transaction,
  userId: string,
  lines: DraftLine[],
): Promise<Date> {
  const now = clock();
  const [earlier] = await tx
    .select({ end: min(orders.holdEndsAt) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, userId),
        gt(orders.holdEndsAt, new Date(now)),
        inArray(orders.status, UNPAID_STATUSES),
        inArray(
          orderLines.productId,
          lines.map(({ productId }) => productId),
        ),
      ),
    );
  return earlier?.end ?? new Date(now + settings.reserveMinutes * 60_000);
}

/** Whether an order's hold has ended, even if its pieces are not released yet. */
export const isHoldExpired = ({ clock }: Pick<Api, 'clock'>, { stock, holdEndsAt }: OrderRow): boolean =>
  stock === 'held' && holdEndsAt !== null && holdEndsAt.getTime() <= clock();

/** Whether a hold with this end leaves enough time to pay. */
export const isWorthHolding = ({ settings, clock }: Pick<Api, 'settings' | 'clock'>, end: Date): boolean => {
  const fullMs = settings.reserveMinutes * 60_000;
  return fullMs > 0 && end.getTime() - clock() >= fullMs * MIN_SHARE_LEFT;
};
