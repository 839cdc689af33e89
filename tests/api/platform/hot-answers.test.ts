import { Hono } from 'hono';
import { describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { ApiEnv } from '#api/dependencies.ts';
import { createHotAnswers } from '#api/platform/caches/hot-answers.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';
import { first, openHotShop, second } from './hot-shop.ts';

const shop = await openHotShop();
const { ask, sell } = shop;

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

/** Opens a separate cache in front of any loader. */
function openCache(load: Parameters<typeof shop.api.hot.handle>[1], maxBytes?: number) {
  const hot = createHotAnswers<ApiEnv>(shop.api.changes, {
    ...(maxBytes && { maxBytes }),
  });
  const app = new Hono<ApiEnv>().get('*', hot.handle(new Set(['n']), load));
  return { hot, app };
}

describe('a cached answer', () => {
  test.each(HOT_PATHS)('%s asks the database once', async (path) => {
    const cold = await shop.get(path);
    expect(cold.status).toBe(200);
    const queries = watchQueries(shop.database);
    const hot = await shop.get(path);
    expect(hot.body).toEqual(cold.body);
    expect([...hot.headers].sort()).toEqual([...cold.headers].sort());
    expect(queries()).toBe(0);
  });

  test('is found for every spelling of the same query', async () => {
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

  test('is returned by lookUp, ready to send', async () => {
    const path = '/api/v1/products?limit=5';
    expect(shop.api.hot.lookUp(ORIGIN, path)).toBeUndefined();
    const { body } = await shop.get(path);
    const form = shop.api.hot.lookUp(ORIGIN, path)?.bytes.formFor(undefined);
    expect(JSON.parse(String(form?.body))).toEqual(body);
    expect(form?.headers).toMatchObject({ 'content-length': String(form?.body.byteLength) });
    expect(shop.api.hot.lookUp('http://other.test', path)).toBeUndefined();
  });

  test('is kept per origin', async () => {
    for (const origin of ['http://a.test', 'http://b.test', 'http://a.test']) {
      const { data } = (await (await ask('/api/v1/products?limit=1', {}, origin)).json()) as {
        data: { imageCover: string }[];
      };
      expect(data[0]?.imageCover).toMatch(`${origin}/media/`);
    }
  });

  test('is invalidated when its data changes', async () => {
    const path = `/api/v1/products/${second.id}`;
    for (const quantity of [7, 6, 5]) {
      await sell(second.id, quantity);
      expect((await shop.get(path)).body.data.quantity).toBe(quantity);
    }
  });

  test('never stores or shares what was read before a concurrent change', async () => {
    const reads = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    const load = vi.fn(async () => (await reads[load.mock.calls.length - 1]?.promise) ?? {});
    const { hot, app } = openCache(load);
    const early = app.request(`${ORIGIN}/?n=1`);
    await vi.waitUntil(() => load.mock.calls.length === 1, LONG_WAIT);
    await announceChange(shop.api);
    const late = app.request(`${ORIGIN}/?n=1`);
    await vi.waitUntil(() => load.mock.calls.length === 2, LONG_WAIT);
    reads[0]?.resolve({ stock: 'old' });
    expect(await (await early).json()).toEqual({ stock: 'old' });
    expect(hot.lookUp(ORIGIN, '/?n=1')).toBeUndefined();
    reads[1]?.resolve({ stock: 'new' });
    expect(await (await late).json()).toEqual({ stock: 'new' });
    expect(String(hot.lookUp(ORIGIN, '/?n=1')?.bytes.formFor(null).body)).toBe('{"stock":"new"}');
  });

  test('is not used for other methods or refusals', async () => {
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

describe('a cache miss', () => {
  test('of many parallel requests asks the database once', async () => {
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

  test('that fails is not cached', async () => {
    const path = '/api/v1/products?limit=6';
    const failing = vi.spyOn(shop.api.db, 'execute').mockRejectedValueOnce(new Error('broken'));
    expect((await shop.get(path)).status).toBe(500);
    failing.mockRestore();
    expect((await shop.get(path)).status).toBe(200);
  });
});

test('the cache is bounded and evicts the least recently used answer', async () => {
  const limit = 200_000;
  const { hot, app } = openCache(
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

test('with the cache off every request reads the database, and tags still work', async () => {
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
