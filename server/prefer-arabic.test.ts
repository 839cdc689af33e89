import { Hono } from 'hono';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { prepareBytes } from '#api/platform/caches/prepared-bytes.ts';
import { createHttpServer, listen } from './http-server.ts';
import { sendToArabic } from './prefer-arabic.ts';
import { createListener, type ServerEnv } from './request-listener.ts';

/** Opens a shop in which every page is cached. */
async function openShop() {
  const bytes = prepareBytes('cached', { contentType: 'text/html', headers: {} });
  const http = createHttpServer(
    createListener({
      app: new Hono<ServerEnv>().get('/', sendToArabic).get('*', (c) => c.text('rendered')),
      visitorSettings: { proxyHops: 0, publicUrl: undefined },
      securityHeaders: [],
      log: pino({ level: 'silent' }),
      cachedResponses: { lookUp: () => ({ bytes }) },
    }).listen,
  );
  const server = await listen(http, '127.0.0.1', 0);
  onTestFinished(() => server.close());
  return (path: string, headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { redirect: 'manual', headers });
}

test.each<[string, Record<string, string>]>([
  ['Arabic', { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' }],
  ['French, then Arabic', { 'accept-language': 'fr, ar;q=0.5' }],
  ['Arabic by its quality value', { 'accept-language': 'en;q=0.3, ar;q=0.9' }],
  ['Arabic and has not answered the offer', { 'accept-language': 'ar', cookie: 'language=offered' }],
])('a browser that prefers %s is sent from / to /ar', async (_, headers) => {
  const visit = await openShop();
  const answer = await visit('/', headers);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ar']);
  expect(answer.headers.get('vary')).toContain('Accept-Language');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each<[string, string, Record<string, string>]>([
  ['a browser that prefers English', '/', { 'accept-language': 'en-US,en;q=0.9,ar;q=0.8' }],
  ['a browser that refuses Arabic', '/', { 'accept-language': 'ar;q=0' }],
  ['a crawler', '/', { 'accept-language': '' }],
  ['a visitor who chose English', '/', { 'accept-language': 'ar', cookie: 'a=b; language=en' }],
  ['a visitor who declined the offer', '/', { 'accept-language': 'ar', cookie: 'language=asked' }],
  ['a link within the shop', '/', { 'accept-language': 'ar', 'sec-fetch-site': 'same-origin' }],
  ['another address', '/?from=mail', { 'accept-language': 'ar' }],
  ['another screen', '/brands', { 'accept-language': 'ar' }],
])('%s gets the cached page', async (_, path, headers) => {
  const visit = await openShop();
  const answer = await visit(path, headers);
  expect([answer.status, await answer.text()]).toEqual([200, 'cached']);
});
