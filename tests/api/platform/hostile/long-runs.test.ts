/**
 * Long repetitions of one or two characters in all inputs. None may take much more CPU time than an ordinary search, or
 * fill a cache.
 */
import { expect, test } from 'vitest';
import { createPages } from '#server/pages.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';

// With a fixed clock no server polls for changes.
const now = Date.now();
const shop = await openTestShop({ clock: () => now });
const { build } = await loadBuiltStorefront();
const { answerPage } = createPages({
  queueRenders: (render) => render,
  build,
  providerFor: (origin, uses) => ({
    host: origin,
    fetch: async (url, init) => shop.app.fetch(new Request(url, init), { origin, ...(uses && { uses }) }),
  }),
  readSettings: shop.api.shopSettings.read,
  changes: shop.api.changes,
  policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
  log: shop.api.log,
});

/** The length of a run: just below that of the longest URL which the shop accepts. */
const RUN_LENGTH = 7_900;
const RUN_UNITS: Record<string, string> = {
  characters: 'a',
  digits: '1',
  hyphens: '-',
  'words with hyphens': 'a-',
  blanks: ' ',
  'words of one character': 'a ',
  commas: ',',
  Arabic: 'ض',
  'combining marks': '\u0301\u0316',
  'characters with marks': 'a\u0301',
  'characters written as two': '𠌏',
  'a character that normalises to eighteen': 'ﷺ',
  quotes: "'",
};
/** Makes each run unique, also after truncation. */
let runCount = 0;
const writeRun = (unit: string) => `${++runCount}x${unit.repeat(RUN_LENGTH / unit.length)}`;

type Ask = (run: string) => Promise<unknown>;
const askApi = (write: (run: string) => string, headers: (run: string) => HeadersInit = () => ({})): Ask => {
  return async (run) => {
    const answer = await shop.app.request(
      `${ORIGIN}/api/v1${write(encodeURIComponent(run))}`,
      { headers: headers(run) },
      { origin: ORIGIN },
    );
    expect(answer.status).toBeLessThan(500);
    return answer.text();
  };
};
const askPage =
  (write: (run: string) => string): Ask =>
  async (run) => {
    const answer = await answerPage(new Request(ORIGIN + write(encodeURIComponent(run))), ORIGIN);
    expect(answer.status).toBeLessThan(500);
    return answer.text();
  };
const askByPost = (path: string, field: string): Ask => {
  return async (run) => expect((await shop.post(path, { [field]: run })).status).toBeLessThan(500);
};
/** Replaces characters that a header cannot have. */
const createHeaderWriter = (name: string) => (run: string) => ({ [name]: run.replace(/[^\x20-\x7e]/g, 'x') });

const REQUESTS_BY_PLACE: Record<string, Ask> = {
  'the keyword of products': askApi((run) => `/products?keyword=${run}`),
  'the keyword of products, with facets': askApi((run) => `/products?keyword=${run}&facets=1&group=family`),
  'the literal keyword': askApi((run) => `/products?keyword=${run}&literal=1`),
  suggestions: askApi((run) => `/products/suggest?q=${run}`),
  'the keyword of brands': askApi((run) => `/brands?keyword=${run}`),
  'the keyword of categories': askApi((run) => `/categories?keyword=${run}`),
  'the keyword of subcategories': askApi((run) => `/subcategories?keyword=${run}`),
  'the brand': askApi((run) => `/products?brand[in][]=${run}`),
  'the category': askApi((run) => `/products?category=${run}`),
  'an option': askApi((run) => `/products?option=size:${run}`),
  'the name of an option': askApi((run) => `/products?option=${run}:xl`),
  'the price': askApi((run) => `/products?price[gte]=${run}`),
  'the order': askApi((run) => `/products?sort=${run}`),
  fields: askApi((run) => `/products?fields=${run}`),
  'an id': askApi((run) => `/products/${run}`),
  'a path': askApi((run) => `/${run}`),
  'Accept-Encoding': askApi(() => '/products?limit=2', createHeaderWriter('accept-encoding')),
  'Accept-Language': askApi(() => '/products?limit=2', createHeaderWriter('accept-language')),
  'If-None-Match': askApi(() => '/products?limit=2', createHeaderWriter('if-none-match')),
  'a token': askApi(() => '/cart', createHeaderWriter('token')),
  cookies: askApi(() => '/products?limit=2', createHeaderWriter('cookie')),
  'an email address': askByPost('/api/v1/auth/forgotPasswords', 'email'),
  'a reset code': askByPost('/api/v1/auth/verifyResetCode', 'resetCode'),
  'the search of the storefront': askPage((run) => `/products?keyword=${run}`),
  'filters of the storefront': askPage((run) => `/products?brand=${run}&option=size:${run}&min=${run}`),
  'a page that does not exist': askPage((run) => `/${run}`),
  'details of an unknown product': askPage((run) => `/product-details/${run}/${run}`),
};

