import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { createPayments } from '#api/payments/payments.ts';
import { type OpenDatabase, openPostgres } from '#api/platform/database/open.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { PLAIN_SETTINGS } from '#tests/setup/test-settings.ts';

const ORIGIN = 'http://shop.test';
const log = pino({ level: 'silent' });

/** Opens the API in this process without caches, so that its database queries can be observed. */
export async function openBareApi(opened: string | OpenDatabase) {
  const database = typeof opened === 'string' ? await openPostgres(opened, log) : opened;
  const jobs = await openJobs({ database, log });
  const { app } = await createApi({
    database,
    payments: createPayments([], ['cash']),
    jobs,
    mail: { send: async () => {} },
    mediaDir: join(tmpdir(), 'no-pictures'),
    clock: Date.now,
    tokenSecret: 'a secret for measurements, thirty-two bytes',
    limits: createRateLimits({ database, isOn: false }),
    log,
    settings: { ...PLAIN_SETTINGS, isCacheOn: false },
  });
  return {
    async request(path: string): Promise<void> {
      const answer = await app.request(ORIGIN + path, {}, { origin: ORIGIN, clientAddress: '127.0.0.1' });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    },
    async close(): Promise<void> {
      await jobs.close();
      await database.close();
    },
  };
}
