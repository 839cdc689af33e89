/**
 * A shop process that can be killed between any two steps of a payment: the API over a real database, with the fake
 * Stripe. The test controls its time and jobs.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { createJobHandlers, createRecurringWork } from '#api/job-handlers.ts';
import { cancelOrder } from '#api/orders/actions.ts';
import { createPayments } from '#api/payments/payments.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { openEmbedded, openPostgres } from '#api/platform/database/open.ts';
import { type FaultPoint, watchFaultPoints } from '#api/platform/fault-points.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { createOutboxMail } from '#api/platform/mail/mail.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { orders } from '#api/schema/orders.ts';
import { PLAIN_SETTINGS } from '#tests/setup/test-settings.ts';
import { type Records, readRecords } from '../records.ts';
import { runJobs } from '../run-jobs.ts';

/** A message from the test to the process. */
export interface TestMessage {
  /** Kills the process when it reaches this point for the n-th time from now on. */
  killAt?: { point: FaultPoint; times: number };
  /** How far the clock is ahead of the real time. */
  aheadMs?: number;
  cancel?: string;
  /** Runs recurring work and all jobs. */
  isWorkWanted?: boolean;
  /** Returns the records of orders with this product. */
  productId?: string;
}
export interface ShopStart {
  /** If absent, the embedded engine is used, in the folder. */
  databaseUrl?: string | undefined;
  folder: string;
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string };
  aheadMs: number;
}

const started: ShopStart = JSON.parse(process.argv[2] ?? '{}');
let { aheadMs } = started;
let killAt: TestMessage['killAt'];
watchFaultPoints((point) => {
  if (killAt?.point !== point) return;
  killAt.times -= 1;
  if (killAt.times === 0) process.kill(process.pid, 'SIGKILL');
  // The signal takes effect with a delay; nothing more may happen until then.
  if (killAt.times === 0) return new Promise<never>(() => {});
});

const log = pino({ level: 'silent' });
const database = started.databaseUrl
  ? await openPostgres(started.databaseUrl, log)
  : await openEmbedded(started.folder);
const jobs = await openJobs({ database, log });
const clock = () => Date.now() + aheadMs;
const { app, api } = await createApi({
  database,
  payments: createPayments([createStripeGateway({ ...started.stripe, clock })], ['stripe', 'cash']),
  jobs,
  mail: createOutboxMail(`${started.folder}/outbox`, log),
  mediaDir: `${started.folder}/media`,
  clock,
  tokenSecret: 'a secret for tests, thirty-two bytes or more',
  limits: createRateLimits({ database, isOn: false }),
  log,
  settings: PLAIN_SETTINGS,
});

async function runWork(): Promise<void> {
  // Retries the jobs of a killed process at once; PostgreSQL would retry them only after half a minute.
  await api.db.execute(sql`update jobs.job set state = 'retry' where state = 'active'`);
  await createRecurringWork(api).sweep?.();
  await runJobs({ jobs, db: api.db, handlers: createJobHandlers(api) });
}

async function answer(asked: TestMessage): Promise<Records | undefined> {
  if (asked.aheadMs !== undefined) aheadMs = asked.aheadMs;
  killAt = asked.killAt ?? killAt;
  if (asked.cancel) await cancel(asked.cancel);
  if (asked.isWorkWanted) await runWork();
  return asked.productId ? readRecords(api.db, [asked.productId]) : undefined;
}

/** Cancels an order, unless it was cancelled before the process was killed. */
async function cancel(orderId: string): Promise<void> {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status === 'paid') await cancelOrder(api, orderId, 'shop');
}

process.on('message', (asked: TestMessage) => {
  answer(asked).then(
    (records) => process.send?.({ records }),
    (error) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());

const hostname = '127.0.0.1';
let origin = '';
const server = createServer((request, response) => void listener(request, response));
const listener = getRequestListener((request) => app.fetch(request, { origin, clientAddress: hostname }));
server.listen(0, hostname, () => {
  origin = `http://${hostname}:${(server.address() as AddressInfo).port}`;
  process.send?.({ url: origin });
});
