/**
 * VAT by month. Prices include it. The VAT of a charge or refund is the VAT in the money kept after it, less the VAT
 * in the money kept before it. So the parts add up to the order's VAT, however many payments it has.
 */
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { VatMonth } from '#contract/bookkeeping/answers.ts';
import { CURRENCY } from '#contract/constants.ts';
import { createMonthBuckets, listMonths } from './spans.ts';

interface MonthSums {
  [column: string]: unknown;
  position: number;
  isSale: boolean;
  amount: number;
  vat: number;
}

/** The VAT in a part of an order's total: the order's VAT, less the rounded VAT in the rest. */
const calculateVat = (amount: ReturnType<typeof sql>) =>
  sql`(orders.tax_piastres - round(
    orders.tax_piastres::numeric * (orders.total_piastres - ${amount}) / nullif(orders.total_piastres, 0)
  ))`;

/** Sums of sales and of refunds, by month. Leaves out payments of a wrong amount, and their refunds. */
async function readSums(db: Database, buckets: ReturnType<typeof createMonthBuckets>) {
  const isCounted = sql`entries.kind in ('charge', 'refund', 'refund_failed') and entries.currency = ${CURRENCY}`;
  const { rows } = await db.execute<MonthSums>(sql`
    with touched as (
      select distinct order_id from ledger_entries as entries
      where ${isCounted} and ${buckets.within(sql`entries.created_at`)}
    ), parts as (
      select entries.order_id, entries.created_at, entries.kind = 'charge' as is_sale, signed.amount,
        sum(signed.amount) over (partition by entries.order_id order by entries.id) as kept
      from touched join ledger_entries as entries on entries.order_id = touched.order_id
      cross join lateral (
        select case entries.kind when 'refund' then -1 else 1 end * entries.amount_piastres as amount
      ) as signed
      where ${isCounted} and exists (
        select from ledger_entries as charges
        where charges.order_id = entries.order_id and charges.kind = 'charge' and charges.currency = ${CURRENCY}
      ) and not exists (
        select from ledger_entries as wrong
        where wrong.order_id = entries.order_id and wrong.kind = 'mismatch'
          and wrong.gateway = entries.gateway and wrong.transaction = entries.of_transaction
      )
    )
    select position, is_sale as "isSale", sum(amount)::float8 as amount, sum(vat)::float8 as vat from (
      select ${buckets.of(sql`parts.created_at`)} as position, parts.is_sale, parts.amount,
        ${calculateVat(sql`parts.kept`)} - ${calculateVat(sql`(parts.kept - parts.amount)`)} as vat
      from parts join orders on orders.id = parts.order_id
      where ${buckets.within(sql`parts.created_at`)}
    ) as moved group by position, is_sale`);
  return rows;
}

interface VatQuery {
  from?: string | undefined;
  until?: string | undefined;
}

/** The VAT of each month of a span, newest first. */
export async function listVat(db: Database, query: VatQuery, now: number): Promise<VatMonth[]> {
  const months = listMonths(query, now);
  const buckets = createMonthBuckets(months);
  const sums = await readSums(db, buckets);
  return months
    .map((month, position) => {
      const ofMonth = sums.filter((row) => row.position === position + 1);
      const sold = ofMonth.find(({ isSale }) => isSale);
      const refunded = ofMonth.find(({ isSale }) => !isSale);
      const [salesPiastres, salesVatPiastres] = [sold?.amount ?? 0, sold?.vat ?? 0];
      const [refundsPiastres, refundsVatPiastres] = [0 - (refunded?.amount ?? 0), 0 - (refunded?.vat ?? 0)];
      return {
        ...{ month, salesPiastres, salesVatPiastres, refundsPiastres, refundsVatPiastres },
        netPiastres: salesPiastres - refundsPiastres,
        netVatPiastres: salesVatPiastres - refundsVatPiastres,
      };
    })
    .reverse();
}
