/** Queries of problems that need a person, shared by the counts and the lists. */
import type { SQL } from 'drizzle-orm';
import { SUM_CLAIMED, SUM_HELD } from '#api/ledger/ledger.ts';
import { sql } from '#api/platform/database/drizzle.ts';

const ONE_WEEK = sql`interval '7 days'`;
/** Payments of unknown sessions are listed for this long. */
const UNKNOWN_PAYMENT_AGE = sql`interval '90 days'`;

const selectHeldAmount = (order: SQL) =>
  sql`(select ${SUM_HELD} from ledger_entries where ledger_entries.order_id = ${order})`;

/** Orders whose payment a bank claims back, with the claimed amount. */
export const DISPUTES = sql`
  select order_id, ${SUM_CLAIMED} as amount, max(created_at) as at from ledger_entries
  where order_id in (select order_id from ledger_entries where kind = 'dispute')
  group by order_id having ${SUM_CLAIMED} > 0`;

/** Orders with a refund that the gateway refused, with the money that the shop still holds. */
export const REFUSED_REFUNDS = sql`
  select distinct on (order_id) order_id, ${selectHeldAmount(sql`refunds.order_id`)} as amount, created_at as at,
    refusal as reason
  from refunds where state = 'refused' and ${selectHeldAmount(sql`refunds.order_id`)} > 0
  order by order_id, created_at desc`;

/** Orders that were paid with another amount or currency, and whose money the shop still holds. */
export const MISMATCHES = sql`
  select distinct on (order_id) order_id, amount_piastres as amount, currency, created_at as at
  from ledger_entries as entry where kind = 'mismatch' and ${selectHeldAmount(sql`entry.order_id`)} > 0
  order by order_id, created_at desc`;

/** Payments that belong to no session of the shop. */
export const UNKNOWN_PAYMENTS = sql`
  select gateway, transaction, amount_piastres, currency, received_at from gateway_transactions
  where session_id is null and says = 'paid' and received_at > now() - ${UNKNOWN_PAYMENT_AGE}`;

/** Emails that were not sent, because their mailbox reached its limit. */
export const HELD_BACK_EMAILS = sql`
  select id, kind, order_id, created_at from letters
  where admission = 'held_back' and created_at > now() - ${ONE_WEEK}`;
