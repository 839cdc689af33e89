import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DrizzleQueryError } from '#api/platform/database/drizzle.ts';
import { createLog } from './log.ts';
import { logRequests, type ServerEnv } from './request-listener.ts';

function readLogged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('values of a failed statement never reach the log, not even through its causes', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505' });
  const error = new DrizzleQueryError('insert into users values ($1)', ['$argon2id$secret-hash'], cause);
  const line = readLogged((log) => log.error({ err: new Error('outer', { cause: error }) }, 'failed'));
  expect(line).toContain('insert into users');
  expect(line).toContain('23505');
  expect(line).not.toContain('secret-hash');
});

test.each([
  ['a name that looks like a stack', ['x\n    at y', '$argon2id$secret-hash']],
  ['a name that looks like the end', ['params: ', 'secret-hash', '$&']],
])('values are left out, whatever they look like: %s', (_, values) => {
  const error = new DrizzleQueryError('insert into users values ($1)', values, new Error('no'));
  const line = readLogged((log) => log.error({ err: error }, 'failed'));
  expect(line).toContain('insert into users');
  expect(line).toContain('log.test.ts');
  expect(line).not.toContain('secret-hash');
});

test('an email address that a mail server refuses is masked', () => {
  const cause = new Error('450 4.2.0 <sara.ali+shop@mail.example.com>: greylisted');
  const line = readLogged((log) => log.error({ err: new Error('not sent', { cause }) }, 'failed'));
  expect(line).toContain('<s***@mail.example.com>: greylisted');
  expect(line).not.toContain('sara');
});

test('queries, ids of payment sessions, and links from emails and to orders never reach the log', () => {
  const line = readLogged((log) => {
    log.info({ path: '/pay/very-secret-session' }, 'request');
    log.info({ path: '/api/confirm-email/very-secret-link' }, 'request');
    log.info({ path: '/track/very-secret-link' }, 'request');
    log.info({ path: '/ar/track/very-secret-link.data' }, 'request');
    log.info({ path: '/api/v1/orders/track/very-secret-link/confirm' }, 'request');
    log.info({ path: '/api/v1/products?token=very-secret-token' }, 'request');
  });
  expect(line).not.toContain('very-secret');
  expect(line).toContain('"/api/v1/products"');
});

test.each([
  [{ status: 405, data: 'You made a POST request' }, 'You made a POST request'],
  [Object.create(null, { reason: { value: 'why', enumerable: true } }), 'why'],
  [new Map([['reason', 'why']]), 'why'],
  [['why'], 'why'],
  ['why', 'why'],
  [Symbol('why'), 'why'],
  [null, 'null'],
  [new Error('outer', { cause: { reason: 'why' } }), 'why'],
  [new AggregateError([new Error('why')], 'several'), 'several'],
])('any thrown value is logged readably: %j', (thrown, expected) => {
  const line = readLogged((log) => log.error({ err: thrown }, 'failed'));
  expect(line).toContain(expected);
  expect(line).not.toContain('[object');
});

test.each([
  ['an internal error', 500, {}, false, 'error'],
  ['a refusal with Retry-After', 503, { 'Retry-After': '1' }, false, 'info'],
  ['a page whose visitor left before it was ready', 500, {}, true, 'info'],
])('%s is logged at the right level', async (_, status, headers, isLeft, level) => {
  const lines: string[] = [];
  const app = new Hono<ServerEnv>();
  app.use(logRequests(createLog('info', { write: (line) => void lines.push(line) })));
  app.get('/', () => new Response('', { status, headers }));
  const visitor = new AbortController();
  const request = new Request('http://shop/', { signal: visitor.signal });
  if (isLeft) visitor.abort();
  await app.fetch(request, { requestId: 'r', clientAddress: 'c' });
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level, status })]);
});
