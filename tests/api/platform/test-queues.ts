/** Job queues that the tests of a file share, and handlers for them. */
import pino from 'pino';
import { afterAll, beforeEach } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { type JobHandlers, PermanentFailure } from '#api/platform/jobs/jobs.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

/** Opens the queues for a file; each test starts with empty ones. */
export async function openTestQueues() {
  const log = pino({ level: 'silent' });
  const database = await openTestDatabase();
  const { db } = database;
  const jobs = await openJobs({ database, log });
  afterAll(async () => {
    await jobs.close();
    await database.close();
  });
  beforeEach(async () => void (await db.execute(sql`delete from jobs.job`)));
  return { database, db, jobs, log };
}

export const UNUSED_HANDLERS: JobHandlers = {
  letter: () => Promise.reject(new Error('no email was expected')),
  'reset-code': () => Promise.reject(new Error('no code was expected')),
  session: () => Promise.reject(new Error('no session was expected')),
  refund: () => Promise.reject(new Error('no refund was expected')),
  picture: () => Promise.reject(new Error('no picture was expected')),
};

/** Creates handlers that record the emails that they get. */
export function recordEmails() {
  const done: string[] = [];
  const handlers = {
    ...UNUSED_HANDLERS,
    letter: async ({ letterId }: { letterId: string }) => done.push(letterId),
  };
  return { done, handlers };
}

export const refuse = async () => {
  throw new PermanentFailure('550 no such mailbox');
};
export const fail = async () => {
  throw new Error('the mail server is away');
};
