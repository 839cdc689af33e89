/** How long a payment under way holds its pieces. */

import type { Api } from '#api/dependencies.ts';
import { and, eq, gt, inArray, min } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import type { DraftLine } from './draft.ts';
import type { OrderRow } from './queries.ts';
import { orderLines, orders } from './tables.ts';
import type { OrderStatus } from './transitions.ts';

/** A renewed hold with less of its time left than this share is not worth keeping. */
const MIN_TIME_LEFT = 1 / 3;

/** Orders that nobody paid: what they held counts as the same hold when the shopper checks out again. */
const GIVEN_UP: OrderStatus[] = ['pending', 'failed', 'expired', 'cancelled', 'replaced'];

/**
 * Until when a new payment holds its pieces. Whoever held one of these products a moment ago, and did not pay, keeps that
 * end: checking out again and again must not keep pieces off sale.
 */
export async function findHoldEnd(
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
        inArray(orders.status, GIVEN_UP),
        inArray(
          orderLines.productId,
          lines.map(({ productId }) => productId),
        ),
      ),
    );
  return earlier?.end ?? new Date(now + settings.reserveMinutes * 60_000);
}

/** Whether an order's pieces are no longer held, or are about to be released. */
export const isHoldOver = ({ clock }: Pick<Api, 'clock'>, { stock, holdEndsAt }: OrderRow): boolean =>
  stock === 'held' && holdEndsAt !== null && holdEndsAt.getTime() <= clock();

/** Whether a hold that ends then lasts long enough for somebody to pay. */
export const isWorthHolding = ({ settings, clock }: Pick<Api, 'settings' | 'clock'>, end: Date): boolean => {
  const fullMs = settings.reserveMinutes * 60_000;
  return fullMs > 0 && end.getTime() - clock() >= fullMs * MIN_TIME_LEFT;
};
