import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, expect } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { ApiDependencies } from '#api/dependencies.ts';
import type { Letter } from '#api/mail/mail.ts';
import { openTestDatabase } from './test-database.ts';

export const ORIGIN = 'http://shop.test';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  clientAddress?: string;
}

export interface Shopper {
  id: string;
  name: string;
  email: string;
  password: string;
  phone: string;
  token: string;
}

const noGateway: ApiDependencies['payments'] = {
  name: 'none',
  createSession: () => Promise.reject(new Error('no gateway')),
  readNotification: async () => undefined,
  askState: async () => 'pending',
};

/** The API over a fresh database with the demo catalogue. Call it at the top of a test file or in a describe. */
export async function openTestShop(overrides: Partial<ApiDependencies> = {}) {
  const database = await openTestDatabase();
  afterAll(() => database.close());
  let aheadMs = 0;
  const letters: Letter[] = [];
  const { app, api } = await createApi({
    database,
    payments: noGateway,
    mail: { send: async (letter) => void letters.push(letter) },
    clock: () => Date.now() + aheadMs,
    tokenSecret: 'a secret for tests, thirty-two bytes or more',
    limits: { take: async () => {}, clear: async () => {} },
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    settings: { returnOrigins: ['https://client.example'], isCacheOn: true },
    ...overrides,
  });

  async function call(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (options.token !== undefined) headers.set('token', options.token);
    if (options.body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    const answer = await app.request(
      `${ORIGIN}${path}`,
      {
        method,
        headers,
        ...(options.body !== undefined && {
          body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body),
        }),
      },
      { origin: ORIGIN, clientAddress: options.clientAddress ?? '127.0.0.1' },
    );
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return { status: answer.status, headers: answer.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  async function signUp(name = 'Sara Ali'): Promise<Shopper> {
    const details = {
      name,
      email: `u${randomBytes(6).toString('hex')}@example.com`,
      password: 'Secret1!',
      phone: '01012345678',
    };
    const answer = await call('POST', '/api/v1/auth/signup', {
      body: { ...details, rePassword: details.password },
    });
    expect(answer.status).toBe(201);
    const payload = JSON.parse(Buffer.from(answer.body.token.split('.')[1], 'base64url').toString());
    return { ...details, id: payload.id, token: answer.body.token };
  }

  return {
    api,
    app,
    database,
    letters,
    call,
    signUp,
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
