import { brotliDecompressSync } from 'node:zlib';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { createPages } from './pages.ts';

const ORIGIN = 'http://shop.test';

/** A storefront that counts how often it was asked to render. */
function openPages({ status = 200 } = {}) {
  let renderings = 0;
  let current: number | undefined = 1;
  const createPageHandler = () => async (request: Request) => {
    renderings += 1;
    const body = `<p>${new URL(request.url).pathname}</p><script>start()</script>${'<br>'.repeat(500)}`;
    return new Response(body, { status, headers: { 'content-type': 'text/html' } });
  };
  const answer = createPages({
    build: async () => ({ entry: { module: { createPageHandler } } }) as unknown as ServerBuild,
    providerFor: (host) => ({ host }),
    version: () => current,
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    log: pino({ level: 'silent' }),
  });
  const ask = (path: string, init?: RequestInit, origin = ORIGIN) =>
    answer(new Request(ORIGIN + path, init), origin);
  return {
    ask,
    countRenderings: () => renderings,
    setVersion: (next: number | undefined) => {
      current = next;
    },
  };
}

test('a page is rendered once for everybody, until the catalogue changes', async () => {
  const pages = openPages();
  const first = await (await pages.ask('/')).text();
  expect(await (await pages.ask('/')).text()).toBe(first);
  expect(pages.countRenderings()).toBe(1);
  pages.setVersion(2);
  await pages.ask('/');
  expect(pages.countRenderings()).toBe(2);
});

test('a hundred who ask at once wait for one rendering', async () => {
  const pages = openPages();
  const answers = await Promise.all(Array.from({ length: 100 }, () => pages.ask('/')));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(pages.countRenderings()).toBe(1);
});

test('other paths and other addresses of ours are other pages', async () => {
  const pages = openPages();
  expect(await (await pages.ask('/')).text()).toContain('<p>/</p>');
  expect(await (await pages.ask('/other')).text()).toContain('<p>/other</p>');
  await pages.ask('/', {}, 'http://elsewhere.test');
  expect(pages.countRenderings()).toBe(3);
});

test('a page with a query, a failed page, and any page of an unknown version are not kept', async () => {
  const ofUnknownVersion = openPages();
  ofUnknownVersion.setVersion(undefined);
  for (const [pages, path] of [
    [openPages(), '/?q=1'],
    [openPages({ status: 404 }), '/none'],
    [ofUnknownVersion, '/'],
  ] as const) {
    await pages.ask(path);
    const again = await pages.ask(path);
    expect(pages.countRenderings()).toBe(2);
    expect(again.headers.get('content-security-policy')).toContain("'sha256-");
  }
  expect((await openPages({ status: 404 }).ask('/none')).headers.get('cache-control')).toBe('no-store');
});

test('who has the page is told so, by its ETag alone', async () => {
  const pages = openPages();
  const etag = (await pages.ask('/')).headers.get('etag') ?? '';
  const answer = await pages.ask('/', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
  expect((await pages.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('bytes are compressed for who reads it, and for nobody else', async () => {
  const pages = openPages();
  const plain = await (await pages.ask('/')).text();
  const brotli = await pages.ask('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(plain);
  const refused = await pages.ask('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(refused.headers.get('content-encoding')).toBe('gzip');
  expect(
    (await pages.ask('/', { headers: { 'accept-encoding': 'identity' } })).headers.has('content-encoding'),
  ).toBe(false);
});

test('HEAD tells what GET would, without the page', async () => {
  const pages = openPages();
  const get = await pages.ask('/');
  const head = await pages.ask('/', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});
