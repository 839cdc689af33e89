import { createElement, Fragment, Suspense } from 'react';
import { data, type LoaderFunctionArgs, type ServerBuild, useLoaderData } from 'react-router';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defineCall } from '#contract/call.ts';
import type { ClientOptions } from '#contract/client/client.ts';
import { PATIENCE } from '#tests/setup/test-settings.ts';
import { type Answer, type Later, statusOf } from './answers.ts';
import { ask, forwardHeaders, respond } from './ask.ts';
import * as entry from './entry.server.tsx';
import { Show } from './features/loading/show.tsx';
import * as root from './root.tsx';

// Only a build knows where it is.
vi.mock('./app.css?url', () => ({ default: '/assets/app.css' }));

const NONCE = 'bm9uY2U=';

const NAME = defineCall()({ path: '/name', answer: v.object({ name: v.string() }) });

/** A screen that asks the provider for a name. */
const screen = {
  async loader(args: LoaderFunctionArgs) {
    const name = await ask(args, async (client, options) => {
      return (await client(NAME, options)).name;
    });
    return respond(args, { name }, statusOf(name));
  },
  headers: forwardHeaders,
  default: () => {
    const { name } = useLoaderData<{ name: Later<Answer<string>> }>();
    const show = (answer: Answer<string>) =>
      createElement('b', {}, 'value' in answer ? answer.value : answer.problem.text);
    return createElement(
      Fragment,
      {},
      Show({ later: name, fallback: 'on its way', children: show }),
      // What React would send after the rest of a page, because of its length.
      createElement(Suspense, {}, createElement('p', {}, 'long '.repeat(5_000))),
    );
  },
};

const notFound = { loader: () => data(null, { status: 404 }), default: () => 'nothing' };

const asset = (id: string, path: string, parentId?: string) => ({
  id,
  path,
  parentId,
  hasLoader: true,
  module: `/assets/${id}.js`,
});

/** A storefront of the real root and entry, with one screen in it. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '', module: root },
    screen: { id: 'screen', parentId: 'root', path: 'brands', module: screen },
    none: { id: 'none', parentId: 'root', path: '*', module: notFound },
  },
  assets: {
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: asset('root', ''),
      screen: asset('screen', 'brands', 'root'),
      none: asset('none', '*', 'root'),
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

function openPages(fetch: NonNullable<ClientOptions['fetch']>, apiHost = 'http://provider.test') {
  const report = vi.fn();
  const handle = entry.createPageHandler(build, { mode: 'production', report });
  const ask = (path: string, isStreamed = false, init: RequestInit = {}) =>
    handle(new Request(`http://shop.test${path}`, init), {
      provider: { host: 'http://provider.test', fetch },
      apiHost,
      nonce: NONCE,
      isStreamed,
    });
  return { ask, report };
}

/** A provider that says nothing until it is told what. */
function holdProvider(apiHost?: string) {
  const answer = Promise.withResolvers<Response>();
  const asked = vi.fn<NonNullable<ClientOptions['fetch']>>(() => answer.promise);
  return { ...openPages(asked, apiHost), asked, answer };
}

const readerOf = (answer: Response) => {
  if (!answer.body) throw new Error('the answer has no body');
  return answer.body.pipeThrough(new TextDecoderStream()).getReader();
};
async function readToEnd(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) text += read.value;
  return text;
}

const listInlineScripts = (html: string) => html.match(/<script\b(?![^>]*\ssrc=)[^>]*>/g) ?? [];

test('the shell of a streamed page leaves while the provider is silent; the answer follows in the same page', async () => {
  const { ask, answer, report } = holdProvider();
  const page = await ask('/brands', true);
  expect(page.status).toBe(200);
  const reader = readerOf(page);
  let html = '';
  while (!html.includes('on its way')) html += (await reader.read()).value;
  answer.resolve(Response.json({ name: 'Nileon' }));
  html += await readToEnd(reader);
  expect(html).toContain('<b>Nileon</b>');
  const scripts = listInlineScripts(html);
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => !script.includes(`nonce="${NONCE}"`))).toEqual([]);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ['a browser', 100, 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['who runs no scripts', 2_000, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
])('%s is given a streamed page with its answer in it that came after %i ms', async (_, ms, userAgent) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, answer, asked } = holdProvider();
  const asking = ask('/brands', true, { headers: { 'user-agent': userAgent } });
  await vi.waitUntil(() => asked.mock.calls.length > 0, PATIENCE);
  vi.advanceTimersByTime(ms);
  answer.resolve(Response.json({ name: 'Nileon' }));
  const html = await (await asking).text();
  expect(html).toContain('<b>Nileon');
  expect(html).not.toMatch(/on its way|soon/);
});

