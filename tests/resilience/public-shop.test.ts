/** A shop that is reachable from outside: its notices, headers and handling of bad requests. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreePort } from '#tests/setup/find-free-port.ts';
import { type RunningShop, SHORT_LIVED, startShop } from '#tests/setup/running-shop.ts';
import { sendRaw } from '#tests/setup/send-raw.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const PICTURE_PATH = '/media/lamp-160.webp';
const PUBLIC_URL = 'https://shop.example';
const NOTICE_TEXTS = {
  en: 'Demo shop: nothing here is really for sale.',
  ar: 'متجر تجريبي: لا يُباع هنا شيء فعليًا.',
};

const port = await findFreePort();
const url = `http://127.0.0.1:${port}`;
const settings = {
  HOST: '0.0.0.0',
  PORT: String(port),
  PUBLIC_URL,
  ALLOW_TEST_PAYMENTS: 'yes',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: 'on',
};

test('an empty shop that is reachable from outside stays empty and prints how to fill it', async () => {
  const shop = await startShop(
    { ...settings, DATA_DIR: copyDataFolder(makeTemporaryFolder(), 'empty') },
    SHORT_LIVED,
  );
  expect(shop.output()).toMatch(/The shop has no products: .*DEMO_CATALOGUE=yes\./);
  const answer = await fetch(`${url}/api/v1/products`);
  expect(await answer.json()).toMatchObject({ results: 0 });
  expect((await fetch(url)).status).toBe(200);
  expect(await shop.stop()).toBe(0);
});

describe('a shop with products', () => {
  let shop: RunningShop;
  let asset = '';
  beforeAll(async () => {
    const folder = copyDataFolder(makeTemporaryFolder(afterAll));
    mkdirSync(join(folder, 'media'), { recursive: true });
    writeFileSync(join(folder, PICTURE_PATH), 'picture');
    shop = await startShop({ ...settings, DATA_DIR: folder }, SHORT_LIVED);
    asset = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(url)).text())?.[0] ?? '';
  });

  test.each(['/', '/products?keyword=x', '/login', '/cart', '/none'])(
    'shows the demo notice on %s in both languages',
    async (path) => {
      const [english, arabic] = await Promise.all(
        [path, path === '/' ? '/ar' : `/ar${path}`].map(async (place) => (await fetch(url + place)).text()),
      );
      expect(english).toContain(`>${NOTICE_TEXTS.en}<`);
      expect(arabic).toContain(`>${NOTICE_TEXTS.ar}<`);
      expect(english?.slice(0, english.indexOf('<head'))).toContain('data-notice');
    },
  );

  test('shows the demo notice on payment pages', async () => {
    expect(await (await fetch(`${url}/pay/none`)).text()).toContain(
      'Test payment: nothing is really for sale',
    );
    expect(await (await fetch(`${url}/pay/none?lang=ar`)).text()).toContain('لا يُباع شيء فعليًا');
  });

  test('shows the demo notice on pages of email links', async () => {
    const link = `${url}/api/confirm-email/none`;
    expect(await (await fetch(link)).text()).toContain('Demo shop: nothing is really for sale');
    expect(await (await fetch(`${link}?lang=ar`)).text()).toContain('لا يُباع شيء فعليًا');
  });

  test.each([
    '/',
    '/products?keyword=x',
    '/api/v1/products',
    '/robots.txt',
    '/sitemap.xml',
    '/none',
    '/LOGIN',
  ])('%s never repeats untrusted Host or proxy headers', async (path) => {
    const forged = 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example';
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\n${forged}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:200|301|404) /);
    expect(answer).not.toContain('evil.example');
  });

  const SAME_ORIGIN = 'same-origin';
  const CROSS_ORIGIN = 'cross-origin';
  test.each([
    ['/', SAME_ORIGIN],
    ['/ar', SAME_ORIGIN],
    ['/products?keyword=x', SAME_ORIGIN],
    ['/none', SAME_ORIGIN],
    ['/LOGIN', SAME_ORIGIN],
    ['/pay/none', SAME_ORIGIN],
    ['/pay/style.css', SAME_ORIGIN],
    ['/api/docs', SAME_ORIGIN],
    ['/api/confirm-email/none', SAME_ORIGIN],
    ['/api/confirm-email/style.css', SAME_ORIGIN],
    ['/robots.txt', SAME_ORIGIN],
    ['/sitemap.xml', SAME_ORIGIN],
    ['/healthz', SAME_ORIGIN],
    ['/readyz', SAME_ORIGIN],
    ['/manifest.webmanifest', SAME_ORIGIN],
    ['/favicon.ico', SAME_ORIGIN],
    ['/assets/none.js', SAME_ORIGIN],
    ['asset', SAME_ORIGIN],
    [PICTURE_PATH, CROSS_ORIGIN],
    ['/api/v1/products', CROSS_ORIGIN],
    ['/api/v1/products/nonsense', CROSS_ORIGIN],
    ['/api/v1/cart', CROSS_ORIGIN],
    ['/api/none', CROSS_ORIGIN],
    ['/api/%zz', CROSS_ORIGIN],
  ])('%s has its security headers: %s', async (path, resourcePolicy) => {
    const place = path === 'asset' ? asset : path;
    // The second answer comes from the cache, which bypasses Hono.
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await fetch(url + place, { redirect: 'manual' });
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('geolocation=()'),
        'cross-origin-resource-policy': resourcePolicy,
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': expect.stringMatching(/^(?:strict-origin-when-cross-origin|same-origin)$/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none';.*frame-ancestors 'none'/),
      });
      if (resourcePolicy === SAME_ORIGIN) expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  test('bad requests log nothing but one warning about a proxy', async () => {
    const get = (path: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}Connection: close\r\n\r\n`;
    const send = (method: string, path: string, body: string, more = '') =>
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\nConnection: close\r\n${more}\r\n${body}`;
    const json = 'Content-Type: application/json\r\n';
    const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
    const signIn = '/api/v1/auth/signin';
    const chunked = `POST ${signIn} HTTP/1.1\r\nHost: x\r\n${json}Transfer-Encoding: chunked\r\n\r\n`;
    const answers = await Promise.all(
      [
        ...[
          '/%zz',
          '/%00',
          '/api/v1/products/%ff',
          '//evil.example/',
          '/products/%E0%A4%A',
          `/${'x'.repeat(9_000)}`,
        ],
        ...[
          '/_root.data?_routes=nonsense',
          '/none.data',
          '/.data',
          '/__manifest?p=%2F&version=1',
          '/ar/none.data',
        ],
        ...[
          '/api/v1/products?sort=constructor&limit=1e9',
          '/api/v1/products?price[gte]=x',
          '/media/../../etc/passwd',
        ],
      ]
        .map((path) => get(path))
        .concat(
          ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
            [
              '/',
              '/cart',
              '/products.data',
              '/ar/login',
              '/sitemap.xml',
              signIn,
              '/pay/none',
              '/healthz',
            ].map((path) => send(method, path, '{', json)),
          ),
          [
            '{',
            '[]',
            'null',
            '"\\u0000"',
            '{"email":{"$gt":""}}',
            `"${'x'.repeat(70_000)}"`,
            '['.repeat(30_000),
          ].map((body) => send('POST', signIn, body, json)),
          send('POST', signIn, '<x/>', 'Content-Type: text/xml\r\n'),
          send('POST', '/', 'a=1', form),
          send('POST', '/cart?index', 'a=1', form),
          send('POST', '/pay/none', 'x'.repeat(9_000), form),
          get('/api/v1/cart', 'token: eyJhbGciOiJub25lIn0.e30.\r\n'),
          get('/', 'Range: bytes=9999999-\r\nIf-None-Match: "\r\nAccept-Encoding: ;;q=x\r\n'),
          get(PICTURE_PATH, 'Range: bytes=9999999-1\r\n'),
          get('/', 'Upgrade: websocket\r\nSec-WebSocket-Key: x\r\n'),
          get('/', 'Expect: nothing\r\n'),
          get('/', `X-Long: ${'x'.repeat(20_000)}\r\n`),
          get('/api/v1/brands', 'X-Forwarded-For: 6.6.6.6\r\n'),
          get('/', 'X-Forwarded-For: 6.6.6.6, 7.7.7.7\r\n'),
          'nonsense\r\n\r\n',
          'GET / HTTP/9.9\r\n\r\n',
          'GET / HTTP/1.1\r\n\r\n',
          'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
          'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
          'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
          `${chunked}zz\r\n`,
          `${chunked}5\r\nab`,
        )
        .map((text) => sendRaw(port, text)),
    );
    expect(answers.filter((answer) => /^HTTP\/1\.1 5/.test(answer))).toEqual([]);
    expect(answers.filter((answer) => /\n {4}at /.test(answer))).toEqual([]);

    const startOf = (method: string, path: string, type: string) =>
      `${method} ${path} HTTP/1.1\r\nHost: x\r\n${type}Content-Length: 1000\r\n\r\n{"a":`;
    await Promise.all(
      [
        startOf('POST', signIn, json),
        startOf('PUT', '/api/v1/users/updateMe', json),
        startOf('POST', '/pay/none', form),
        startOf('POST', '/', form),
        startOf('POST', '/cart.data', form),
        `${chunked}5\r\nab`,
        get('/products?keyword=lamp'),
        get('/products.data?keyword=lamp'),
        get('/api/v1/products?keyword=gone'),
        get('/sitemap.xml'),
      ].map((text) => sendRaw(port, text, { isCutOff: true })),
    );

    expect((await fetch(url)).status).toBe(200);
    // The shop stops only after all requests were handled.
    expect(await shop.stop()).toBe(0);
    const logged = shop.output().split('\n').filter(Boolean);
    const lines = logged.slice(logged.findIndex((line) => line.startsWith('My Store is open')) + 1);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'warn',
        msg: expect.stringMatching(/^X-Forwarded-For .*TRUST_PROXY=1$/),
      }),
    ]);
  });
});
