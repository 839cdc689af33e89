/** Which orders, and how many of their pieces, can be returned. */

import { endOfCairoDay, writeCairoDay } from '#api/platform/cairo-time.ts';
import type { OrderStatus, orders } from '#api/schema/orders.ts';
import { RETURN_DAYS } from '#contract/constants.ts';
import type { ReturnRequest } from '#contract/orders/requests.ts';
import type { ListedReturn } from './queries.ts';
import { EXPECTED_STATUSES } from './transitions.ts';

/** A delivered order is `refund_due` if one of its refunds failed. */
const RETURNABLE_STATUSES: readonly OrderStatus[] = ['delivered', 'partly_refunded', 'refund_due'];

type DeliveredOrder = Pick<typeof orders.$inferSelect, 'status' | 'stock' | 'deliveredAt'>;

/** The last moment to ask for a return: the end of a day in Cairo. Undefined if the order can't be returned. */
export function findReturnableUntil({ status, stock, deliveredAt }: DeliveredOrder): Date | undefined {
  // The stock is 'none' once the whole order came back.
  if (!deliveredAt || stock !== 'sold' || !RETURNABLE_STATUSES.includes(status)) return undefined;
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

/** Within this time, an identical request counts as repeated and adds nothing. */
const REPEAT_MS = 10 * 60_000;

interface Repeated {
  /** The status of a return that was just requested. */
  status: ListedReturn['row']['status'];
  now: Date;
}

/** Whether a request asks again for a return that was just requested. */
export function isRepeated(
  { row, lines }: ListedReturn,
  request: ReturnRequest,
  { status, now }: Repeated,
): boolean {
  const wanted = new Map(request.lines.map(({ lineId, count }) => [lineId, count]));
  return (
    row.status === status &&
    now.getTime() - row.createdAt.getTime() < REPEAT_MS &&
    row.kind === request.kind &&
    row.reason === request.reason &&
    row.note === request.note &&
    lines.length === wanted.size &&
    lines.every(({ orderLineId, count }) => wanted.get(orderLineId) === count)
  );
}
