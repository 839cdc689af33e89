import type { Logger } from 'pino';
import { sql } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { describeFailure, logFailure } from '#api/platform/jobs/failed-jobs.ts';
import { type JobHandlers, PermanentFailure, type Queue } from '#api/platform/jobs/jobs.ts';
import type { OpenJobs } from '#api/platform/jobs/open.ts';
import { CONCURRENCY } from '#api/platform/jobs/queues.ts';

export interface FailedTry {
  queue: Queue;
  data: object;
  error: unknown;
}

/** One fetch costs as much as running a job, so each fetch gets many jobs. */
const BATCH_SIZE = 50;

interface JobDependencies {
  jobs: Pick<OpenJobs, 'boss'>;
  db: Database;
  handlers: Partial<JobHandlers>;
  log?: Logger;
}

/**
 * Tries every waiting job once, whatever its start time, and every job that is sent meanwhile. Returns the failed jobs:
 * they wait for a retry or have failed for good.
 */
export async function tryJobs({ jobs: { boss }, db, handlers, log }: JobDependencies): Promise<FailedTry[]> {
  const failed: (FailedTry & { job: { id: string; retryCount: number } })[] = [];
  const queues = Object.keys(CONCURRENCY) as Queue[];
  async function tryQueue(queue: Queue): Promise<boolean> {
    const found = await boss.fetch<never>(queue, { ignoreStartAfter: true, batchSize: BATCH_SIZE });
    const handle = handlers[queue];
    const done: string[] = [];
    for (const job of found) {
      try {
        if (!handle) throw new Error(`there is no handler for ${queue}`);
        await handle(job.data, new AbortController().signal);
        done.push(job.id);
      } catch (error) {
        // A failed job returns to the queue only at the end; otherwise the next fetch would get it again.
        failed.push({ queue, data: job.data, error, job });
        if (log) logFailure(log, { queue, job, error });
      }
    }
    if (done.length > 0) await boss.complete(queue, done);
    return found.length > 0;
  }
  async function tryAll(): Promise<boolean> {
    let wasAny = false;
    for (const queue of queues) wasAny = (await tryQueue(queue)) || wasAny;
    return wasAny;
  }
  while (await tryAll());
  for (const { queue, error, job } of failed) {
    // A permanent failure must not be retried: its retries count as used up.
    if (error instanceof PermanentFailure)
      await db.execute(sql`update jobs.job set retry_limit = retry_count where id = ${job.id}`);
    await boss.fail(queue, job, describeFailure(error));
  }
  return failed.map(({ job: _, ...one }) => one);
}

/** Runs every waiting job; none may fail. */
export async function runJobs(running: JobDependencies): Promise<void> {
  const failed = await tryJobs(running);
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ error }) => error),
      failed.map(({ queue, error }) => `${queue}: ${error}`).join('\n'),
    );
}
