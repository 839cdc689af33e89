import { join } from 'node:path';
import pino from 'pino';
import { afterAll } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { ApiDependencies, ApiSettings } from '#api/dependencies.ts';
import { createJobHandlers } from '#api/job-handlers.ts';
import { createPayments, type Payments } from '#api/payments/payments.ts';
import { queueDueSessions } from '#api/payments/reconcile.ts';
import { createTestCardGateway } from '#api/payments/test-card/gateway.ts';
import { newId } from '#api/platform/database/columns.ts';
import type { Database } from '#api/platform/database/open.ts';
import { openJobs } from '#api/platform/jobs/open.ts';
import type { Email } from '#api/platform/mail/mail.ts';
import { hashPassword } from '#api/platform/security/passwords.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { type User, users } from '#api/schema/account.ts';
import { runJobs, tryJobs } from './run-jobs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { openTestDatabase } from './test-database.ts';
import { PLAIN_SETTINGS } from './test-settings.ts';

export const ORIGIN = 'http://shop.test';
/** The password of shoppers that tests add. */
export const PASSWORD = 'Secret@123';

export const TEST_SETTINGS: ApiSettings = {
  ...PLAIN_SETTINGS,
  origin: ORIGIN,
  returnOrigins: ['https://client.example'],
};

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  body: any;
}

export interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  clientAddress?: string;
  /** The origin that the client sees, if it is not ORIGIN. */
  origin?: string;
}

export interface Shopper {
  id: string;
  name: string;
  email: string;
  phone: string;
  token: string;
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

type TestShopOptions = Partial<Omit<ApiDependencies, 'payments'>> & {
  payments?: (db: Database) => Payments;
};
const createTestPayments = (db: Database) => createPayments([createTestCardGateway(db)], ['test', 'cash']);

/** Opens the API over a fresh database with the demo catalogue. Call it at the top of a test file or in a describe. */
export async function openTestShop({ payments = createTestPayments, ...overrides }: TestShopOptions = {}) {
  const database = overrides.database ?? (await openTestDatabase());
  let aheadMs = 0;
  const emails: Email[] = [];
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  const jobs = await openJobs({ database, log });
  afterAll(async () => {
    await jobs.close();
    await database.close();
  });
  const { app, api } = await createApi({
    database,
    payments: payments(database.db),
    jobs,
    mail: { send: async (email) => void emails.push(email) },
    mediaDir: join(makeTemporaryFolder(afterAll), 'media'),
    clock: () => Date.now() + aheadMs,
    tokenSecret: 'a secret for tests, thirty-two bytes or more',
    limits: createRateLimits({ database, isOn: false }),
    log,
    settings: TEST_SETTINGS,
    ...overrides,
  });

  async function call(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (options.token !== undefined) headers.set('token', options.token);
    if (options.body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const origin = options.origin ?? ORIGIN;
    const answer = await app.request(
      `${origin}${path}`,
      {
        method,
        headers,
        ...(options.body !== undefined && {
          body:
            typeof options.body === 'string' || options.body instanceof Uint8Array
              ? (options.body as Uint8Array<ArrayBuffer>)
              : JSON.stringify(options.body),
        }),
      },
      { origin, clientAddress: options.clientAddress ?? '127.0.0.1' },
    );
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  let passwordHash: Promise<string> | undefined;
  /** Adds a signed-in shopper directly to the database, because hashing a password takes long. */
  async function addShopper(
    name = 'Sara Ali',
    changes: Partial<typeof users.$inferInsert> = {},
  ): Promise<Shopper> {
    const id = newId();
    passwordHash ??= hashPassword(PASSWORD);
    const [user] = await api.db
      .insert(users)
      .values({
        id,
        name,
        email: `u${id}@example.com`,
        phone: '01012345678',
        passwordHash: await passwordHash,
        lastTokenAt: Math.floor(api.clock() / 1000),
        ...changes,
      })
      .returning();
    if (!user) throw new Error('no shopper was added');
    const { email, phone } = user as User;
    return { id, name, email, phone, token: await api.tokens.issue(user) };
  }

  const work = { jobs, db: api.db, handlers: createJobHandlers(api), log: api.log };

  return {
    api,
    app,
    /** Runs all waiting jobs; none may fail. */
    runJobs: () => runJobs(work),
    /** Tries all waiting jobs once; returns those that failed. */
    tryJobs: () => tryJobs(work),
    /** Asks the gateways about all due sessions, as the recurring work does. */
    async reconcile() {
      await queueDueSessions(api);
      return tryJobs(work);
    },
    database,
    jobs,
    emails,
    call,
    addShopper,
    get: (path: string, options?: RequestOptions) => call('GET', path, options),
    post: (path: string, body?: unknown, options?: RequestOptions) =>
      call('POST', path, { ...options, body }),
    put: (path: string, body?: unknown, options?: RequestOptions) => call('PUT', path, { ...options, body }),
    delete: (path: string, options?: RequestOptions) => call('DELETE', path, options),
    passTime: (ms: number) => {
      aheadMs += ms;
    },
  };
}

/** The fields of an answer that its parsed form lacks, except `__v`, which the original provider's database adds. */
export function findUndocumented(sent: unknown, known: unknown, path = ''): string[] {
  if (typeof sent !== 'object' || sent === null) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    if (key === '__v') return [];
    const place = Array.isArray(sent) ? `${path}[]` : `${path}.${key}`;
    if (!Object.hasOwn(known as object, key)) return [place];
    return findUndocumented(value, Reflect.get(known as object, key), place);
  });
}
