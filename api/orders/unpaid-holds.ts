/** The SQL of unpaid holds: stock that unpaid orders keep from other shoppers. */

import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';

/** The account, phone number and client whose limits an order counts against. */
export interface Holder {
  /** Undefined for somebody without an account. */
  userId: string | undefined;
  phone: string;
  /** Undefined if the staff place the order. */
  clientHash: string | undefined;
}

const hasDelivery = (userId: SQL) =>
  sql`exists (select from orders delivered where delivered.user_id = ${userId} and delivered.delivered_at is not null)`;

/** Whether an account's cash orders are trusted: it has had a delivery. */
export async function isTrustedWithCash(tx: Transaction | Database, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ trusted: boolean }>(
    sql`select ${hasDelivery(sql`${userId}`)} as trusted`,
  );
  return rows[0]?.trusted === true;
}

/** SQL: whether an order was confirmed on the orders screen, by a shopper with an unconfirmed email address. */
const isConfirmedUnproven = sql`(orders.status = 'confirmed' and orders.client_hash is not null
  and not exists (select from users where users.id = orders.user_id and email_confirmed_at is not null))`;

/**
 * Unpaid holds: payments under way, and unconfirmed cash orders of accounts that never had a delivery. The first
 * condition lets PostgreSQL use the indexes `orders_unpaid_*`.
 */
export const isUnpaidHold = sql`(orders.stock = 'held' or orders.status = 'placed' or ${isConfirmedUnproven})
  and (orders.stock = 'held' or not ${hasDelivery(sql`orders.user_id`)})`;

type Totals = Record<'userPieces' | 'phonePieces' | 'clientPieces', number> &
  Record<'userPiastres' | 'phonePiastres' | 'clientPiastres', number>;

/** The stock that the account, the phone number and the IP address hold. */
export async function sumHeld(
  tx: Transaction | Database,
  { userId = '', phone, clientHash = '' }: Holder,
): Promise<Totals> {
  const sum = (what: SQL, whose: SQL) => sql`coalesce(sum(${what}) filter (where ${whose}), 0)::float8`;
  const [ofUser, ofPhone, ofClient] = [
    sql`user_id = ${userId}`,
    sql`phone = ${phone}`,
    sql`client_hash = ${clientHash}`,
  ];
  const [pieces, piastres] = [sql`pieces`, sql`total_piastres`];
  const { rows } = await tx.execute<Totals>(sql`
    select ${sum(pieces, ofUser)} as "userPieces", ${sum(piastres, ofUser)} as "userPiastres",
      ${sum(pieces, ofPhone)} as "phonePieces", ${sum(piastres, ofPhone)} as "phonePiastres",
      ${sum(pieces, ofClient)} as "clientPieces", ${sum(piastres, ofClient)} as "clientPiastres"
    from (select user_id, phone, client_hash, total_piastres,
        (select sum(count) from order_lines where order_id = orders.id) as pieces
      from orders where ${isUnpaidHold} and (${ofUser} or ${ofPhone} or ${ofClient})) held`);
  if (!rows[0]) throw new Error('sums have one row');
  return rows[0];
}

/** Unpaid orders: payments under way, and cash orders that are not packed. */
const isUnpaid = sql`(orders.stock = 'held' or orders.status = 'placed' or orders.status = 'confirmed')`;

/** The pieces of each product that the account or the phone number already holds. */
export async function readHeldPieces(
  tx: Transaction | Database,
  { userId = '', phone }: Holder,
  productIds: string[],
): Promise<Map<string, number>> {
  const ids = sql.param(productIds);
  const { rows } = await tx.execute<{ id: string; pieces: number }>(sql`
    select product_id as id, sum(count)::int as pieces from orders join order_lines on order_id = orders.id
    where ${isUnpaid} and (user_id = ${userId} or phone = ${phone}) and product_id = any(${ids}::text[])
    group by product_id`);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

export type HeldShare = Record<'pieces' | 'stock' | 'orders' | 'shoppers', number>;

/** How much of the stock unpaid orders hold, and for how many shoppers. */
export async function readHeldShare(db: Database): Promise<HeldShare> {
  const { rows } = await db.execute<HeldShare>(sql`
    with held as (select orders.id, user_id, (select sum(count) from order_lines where order_id = orders.id) as pieces
      from orders where ${isUnpaidHold})
    select coalesce(sum(pieces), 0)::float8 as pieces, count(*)::int as orders,
      count(distinct user_id)::int as shoppers,
      (select coalesce(sum(quantity), 0)::float8 from products) as stock from held`);
  if (!rows[0]) throw new Error('sums have one row');
  return rows[0];
}
