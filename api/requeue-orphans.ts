import { letters } from './letters/tables.ts';
import { refunds } from './payments/tables.ts';
import { and, eq, isNull, lt, ne, notExists, sql } from './platform/database/drizzle.ts';
import type { Database } from './platform/database/open.ts';
import type { Jobs } from './platform/jobs/jobs.ts';

const OLD_ENOUGH_MS = 5 * 60_000;
const AT_ONCE = 500;

/**
 * Gives jobs to letters that were not sent and refunds that were asked for and have none, in whatever state: backups hold
 * no jobs. Young ones are left alone: theirs may be on the way.
 */
export async function requeueOrphans(db: Database, jobs: Jobs, now: number): Promise<void> {
  const before = new Date(now - OLD_ENOUGH_MS);
  // A job that failed for good is kept under another name: what nobody could do is not begun again.
  const hasJob = (field: string, id: typeof letters.id | typeof refunds.id) =>
    sql`(select 1 from jobs.job where job.data->>${field}::text = ${id})`;
  const unsent = await db
    .select({ letterId: letters.id })
    .from(letters)
    .where(
      and(
        isNull(letters.sentAt),
        ne(letters.recipient, ''),
        lt(letters.createdAt, before),
        notExists(hasJob('letterId', letters.id)),
      ),
    )
    .limit(AT_ONCE);
  for (const data of unsent) await jobs.send(db, 'letter', data);
  const unsettled = await db
    .select({ refundId: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.state, 'asked'),
        lt(refunds.createdAt, before),
        notExists(hasJob('refundId', refunds.id)),
      ),
    )
    .limit(AT_ONCE);
  for (const data of unsettled) await jobs.send(db, 'refund', data);
  if (unsent.length > 0) jobs.wake('letter');
  if (unsettled.length > 0) jobs.wake('refund');
}
