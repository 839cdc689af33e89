import type { Logger } from 'pino';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { PermanentFailure } from './jobs.ts';
import { countRetries, FAILED_QUEUE } from './queues.ts';

const MAX_MESSAGE_LENGTH = 500;

/**
 * The stored message of an error: that of its root cause, because query errors repeat parameters, which may be
 * personal.
 */
export function describeFailure(error: unknown): { message: string } {
  let first = error;
  while (first instanceof Error && first.cause instanceof Error) first = first.cause;
  const message = first instanceof Error ? first.message : String(first);
  return { message: message.slice(0, MAX_MESSAGE_LENGTH).toWellFormed() };
}

interface FailedTry {
  queue: string;
  job: { id: string; retryCount: number };
  error: unknown;
}

/** Logs that a job failed, as an error if it was the last try. */
export function logFailure(log: Logger, { queue, job: { id, retryCount }, error }: FailedTry): void {
  const isLast = error instanceof PermanentFailure || retryCount >= countRetries(queue);
  const what = isLast ? 'a job failed' : 'a job failed and will be tried again';
  log[isLast ? 'error' : 'warn']({ err: error, queue, job: id, tries: retryCount + 1 }, what);
}

export interface FailedJobs {
  queue: string;
  count: number;
  /** When the newest of these jobs failed, and with which message. */
  newest: Date;
  error: string;
}

/** Jobs that failed for good and are still in the dead-letter queue, by their former queue. */
export async function listFailedJobs(db: Database): Promise<FailedJobs[]> {
  // A new database has no queues yet.
  const { rows: tables } = await db.execute<{ name: string | null }>(
    sql`select to_regclass('jobs.job')::text as name`,
  );
  if (!tables[0]?.name) return [];
  const { rows } = await db.execute<{
    queue: string;
    count: number;
    newest: string;
    error: string | null;
  }>(sql`
    select source_name as queue, count(*)::int as count, max(created_on)::text as newest,
      (array_agg(source_output->>'message' order by created_on desc))[1] as error
    from jobs.job where name = ${FAILED_QUEUE} group by source_name order by source_name`);
  return rows.map(({ newest, error, ...row }) => ({
    ...row,
    newest: new Date(newest),
    error: error ?? 'unknown',
  }));
}
