/** A whole server with one slot per priority class. While a slot is taken, other requests of its class are refused. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { ApiEnv } from '#api/dependencies.ts';
import { prepareBytes } from '#api/platform/caches/prepared-bytes.ts';
import type { OpenDatabase } from '#api/platform/database/open.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { createServer } from '#server/create-server.ts';
import { createHttpServer, listen } from '#server/http-server.ts';
import { createListener } from '#server/request-listener.ts';
import { listSecurityHeaders } from '#server/security-headers.ts';
import { createAdmission, PRIORITY_CLASSES } from './admission.ts';
import type { QueueLimits } from './queue.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });

/** Functions that end the running tasks. */
const endTasks: (() => void)[] = [];
const begin = async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  endTasks.push(resolve);
  await promise;
};
const finishAll = () => {
  for (const finish of endTasks.splice(0)) finish();
};

const api = new Hono<ApiEnv>();
api.all('/api/v1/*', async (c) => {
  await begin();
  return c.text(await c.req.text());
});

const fullQueues: Partial<Record<string, QueueLimits>> = Object.fromEntries(
  Object.entries(PRIORITY_CLASSES).map(([name, limits]) => [
    name,
    { ...limits, concurrency: 1, maxQueued: 0 },
  ]),
);
/** Answers the health check's query, which is the only query in this test. */
const database = { db: { execute: async () => ({ rows: [] }) } } as unknown as OpenDatabase;

async function open() {
  const admission = createAdmission({ log, limits: fullQueues, loopDelayMs: () => 0 });
  const render = admission.queueRenders(async () => {
    await begin();
    return new Response('a page', { headers: { 'content-type': 'text/html' } });
  });
  const securityHeaders = listSecurityHeaders(undefined);
  const app = createServer({
    log,
    provider: { app: api, database, mediaDir: '/nowhere' },
    admission,
    readSettings: async () => PLAIN_SHOP_SETTINGS,
    answerPage: (request, origin) =>
      request.url.endsWith('/cached')
        ? Promise.resolve(new Response('cached'))
        : render(request, origin, { nonce: '', isStreamed: true }),
  });
  const cached = prepareBytes('{}', { contentType: 'application/json', headers: {} });
  const listener = createListener({
    app,
    visitorSettings: { proxyHops: 0, publicUrl: undefined },
    securityHeaders,
    log,
    cachedResponses: { lookUp: (_, path) => (path === '/api/v1/cached' ? { bytes: cached } : undefined) },
  });
  const server = await listen(createHttpServer(listener.listen), '127.0.0.1', 0);
  return { server, url: `http://127.0.0.1:${server.port}`, port: server.port };
}

let shop: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  shop = await open();
});
afterAll(async () => {
  finishAll();
  await shop.server.close();
});

/** Sends a request that takes the only slot of its priority class; `leave` frees the slot and returns the answer. */
async function takeSlot(path: string, init?: RequestInit) {
  const answer = fetch(shop.url + path, init);
  await vi.waitUntil(() => endTasks.length > 0);
  const leave = async () => {
    finishAll();
    return (await answer).text();
  };
  return { leave };
}

const ask = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers });
const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml' };

test('people get a small uncached page in their language', async () => {
  const { leave } = await takeSlot('/products?keyword=lamp');
  const english = await ask('/products?keyword=sofa', PAGE_HEADERS);
  expect(english.status).toBe(503);
  expect(Number(english.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(english.headers.get('cache-control')).toBe('no-store');
  expect(english.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(english.headers.get('content-security-policy')).toContain("style-src 'sha256-");
  const page = await english.text();
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('The shop is very busy');
  expect(page.length).toBeLessThan(2_000);
  const arabic = await (await ask('/ar/products?keyword=sofa', PAGE_HEADERS)).text();
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('المتجر مزدحم جدًا');
  // The request of a page's script for the data of another page.
  const data = await ask('/products.data?keyword=sofa');
  expect([data.status, await data.text()]).toEqual([503, 'The shop is busy. Please try again in a moment.']);
  expect(await leave()).toBe('a page');
  expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
  expect(lines.filter((line) => line.includes('the shop is busy'))).toHaveLength(1);
});

test('API clients get the refusal as JSON, from any origin', async () => {
  const { leave } = await takeSlot('/api/v1/cart');
  const refused = await ask('/api/v1/wishlist', PAGE_HEADERS);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(await refused.json()).toEqual({
    statusMsg: 'error',
    message: 'The shop is busy. Please try again in a moment.',
    code: 'busy',
  });
  await leave();
});

test('health checks and cached responses are answered while all slots are taken', async () => {
  const page = await takeSlot('/products?keyword=lamp');
  const read = await takeSlot('/api/v1/cart');
  for (const path of ['/healthz', '/readyz', '/cached', '/api/v1/cached'])
    expect([path, (await ask(path)).status]).toEqual([path, 200]);
  await page.leave();
  await read.leave();
});

test('priority classes do not share slots', async () => {
  const { leave } = await takeSlot('/api/v1/auth/signin', { method: 'POST', body: 'mine' });
  const order = await takeSlot('/api/v1/orders/1', { method: 'POST', body: 'ours' });
  expect((await fetch(`${shop.url}/api/v1/auth/signin`, { method: 'POST', body: 'x' })).status).toBe(503);
  expect(await leave()).toBe('mine');
  expect(await order.leave()).toBe('ours');
});

test('a client that sends its body slowly takes no slot meanwhile', async () => {
  const socket = connect(shop.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const head = 'POST /api/v1/cart HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 4\r\n\r\n';
  socket.write(`${head}sl`);
  // Once this is answered, the shop has read what was sent before.
  expect((await ask('/healthz')).status).toBe(200);
  const { leave } = await takeSlot('/api/v1/cart', { method: 'POST', body: 'quick' });
  expect(await leave()).toBe('quick');
  socket.write('ow');
  await vi.waitUntil(() => endTasks.length > 0);
  finishAll();
  expect(await text(socket)).toMatch(/slow$/);
});

test('a chunked request body arrives complete', async () => {
  const body = new Blob(['chunk', 'ed']).stream();
  const { leave } = await takeSlot('/api/v1/cart', { method: 'POST', body, duplex: 'half' } as RequestInit);
  expect(await leave()).toBe('chunked');
});
