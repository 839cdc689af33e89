/**
 * A shop that is a process of its own and can be ended between any two steps of a payment: its API over a real database, paid
 * through Stripe's stand-in, with time and jobs in the hands of the test that started it.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { createApi } from '#api/create-api.ts';
import { createJobHandlers, createRecurringWork } from '#api/job-handlers.ts';
import { cancelOrder } from '#api/orders/acts.ts';
import { orders } from '#api/orders/tables.ts';
import { createPayments } from '#api/payments/payments.ts';
import { createStripeGateway } from '#api/payments/stripe/gateway.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { openEmbedded, openPostgres } from '#api/platform/database/open.ts';
import { type FaultPoint, watchFaultPoints } from '#api/platform/fault-points.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import { createOutboxMail } from '#api/platform/mail/mail.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { PLAIN_SETTINGS } from '#tests/setup/plain-settings.ts';
import { type Records, readRecords } from '../records.ts';
import { runJobs } from '../run-jobs.ts';

/** What the test asks the process for, and what it is told. */
export interface Asked {
  /** The process ends when it comes to this point for the n-th time from now on. */
  killAt?: { point: FaultPoint; times: number };
  /** Time that has passed since the test began, beyond what really did. */
  aheadMs?: number;
  cancel?: string;
  /** Does what is due, and all jobs. */
  isWorkWanted?: boolean;
  /** Tells what it has written down of orders that have these pieces. */
  productId?: string;
}
export interface Started {
  /** Absent: the embedded engine, in the folder. */
  databaseUrl?: string | undefined;
  folder: string;
  stripe: { secretKey: string; webhookSecret: string; baseUrl: string };
  aheadMs: number;
}

const started: Started = JSON.parse(process.argv[2] ?? '{}');
let { aheadMs } = started;
let killAt: Asked['killAt'];
watchFaultPoints((point) => {
  if (killAt?.point !== point) return;
  killAt.times -= 1;
  if (killAt.times === 0) process.kill(process.pid, 'SIGKILL');
  // It is not dead before the signal is handled, which may take a while: nothing more is done until then.
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
  clock,
  tokenSecret: 'a secret for tests, thirty-two bytes or more',
  limits: createRateLimits({ database, isOn: false }),
  log,
  settings: PLAIN_SETTINGS,
});

async function work(): Promise<void> {
  // What a process left that was killed: the embedded engine's next start gives it back at once, pg-boss after half a minute.
  await api.db.execute(sql`update jobs.job set state = 'retry' where state = 'active'`);
  await createRecurringWork(api).sweep?.();
  await runJobs({ jobs, db: api.db, handlers: createJobHandlers(api) });
}

async function answer(asked: Asked): Promise<Records | undefined> {
  if (asked.aheadMs !== undefined) aheadMs = asked.aheadMs;
  killAt = asked.killAt ?? killAt;
  if (asked.cancel) await cancel(asked.cancel);
  if (asked.isWorkWanted) await work();
  return asked.productId ? readRecords(api.db, [asked.productId]) : undefined;
}

/** Cancels an order, unless that was done before the process was killed. */
async function cancel(orderId: string): Promise<void> {
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status === 'paid') await cancelOrder(api, orderId, 'shop');
}

process.on('message', (asked: Asked) => {
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
