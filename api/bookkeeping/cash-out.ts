/**
 * Outstanding cash on delivery: of shipped parcels, and of delivered parcels for which the courier has not paid the
 * shop.
 */

import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { CashOrder, CashOut } from '#contract/bookkeeping/answers.ts';
import { DAY_MS } from '#contract/times.ts';

/** The lower bounds of the age groups, in days. */
const AGE_GROUP_STARTS = [0, 4, 8, 15];
const MAX_OLDEST_ORDERS = 100;

const OUTSTANDING_CASH = sql`
  select orders.id, 'shipped' as stage, orders.total_piastres as amount, coalesce(
    (select max(at) from order_events where order_id = orders.id and event = 'shipped'), orders.updated_at
  ) as since
  from orders where orders.status = 'shipped' and orders.payment_method = 'cash'
  union all
  select ledger_entries.order_id, 'delivered', ledger_entries.amount_piastres, ledger_entries.created_at
  from ledger_entries
  where ledger_entries.gateway = 'cash' and ledger_entries.kind = 'charge'
    and not exists (select from settlement_lines where settlement_lines.entry_id = ledger_entries.id)`;

const countDays = (since: number, now: number) => Math.max(0, Math.floor((now - since) / DAY_MS));

interface CashRow {
  [column: string]: unknown;
  id: string;
  stage: CashOrder['stage'];
  amount: number;
  since: number;
  orderNumber: string;
  carrier: string;
  trackingNumber: string | null;
}

/** Orders whose cash is outstanding, longest outstanding first. */
export async function readCashOrders(
  db: Database,
  now: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<CashOrder[]> {
  const { rows } = await db.execute<CashRow>(sql`
    select cash.id, cash.stage, cash.amount::float8 as amount,
      floor(extract(epoch from cash.since) * 1000)::float8 as since, orders.order_number as "orderNumber",
      coalesce(orders.carrier, '') as carrier, orders.tracking_number as "trackingNumber"
    from (${OUTSTANDING_CASH}) as cash join orders on orders.id = cash.id
    order by cash.since, cash.id limit ${limit} offset ${offset}`);
  return rows.map(({ id, stage, amount, since, ...order }) => ({
    ...{ orderId: id, ...order, stage },
    ...{ since: new Date(since).toISOString(), days: countDays(since, now), amountPiastres: amount },
  }));
}

interface CashGroup {
  [column: string]: unknown;
  carrier: string;
  stage: CashOrder['stage'];
  age: number;
  orders: number;
  amount: number;
}

const sumBy = (groups: CashGroup[], read: (group: CashGroup) => number) =>
  groups.reduce((sum, group) => sum + read(group), 0);
const sumTotal = (groups: CashGroup[]) => ({
  orders: sumBy(groups, ({ orders }) => orders),
  amountPiastres: sumBy(groups, ({ amount }) => amount),
});
const groupByAge = (groups: CashGroup[]) =>
  AGE_GROUP_STARTS.map((fromDays, position) => ({
    fromDays,
    toDays: (AGE_GROUP_STARTS[position + 1] ?? Number.NaN) - 1 || null,
    ...sumTotal(groups.filter(({ age }) => age === position + 1)),
  }));

/** The outstanding cash, by age and by courier. */
export async function readCashOut(db: Database, now: number): Promise<CashOut> {
  const { rows } = await db.execute<CashGroup>(sql`
    select coalesce(orders.carrier, '') as carrier, cash.stage, width_bucket(
        greatest(0, floor(extract(epoch from (${new Date(now).toISOString()}::timestamptz - cash.since)) / 86400)::int),
        ${sql.param(AGE_GROUP_STARTS)}::int[]
      ) as age, count(*)::int as orders, sum(cash.amount)::float8 as amount
    from (${OUTSTANDING_CASH}) as cash join orders on orders.id = cash.id
    group by 1, 2, 3`);
  const couriers = [...Map.groupBy(rows, ({ carrier }) => carrier)].map(([carrier, groups]) => {
    const inStage = (wanted: string) =>
      sumTotal(groups.filter(({ stage }) => stage === wanted)).amountPiastres;
    return {
      carrier,
      orders: sumTotal(groups).orders,
      shippedPiastres: inStage('shipped'),
      deliveredPiastres: inStage('delivered'),
      ages: groupByAge(groups),
    };
  });
  const owed = ({ shippedPiastres, deliveredPiastres }: (typeof couriers)[number]) =>
    shippedPiastres + deliveredPiastres;
  return {
    ...sumTotal(rows),
    ages: groupByAge(rows),
    couriers: couriers.sort((one, other) => owed(other) - owed(one)),
    oldest: await readCashOrders(db, now, { limit: MAX_OLDEST_ORDERS }),
  };
}
