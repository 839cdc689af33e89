import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { hashSource, openPages, type Storefront } from '#tests/setup/counted-pages.ts';

/** A page that is streamed, because it does not declare which query parameters it reads. */
const STREAMED_PATH = '/track/a?confirm=b';

test('a page that shows a temporary problem is not cached', async () => {
  const pages = openPages({ headers: { 'cache-control': 'no-store' } });
  expect((await pages.ask('/')).headers.get('cache-control')).toBe('no-store');
  await pages.ask('/');
  expect(pages.countRenderings()).toBe(2);
});

test('a hundred concurrent requests share one rendering', async () => {
  const pages = openPages();
  const answers = await Promise.all(Array.from({ length: 100 }, () => pages.ask('/')));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
  expect(pages.countRenderings()).toBe(1);
});

test('each path and each origin has its own page', async () => {
  const pages = openPages();
  expect(await (await pages.ask('/')).text()).toContain('<p>/</p>');
  expect(await (await pages.ask('/other')).text()).toContain('<p>/other</p>');
  await pages.ask('/', {}, 'http://elsewhere.test');
  expect(pages.countRenderings()).toBe(3);
});

test('only successful pages with declared query parameters are cached, and none while changes are unknown', async () => {
  const withoutChanges = openPages();
  withoutChanges.forgetChanges();
  for (const [pages, path] of [
    [openPages(), STREAMED_PATH],
    [openPages({ status: 404 }), '/none'],
    [withoutChanges, '/'],
  ] as const) {
    await pages.ask(path);
    await pages.ask(path);
    expect(pages.countRenderings()).toBe(2);
  }
  expect((await openPages({ status: 404 }).ask('/none')).headers.get('cache-control')).toBe('no-store');
});

test('a request with a matching ETag is answered with 304', async () => {
  const pages = openPages();
  const etag = (await pages.ask('/')).headers.get('etag') ?? '';
  const answer = await pages.ask('/', { headers: { 'if-none-match': `"other", ${etag}` } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
  expect((await pages.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('pages are compressed if the client accepts it', async () => {
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

test('HEAD has the headers of GET and no body', async () => {
  const pages = openPages();
  const get = await pages.ask('/');
  const head = await pages.ask('/', { method: 'HEAD' });
  expect(await head.text()).toBe('');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
});

const readPolicy = (answer: Response) => answer.headers.get('content-security-policy');

test('a cached page is rendered whole, and its policy allows only our own scripts, by hash', async () => {
  const pages = openPages();
  const answer = await pages.ask('/');
  expect(readPolicy(answer)).toContain(`script-src 'self' ${hashSource('start()')};`);
  expect(readPolicy(answer)).not.toContain(hashSource('steal()'));
  const html = await answer.text();
  expect(html).toContain('<script>start()</script>');
  expect(html).not.toContain('nonce');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(pages.rendered).toMatchObject([{ isStreamed: false, apiHost: 'https://provider.test' }]);
});

test('each rendering has its own nonce, and the cached page has none', async () => {
  const pages = openPages();
  const first = (await pages.ask('/')).headers.get('etag');
  pages.change('/');
  pages.passTime(5_000);
  expect((await pages.ask('/')).headers.get('etag')).toBe(first);
  expect(new Set(pages.rendered.map(({ nonce }) => nonce)).size).toBe(2);
});

test('every other page is streamed with its own nonce and stays private', async () => {
  const pages = openPages();
  const answers = [
    await pages.ask(STREAMED_PATH),
    await pages.ask(STREAMED_PATH),
    await pages.ask('/', { method: 'POST' }),
  ];
  pages.forgetChanges();
  answers.push(await pages.ask('/'));
  const nonces = pages.rendered.map(({ nonce }) => nonce);
  expect(new Set(nonces).size).toBe(4);
  for (const [at, answer] of answers.entries()) {
    expect(nonces[at]).toMatch(/^[\w+/]{22}==$/);
    expect(readPolicy(answer)).toContain(`script-src 'self' 'nonce-${nonces[at]}';`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.has('etag')).toBe(false);
  }
});

/** Opens pages whose first bytes are rendered; the test controls the rest. */
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
  [STREAMED_PATH, 'text/html'],
  ['/products.data', 'text/x-script'],
])('the first bytes of %s are sent before the last are rendered', async (path, type) => {
  const { ask, end } = openSlowPages({ type });
  const reader = (await ask(path)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader?.read()).toEqual({ done: false, value: 'shell' });
  end();
  expect((await reader?.read())?.done).toBe(true);
});

test.each([
  [STREAMED_PATH, 'text/html'],
  ['/products.data', 'text/x-script'],
])('HEAD of the streamed %s has the headers of GET and cancels the rendering', async (path, type) => {
  const { ask, rendered, left } = openSlowPages({ type });
  const head = await ask(path, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), head.body]).toEqual([200, type, null]);
  await left;
  expect(rendered[0]?.request.method).toBe('GET');
  expect(rendered[0]?.request.signal.aborted).toBe(true);
});

test('a disconnecting client cancels only the rendering of its own streamed page', async () => {
  const pages = openPages();
  const visitor = new AbortController();
  const init = { signal: visitor.signal };
  await Promise.all([pages.ask(STREAMED_PATH, init), pages.ask('/', init)]);
  visitor.abort();
  const aborted = pages.rendered.map(({ request }) => [new URL(request.url).search, request.signal.aborted]);
  expect(Object.fromEntries(aborted)).toEqual({ '?confirm=b': true, '': false });
});

test('a redirect of a cacheable page answers every waiting request', async () => {
  const pages = openPages({ status: 301, type: '', write: () => '' });
  const answers = await Promise.all([pages.ask('/Login'), pages.ask('/Login')]);
  expect(answers.map(({ status }) => status)).toEqual([301, 301]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['', '']);
});
