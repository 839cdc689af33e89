import { isRefused, type OrderRow } from '#api/orders/queries.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { WholeOrder } from '#contract/orders/staff-answers.ts';

/** At most this many orders of one person are counted. */
const MAX_COUNTED_ORDERS = 1000;

/** Counts the outcomes of the other orders of the same shopper, or to the same phone number. */
export async function readHistory(
  db: Database,
  { id, userId, phone }: OrderRow,
): Promise<WholeOrder['history']> {
  const { rows } = await db.execute<WholeOrder['history']>(sql`
    select count(*)::int as orders,
      count(*) filter (where delivered_at is not null)::int as delivered,
      count(*) filter (where status in ('cancelled', 'expired'))::int as cancelled,
      count(*) filter (where is_refused)::int as refused
    from (
      select orders.status, orders.delivered_at, ${isRefused} as is_refused
      from orders
      where orders.status <> 'replaced' and orders.id <> ${id} and orders.id in (
        select orders.id from orders where user_id = ${userId}
        union select order_id from order_words where word = ${phone} and ${phone} <> ''
        limit ${MAX_COUNTED_ORDERS}
      )
    ) as others`);
  return rows[0] ?? { orders: 0, delivered: 0, cancelled: 0, refused: 0 };
}