test('a whole page waits for the provider, and has nothing to swap in', async () => {
  const { ask, answer, asked } = holdProvider();
  const asking = ask('/brands');
  await vi.waitUntil(() => asked.mock.calls.length > 0, PATIENCE);
  answer.resolve(Response.json({ name: 'Nileon Nileon' }));
  const html = await (await asking).text();
  expect(html).toContain('<b>Nileon Nileon');
  expect(html).not.toContain('on its way');
  expect(html).not.toContain('<template');
  const scripts = listInlineScripts(html);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => !script.includes(`nonce="${NONCE}"`))).toEqual([]);
});

test('the page says where browsers find the provider, and marks the session before anything is drawn', async () => {
  const html = await (await openPages(() => Response.json({ name: '' })).ask('/brands')).text();
  expect(html).toContain('<meta name="api-host" content="http://provider.test"/>');
  const script = html.indexOf('dataset.session');
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(html.indexOf('<body'));
});

test.each<[string, NonNullable<ClientOptions['fetch']>, number, string]>([
  ['drops the line', () => Promise.reject(new TypeError('fetch failed')), 503, 'cannot be reached'],
  ['answers HTML', () => new Response('<h1>It works!</h1>'), 503, 'could not read'],
  ['fails', () => new Response('', { status: 500 }), 503, 'has a problem'],
  ['knows nothing of it', () => Response.json({}, { status: 404 }), 404, 'could not find'],
])('a provider that %s is a page that says so', async (_, fetch, status, text) => {
  for (const isStreamed of [false, true]) {
    const { ask, report } = openPages(fetch);
    const page = await ask('/brands', isStreamed);
    expect(page.status).toBe(status);
    expect(await page.text()).toContain(text);
    expect(report).not.toHaveBeenCalled();
  }
});

test('a provider that fails after the shell has left is told in the page', async () => {
  const { ask, answer, report } = holdProvider();
  const page = await ask('/brands', true);
  answer.reject(new TypeError('fetch failed'));
  expect(await page.text()).toMatch(/<b>The shop cannot be reached/);
  expect(report).not.toHaveBeenCalled();
});

test.each(['/brands', '/brands.data'])(
  'who leaves %s takes the call along, and is no error',
  async (path) => {
    const { ask, asked, report } = holdProvider();
    const visitor = new AbortController();
    const page = await ask(path, true, { signal: visitor.signal });
    const reader = readerOf(page);
    await reader.read();
    visitor.abort();
    // React reports what it aborted one task later, before the stream ends.
    await readToEnd(reader);
    expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(report).not.toHaveBeenCalled();
  },
);

test('the data of a page is streamed too, but for our own provider, whose sizes and colours change in place', async () => {
  const { ask, answer } = holdProvider();
  const reader = readerOf(await ask('/brands.data', true));
  const first = await reader.read();
  expect(first.value).toContain('soon');
  answer.resolve(Response.json({ name: 'Nileon' }));
  expect((await reader.read()).value).toContain('Nileon');
  expect((await reader.read()).done).toBe(true);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const own = holdProvider('');
  const asking = own.ask('/brands.data', true);
  await vi.waitUntil(() => own.asked.mock.calls.length > 0, PATIENCE);
  vi.advanceTimersByTime(2_000);
  own.answer.resolve(Response.json({ name: 'Nileon' }));
  const text = await (await asking).text();
  expect(text).toContain('Nileon');
  expect(text).not.toContain('soon');
});

test.each([
  ['tells of a problem', 503, 'no-store'],
  ['has what it asked for', 200, null],
])('a page that %s says whether it may be kept, and so does its data', async (_, status, expected) => {
  const { ask } = openPages(() => Response.json({ name: 'Nileon' }, { status }));
  const kept = [await ask('/brands'), await ask('/brands.data')].map((page) =>
    page.headers.get('cache-control'),
  );
  expect(kept).toEqual([expected, expected]);
});

test('any spelling of an address is sent to the one that counts, with its query', async () => {
  const { ask } = openPages(() => Response.json({ name: '' }));
  for (const [path, location] of [
    ['/BRANDS?q=%D8%A3', '/brands?q=%D8%A3'],
    ['//brands/', '/brands'],
    ['/Product+Details/aB/c?x=1', '/product%20details/aB/c?x=1'],
  ] as const) {
    for (const isStreamed of [false, true]) {
      const answer = await ask(path, isStreamed);
      expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    }
  }
  const forScripts = await ask('/BRANDS.data?q=1&_routes=screen');
  expect(forScripts.status).toBe(202);
  expect(await forScripts.text()).toContain('/brands?q=1');
});

test.each(['//evil.example', '//evil.example/brands', '/brands/more', '/none'])(
  '%s is not found, and leads nowhere',
  async (path) => {
    const answer = await openPages(() => Response.json({ name: '' })).ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  },
);
