import { sql } from '#api/platform/database/drizzle.ts';

/** Whether the parcel of a row of `orders` came back without having been delivered. */
export const isRefused = sql`(orders.delivered_at is null and exists (
  select from order_events where order_id = orders.id and event in ('returned', 'returned_paid')
))`;
