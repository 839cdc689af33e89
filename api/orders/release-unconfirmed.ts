/** Reminds shoppers of unconfirmed cash orders and later cancels the orders, if the shop's settings say so. */

import type { SQL } from 'drizzle-orm';
import type { Api } from '#api/dependencies.ts';
import { and, asc, eq, isNull, lte, sql } from '#api/platform/database/drizzle.ts';
import type { OrderEvent } from '#api/schema/order-events.ts';
import { orders } from '#api/schema/orders.ts';
import { HOUR_MS } from '#contract/times.ts';
import { runOrderAction } from './actions.ts';
import { moveOrder } from './move-order.ts';
import { isUnpaidHold } from './unpaid-holds.ts';

/** The shopper is reminded after this share of the time in which an order has to be confirmed. */
const REMINDER_SHARE = 3 / 4;
const BATCH_SIZE = 100;

const isRemindedBefore = (at?: Date) =>
  sql`exists (select from order_events where order_id = orders.id and event = 'confirm_reminded'
    ${at ? sql`and at <= ${at.toISOString()}::timestamptz` : sql``})`;

/** Applies an event to unconfirmed orders that were placed at or before `placedBefore` and meet a condition. */
async function moveUnconfirmedOrders(
  api: Api,
  event: OrderEvent,
  placedBefore: Date,
  condition: SQL,
): Promise<void> {
  const due = await api.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'placed'),
        // Skips orders that the staff placed: they have spoken to the shopper.
        isNull(orders.placedBy),
        isUnpaidHold,
        lte(orders.createdAt, placedBefore),
        condition,
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(BATCH_SIZE);
  for (const { id } of due) {
    // An order that was confirmed or cancelled meanwhile stays as it is.
    await runOrderAction(
      api,
      id,
      async (tx, order) => (await moveOrder(api, tx, order, { event, by: 'shop' })) ?? order,
    );
  }
}

/** Reminds shoppers who never had a delivery of unconfirmed cash orders, and later cancels these. Called every minute. */
export async function releaseUnconfirmed(api: Api): Promise<void> {
  const { confirmHours } = (await api.shopSettings.read()).cash;
  if (confirmHours === null) return;
  const now = api.clock();
  const allowedMs = confirmHours * HOUR_MS;
  const ago = (ms: number) => new Date(now - ms);
  const graceMs = allowedMs * (1 - REMINDER_SHARE);
  await moveUnconfirmedOrders(api, 'confirm_lapsed', ago(allowedMs), isRemindedBefore(ago(graceMs)));
  await moveUnconfirmedOrders(
    api,
    'confirm_reminded',
    ago(allowedMs * REMINDER_SHARE),
    sql`not ${isRemindedBefore()}`,
  );
}
