import { describe, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { type OpenDatabase, openPostgres } from '#api/platform/database/open.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import type { JobHandlers } from '#api/platform/jobs/jobs.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { createPostgresDatabase } from '#tests/setup/test-database.ts';
import { fail, noteLetters, openTestQueues, refuse, UNUSED } from './test-queues.ts';

const { database, db, jobs, log } = await openTestQueues();

/** A shop that does jobs, on a database of its own or on one of several. */
async function openWorking(on: OpenDatabase, handlers: JobHandlers) {
  const opened = await openJobs({ database: on, log });
  await opened.start({ handlers, recurring: {} });
  return opened;
}

describe('working', () => {
  test('what waits is done, what is sent later is done once it is told, and closing waits for what is being done', async () => {
    const steps: string[] = [];
    const reached = Object.fromEntries(
      ['first', 'second', 'slow'].map((name) => [name, Promise.withResolvers<void>()]),
    );
    const letter = async ({ letterId }: { letterId: string }) => {
      steps.push(letterId);
      reached[letterId]?.resolve();
      if (letterId !== 'slow') return;
      await closing.promise;
      await db.execute(sql`select 1`);
      steps.push('slow done');
    };
    const closing = Promise.withResolvers<void>();
    await jobs.send(db, 'letter', { letterId: 'first' });
    const working = await openWorking(database, { ...UNUSED, letter });
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

  test('a worker that says never keeps the job as failed; one that fails has it tried again', async () => {
    const over = Promise.withResolvers<void>();
    let left = 2;
    const end = () => {
      left -= 1;
      if (left === 0) over.resolve();
    };
    await jobs.send(db, 'letter', { letterId: 'a' });
    await jobs.send(db, 'refund', { refundId: 'a' });
    const working = await openWorking(database, {
      ...UNUSED,
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

  test('recurring work is done, and no longer planned by a shop that does not do it', async () => {
    const swept = Promise.withResolvers<void>();
    const opened = await openJobs({ database, log });
    await jobs.boss.send('sweep', {});
    await opened.start({ handlers: UNUSED, recurring: { sweep: async () => swept.resolve() } });
    const names = async () => (await jobs.boss.getSchedules()).map(({ name }) => name);
    expect(await names()).toEqual(['sweep']);
    await swept.promise;
    await opened.close();
    await (await openWorking(database, UNUSED)).close();
    expect(await names()).toEqual([]);
  });

  test.runIf(process.env.ENGINE === 'pglite')('what a shop that died was doing is tried again', async () => {
    await jobs.send(db, 'letter', { letterId: 'a' });
    expect(await jobs.boss.fetch('letter')).toHaveLength(1);
    await (await openWorking(database, UNUSED)).close();
    const { done, handlers } = noteLetters();
    await runJobs({ jobs, db, handlers });
    expect(done).toEqual(['a']);
  });
});

describe.runIf(process.env.ENGINE === 'postgres')('two servers', () => {
  test('make the queues of one database together, and do each job once', async () => {
    const url = await createPostgresDatabase();
    const first = await openPostgres(url, log);
    await first.db.execute(sql`drop schema jobs cascade`);
    const servers = [first, await openPostgres(url, log)];
    const opened = await Promise.all(servers.map((server) => openJobs({ database: server, log })));
    const names = Array.from({ length: 40 }, (_, n) => `letter ${n}`);
    for (const letterId of names) await opened[0]?.send(first.db, 'letter', { letterId });
    const done: string[] = [];
    const all = Promise.withResolvers<void>();
    const both = Promise.withResolvers<void>();
    const by = new Set<number>();
    for (const [server, one] of opened.entries()) {
      const letter = async ({ letterId }: { letterId: string }) => {
        by.add(server);
        if (by.size === 2) both.resolve();
        // So that the other one has its share: neither can take all letters at once.
        await both.promise;
        done.push(letterId);
        if (done.length >= names.length) all.resolve();
      };
      await one.start({ handlers: { ...UNUSED, letter }, recurring: {} });
    }
    await all.promise;
    await Promise.all(opened.map((one) => one.close()));
    await Promise.all(servers.map((server) => server.close()));
    expect(done.sort()).toEqual(names.sort());
    expect(by.size).toBe(2);
  });
});