/** Measures the CPU time of a request. */
async function measureMs(ask: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await ask();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Returns the shortest of some measurements, to exclude other work such as garbage collection. */
async function measureBest(ask: () => Promise<unknown>, most: number): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 5 && best > most; tries += 1) best = Math.min(best, await measureMs(ask));
  return best;
}

const [ordinarySearch, ordinaryPage] = [
  askApi((words) => `/products?keyword=${words}&facets=1&group=family`),
  askPage((words) => `/products?keyword=${words}`),
];
/** Writes a new misspelt query: an ordinary search that is not cached. */
const writeQuery = () => `wireles headphnes for men ${++runCount}`;
for (let warm = 0; warm < 5; warm += 1)
  for (const ask of [ordinarySearch, ordinaryPage]) await ask(writeQuery());
const searchMs = await measureBest(() => ordinarySearch(writeQuery()), 0);
const pageMs = await measureBest(() => ordinaryPage(writeQuery()), 0);

/** The maximum cost of a run, in ordinary searches or pages. */
const MAX_COST = 5;

test.each(Object.entries(REQUESTS_BY_PLACE))('long runs in %s take little CPU time', async (place, ask) => {
  const most = MAX_COST * Math.max(searchMs, /storefront|page|details/.test(place) ? pageMs : 0, 2);
  const slow: string[] = [];
  for (const [name, unit] of Object.entries(RUN_UNITS)) {
    const ms = await measureBest(() => ask(writeRun(unit)), most);
    if (ms > most) slow.push(`${name}: ${ms} ms, an ordinary search ${searchMs} ms`);
  }
  expect(slow).toEqual([]);
});

test('input is truncated first, so inputs that differ only beyond that share a cached answer', async () => {
  const typed = `${'x'.repeat(190)} shoes`;
  const queries = watchQueries(shop.database);
  for (const path of ['/products?keyword=', '/products/suggest?q=', '/brands?keyword=']) {
    const first = await shop.get(`/api/v1${path}${typed}${'a'.repeat(7_000)}`);
    const asked = queries();
    const second = await shop.get(`/api/v1${path}${typed}${'a'.repeat(5_000)}${'b'.repeat(2_000)}`);
    expect([first.status, second.status, queries()]).toEqual([200, 200, asked]);
    expect(second.body).toEqual(first.body);
  }
});

test('URLs of thousands of characters are answered, but not cached', async () => {
  const ids = Array.from({ length: 300 }, (_, at) => at.toString(16).padStart(24, 'f')).join();
  const { bytes } = shop.api.hot;
  for (const path of [`/products?brand=${ids}`, `/products?limit=2&unknown=${'a'.repeat(5_000)}`]) {
    expect((await shop.get(`/api/v1${path}`)).status).toBe(200);
    expect(shop.api.hot.lookUp(ORIGIN, `/api/v1${path}`)).toBeUndefined();
  }
  expect(shop.api.hot.bytes - bytes).toBeLessThan(20_000);
});
