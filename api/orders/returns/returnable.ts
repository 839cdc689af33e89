/** Which orders, and how many of their pieces, can be returned. */

import { writeCairoDay } from '#api/delivery/queries.ts';
import { endOfCairoDay } from '#api/platform/cairo-time.ts';
import type { OrderStatus, orders } from '#api/schema/orders.ts';
import { RETURN_DAYS } from '#contract/constants.ts';
import type { ListedReturn } from './queries.ts';
import { EXPECTED_STATUSES } from './transitions.ts';

/** A delivered order is `refund_due` if one of its refunds failed. */
const RETURNABLE: readonly OrderStatus[] = ['delivered', 'partly_refunded', 'refund_due'];

type DeliveredOrder = Pick<typeof orders.$inferSelect, 'status' | 'stock' | 'deliveredAt'>;

/** The last moment to ask for a return: the end of a day in Cairo. Undefined if the order can't be returned. */
export function findReturnableUntil({ status, stock, deliveredAt }: DeliveredOrder): Date | undefined {
  // The stock is 'none' once the whole order came back.
  if (!deliveredAt || stock !== 'sold' || !RETURNABLE.includes(status)) return undefined;
  const last = new Date(`${writeCairoDay(deliveredAt)}T00:00:00Z`);
  last.setUTCDate(last.getUTCDate() + RETURN_DAYS);
  return new Date(endOfCairoDay(last.toISOString().slice(0, 10)).getTime() - 1);
}

interface CountedReturn {
  row: Pick<ListedReturn['row'], 'status'>;
  lines: Omit<ListedReturn['lines'][number], 'returnId'>[];
}

/** Counts the pieces of each order line that are part of a return and expected back, or have come back. */
export function countReturned(returns: readonly CountedReturn[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { row, lines } of returns) {
    for (const { orderLineId, count, resaleCount, damagedCount } of lines) {
      const received = (resaleCount ?? 0) + (damagedCount ?? 0);
      const pieces = EXPECTED_STATUSES.includes(row.status) ? count : received;
      counts.set(orderLineId, (counts.get(orderLineId) ?? 0) + pieces);
    }
  }
  return counts;
}
