import pino from 'pino';
import { expect, test } from 'vitest';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { emails } from '#api/schema/emails.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
const send = async () => {
  throw new Error('the mail server said no');
};
const shop = await openTestShop({ log, mail: { send } });

test('the answer does not wait for the mail server, and its failure is logged', async () => {
  const { email } = await shop.addShopper();
  const answer = await shop.post('/api/v1/auth/forgotPasswords', { email });
  expect(answer.status).toBe(200);
  expect(await shop.tryJobs()).toMatchObject([{ queue: 'letter' }]);
  expect(lines.join()).toContain('a job failed and will be tried again');
  expect(lines.join()).toContain('the mail server said no');
});

test('an unknown account gets the same answer and no email', async () => {
  const { email } = await shop.addShopper();
  const known = await shop.post('/api/v1/auth/forgotPasswords', { email });
  const unknown = await shop.post('/api/v1/auth/forgotPasswords', { email: `no-${email}` });
  expect(unknown.status).toBe(known.status);
  expect(unknown.body).toEqual(known.body);
  const { rows } = await shop.api.db.execute(sql`select name, count(*)::int as waiting from jobs.job
    where state = 'created' and name <> 'letter' group by name`);
  // Both requests leave the same jobs behind.
  expect(rows).toEqual([{ name: 'reset-code', waiting: 2 }]);
  await shop.tryJobs();
  expect(await shop.api.db.$count(emails, eq(emails.kind, 'reset_code'))).toBe(2);
});
