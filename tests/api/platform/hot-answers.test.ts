import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { products } from '#api/catalogue/tables.ts';
import { createApi } from '#api/create-api.ts';
import { createHotAnswers } from '#api/platform/caches/hot-answers.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import type { ApiEnv } from '#api/platform/http/types.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-queries.ts';

// A clock that stands still, so that no background question about the version is counted.
let now = Date.UTC(2026, 0, 1);
const shop = await openTestShop({ clock: () => now });
const isPostgres = shop.database.engine === 'postgres';
const [first, second] = demoCatalogue.products;
if (!first || !second) throw new Error('the demo catalogue is empty');

const HOT_PATHS = [
  '/api/v1/products',
  '/api/v1/products?limit=3&sort=-price&keyword=wood',
  `/api/v1/products/${first.id}`,
  `/api/v1/products/${first.id}/reviews`,
  '/api/v1/reviews',
  '/api/v1/categories',
  '/api/v1/categories/6439d61c0049ad0b52b90051',
  '/api/v1/categories/6439d61c0049ad0b52b90051/subcategories',
  '/api/v1/subcategories',
  '/api/v1/brands?lang=ar',
];

const ask = (path: string, headers: Record<string, string> = {}, origin = ORIGIN, method = 'GET') =>
  shop.app.request(`${origin}${path}`, { method, headers }, { origin });

/** A memory of its own before anything that can be loaded. */
function openMemory(load: Parameters<typeof shop.api.hot.handle>[1], maxBytes?: number) {
  const hot = createHotAnswers(shop.api, shop.api.version, maxBytes);
  const app = new Hono<ApiEnv>().get('*', hot.handle(new Set(['n']), load));
  return { hot, app };
}

async function sell(productId: string, quantity: number) {
  await shop.api.db.update(products).set({ quantity }).where(eq(products.id, productId));
  await shop.api.version.bump();
}

describe('what is in memory', () => {
  test.each(HOT_PATHS)('%s asks the database once', async (path) => {
    const cold = await shop.get(path);
    expect(cold.status).toBe(200);
    const queries = watchQueries(shop.database);
    const hot = await shop.get(path);
    expect(hot.body).toEqual(cold.body);
    expect([...hot.headers].sort()).toEqual([...cold.headers].sort());
    expect(queries()).toBe(0);
  });

  test('is found under every spelling of the same question', async () => {
    await shop.get('/api/v1/products?limit=4&page=2&keyword=a');
    const queries = watchQueries(shop.database);
    for (const query of [
      'page=2&keyword=a&limit=4',
      'limit=4&page=2&keyword=a&utm=1',
      'limit=4&page=2&keyword=a&sort=',
    ]) {
      expect((await shop.get(`/api/v1/products/?${query}`)).body.metadata.currentPage).toBe(2);
    }
    expect(queries()).toBe(0);
  });

  test('is offered by lookUp, ready to send', async () => {
    const path = '/api/v1/products?limit=5';
    expect(shop.api.hot.lookUp(ORIGIN, path)).toBeUndefined();
    const { body } = await shop.get(path);
    const form = shop.api.hot.lookUp(ORIGIN, path)?.formFor(undefined);
    expect(JSON.parse(String(form?.body))).toEqual(body);
    expect(form?.headers).toMatchObject({ 'Content-Length': String(form?.body.byteLength) });
    expect(shop.api.hot.lookUp('http://other.test', path)).toBeUndefined();
  });

  test('keeps the addresses of two origins apart', async () => {
    for (const origin of ['http://a.test', 'http://b.test', 'http://a.test']) {
      const { data } = (await (await ask('/api/v1/products?limit=1', {}, origin)).json()) as {
        data: { imageCover: string }[];
      };
      expect(data[0]?.imageCover).toMatch(`${origin}/media/`);
    }
  });

  test('is forgotten when the catalogue version moves', async () => {
    const path = `/api/v1/products/${second.id}`;
    for (const quantity of [7, 6, 5]) {
      await sell(second.id, quantity);
      expect((await shop.get(path)).body.data.quantity).toBe(quantity);
    }
  });

  test('never holds, or shares, what was read before a change that came meanwhile', async () => {
    const reads = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    const load = vi.fn(async () => (await reads[load.mock.calls.length - 1]?.promise) ?? {});
    const { hot, app } = openMemory(load);
    const early = app.request(`${ORIGIN}/?n=1`);
    await vi.waitUntil(() => load.mock.calls.length === 1, PATIENCE);
    await shop.api.version.bump();
    const late = app.request(`${ORIGIN}/?n=1`);
    await vi.waitUntil(() => load.mock.calls.length === 2, PATIENCE);
    reads[0]?.resolve({ stock: 'old' });
    expect(await (await early).json()).toEqual({ stock: 'old' });
    expect(hot.lookUp(ORIGIN, '/?n=1')).toBeUndefined();
    reads[1]?.resolve({ stock: 'new' });
    expect(await (await late).json()).toEqual({ stock: 'new' });
    expect(String(hot.lookUp(ORIGIN, '/?n=1')?.formFor(null).body)).toBe('{"stock":"new"}');
  });

  test('does not answer other methods, or refusals', async () => {
    await shop.get('/api/v1/products');
    expect((await shop.post('/api/v1/products', {})).status).toBe(404);
    const preflight = await ask(
      '/api/v1/products',
      { 'Access-Control-Request-Headers': 'token' },
      ORIGIN,
      'OPTIONS',
    );
    expect(preflight.status).toBe(204);
    const unknown = `/api/v1/products/${'e'.repeat(24)}`;
    expect((await shop.get(unknown)).status).toBe(404);
    const { bytes } = shop.api.hot;
    const queries = watchQueries(shop.database);
    expect((await shop.get(unknown)).status).toBe(404);
    expect((await shop.get('/api/v1/products?page=0')).status).toBe(400);
    expect(queries()).toBe(1);
    expect(shop.api.hot.bytes).toBe(bytes);
    expect(shop.api.hot.lookUp(ORIGIN, unknown)).toBeUndefined();
  });
});

