import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { createOutboxMail } from '#api/platform/mail/mail.ts';
import { emailUndos } from '#api/schema/account.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const folder = join(makeTemporaryFolder(afterAll), 'outbox');
const shop = await openTestShop({ mail: createOutboxMail(folder, pino({ level: 'silent' })) });
const DAY_MS = 24 * 60 * 60_000;

test('the outbox folder keeps emails for 30 days and other files for ever; it may be missing', async () => {
  const sweep = async () => createRecurringWork(shop.api, folder).sweep?.();
  await sweep();
  const { email } = await shop.addShopper();
  await shop.post('/api/v1/auth/forgotPasswords', { email });
  await shop.runJobs();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(readdirSync(folder)).toHaveLength(3);
  shop.passTime(30 * DAY_MS - 60_000);
  await sweep();
  expect(readdirSync(folder)).toHaveLength(3);
  shop.passTime(2 * 60_000);
  await sweep();
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test('an unreadable outbox folder does not stop the other recurring work', async () => {
  const file = join(folder, 'notes.txt');
  await shop.api.db.insert(emailUndos).values({
    ...{ linkHash: 'old', userId: (await shop.addShopper()).id, email: 'old@example.com' },
    expiresAt: new Date(0),
  });
  const { sweep } = createRecurringWork(shop.api, file);
  await expect(sweep?.()).rejects.toThrow('ENOTDIR');
  expect(await shop.api.db.$count(emailUndos)).toBe(0);
});
