/**
 * VAT by month; prices include it. If an order is refunded in parts, the VAT of each refund is the rounded VAT of all
 * refunds so far, minus that of the earlier ones. So a full refund takes back exactly the order's VAT.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { VatMonth } from '#contract/bookkeeping/answers.ts';
import { CURRENCY } from '#contract/constants.ts';
import { listMonths, monthBuckets } from './spans.ts';

interface MonthSums {
  [column: string]: unknown;
  position: number;
  amount: number;
  vat: number;
}

/** The VAT in a part of an order's total. */
const vatIn = (amount: ReturnType<typeof sql>) =>
  sql`round(orders.tax_piastres::numeric * ${amount} / orders.total_piastres)`;

async function readSales(db: Database, buckets: ReturnType<typeof monthBuckets>) {
  const { rows } = await db.execute<MonthSums>(sql`
    select position, sum(amount)::float8 as amount, sum(vat)::float8 as vat from (
      select ${buckets.of(sql`entries.created_at`)} as position, entries.amount_piastres as amount,
        ${vatIn(sql`entries.amount_piastres`)} as vat
      from ledger_entries as entries join orders on orders.id = entries.order_id
      where entries.kind = 'charge' and entries.currency = ${CURRENCY} and ${buckets.within(sql`entries.created_at`)}
    ) as sales group by position`);
  return new Map(rows.map((row) => [row.position, row]));
}

/** Refunds of sales. A payment of a wrong amount is not a sale, so its refund does not count. */
async function readRefunds(db: Database, buckets: ReturnType<typeof monthBuckets>) {
  const isRefund = sql`kind in ('refund', 'refund_failed') and currency = ${CURRENCY}`;
  const { rows } = await db.execute<MonthSums>(sql`
    with refunded as (
      select distinct order_id from ledger_entries where ${isRefund} and ${buckets.within(sql`created_at`)}
    ), refunds_so_far as (
      select entries.order_id, entries.created_at, signed.amount,
        sum(signed.amount) over (partition by entries.order_id order by entries.id) as so_far
      from refunded join ledger_entries as entries on entries.order_id = refunded.order_id
      cross join lateral (
        select case entries.kind when 'refund' then 1 else -1 end * entries.amount_piastres as amount
      ) as signed
      where ${isRefund} and exists (
        select from ledger_entries as charges
        where charges.order_id = entries.order_id and charges.kind = 'charge' and charges.currency = ${CURRENCY}
      ) and not exists (
        select from ledger_entries as wrong
        where wrong.order_id = entries.order_id and wrong.kind = 'mismatch'
          and wrong.gateway = entries.gateway and wrong.transaction = entries.of_transaction
      )
    )
    select position, sum(amount)::float8 as amount, sum(vat)::float8 as vat from (
      select ${buckets.of(sql`parts.created_at`)} as position, parts.amount,
        ${vatIn(sql`parts.so_far`)} - ${vatIn(sql`(parts.so_far - parts.amount)`)} as vat
      from refunds_so_far as parts join orders on orders.id = parts.order_id
      where ${buckets.within(sql`parts.created_at`)}
    ) as refunds group by position`);
  return new Map(rows.map((row) => [row.position, row]));
}

interface VatQuery {
  from?: string | undefined;
  until?: string | undefined;
}

/** The VAT of each month of a span, newest first. */
export async function listVat(db: Database, query: VatQuery, now: number): Promise<VatMonth[]> {
  const months = listMonths(query, now);
  const buckets = monthBuckets(months);
  const sales = await readSales(db, buckets);
  const refunds = await readRefunds(db, buckets);
  return months
    .map((month, position) => {
      const [sold, refunded] = [sales.get(position + 1), refunds.get(position + 1)];
      const [salesPiastres, salesVatPiastres] = [sold?.amount ?? 0, sold?.vat ?? 0];
      const [refundsPiastres, refundsVatPiastres] = [refunded?.amount ?? 0, refunded?.vat ?? 0];
      return {
        ...{ month, salesPiastres, salesVatPiastres, refundsPiastres, refundsVatPiastres },
        netPiastres: salesPiastres - refundsPiastres,
        netVatPiastres: salesVatPiastres - refundsVatPiastres,
      };
    })
    .reverse();
}
