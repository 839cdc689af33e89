import { setTimeout as delay } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldEmails, type NewEmail, putEmail } from '#api/emails/outbox.ts';
import { sendEmail } from '#api/emails/send.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { listFailedJobs } from '#api/platform/jobs/failed-jobs.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { countRetries } from '#api/platform/jobs/queues.ts';
import { createSmtpMail, type Email, type Mail } from '#api/platform/mail/mail.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { emails } from '#api/schema/emails.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { createRefusal, startMailServer } from '#tests/setup/mail-server.ts';
import { runJobs, tryJobs } from '#tests/setup/run-jobs.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const database = await openTestDatabase();
const { db } = database;
const log = pino({ level: 'silent' });
const limits = createRateLimits({ database, isOn: false });
const jobs = await openJobs({ database, log });
afterAll(async () => {
  await jobs.close();
  await database.close();
});
beforeEach(async () => {
  await db.delete(emails);
  await db.execute(sql`delete from jobs.job`);
});

let aheadMs = 0;
/** Job handlers of a shop with this mail transport. */
const workWith = (mail: Mail) => ({
  jobs,
  db,
  handlers: {
    letter: ({ letterId }: { letterId: string }) =>
      sendEmail(
        {
          ...{ db, mail, limits, log, clock: () => Date.now() + aheadMs },
          ...{ origin: undefined, isTestShop: false, readSettings: async () => PLAIN_SHOP_SETTINGS },
        },
        letterId,
      ),
  },
});
const workAt = (url: string) =>
  workWith(createSmtpMail({ url, from: 'My Store <shop@example.com>', timeoutMs: 5_000 }));

const CODE_EMAIL: NewEmail = {
  key: 'code 1',
  kind: 'reset_code',
  recipient: 'sara@example.com',
  language: 'ar',
  data: { code: '042042', minutes: 10, until: Date.now() + 10 * 60_000 },
};
const put = (email: Partial<NewEmail> = {}) =>
  db.transaction((tx) => putEmail(jobs, tx, { ...CODE_EMAIL, ...email }));
const readRow = async () => (await db.select().from(emails))[0];
const listMessageIds = (taken: { raw: string }[]) =>
  taken.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1]);

describe('the outbox', () => {
  test('has an email only if its transaction was committed, and one email per key', async () => {
    const sent: Email[] = [];
    const work = workWith({ send: async (email) => void sent.push(email) });
    const lost = db.transaction(async (tx) => {
      await putEmail(jobs, tx, { ...CODE_EMAIL, key: 'lost' });
      throw new Error('back');
    });
    await expect(lost).rejects.toThrow('back');
    await put();
    await put({ recipient: 'another@example.com' });
    await runJobs(work);
    await put();
    await runJobs(work);
    expect(sent.map(({ to }) => to)).toEqual(['sara@example.com']);
  });

  test('deletes recipient and code once the email was sent', async () => {
    await put();
    await runJobs(workWith({ send: async () => {} }));
    expect(await readRow()).toMatchObject({ recipient: '', data: {}, sentAt: expect.any(Date) });
  });

  test('does not send or keep an expired code', async () => {
    await put();
    aheadMs = 10 * 60_000;
    await runJobs(workWith({ send: () => Promise.reject(new Error('it was sent')) })).finally(() => {
      aheadMs = 0;
    });
    expect(await readRow()).toBeUndefined();
  });
});

test('emails that could not be sent for two weeks are deleted', async () => {
  await put();
  const putBack = (days: number) =>
    db.update(emails).set({ createdAt: sql`now() - make_interval(days => ${days})` });
  await putBack(13);
  await deleteOldEmails(db);
  expect(await readRow()).toMatchObject({ recipient: CODE_EMAIL.recipient });
  await putBack(15);
  await deleteOldEmails(db);
  expect(await readRow()).toBeUndefined();
});

describe('a mail server', () => {
  test('that is slow at each step receives the email once', async () => {
    const server = await startMailServer({ onStep: () => delay(100) });
    await put();
    await runJobs(workAt(server.url));
    expect(server.emails).toHaveLength(1);
  });

  test('that refuses the recipient makes the email fail at once, listed without the address', async () => {
    const server = await startMailServer({
      onStep(step) {
        if (step === 'RCPT') throw createRefusal(550, '<sara@example.com> unknown');
      },
    });
    await put();
    expect(await tryJobs(workAt(server.url))).toHaveLength(1);
    expect(await tryJobs(workAt(server.url))).toEqual([]);
    const [failed] = await listFailedJobs(db);
    expect(failed).toMatchObject({ queue: 'letter', count: 1 });
    expect(failed?.error).toContain('550 <s***@example.com> unknown');
    expect(await readRow()).toMatchObject({ recipient: '', data: {}, sentAt: null });
  });

  test('that greylists unknown senders gets the email once, on the next attempt', async () => {
    let isKnown = false;
    const server = await startMailServer({
      onStep(step) {
        if (step !== 'RCPT' || isKnown) return;
        isKnown = true;
        throw createRefusal(451, 'greylisted, try again later');
      },
    });
    await put();
    expect(await tryJobs(workAt(server.url))).toMatchObject([{ queue: 'letter' }]);
    expect(await readRow()).toMatchObject({ recipient: 'sara@example.com', sentAt: null });
    await runJobs(workAt(server.url));
    await runJobs(workAt(server.url));
    expect(server.emails).toHaveLength(1);
    expect((await readRow())?.sentAt).not.toBeNull();
  });

  test('that drops the connection in the middle of the email gets it once on a later attempt', async () => {
    let drops = 2;
    const server = await startMailServer({
      onStep(step) {
        if (step !== 'DATA' || drops === 0) return;
        drops -= 1;
        server.dropAll();
        throw new Error('dropped');
      },
    });
    await put();
    expect(await tryJobs(workAt(server.url))).toHaveLength(1);
    expect(await tryJobs(workAt(server.url))).toHaveLength(1);
    await runJobs(workAt(server.url));
    await runJobs(workAt(server.url));
    expect(server.emails).toHaveLength(1);
  });

  test('whose confirmation is lost gets the email again, with the same Message-ID', async () => {
    let isHeard = false;
    const server = await startMailServer({
      onReceived() {
        if (!isHeard) server.dropAll();
        isHeard = true;
      },
    });
    await put();
    expect(await tryJobs(workAt(server.url))).toHaveLength(1);
    await runJobs(workAt(server.url));
    const [first, second] = listMessageIds(server.emails);
    expect(server.emails).toHaveLength(2);
    expect(first).toBe(second);
  });

  test('that is unreachable on every attempt makes the email a failed job with the last error', async () => {
    await put();
    const work = workAt('smtp://127.0.0.1:1');
    for (let tries = 0; tries <= countRetries('letter'); tries++) expect(await tryJobs(work)).toHaveLength(1);
    expect(await tryJobs(work)).toEqual([]);
    expect(await listFailedJobs(db)).toMatchObject([
      { queue: 'letter', count: 1, error: expect.stringContaining('ECONNREFUSED') },
    ]);
  });
});
