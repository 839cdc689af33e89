import { describe, expect, onTestFinished, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import { PermanentFailure } from '#api/platform/jobs/jobs.ts';
import { countRetries } from '#api/platform/jobs/queues.ts';
import { examineShop } from '#server/examine-shop.ts';
import { runJobs, tryJobs } from '#tests/setup/run-jobs.ts';
import { fail, openTestQueues, recordEmails, refuse, UNUSED_HANDLERS } from './test-queues.ts';

const { db, jobs } = await openTestQueues();

/** Returns the doctor's findings about jobs. */
async function examineJobs() {
  const findings = [];
  for await (const finding of examineShop(db, 'no pictures')) findings.push(finding);
  return findings.filter(({ what }) => what === 'jobs');
}

describe('sending', () => {
  test('a job is rolled back with the transaction that sent it', async () => {
    const { done, handlers } = recordEmails();
    const going = db.transaction(async (tx) => {
      await jobs.send(tx, 'letter', { letterId: 'never' });
      throw new Error('back');
    });
    await expect(going).rejects.toThrow('back');
    await db.transaction((tx) => jobs.send(tx, 'letter', { letterId: 'once' }));
    await runJobs({ jobs, db, handlers });
    expect(done).toEqual(['once']);
  });

  test.each(['letter', 'session', 'refund', 'reset-code'] as const)(
    'a %s job is not queued twice with the same data',
    async (queue) => {
      const data = { letterId: 'a', sessionId: 'a', refundId: 'a', email: 'a', requestedBy: 'a' };
      const done: object[] = [];
      const handlers = { ...UNUSED_HANDLERS, [queue]: async (job: object) => done.push(job) };
      for (const language of ['en', 'en', 'ar'] as const) await jobs.send(db, queue, { ...data, language });
      await runJobs({ jobs, db, handlers });
      expect(done).toHaveLength(2);
      for (const language of ['en', 'ar']) expect(done).toContainEqual({ ...data, language });
    },
  );

  test('a session job sent while the same job runs is run again', async () => {
    let asked = 0;
    const session = async (data: { sessionId: string }) => {
      asked += 1;
      if (asked === 1) await jobs.send(db, 'session', data);
    };
    await jobs.send(db, 'session', { sessionId: 'a' });
    await runJobs({ jobs, db, handlers: { ...UNUSED_HANDLERS, session } });
    expect(asked).toBe(2);
  });
});

describe('failing', () => {
  test('a job is retried until its attempts are used up, then listed as failed', async () => {
    await jobs.send(db, 'letter', { letterId: 'a' });
    const handlers = { ...UNUSED_HANDLERS, letter: fail };
    for (let tries = 0; tries < countRetries('letter'); tries++) {
      expect(await tryJobs({ jobs, db, handlers })).toHaveLength(1);
      expect(await listFailedJobs(db)).toEqual([]);
    }
    await tryJobs({ jobs, db, handlers });
    expect(await tryJobs({ jobs, db, handlers })).toEqual([]);
    expect(await listFailedJobs(db)).toEqual([
      { queue: 'letter', count: 1, newest: expect.any(Date), error: 'the mail server is away' },
    ]);
  });

  test('each retry waits longer', async () => {
    await jobs.send(db, 'letter', { letterId: 'a' });
    const waits: number[] = [];
    for (let tries = 0; tries < 6; tries++) {
      await tryJobs({ jobs, db, handlers: { letter: fail } });
      const { rows } = await db.execute<{ wait: number }>(
        sql`select extract(epoch from start_after - now())::float as wait from jobs.job`,
      );
      waits.push(rows[0]?.wait ?? 0);
    }
    // At least 30 seconds, doubled with each attempt, plus up to as much again.
    for (const [tries, wait] of waits.entries()) {
      expect(wait).toBeGreaterThan(29 * 2 ** tries);
      expect(wait).toBeLessThanOrEqual(60 * 2 ** tries);
    }
  });

  test('a permanent failure is not retried', async () => {
    await jobs.send(db, 'refund', { refundId: 'a' });
    const handlers = { ...UNUSED_HANDLERS, refund: refuse };
    expect(await tryJobs({ jobs, db, handlers })).toHaveLength(1);
    expect(await tryJobs({ jobs, db, handlers })).toEqual([]);
    expect(await listFailedJobs(db)).toMatchObject([{ queue: 'refund', error: '550 no such mailbox' }]);
  });

  test('a failed session job is not listed, as sessions are asked about again anyway', async () => {
    await jobs.send(db, 'session', { sessionId: 'a' });
    for (let tries = 0; tries <= countRetries('session'); tries++)
      expect(await tryJobs({ jobs, db, handlers: { session: fail } })).toHaveLength(1);
    expect(await listFailedJobs(db)).toEqual([]);
  });

  test('the newest error of each queue is reported', async () => {
    for (const [queue, data, message] of [
      ['letter', { letterId: 'a' }, 'older'],
      ['letter', { letterId: 'b' }, 'newer'],
      ['refund', { refundId: 'a' }, 'other'],
    ] as const) {
      await jobs.send(db, queue, data as never);
      const handle = async () => {
        throw new PermanentFailure(message);
      };
      await tryJobs({ jobs, db, handlers: { [queue]: handle } });
    }
    expect(await listFailedJobs(db)).toMatchObject([
      { queue: 'letter', count: 2, error: 'newer' },
      { queue: 'refund', count: 1, error: 'other' },
    ]);
    const text = expect.stringMatching(
      /2 of the queue 'letter' \(.*: newer\); 1 of the queue 'refund' \(.*: other\)/,
    );
    expect(await examineJobs()).toEqual([{ what: 'jobs', state: 'warning', text }]);
  });

  test('a database without job queues has no failed jobs', async () => {
    await db.execute(sql`alter schema jobs rename to elsewhere`);
    onTestFinished(async () => void (await db.execute(sql`alter schema elsewhere rename to jobs`)));
    expect(await listFailedJobs(db)).toEqual([]);
    expect(await examineJobs()).toMatchObject([{ state: 'ok' }]);
  });
});
