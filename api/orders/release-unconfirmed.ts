/** Cash orders that nobody confirms are released, where the shop wants that: their shopper is reminded first. */

import type { SQL } from 'drizzle-orm';
import type { Api } from '#api/dependencies.ts';
import { and, asc, eq, lte, sql } from '#api/platform/database/drizzle.ts';
import { actOnOrder } from './acts.ts';
import { moveOrder } from './move.ts';
import { orders } from './tables.ts';
import type { OrderEvent } from './transitions.ts';
import { isUnpaidHold } from './unpaid-holds.ts';

const HOUR_MS = 60 * 60_000;
/** After this share of the time its shopper is reminded; the rest is left to confirm it. */
const REMINDED_AFTER = 3 / 4;
const BATCH = 100;

const remindedBefore = (at?: Date) =>
  sql`exists (select from order_events where order_id = orders.id and event = 'confirm_reminded'
    ${at ? sql`and at <= ${at.toISOString()}::timestamptz` : sql``})`;

/** Moves every unconfirmed order that was placed by then. */
async function moveUnconfirmed(api: Api, event: OrderEvent, placedBy: Date, condition: SQL): Promise<void> {
  const due = await api.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'placed'), isUnpaidHold, lte(orders.createdAt, placedBy), condition))
    .orderBy(asc(orders.createdAt))
    .limit(BATCH);
  for (const { id } of due) {
    // Confirmed or cancelled meanwhile: it stays as it is.
    await actOnOrder(
      api,
      id,
      async (tx, order) => (await moveOrder(api, tx, order, { event, by: 'shop' })) ?? order,
    );
  }
}

/** Reminds of and releases cash orders of accounts without a delivery that nobody confirmed or packed. Called every minute. */
export async function releaseUnconfirmed(api: Api): Promise<void> {
  const { confirmHours } = api.settings.cash;
  if (confirmHours === undefined) return;
  const now = api.clock();
  const allowedMs = confirmHours * HOUR_MS;
  const before = (ms: number) => new Date(now - ms);
  const graceMs = allowedMs * (1 - REMINDED_AFTER);
  await moveUnconfirmed(api, 'confirm_lapsed', before(allowedMs), remindedBefore(before(graceMs)));
  await moveUnconfirmed(
    api,
    'confirm_reminded',
    before(allowedMs * REMINDED_AFTER),
    sql`not ${remindedBefore()}`,
  );
}