describe('the miss', () => {
  test('of many at once asks the database once', async () => {
    await sell(first.id, 50);
    await shop.get('/api/v1/categories');
    const queries = watchQueries(shop.database);
    await shop.get('/api/v1/products?limit=2');
    const alone = queries();
    expect(alone).toBeGreaterThan(0);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.get('/api/v1/products?limit=3')));
    expect(queries()).toBe(2 * alone);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('that fails is not remembered', async () => {
    const path = '/api/v1/products?limit=6';
    const failing = vi.spyOn(shop.api.db, '$count').mockRejectedValueOnce(new Error('broken'));
    expect((await shop.get(path)).status).toBe(500);
    failing.mockRestore();
    expect((await shop.get(path)).status).toBe(200);
  });
});

describe('headers', () => {
  const path = '/api/v1/products?limit=20';

  test('let anybody keep an answer, but ask before using it', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await ask(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('ETag'),
      });
    }
  });

  test('If-None-Match gives 304 without a body, until the catalogue changes', async () => {
    const target = `/api/v1/products/${first.id}`;
    const etag = (await ask(target)).headers.get('etag') ?? '';
    for (const header of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const answer = await ask(target, { 'If-None-Match': header });
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(etag);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await ask(target, { 'If-None-Match': '"other"' })).status).toBe(200);
    // Another product was sold: these bytes are still the same, and so is their tag.
    await sell(second.id, 11);
    expect((await ask(target, { 'If-None-Match': etag })).status).toBe(304);
    await sell(first.id, 12);
    const changed = await ask(target, { 'If-None-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])(
    '%s comes once it is ready, and holds the same bytes under the same tag',
    async (coding, accept, decompress) => {
      const plain = await ask(path);
      const bytes = Buffer.from(await plain.arrayBuffer());
      const compressed = await vi.waitUntil(async () => {
        const answer = await ask(path, { 'Accept-Encoding': accept });
        return answer.headers.get('content-encoding') === coding && answer;
      }, PATIENCE);
      const body = Buffer.from(await compressed.arrayBuffer());
      expect(body.byteLength).toBeLessThan(bytes.byteLength / 3);
      expect(compressed.headers.get('content-length')).toBe(String(body.byteLength));
      expect(decompress(body)).toEqual(bytes);
      expect(compressed.headers.get('etag')).toBe(plain.headers.get('etag'));
      expect(compressed.headers.get('vary')).toBe('Accept-Encoding');
    },
  );

  test.each(['', 'identity', 'br;q=0, gzip;q=0.0', 'deflate'])(
    'Accept-Encoding "%s" gets plain bytes',
    async (accept) => {
      const answer = await ask(path, { 'Accept-Encoding': accept });
      expect(answer.headers.has('content-encoding')).toBe(false);
      expect(await answer.json()).toHaveProperty('results');
    },
  );

  test('HEAD answers what GET would, without the body', async () => {
    for (const target of [path, '/api/v1/brands?limit=1&page=2']) {
      const cold = await ask(target, {}, ORIGIN, 'HEAD');
      const get = await ask(target);
      const hot = await ask(target, {}, ORIGIN, 'HEAD');
      for (const head of [cold, hot]) {
        expect(head.status).toBe(200);
        expect(await head.text()).toBe('');
        expect([...head.headers].sort()).toEqual([...get.headers].sort());
      }
    }
  });
});

