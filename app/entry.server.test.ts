import { expect, onTestFinished, test, vi } from 'vitest';
import type { ClientOptions } from '#contract/client/client.ts';
import { PLAIN_SHOP_SETTINGS } from '#contract/settings/groups.ts';
import { oneScreenBuild } from '#tests/setup/one-screen-build.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { createPageHandler } from './entry.server.tsx';

// The stylesheet's URL exists only in a build.
vi.mock('./app.css?url', () => ({ default: '/assets/app.css' }));

const NONCE = 'bm9uY2U=';

function openPages(fetch: NonNullable<ClientOptions['fetch']>, apiHost = 'http://provider.test') {
  const report = vi.fn();
  const handle = createPageHandler(oneScreenBuild, { mode: 'production', report });
  const ask = (path: string, isStreamed = false, init: RequestInit = {}) =>
    handle(new Request(`http://shop.test${path}`, init), {
      provider: { host: 'http://provider.test', fetch },
      settings: PLAIN_SHOP_SETTINGS,
      apiHost,
      nonce: NONCE,
      isStreamed,
    });
  return { ask, report };
}

/** A provider whose answer the test controls. */
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

test('a streamed page sends its shell first, and the answer follows', async () => {
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
  ['a crawler', 2_000, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
])('the shell for %s contains an answer that takes %i ms', async (_, ms, userAgent) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { ask, answer, asked } = holdProvider();
  const asking = ask('/brands', true, { headers: { 'user-agent': userAgent } });
  await vi.waitUntil(() => asked.mock.calls.length > 0, LONG_WAIT);
  vi.advanceTimersByTime(ms);
  answer.resolve(Response.json({ name: 'Nileon' }));
  const html = await (await asking).text();
  expect(html).toContain('<b>Nileon');
  expect(html).not.toMatch(/on its way|soon/);
});

test('a page that is not streamed waits for the provider', async () => {
  const { ask, answer, asked } = holdProvider();
  const asking = ask('/brands');
  await vi.waitUntil(() => asked.mock.calls.length > 0, LONG_WAIT);
  answer.resolve(Response.json({ name: 'Nileon Nileon' }));
  const html = await (await asking).text();
  expect(html).toContain('<b>Nileon Nileon');
  expect(html).not.toContain('on its way');
  expect(html).not.toContain('<template');
  const scripts = listInlineScripts(html);
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => !script.includes(`nonce="${NONCE}"`))).toEqual([]);
});

test('the head has the provider’s address and the script that marks the session', async () => {
  const html = await (await openPages(() => Response.json({ name: '' })).ask('/brands')).text();
  expect(html).toContain('<meta name="api-host" content="http://provider.test"/>');
  const script = html.indexOf('dataset.session');
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThan(html.indexOf('<body'));
});

test.each<[string, NonNullable<ClientOptions['fetch']>, number, string]>([
  ['drops the connection', () => Promise.reject(new TypeError('fetch failed')), 503, 'can’t reach the shop'],
  ['answers HTML', () => new Response('<h1>It works!</h1>'), 503, 'couldn’t read'],
  ['fails', () => new Response('', { status: 500 }), 503, 'is having a problem'],
  ['answers 404', () => Response.json({}, { status: 404 }), 404, 'couldn’t find'],
])('if the provider %s, the page says so', async (_, fetch, status, text) => {
  for (const isStreamed of [false, true]) {
    const { ask, report } = openPages(fetch);
    const page = await ask('/brands', isStreamed);
    expect(page.status).toBe(status);
    expect(await page.text()).toContain(text);
    expect(report).not.toHaveBeenCalled();
  }
});

test('a provider failure after the shell is shown in the page', async () => {
  const { ask, answer, report } = holdProvider();
  const page = await ask('/brands', true);
  answer.reject(new TypeError('fetch failed'));
  expect(await page.text()).toMatch(/<b>We can’t reach the shop/);
  expect(report).not.toHaveBeenCalled();
});

test.each(['/brands', '/brands.data'])('leaving %s aborts the call without an error', async (path) => {
  const { ask, asked, report } = holdProvider();
  const visitor = new AbortController();
  const page = await ask(path, true, { signal: visitor.signal });
  const reader = readerOf(page);
  await reader.read();
  visitor.abort();
  // Waits for the end of the stream, because React would report aborted work one task after the abort.
  await readToEnd(reader);
  expect(asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  expect(report).not.toHaveBeenCalled();
});

test('data is streamed too, except from our own provider', async () => {
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
  await vi.waitUntil(() => own.asked.mock.calls.length > 0, LONG_WAIT);
  vi.advanceTimersByTime(2_000);
  own.answer.resolve(Response.json({ name: 'Nileon' }));
  const text = await (await asking).text();
  expect(text).toContain('Nileon');
  expect(text).not.toContain('soon');
});

test.each([
  ['has a problem', 503, 'no-store'],
  ['has its data', 200, null],
])('a page that %s and its data have the same Cache-Control', async (_, status, expected) => {
  const { ask } = openPages(() => Response.json({ name: 'Nileon' }, { status }));
  const kept = [await ask('/brands'), await ask('/brands.data')].map((page) =>
    page.headers.get('cache-control'),
  );
  expect(kept).toEqual([expected, expected]);
});

test('any spelling of an address redirects to the canonical one, with its query', async () => {
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
  '%s is not found, and does not redirect',
  async (path) => {
    const answer = await openPages(() => Response.json({ name: '' })).ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  },
);
