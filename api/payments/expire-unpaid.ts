/**
 * Expires unpaid orders whose hold has ended, unless an open session will expire them: for example, phone orders that
 * wait for a payment by link.
 */
import type { Api } from '#api/dependencies.ts';
import { runOrderAction } from '#api/orders/actions.ts';
import { moveOrder } from '#api/orders/move-order.ts';
import {
  and,
  asc,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  or,
  sql,
} from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { isPayable } from './queries.ts';

const BATCH_SIZE = 100;
/** How long this job waits after the end of a session, whose reconciliation normally expires the order. */
const SESSION_GRACE_MS = 10 * 60_000;

/** Called every minute. A later payment is still settled, as for other expired orders. */
export async function expireUnpaid(api: Api): Promise<void> {
  const now = api.clock();
  const mayBePaid = api.db
    .select({ one: sql`1` })
    .from(paymentSessions)
    .where(
      and(
        sql`${paymentSessions.orderId} = ${orders.id}`,
        isNull(paymentSessions.closedAt),
        or(
          gt(paymentSessions.expiresAt, new Date(now - SESSION_GRACE_MS)),
          gt(paymentSessions.payingUntil, new Date(now)),
          isNotNull(paymentSessions.unclearSince),
        ),
      ),
    );
  const due = await api.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['pending', 'failed']),
        lte(orders.holdEndsAt, new Date(now)),
        notExists(mayBePaid),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH_SIZE);
  for (const { id } of due)
    await runOrderAction(api, id, async (tx, order) => {
      if (await isPayable(tx, id, new Date(api.clock()))) return order;
      return (await moveOrder(api, tx, order, { event: 'expired', by: 'shop' })) ?? order;
    });
}