test('memory is bounded: what was used least lately goes', async () => {
  const limit = 200_000;
  const { hot, app } = openMemory(
    async (_c, query) => ({ n: query.get('n'), text: 'x'.repeat(10_000) }),
    limit,
  );
  for (let n = 1; n <= 100; n += 1) {
    await app.request(`${ORIGIN}/?n=${n}`);
    await app.request(`${ORIGIN}/?n=1`);
  }
  expect(hot.bytes).toBeLessThan(limit + 100 * 2_000);
  expect(hot.lookUp(ORIGIN, '/?n=1')).toBeDefined();
  expect(hot.lookUp(ORIGIN, '/?n=100')).toBeDefined();
  expect(hot.lookUp(ORIGIN, '/?n=50')).toBeUndefined();
});

test('with the cache off every request reads the database, and tags stay', async () => {
  const { app } = await createApi({ ...shop.api, settings: { ...shop.api.settings, isCacheOn: false } });
  const request = (headers = {}) =>
    app.request(`${ORIGIN}/api/v1/products?limit=2`, { headers }, { origin: ORIGIN });
  const etag = (await request()).headers.get('etag') ?? '';
  const queries = watchQueries(shop.database);
  expect((await request()).status).toBe(200);
  const once = queries();
  expect(once).toBeGreaterThan(0);
  expect((await request({ 'If-None-Match': etag })).status).toBe(304);
  expect(queries()).toBe(2 * once);
});

describe.runIf(isPostgres)('several servers on one database', () => {
  const path = `/api/v1/products/${first.id}?fields=quantity`;
  const quantityAt = async (app: typeof shop.app) => {
    const answer = await app.request(`${ORIGIN}${path}`, {}, { origin: ORIGIN });
    return ((await answer.json()) as { data: { quantity: number } }).data.quantity;
  };

  test('a change at one reaches the other within a second of visits', async () => {
    const other = await createApi(shop.api);
    await sell(first.id, 40);
    now += 10_000;
    expect(await quantityAt(other.app)).toBe(40);
    await sell(first.id, 39);
    now += 999;
    expect(await quantityAt(other.app)).toBe(40);
    now += 1;
    // This visit is answered from memory and makes the server ask; a later one sees the change.
    expect(await quantityAt(other.app)).toBe(40);
    await vi.waitUntil(async () => (await quantityAt(other.app)) === 39, PATIENCE);
  });

  test('a server nobody visited for long asks before it answers', async () => {
    const other = await createApi(shop.api);
    expect(await quantityAt(other.app)).toBe(39);
    await sell(first.id, 38);
    now += 60_000;
    expect(await quantityAt(other.app)).toBe(38);
  });

  test('asks at most once a second, however many visit', async () => {
    const other = await createApi(shop.api);
    await quantityAt(other.app);
    now += 1_000;
    const queries = watchQueries(shop.database);
    await Promise.all(Array.from({ length: 50 }, () => quantityAt(other.app)));
    expect(queries()).toBe(1);
  });

  test('memory answers on while the version cannot be read', async () => {
    const other = await createApi(shop.api);
    const before = await quantityAt(other.app);
    now += 60_000;
    vi.spyOn(other.api.version, 'refresh').mockRejectedValue(new Error('away'));
    expect(await quantityAt(other.app)).toBe(before);
  });
});
