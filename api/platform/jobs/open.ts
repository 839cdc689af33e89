import { setTimeout as delay } from 'node:timers/promises';
import { fromDrizzle, type Job, type JobResult, type PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { sql } from '#api/platform/database/drizzle.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { makeQueues, startBoss } from './connect.ts';
import { describeFailure, logFailure } from './failed-jobs.ts';
import { type JobHandlers, type Jobs, PermanentFailure, type Queue, type RecurringWork } from './jobs.ts';
import { CONCURRENCY, CRON } from './queues.ts';

/** How often a queue is polled. Each poll costs a query; jobs sent by this server are started by `wake`. */
const POLL_SECONDS = 5;
const RECURRING_POLL_SECONDS = 15;
/** How long closing waits for running jobs. */
const SHUTDOWN_TIMEOUT_MS = 5_000;

export interface OpenJobs extends Jobs {
  /** Only sends jobs; another instance runs them. */
  boss: PgBoss;
  /** Starts to run jobs and recurring work. */
  start(work: { handlers: JobHandlers; recurring: RecurringWork }): Promise<void>;
  /** Stops running jobs, waiting some seconds for those under way; the rest run after the next start. */
  stopWorking(): Promise<void>;
  /** Stops running and sending jobs. */
  close(): Promise<void>;
}

interface JobsOptions {
  database: OpenDatabase;
  log: Logger;
}

/** Creates a pg-boss with the shop's queues. */
async function startSending(options: JobsOptions): Promise<PgBoss> {
  const boss = await startBoss({ ...options, isWorking: false });
  if (!(await makeQueues(boss))) return boss;
  // Loads all queues now: loading one inside a transaction of ours would deadlock the embedded engine.
  await boss.stop({ graceful: false });
  return startBoss({ ...options, isWorking: false });
}

/** Opens the shop's queues, creating their tables if missing; one server at a time. */
export async function openJobs({ database, log }: JobsOptions): Promise<OpenJobs> {
  const options = { database, log };
  const boss = await database.withLock(() => startSending(options));
  let workers: Awaited<ReturnType<typeof startWorkers>> | undefined;
  async function stopWorking(): Promise<void> {
    const working = workers;
    workers = undefined;
    await working?.stop();
  }
  return {
    boss,
    async send(db, queue, data) {
      await boss.send(queue, data, { singletonKey: JSON.stringify(data), db: fromDrizzle(db, sql) });
    },
    wake: (queue) => workers?.wake(queue),
    async start(work) {
      // The embedded engine has a single process, so active jobs were left by one that died.
      if (database.engine === 'pglite') await requeueAbandoned(boss, database);
      workers = await startWorkers(options, work);
    },
    stopWorking,
    async close() {
      await stopWorking();
      await boss.stop({ graceful: false });
    },
  };
}

/** Makes abandoned jobs run again. */
async function requeueAbandoned(boss: PgBoss, { db }: OpenDatabase): Promise<void> {
  const { rows } = await db.execute<{ name: string; id: string; retryCount: number }>(
    sql`select name, id, retry_count as "retryCount" from jobs.job where state = 'active'`,
  );
  for (const { name, ...job } of rows)
    await boss.fail(name, job, { message: 'the shop ended while this was being done' });
}

interface Work {
  handlers: JobHandlers;
  recurring: RecurringWork;
}

async function startWorkers({ database, log }: JobsOptions, { handlers, recurring }: Work) {
  const boss = await startBoss({ database, log, isWorking: true });
  const ids = new Map<Queue, string>();
  const names = new Set<string>();

  /** Runs one job; the error it throws decides whether it is retried. */
  async function tryJob(name: string, job: Job, handle: () => Promise<unknown>): Promise<JobResult> {
    const { id } = job;
    try {
      await handle();
      return { id, status: 'completed' };
    } catch (error) {
      logFailure(log, { queue: name, job, error });
      // 'deadletter' tells pg-boss that the job failed for good, however many tries are left.
      const status = error instanceof PermanentFailure ? 'deadletter' : 'failed';
      return { id, status, output: describeFailure(error) };
    }
  }

  const work = <Data>(
    name: string,
    options: { batchSize: number; pollingIntervalSeconds: number },
    handle: (data: Data, signal: AbortSignal) => Promise<unknown>,
  ): Promise<string> => {
    names.add(name);
    return boss.work<Data, unknown, { perJobResults: true }>(
      name,
      { ...options, perJobResults: true, burstWhenBatchFull: options.batchSize > 1 } as {
        perJobResults: true;
      },
      (jobs) => Promise.all(jobs.map((job) => tryJob(name, job as Job, () => handle(job.data, job.signal)))),
    );
  };

  for (const queue of Object.keys(CONCURRENCY) as Queue[]) {
    const options = { batchSize: CONCURRENCY[queue], pollingIntervalSeconds: POLL_SECONDS };
    // The cast is safe: each handler takes its own queue's data.
    ids.set(queue, await work(queue, options, handlers[queue] as (data: unknown) => Promise<unknown>));
  }
  for (const [name, cron] of Object.entries(CRON) as [keyof typeof CRON, string][]) {
    const run = recurring[name];
    if (!run) {
      await boss.unschedule(name);
      continue;
    }
    await boss.schedule(name, cron);
    await work(name, { batchSize: 1, pollingIntervalSeconds: RECURRING_POLL_SECONDS }, run);
  }

  return {
    wake(queue: Queue) {
      const id = ids.get(queue);
      if (id) boss.notifyWorker(id);
    },
    async stop() {
      const late = new AbortController();
      const done = Promise.all([...names].map((name) => boss.offWork(name, { wait: true })));
      await Promise.race([done, delay(SHUTDOWN_TIMEOUT_MS, undefined, { signal: late.signal })]);
      late.abort();
      await boss.stop({ graceful: false });
    },
  };
}
