import type { SQL } from 'drizzle-orm';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import { CURRENCY } from '#contract/constants.ts';
import type { Problems } from '#contract/today/staff-calls.ts';
import {
  DISPUTES,
  HELD_BACK_EMAILS,
  MISMATCHES,
  REFUSED_REFUNDS,
  UNKNOWN_PAYMENTS,
} from './problem-queries.ts';

const MAX_LISTED = 100;

const toIso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`);

async function list<Row extends object>(
  db: Database,
  columns: SQL,
  from: SQL,
  order: string,
): Promise<Row[]> {
  const { rows } = await db.execute(
    sql`select ${columns} from ${from} order by ${sql.raw(order)} desc limit ${MAX_LISTED}`,
  );
  return rows as Row[];
}

/** Lists orders with a problem, newest first; `more` selects further columns. */
const listOrders = <Row extends object>(db: Database, found: SQL, more: SQL) =>
  list<Row>(
    db,
    sql`orders.order_number as "orderNumber", orders.gateway, found.amount::float8 as "amountPiastres",
      ${toIso('found.at')}, ${more}`,
    sql`(${found}) as found join orders on orders.id = found.order_id`,
    'found.at',
  );

/** The problems that need a person: failed jobs by queue, all others newest first. */
export async function listProblems(db: Database): Promise<Problems> {
  const inShopCurrency = sql`${CURRENCY}::text as currency`;
  const jobs = await listFailedJobs(db);
  return {
    disputes: await listOrders(db, DISPUTES, inShopCurrency),
    refusedRefunds: await listOrders(db, REFUSED_REFUNDS, sql`found.reason, ${inShopCurrency}`),
    mismatches: await listOrders(db, MISMATCHES, sql`found.currency`),
    unknownPayments: await list(
      db,
      sql`gateway, transaction, amount_piastres::float8 as "amountPiastres", currency, ${toIso('received_at')}`,
      sql`(${UNKNOWN_PAYMENTS}) as found`,
      'received_at',
    ),
    failedJobs: jobs.map(({ newest, ...job }) => ({ ...job, at: newest.toISOString() })),
    heldBackEmails: await list(
      db,
      sql`found.kind, orders.order_number as "orderNumber", ${toIso('found.created_at')}`,
      sql`(${HELD_BACK_EMAILS}) as found left join orders on orders.id = found.order_id`,
      'found.created_at',
    ),
  };
}
