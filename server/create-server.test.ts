import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import type { ApiEnv } from '#api/dependencies.ts';
import { createEngine } from '#api/platform/database/embedded-engine.ts';
import { wrapPglite } from '#api/platform/database/open.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { sendRaw } from '#tests/setup/send-raw.ts';
import { createAdmission } from './admission/admission.ts';
import { createServer } from './create-server.ts';
import { createHttpServer, listen } from './http-server.ts';
import { createLog } from './log.ts';
import { createListener } from './request-listener.ts';
import { listSecurityHeaders } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'my-store-server-'));
const mediaDir = join(folder, 'media');
mkdirSync(mediaDir);
writeFileSync(join(mediaDir, 'lamp-160.webp'), 'picture');
writeFileSync(join(mediaDir, 'lamp-160.avif'), 'lighter');
writeFileSync(join(mediaDir, 'vase-160.webp'), 'uploaded');
mkdirSync(join(mediaDir, '.uploads'));
writeFileSync(join(mediaDir, '.uploads', 'vase.png'), 'secret');
writeFileSync(join(folder, 'token-secret'), 'secret');

const logged: string[] = [];
const log = createLog('info', { write: (line) => void logged.push(line) });
const database = await wrapPglite(await createEngine());
const api = new Hono<ApiEnv>();
api.get('/api/v1/echo', (c) => c.json(c.env));
const securityHeaders = listSecurityHeaders('https://shop.example');
const app = createServer({
  log,
  provider: { app: api, database, mediaDir },
  admission: createAdmission({ log, loopDelayMs: () => 0 }),
  readSettings: async () => PLAIN_SHOP_SETTINGS,
  answerPage: async (request) => {
    if (request.url.endsWith('/broken')) throw new Error('a page nobody foresaw');
    return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
  },
});
const visitorSettings = { proxyHops: 0, publicUrl: undefined };
const server = await listen(
  createHttpServer(
    createListener({ app, visitorSettings, securityHeaders, log, cachedResponses: undefined }).listen,
  ),
  '127.0.0.1',
  0,
);
const url = `http://127.0.0.1:${server.port}`;
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('every response', () => {
  test.each(['/', '/api/v1/echo', '/media/lamp-160.webp', '/media/none.webp', '/healthz', '/broken'])(
    'carries a request id and the security headers: %s',
    async (path) => {
      const { headers } = await fetch(url + path);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/\bcamera=\(\)/);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    },
  );

  test('is logged in one line with its id, without the query', async () => {
    const { headers } = await fetch(`${url}/api/v1/echo?token=very-secret`);
    const lines = logged.filter((line) => line.includes(headers.get('x-request-id') ?? '?'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 'info', method: 'GET', path: '/api/v1/echo', status: 200 }),
    ]);
    expect(logged.join('')).not.toContain('very-secret');
  });
});

test('no HSTS without an https PUBLIC_URL', () => {
  expect(listSecurityHeaders('http://shop.example').map(([name]) => name)).not.toContain(
    'Strict-Transport-Security',
  );
  expect(listSecurityHeaders(undefined)).toHaveLength(6);
});

test('the API gets the client address and the origin', async () => {
  const told = (await (await fetch(`${url}/api/v1/echo`)).json()) as object;
  expect(told).toMatchObject({ clientAddress: '127.0.0.1', origin: url });
});

test('a page that fails is a plain 500 without a stack, and is logged', async () => {
  const answer = await fetch(`${url}/broken`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong on our side. Please try again.');
  expect(logged.some((line) => line.includes('a page nobody foresaw'))).toBe(true);
});

describe('limits', () => {
  test('a URL beyond 8,000 characters is 414, as JSON for API clients and text for others', async () => {
    const long = 'x'.repeat(8_000);
    const answer = await fetch(`${url}/api/v1/echo?q=${long}`);
    expect(answer.status).toBe(414);
    expect(await answer.json()).toEqual({
      statusMsg: 'fail',
      message: 'The address is too long',
      code: 'address-too-long',
    });
    expect((await fetch(`${url}/?q=${long}`)).status).toBe(414);
  });

  test.each(['a b', 'x@y', 'x/y', 'shop.example:99x', '<script>'])('the Host %j is 400', async (host) => {
    const answer = await sendRaw(
      server.port,
      `GET /api/v1/echo HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\naccess-control-allow-origin: \*/i);
    expect(answer).not.toMatch(/\n\s+at /);
  });

  test('a refused staff call has no CORS header', async () => {
    const answer = await fetch(`${url}/api/staff/me?q=${'x'.repeat(8_000)}`);
    expect(answer.status).toBe(414);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('headers beyond 16 kB are 431', async () => {
    const answer = await sendRaw(
      server.port,
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('/media', () => {
  test('pictures are immutable and available to any origin', async () => {
    const answer = await fetch(`${url}/media/lamp-160.webp`);
    expect(await answer.text()).toBe('picture');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  test('a picture whose AVIF file is not encoded yet is WebP for some minutes', async () => {
    const answer = await fetch(`${url}/media/vase-160`, { headers: { accept: 'image/avif' } });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/webp', 'uploaded']);
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'lighter'],
    ['image/webp,*/*', 'image/webp', 'picture'],
    ['*/*', 'image/webp', 'picture'],
  ])('without an extension it is the best format for Accept %s, with Vary', async (accept, type, text) => {
    const answer = await fetch(`${url}/media/lamp-160`, { headers: { accept } });
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([type, text]);
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('the format of a picture with an extension does not depend on Accept', async () => {
    const answer = await fetch(`${url}/media/lamp-160.webp`, { headers: { accept: 'image/avif' } });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/);
  });

  test.each([
    '/media/none',
    '/media/none.webp',
    '/media/',
    '/media/../token-secret',
    '/media/..%2ftoken-secret',
    '/media/%2e%2e/token-secret',
    '/media/..\\token-secret',
    '/media/lamp-160.webp%00',
    '/media//etc/passwd',
    '/media/.uploads/vase.png',
    '/media/%2euploads/vase',
    '/media/.uploads%2fvase.png',
  ])('%s exposes no other file', async (path) => {
    const answer = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).not.toContain('secret');
    expect(answer).not.toContain('root:');
    expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
  });
});

test('fonts have a stable address for pages outside the build', async () => {
  for (const name of ['latin', 'arabic']) {
    const font = await fetch(`${url}/fonts/alexandria-${name}.woff2`);
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('cache-control')).toBe('public, max-age=604800');
  }
});

test.each([
  '/icons/../root.tsx',
  '/icons/..%2froot.tsx',
  '/icons/',
  '/icons/none.png',
  '/fonts/..%2froot.tsx',
  '/fonts/OFL.txt',
])('%s exposes no other file', async (path) => {
  const answer = await sendRaw(server.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).not.toMatch(/react-router|Open Font/i);
});

describe('health', () => {
  test('the shop is alive, and ready while the database answers', async () => {
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  test.each(['/healthz', '/readyz'])('%s answers an HTTP/1.0 check without a Host header', async (path) => {
    expect(await sendRaw(server.port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sendRaw(server.port, 'GET /api/v1/echo HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('without its database the shop is alive but not ready', async () => {
    await database.close();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'the database does not answer' });
  });
});
