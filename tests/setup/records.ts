/** Reads all records of orders and payments in one query, for checks after each step. */

import type { LedgerEntry } from '#api/ledger/ledger.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { OrderDiscount } from '#api/schema/discounts.ts';
import type { OrderEvent } from '#api/schema/order-events.ts';
import type { OrderStatus } from '#api/schema/orders.ts';
import type { ReturnStatus } from '#api/schema/returns.ts';

export interface OrderRecord {
  id: string;
  user_id: string;
  status: OrderStatus;
  stock: 'none' | 'held' | 'sold';
  gateway: string;
  items: number;
  discount: number;
  shipping: number;
  total: number;
  tax: number;
  /** The code's id and terms; null without a code. */
  discount_id: string | null;
  terms: OrderDiscount | null;
  is_used: boolean;
  phone: string;
  /** What changed lines added to the order and is still unpaid, in piastres. */
  owed: number;
  /** How much was refunded because lines of the order were changed, in piastres. */
  given_back: number;
  paid_at: string | null;
}

export interface LedgerRecord {
  order_id: string;
  session_id: string | null;
  gateway: string;
  kind: LedgerEntry['kind'];
  transaction: string;
  of: string;
  amount: number;
  currency: string;
}

export interface ReturnRecord {
  id: string;
  number: number;
  order_id: string;
  status: ReturnStatus;
  /** The history: the status after each event, oldest first. */
  statuses: ReturnStatus[];
  /** `resale` and `damaged` are null until the return is received. */
  lines: { line_id: string; count: number; resale: number | null; damaged: number | null }[];
}

export interface Records {
  orders: OrderRecord[];
  lines: {
    id: string;
    order_id: string;
    product_id: string;
    count: number;
    price: number;
    discount: number;
  }[];
  returns: ReturnRecord[];
  codes: { id: string; uses: number; max: number | null; max_per_person: number | null }[];
  events: { order_id: string; event: OrderEvent; status: OrderStatus }[];
  entries: LedgerRecord[];
  sessions: {
    id: string;
    order_id: string;
    gateway: string;
    at: string | null;
    accepted: string | null;
    is_open: boolean;
  }[];
  refunds: {
    order_id: string;
    session_id: string;
    of: string;
    state: 'asked' | 'done' | 'refused';
    amount: number;
  }[];
  /** `reason` and `amount` are deleted once an email is sent. */
  emails: { key: string; order_id: string; kind: string; reason: string | null; amount: number | null }[];
  carts: { id: string; user_id: string }[];
  /** `journal` is the sum of the steps of stock. */
  products: { id: string; quantity: number; sold: number; journal: number }[];
  /** The number of jobs that wait or run. */
  jobs: number;
}

const selectRows = (query: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(row), '[]') from (${query}) row)`;

export async function readRecords(db: Database, productIds: string[]): Promise<Records> {
  const { rows } = await db.execute<{ records: Records }>(sql`select json_build_object(
    'orders', ${selectRows(sql`select id, user_id, status, stock, gateway, total_piastres as total,
      items_piastres as items, discount_piastres as discount, shipping_piastres as shipping, discount_id, discount as terms,
      is_discount_used as is_used, phone, tax_piastres as tax, owed_piastres as owed, paid_at,
      (select coalesce(sum((after->>'refundPiastres')::int), 0)::int from audit_log
        where thing_id = orders.id and action = 'order.lines-changed') as given_back
      from orders order by number`)},
    'lines', ${selectRows(sql`select id, order_id, product_id, count, price_piastres as price, discount_piastres as discount
      from order_lines order by order_id, position`)},
    'codes', ${selectRows(sql`select id, uses, max_uses as max, max_uses_per_person as max_per_person from discounts`)},
    'returns', ${selectRows(sql`select id, number, order_id, status,
      (select json_agg(status order by id) from return_events where return_id = returns.id) as statuses,
      (select json_agg(json_build_object('line_id', order_line_id, 'count', count, 'resale', resale_count, 'damaged', damaged_count)
        order by order_line_id) from return_lines where return_id = returns.id) as lines
      from returns order by number`)},
    'events', ${selectRows(sql`select order_id, event, status from order_events order by id`)},
    'entries', ${selectRows(sql`select order_id, session_id, gateway, kind, transaction, of_transaction as of, amount_piastres as amount,
      currency from ledger_entries order by id`)},
    'sessions', ${selectRows(sql`select id, order_id, gateway, gateway_session_id as at, accepted_transaction as accepted, closed_at is null as is_open
      from payment_sessions`)},
    'refunds', ${selectRows(sql`select order_id, session_id, transaction as of, state, amount_piastres as amount from refunds`)},
    'emails', ${selectRows(sql`select key, order_id, kind, data->>'reason' as reason, (data->>'amountPiastres')::int as amount
      from letters`)},
    'carts', ${selectRows(sql`select id, user_id from carts where exists (select from cart_lines where cart_id = carts.id)`)},
    'products', ${selectRows(sql`select id, quantity, sold,
      (select coalesce(sum(pieces), 0)::int from stock_steps where product_id = products.id) as journal from products where id = any(${sql.param(productIds)})`)},
    'jobs', (select count(*) from jobs.job where state in ('created', 'retry', 'active') and name <> 'failed')
  ) as records`);
  const records = rows[0]?.records;
  if (!records) throw new Error('the shop has no records');
  return records;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Sums ledger entries by kind. */
export function sumByKind(entries: LedgerRecord[]) {
  const of = (...kinds: LedgerRecord['kind'][]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const [taken, sent, failed] = [of('charge', 'mismatch'), of('refund'), of('refund_failed')];
  const lost = of('dispute_lost') - of('dispute_reopened');
  const claimed = of('dispute') - of('dispute_won') - lost;
  const refunded = sent - failed;
  return { taken, sent, refunded, claimed, lost, held: taken - refunded - claimed - lost };
}

/** Sums an order's entries in the shop's currency, and its requested and refused refunds. */
export function sumBalance({ entries, refunds }: Records, orderId: string) {
  const own = entries.filter(({ order_id, currency }) => order_id === orderId && currency === 'EGP');
  const sumOf = (wanted: string) =>
    sum(
      refunds
        .filter(({ order_id, state }) => order_id === orderId && state === wanted)
        .map(({ amount }) => amount),
    );
  return { ...sumByKind(own), asked: sumOf('asked'), refused: sumOf('refused') };
}
