import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import pino from 'pino';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { PageSettings } from '#app/entry.server.tsx';
import { createPages } from './pages.ts';

const ORIGIN = 'http://shop.test';

const INJECTED = '<script>steal()</script>';
const writePage = ({ url }: Request, nonce: string) =>
  `<p>${new URL(url).pathname}</p>${INJECTED}<script nonce="${nonce}">start()</script>${'<br>'.repeat(500)}`;
const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

interface Storefront {
  status?: number;
  type?: string;
  write?: (request: Request, nonce: string) => BodyInit;
  headers?: Record<string, string>;
}

/** A storefront that counts how often it was asked to render. */
function openPages({ status = 200, type = 'text/html', write = writePage, headers }: Storefront = {}) {
  let renderings = 0;
  let current: number | undefined = 1;
  const rendered: (Pick<PageSettings, 'nonce' | 'isStreamed' | 'apiHost'> & { request: Request })[] = [];
  const createPageHandler = () => async (request: Request, settings: PageSettings) => {
    renderings += 1;
    rendered.push({ request, ...settings });
    return new Response(write(request, settings.nonce), {
      status,
      headers: { 'content-type': type, ...headers },
    });
  };
  const answer = createPages({
    build: async () => ({ entry: { module: { createPageHandler } } }) as unknown as ServerBuild,
    providerFor: (host) => ({ host }),
    apiHost: 'https://provider.test',
    version: () => current,
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    queueRenders: (render) => render,
    log: pino({ level: 'silent' }),
  });
  const ask = (path: string, init?: RequestInit, origin = ORIGIN) =>
    answer(new Request(ORIGIN + path, init), origin);
  return {
    ask,
    rendered,
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

test('a page that tells of passing trouble is nobody else’s', async () => {
  const pages = openPages({ headers: { 'cache-control': 'no-store' } });
  expect((await pages.ask('/')).headers.get('cache-control')).toBe('no-store');
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
    await pages.ask(path);
    expect(pages.countRenderings()).toBe(2);
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

const policyOf = (answer: Response) => answer.headers.get('content-security-policy');

test('a kept page is rendered whole, and its policy names by hash the scripts that we rendered, and no other', async () => {
  const pages = openPages();
  const answer = await pages.ask('/');
  expect(policyOf(answer)).toContain(`script-src 'self' ${sha('start()')};`);
  expect(policyOf(answer)).not.toContain(sha('steal()'));
  const html = await answer.text();
  expect(html).toContain('<script>start()</script>');
  expect(html).not.toContain('nonce');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(pages.rendered).toMatchObject([{ isStreamed: false, apiHost: 'https://provider.test' }]);
});

test('each rendering has a nonce of its own, and the kept page is the same for all that', async () => {
  const pages = openPages();
  const first = (await pages.ask('/')).headers.get('etag');
  pages.setVersion(2);
  expect((await pages.ask('/')).headers.get('etag')).toBe(first);
  expect(new Set(pages.rendered.map(({ nonce }) => nonce)).size).toBe(2);
});

test('every other page is streamed with a nonce of its own, and nobody else may keep it', async () => {
  const pages = openPages();
  const answers = [
    await pages.ask('/?q=1'),
    await pages.ask('/?q=1'),
    await pages.ask('/', { method: 'POST' }),
  ];
  pages.setVersion(undefined);
  answers.push(await pages.ask('/'));
  const nonces = pages.rendered.map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(4);
  for (const [at, answer] of answers.entries()) {
    expect(nonces[at]).toMatch(/^[\w+/]{22}==$/);
    expect(policyOf(answer)).toContain(`script-src 'self' 'nonce-${nonces[at]}';`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.has('etag')).toBe(false);
  }
});

/** Pages of which the first bytes are there, and the rest is in the test's hands. */
function openSlowPages(storefront: Storefront = {}) {
  let controller: ReadableStreamDefaultController | undefined;
  const left = Promise.withResolvers<void>();
  const write = () =>
    new ReadableStream({
      start(opened) {
        controller = opened;
        opened.enqueue(new TextEncoder().encode('shell'));
      },
      cancel: () => left.resolve(),
    });
  const pages = openPages({ ...storefront, write });
  return { ...pages, left: left.promise, end: () => controller?.close() };
}

test.each([
  ['/?q=1', 'text/html'],
  ['/products.data', 'text/x-script'],
])('the first bytes of %s leave before the last are known', async (path, type) => {
  const { ask, end } = openSlowPages({ type });
  const reader = (await ask(path)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'shell' });
  end();
  expect((await reader?.read())?.done).toBe(true);
});

test.each([
  ['/?q=1', 'text/html'],
  ['/products.data', 'text/x-script'],
])('HEAD of the streamed %s tells what GET would, and lets the rest be', async (path, type) => {
  const { ask, rendered, left } = openSlowPages({ type });
  const head = await ask(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), head.body]).toEqual([200, type, null]);
  await left;
  expect(rendered[0]?.request.method).toBe('GET');
  expect(rendered[0]?.request.signal.aborted).toBe(true);
});

test('who leaves a streamed page ends its rendering, and only that', async () => {
  const pages = openPages();
  const visitor = new AbortController();
  const init = { signal: visitor.signal };
  await Promise.all([pages.ask('/?q=1', init), pages.ask('/', init)]);
  visitor.abort();
  const aborted = pages.rendered.map(({ request }) => [new URL(request.url).search, request.signal.aborted]);
  expect(Object.fromEntries(aborted)).toEqual({ '?q=1': true, '': false });
});

test('a redirect of a page that would be kept is for everybody who waited for it', async () => {
  const pages = openPages({ status: 301, type: '', write: () => '' });
  const answers = await Promise.all([pages.ask('/Login'), pages.ask('/Login')]);
  expect(answers.map(({ status }) => status)).toEqual([301, 301]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '']);
});
