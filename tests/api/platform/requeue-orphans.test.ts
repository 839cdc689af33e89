import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { type JobHandlers, PermanentFailure } from '#api/platform/jobs/jobs.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { requeueOrphans } from '#api/requeue-orphans.ts';
import { emails } from '#api/schema/emails.ts';
import { refunds } from '#api/schema/payments.ts';
import { runJobs, tryJobs } from '#tests/setup/run-jobs.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const { db } = database;
const jobs = await openJobs({ database, log: pino({ level: 'silent' }) });
afterAll(async () => {
  await jobs.close();
  await database.close();
});

const MINUTE_MS = 60_000;
const now = Date.UTC(2026, 0, 5, 10);

/** Inserts an email and a refund for each row, but no jobs, as after restoring a backup. */
async function addRows(rows: { id: string; minutesAgo: number; isDone?: boolean }[]) {
  await db.transaction(async (tx) => {
    // Disables foreign keys, so that the refunds need no order and session.
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { id, minutesAgo, isDone = false } of rows) {
      const createdAt = new Date(now - minutesAgo * MINUTE_MS);
      await tx.insert(emails).values({
        ...{ id, key: id, kind: 'paid', recipient: 'sara@example.com', language: 'en', data: {}, createdAt },
        sentAt: isDone ? createdAt : null,
      });
      await tx.insert(refunds).values({
        ...{ id, orderId: 'o', sessionId: 's', transaction: id, amountPiastres: 1, refundedAfterPiastres: 1 },
        ...{ createdAt, state: isDone ? 'done' : 'asked' },
      });
    }
  });
}

test('unsent emails and refunds without a job get one, unless they are done, recent or failed for good', async () => {
  await addRows([
    { id: 'orphan', minutesAgo: 60 },
    { id: 'young', minutesAgo: 1 },
    { id: 'done', minutesAgo: 60, isDone: true },
    { id: 'waiting', minutesAgo: 60 },
    { id: 'given up', minutesAgo: 60 },
  ]);
  const giveUp = async () => {
    throw new PermanentFailure('never');
  };
  await jobs.send(db, 'letter', { letterId: 'given up' });
  await jobs.send(db, 'refund', { refundId: 'given up' });
  await tryJobs({ jobs, db, handlers: { letter: giveUp, refund: giveUp } });
  await jobs.send(db, 'letter', { letterId: 'waiting' });
  await jobs.send(db, 'refund', { refundId: 'waiting' });

  await requeueOrphans(db, jobs, now);
  await requeueOrphans(db, jobs, now);

  const done: string[] = [];
  const handlers: Partial<JobHandlers> = {
    letter: async ({ letterId }) => done.push(`email ${letterId}`),
    refund: async ({ refundId }) => done.push(`refund ${refundId}`),
  };
  await runJobs({ jobs, db, handlers });
  expect(done.sort()).toEqual(['email orphan', 'email waiting', 'refund orphan', 'refund waiting']);
});
