import { and, eq, isNull, lt, ne, notExists, sql } from './platform/database/drizzle.ts';
import type { Database } from './platform/database/open.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import { emails } from './schema/emails.ts';
import { refunds } from './schema/payments.ts';

const MIN_AGE_MS = 5 * 60_000;
const BATCH_SIZE = 500;

/**
 * Queues jobs for unsent emails and requested refunds that have no job, for example after a restore, because backups
 * contain no jobs. Skips recent emails and refunds, whose jobs may be about to be queued.
 */
export async function requeueOrphans(db: Database, jobs: Jobs, now: number): Promise<void> {
  const before = new Date(now - MIN_AGE_MS);
  // Looks in all queues: a job in the dead-letter queue has failed for good, and is not queued again.
  const hasJob = (field: string, id: typeof emails.id | typeof refunds.id) =>
    sql`(select 1 from jobs.job where job.data->>${field}::text = ${id})`;
  const unsent = await db
    .select({ letterId: emails.id })
    .from(emails)
    .where(
      and(
        isNull(emails.sentAt),
        ne(emails.recipient, ''),
        lt(emails.createdAt, before),
        notExists(hasJob('letterId', emails.id)),
      ),
    )
    .limit(BATCH_SIZE);
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
    .limit(BATCH_SIZE);
  for (const data of unsettled) await jobs.send(db, 'refund', data);
  if (unsent.length > 0) jobs.wake('letter');
  if (unsettled.length > 0) jobs.wake('refund');
}
