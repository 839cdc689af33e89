import { SUM_CLAIMED, SUM_HELD } from '#api/ledger/ledger.ts';
import { readHeldShare } from '#api/orders/unpaid-holds.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { type Database, findLastMigration } from '#api/platform/database/open.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import { examinePictures, examineSearch, examineShelves, examineStock } from './examine-catalogue.ts';
import { createOk, createProblem, createWarning, type Finding, listSome, MAX_LISTED } from './finding.ts';

async function examineMigrations(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const { tag, when } = findLastMigration();
  if (Number(rows[0]?.at) === when)
    return createOk('database', `opens, and its tables are up to date (${tag})`);
  return createProblem(
    'database',
    `its tables are not those of this version of the shop (${tag}); is an older version running?`,
  );
}

async function countRecords(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ products: string; users: string; orders: string }>(
    sql`select (select count(*) from products) as products, (select count(*) from users) as users,
          (select count(*) from orders) as orders`,
  );
  const { products, users, orders } = rows[0] ?? {};
  const text = `${products} products, ${users} users, ${orders} orders`;
  return Number(products) > 0
    ? createOk('shop', text)
    : createWarning('shop', `${text}: there is nothing to sell`);
}

/** A larger share may mean that somebody places unpaid orders to block the stock. */
const MAX_HELD_SHARE = 0.2;

async function examineHolds(db: Database): Promise<Finding> {
  const { pieces, stock, orders, shoppers } = await readHeldShare(db);
  const share = pieces / Math.max(1, pieces + stock);
  const text = `unpaid orders hold ${pieces} of ${pieces + stock} pieces (${(share * 100).toFixed(1)} %): ${orders} orders of ${shoppers} shoppers`;
  return share > MAX_HELD_SHARE
    ? createWarning('holds', `${text}; HOLD_MAX_PIECES and HOLD_MAX_EGP limit what one shopper may hold`)
    : createOk('holds', text);
}

/** Creates a check that passes if its query finds no rows, and otherwise lists the names in the rows. */
const createRowCheck =
  (what: string, passed: string, failed: string, query: ReturnType<typeof sql>) =>
  async (db: Database): Promise<Finding> => {
    const { rows } = await db.execute<{ name: string; all: number }>(
      sql`select name, count(*) over ()::int as all from (${query}) found limit ${MAX_LISTED}`,
    );
    const all = rows[0]?.all ?? 0;
    if (all === 0) return createOk(what, passed);
    const names = rows.map(({ name }) => name);
    return createProblem(what, `${all} ${failed}: ${listSome(names, all)}`);
  };

async function examineJobs(db: Database): Promise<Finding> {
  const jobs = await listFailedJobs(db);
  if (jobs.length === 0) return createOk('jobs', 'none was given up');
  const texts = jobs.map(
    ({ queue, count, newest, error }) =>
      `${count} of the queue '${queue}' (last at ${newest.toISOString()}: ${error})`,
  );
  return createWarning('jobs', `given up after all retries: ${texts.join('; ')}`);
}

/** Warns of emails that the limit per mailbox held back: a sign of an attack, or of a limit that is too low. */
async function examineEmails(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ held: number }>(
    sql`select count(*)::int as held from letters
        where admission = 'held_back' and created_at > now() - interval '7 days'`,
  );
  const held = rows[0]?.held ?? 0;
  if (held === 0) return createOk('emails', 'none was held back in the last 7 days');
  return createWarning(
    'emails',
    `${held} were held back in the last 7 days: their mailboxes reached the limit`,
  );
}

const CHECKS = [
  examineMigrations,
  countRecords,
  examinePictures,
  examineSearch,
  examineShelves,
  examineStock,
  examineHolds,
  createRowCheck(
    'carts',
    'contain only known products',
    'cart lines refer to unknown products',
    sql`select id as name from cart_lines
        where not exists (select from products where products.id = cart_lines.product_id)`,
  ),
  createRowCheck(
    'payments',
    'no order waits for its gateway for more than an hour',
    'orders wait for the answer of their gateway for more than an hour; start the shop, and look at its log',
    sql`select distinct orders.order_number as name from payment_sessions join orders on orders.id = order_id
        where status = 'pending' and coalesce(paying_until, expires_at) < now() - interval '1 hour' order by 1`,
  ),
  createRowCheck(
    'sessions',
    'gateways reported the result of every payment',
    'orders have a payment whose result the gateway has not reported for days; check that its keys are set and belong to the account that opened the session',
    sql`select distinct orders.order_number || coalesce(' (' || payment_sessions.gateway || ' account ' || account || ')', '')
        as name from payment_sessions join orders on orders.id = order_id
        where closed_at is null and expires_at < now() - interval '3 days' order by 1`,
  ),
  createRowCheck(
    'unclear payments',
    'every notification was understood',
    "payments may have been made: their gateway reported them without a transaction, or in a form that can't be parsed; look for them in its dashboard, and give the money back there, or have the notification sent again; their orders do not expire",
    sql`select orders.order_number || ' (' || payment_sessions.gateway || ' session ' || payment_sessions.id || ' since '
          || to_char(unclear_since at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC)' as name
        from payment_sessions join orders on orders.id = order_id
        where unclear_since is not null and closed_at is null and orders.status in ('pending', 'failed')
        order by unclear_since`,
  ),
  createRowCheck(
    'unmatched payments',
    'none belongs to an unknown session',
    'payments belong to a session that the shop does not know, perhaps because an older backup was restored; refund them at their gateway, by transaction',
    sql`select gateway || ' ' || transaction
          || coalesce(' of ' || to_char(amount_piastres / 100.0, 'FM999999999990.00') || ' ' || currency, '')
          || ' at ' || to_char(received_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as name
        from gateway_transactions where session_id is null and says = 'paid'
          and received_at > now() - interval '90 days' order by received_at`,
  ),
  createRowCheck(
    'refunds',
    'none waits for a person',
    'orders have a refund that their gateway refused to make, or that failed afterwards; send the money back and record it with: orders refund NUMBER --by-hand',
    // Leaves out orders whose money a bank has taken back since then: nothing is left to refund.
    sql`select distinct orders.order_number as name from refunds join orders on orders.id = order_id
        where state = 'refused'
          and (select ${SUM_HELD} from ledger_entries where ledger_entries.order_id = orders.id) > 0 order by 1`,
  ),
  createRowCheck(
    'ledger',
    'no bank claims money back',
    'orders have a payment that a bank claims back; answer it at the gateway',
    sql`select orders.order_number as name from ledger_entries join orders on orders.id = order_id
        group by orders.order_number having ${SUM_CLAIMED} > 0 order by 1`,
  ),
  examineJobs,
  examineEmails,
];

/** Examines the database and the picture files. */
export async function* examineShop(db: Database, mediaDir: string): AsyncGenerator<Finding> {
  for (const check of CHECKS) yield await check(db, mediaDir);
}
