import { describe, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { type OpenDatabase, openPostgres } from '#api/platform/database/open.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import type { JobHandlers } from '#api/platform/jobs/jobs.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';
import { fail, openTestQueues, recordEmails, refuse, UNUSED_HANDLERS } from './test-queues.ts';

const { database, db, jobs, log } = await openTestQueues();

/** Starts a shop's workers on a database. */
async function startWorkers(on: OpenDatabase, handlers: JobHandlers) {
  const opened = await openJobs({ database: on, log });
  await opened.start({ handlers, recurring: {} });
  return opened;
}

describe('workers', () => {
  test('do waiting jobs and later ones after a wake-up, and finish running ones before closing', async () => {
    const steps: string[] = [];
    const reached = Object.fromEntries(
      ['first', 'second', 'slow'].map((name) => [name, Promise.withResolvers<void>()]),
    );
    const email = async ({ letterId }: { letterId: string }) => {
      steps.push(letterId);
      reached[letterId]?.resolve();
      if (letterId !== 'slow') return;
      await closing.promise;
      await db.execute(sql`select 1`);
      steps.push('slow done');
    };
    const closing = Promise.withResolvers<void>();
    await jobs.send(db, 'letter', { letterId: 'first' });
    const working = await startWorkers(database, { ...UNUSED_HANDLERS, letter: email });
    await reached.first?.promise;
    await working.send(db, 'letter', { letterId: 'second' });
    working.wake('letter');
    await reached.second?.promise;
    await working.send(db, 'letter', { letterId: 'slow' });
    working.wake('letter');
    await reached.slow?.promise;
    const closed = working.close();
    closing.resolve();
    await closed;
    expect(steps).toEqual(['first', 'second', 'slow', 'slow done']);
  });

  test('keep a permanently failed job as failed, and retry any other failure', async () => {
    const over = Promise.withResolvers<void>();
    let left = 2;
    const end = () => {
      left -= 1;
      if (left === 0) over.resolve();
    };
    await jobs.send(db, 'letter', { letterId: 'a' });
    await jobs.send(db, 'refund', { refundId: 'a' });
    const working = await startWorkers(database, {
      ...UNUSED_HANDLERS,
      letter: () => fail().finally(end),
      refund: () => refuse().finally(end),
    });
    await over.promise;
    await working.close();
    expect(await listFailedJobs(db)).toMatchObject([{ queue: 'refund', error: '550 no such mailbox' }]);
    const { rows } = await db.execute(
      sql`select state, output->>'message' as said from jobs.job where name = 'letter'`,
    );
    expect(rows).toEqual([{ state: 'retry', said: 'the mail server is away' }]);
  });

  test('do recurring work, and unschedule it in a shop that no longer has it', async () => {
    const swept = Promise.withResolvers<void>();
    const opened = await openJobs({ database, log });
    await jobs.boss.send('sweep', {});
    await opened.start({ handlers: UNUSED_HANDLERS, recurring: { sweep: async () => swept.resolve() } });
    const names = async () => (await jobs.boss.getSchedules()).map(({ name }) => name);
    expect(await names()).toEqual(['sweep']);
    await swept.promise;
    await opened.close();
    await (await startWorkers(database, UNUSED_HANDLERS)).close();
    expect(await names()).toEqual([]);
  });

  test.runIf(process.env.ENGINE === 'pglite')('retry jobs that were running when the shop died', async () => {
    await jobs.send(db, 'letter', { letterId: 'a' });
    expect(await jobs.boss.fetch('letter')).toHaveLength(1);
    await (await startWorkers(database, UNUSED_HANDLERS)).close();
    const { done, handlers } = recordEmails();
    await runJobs({ jobs, db, handlers });
    expect(done).toEqual(['a']);
  });
});

describe.runIf(process.env.ENGINE === 'postgres')('two servers', () => {
  test('set up one database’s queues concurrently, and do each job once', async () => {
    const url = await createPostgresDatabase();
    const first = await openPostgres(url, log);
    await first.db.execute(sql`drop schema jobs cascade`);
    const servers = [first, await openPostgres(url, log)];
    const opened = await Promise.all(servers.map((server) => openJobs({ database: server, log })));
    const names = Array.from({ length: 40 }, (_, n) => `email ${n}`);
    for (const letterId of names) await opened[0]?.send(first.db, 'letter', { letterId });
    const done: string[] = [];
    const all = Promise.withResolvers<void>();
    const both = Promise.withResolvers<void>();
    const by = new Set<number>();
    for (const [server, one] of opened.entries()) {
      const email = async ({ letterId }: { letterId: string }) => {
        by.add(server);
        if (by.size === 2) both.resolve();
        // Waits until both servers have a job, so that neither takes all of them.
        await both.promise;
        done.push(letterId);
        if (done.length >= names.length) all.resolve();
      };
      await one.start({ handlers: { ...UNUSED_HANDLERS, letter: email }, recurring: {} });
    }
    await all.promise;
    await Promise.all(opened.map((one) => one.close()));
    await Promise.all(servers.map((server) => server.close()));
    expect(done.sort()).toEqual(names.sort());
    expect(by.size).toBe(2);
  });
});
