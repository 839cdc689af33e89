/** Sums of ledger entries. */
import type { SQL } from 'drizzle-orm';
import { type LedgerEntry, sumEntries } from '#api/ledger/ledger.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import type { MoneyDay } from '#contract/bookkeeping/answers.ts';
import { createDayBuckets, listDays } from './spans.ts';

type Sums = Omit<MoneyDay, 'day' | 'gateway'>;
type Summed = Pick<LedgerEntry, 'kind' | 'currency' | 'amountPiastres'>;

function toSums(entries: Summed[]): Sums {
  const { takenPiastres, refundedPiastres, claimedPiastres, lostPiastres } = sumEntries(entries);
  return {
    chargedPiastres: takenPiastres,
    refundedPiastres,
    disputedPiastres: claimedPiastres,
    lostPiastres,
    // Negative on a day with more refunds than charges.
    netPiastres: takenPiastres - refundedPiastres - claimedPiastres - lostPiastres,
  };
}

const SUM_COLUMNS = sql`kind, currency, sum(amount_piastres)::float8 as "amountPiastres"`;

/** The sums of the entries that match. */
export async function sumLedger(db: Database, where: SQL): Promise<Sums> {
  const { rows } = await db.execute<Summed & Record<string, unknown>>(
    sql`select ${SUM_COLUMNS} from ledger_entries where ${where} group by kind, currency`,
  );
  return toSums(rows);
}

interface DaysQuery {
  gateway?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

/** The sums for each day in Cairo and each gateway with entries, newest day first. */
export async function listMoneyDays(db: Database, query: DaysQuery, now: number): Promise<MoneyDay[]> {
  const days = listDays(query, now);
  const buckets = createDayBuckets(days);
  const isOfGateway = query.gateway ? sql`gateway = ${query.gateway}` : sql`true`;
  const { rows } = await db.execute<Summed & { position: number; gateway: string }>(sql`
    select position, gateway, ${SUM_COLUMNS} from (
      select ${buckets.of(sql`created_at`)} as position, gateway, kind, currency, amount_piastres
      from ledger_entries where ${isOfGateway} and ${buckets.within(sql`created_at`)}
    ) as entries
    group by position, gateway, kind, currency order by position desc, gateway`);
  const groups = Map.groupBy(rows, ({ position, gateway }) => `${days[position - 1]} ${gateway}`);
  return [...groups].map(([key, entries]) => {
    const [day = '', ...gateway] = key.split(' ');
    return { day, gateway: gateway.join(' '), ...toSums(entries) };
  });
}
