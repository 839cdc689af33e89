/** Counts the tasks that wait for the staff. Most counts stop at a limit, so that they stay cheap. */
import type { SQL } from 'drizzle-orm';
import { OPEN_RETURN_STATUSES } from '#api/orders/returns/transitions.ts';
import { readHeldShare } from '#api/orders/unpaid-holds.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import { type Today, WAITING_STATUSES } from '#contract/today/staff-calls.ts';
import {
  DISPUTES,
  HELD_BACK_EMAILS,
  MISMATCHES,
  REFUSED_REFUNDS,
  UNKNOWN_PAYMENTS,
} from './problem-queries.ts';

/** Counting stops just above this number. */
const MAX_COUNT = 1000;
/** A product with at most this many pieces is about to be sold out. */
const LOW_STOCK = 3;
const MAX_LISTED = 100;

const runQuery = async <Row extends object>(db: Database, text: SQL): Promise<Row[]> =>
  (await db.execute(text)).rows as Row[];

async function count(db: Database, rows: SQL): Promise<number> {
  const [found] = await runQuery<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${rows} limit ${MAX_COUNT + 1}) as found`,
  );
  return found?.count ?? 0;
}

type WaitingOrders = Today['orders'][number];

const toIso = (moment: string | null) => moment && new Date(moment).toISOString();

const countWaiting = (db: Database): Promise<WaitingOrders[]> =>
  runQuery(
    db,
    sql`
      select wanted.status, found.count, found."oldestAt"
      from unnest(${sql.param([...WAITING_STATUSES])}::text[]::order_status[]) with ordinality as wanted(status, place)
      cross join lateral (
        select count(*)::int as count, min(created_at)::text as "oldestAt" from (
          select created_at from orders where orders.status = wanted.status order by created_at limit ${MAX_COUNT + 1}
        ) as orders
      ) as found
      order by wanted.place`,
  );

/** Counts rows, such as returns, that wait since `created_at`. */
async function countSince(db: Database, rows: SQL): Promise<Today['returns']> {
  const [found] = await runQuery<Today['returns']>(
    db,
    sql`select count(*)::int as count, min(created_at)::text as "oldestAt" from (${rows}) as found`,
  );
  return { count: found?.count ?? 0, oldestAt: toIso(found?.oldestAt ?? null) };
}

const OPEN_RETURNS = sql`
  select created_at from returns where status in (${sql.join(
    OPEN_RETURN_STATUSES.map((status) => sql.raw(`'${status}'`)),
    sql`, `,
  )})`;
const REPORTED_REVIEWS = sql`
  select review_id, min(created_at) as created_at from review_reports where settled_at is null group by review_id`;
const OPEN_QUESTIONS = sql`
  select created_at from questions where answer is null and hidden_at is null
  order by created_at limit ${MAX_COUNT + 1}`;

/** Counts problems with payments and refunds that need a person. */
const countPaymentProblems = async (db: Database) => ({
  refusedRefunds: await count(db, REFUSED_REFUNDS),
  disputes: await count(db, DISPUTES),
  mismatches: await count(db, MISMATCHES),
  unknownPayments: await count(db, UNKNOWN_PAYMENTS),
});

async function readStock(db: Database): Promise<Today['stock']> {
  const isLow = sql`is_listed and quantity between 1 and ${LOW_STOCK}`;
  const { pieces, orders } = await readHeldShare(db);
  return {
    low: await count(db, sql`select from products where ${isLow}`),
    lowest: await runQuery(
      db,
      sql`select id, title_en as "titleEn", title_ar as "titleAr", quantity from products
          where ${isLow} order by quantity, id limit ${MAX_LISTED}`,
    ),
    heldPieces: pieces,
    heldOrders: orders,
  };
}

/** Reads all tasks that currently wait for the staff. */
export async function readToday(db: Database): Promise<Today> {
  const orders = await countWaiting(db);
  const failed = await listFailedJobs(db);
  return {
    orders: orders.map((row) => ({ ...row, oldestAt: toIso(row.oldestAt) })),
    returns: await countSince(db, OPEN_RETURNS),
    reportedReviews: await countSince(db, REPORTED_REVIEWS),
    openQuestions: await countSince(db, OPEN_QUESTIONS),
    ...(await countPaymentProblems(db)),
    failedJobs: failed.reduce((sum, queue) => sum + queue.count, 0),
    heldBackEmails: await count(db, HELD_BACK_EMAILS),
    stock: await readStock(db),
  };
}
