/** Caching and invalidation of the built storefront's pages, over real sockets. */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
import type { Api } from '#api/dependencies.ts';
import { paths } from '#app/paths.ts';
import { combineCaches } from '#server/answer-cached.ts';
import { createPages } from '#server/pages.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { openTestShop, type TestShop } from '#tests/setup/test-shop.ts';
import { first, second } from './hot-shop.ts';

const { build } = await loadBuiltStorefront();
// With a fixed clock no server polls for changes: each is notified.
const now = Date.now();
const shop = await openTestShop({ clock: () => now });
const { fillCart, placeCash } = createShopSteps(shop);
const DETAILS_PATH = paths.productDetails(first.id, first.category);
const OTHER_DETAILS_PATH = paths.productDetails(second.id, second.category);

interface AskOptions {
  headers?: Record<string, string>;
  method?: string;
}

/** Starts a server with pages; `countRendered` tells how many pages it has rendered. */
async function openServer({ app, api }: Pick<TestShop, 'app'> & { api: Api }) {
  const rendered: string[] = [];
  const { lookUp, answerPage } = createPages({
    queueRenders: (render) => render,
    build,
    providerFor: (origin, uses) => {
      if (uses) rendered.push(origin);
      return {
        host: origin,
        fetch: async (url, init) => app.fetch(new Request(url, init), { origin, ...(uses && { uses }) }),
      };
    },
    readSettings: api.shopSettings.read,
    changes: api.changes,
    policy: { picturesFrom: [], connectTo: [], isDevelopment: false },
    log: api.log,
  });
  let hotAnswers = 0;
  const hot = combineCaches(api.hot, {
    lookUp(...asked) {
      const found = lookUp(...asked);
      if (found) hotAnswers += 1;
      return found;
    },
  });
  const port = await serveTestShop({ ...shop, app, api }, { answerPage }, undefined, hot);
  const ask = (path: string, { headers = {}, method = 'GET' }: AskOptions = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; names: string[]; body: Buffer }>(
      (resolve, reject) => {
        const asking = request({ port, path, method, headers }, async (answer) => {
          const body = await buffer(answer);
          const names = answer.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, names, body });
        });
        asking.on('error', reject).end();
      },
    );
  return { ask, countRendered: () => rendered.length, countHot: () => hotAnswers };
}

const server = await openServer(shop);
const BROTLI_REQUEST = { headers: { 'accept-encoding': 'br' } };

test('a page with tracking parameters has the same cached bytes and headers, sent without Hono', async () => {
  const viaHono = await server.ask('/', BROTLI_REQUEST);
  expect([viaHono.status, viaHono.headers['content-encoding'], server.countHot()]).toEqual([200, 'br', 0]);
  const rendered = server.countRendered();
  const fromCache = await server.ask('/?utm_source=x&fbclid=y', BROTLI_REQUEST);
  expect(server.countHot()).toBe(1);
  expect(fromCache.body).toEqual(viaHono.body);
  const { 'x-request-id': _, date: __, ...expected } = viaHono.headers;
  expect(fromCache.headers).toMatchObject(expected);
  // No header is sent twice: a browser would enforce both content security policies.
  expect(fromCache.names).toEqual([...new Set(fromCache.names)]);
  const etag = String(viaHono.headers.etag);
  const known = await server.ask('/?gclid=z', {
    headers: { ...BROTLI_REQUEST.headers, 'if-none-match': etag },
  });
  expect([known.status, known.body.byteLength]).toEqual([304, 0]);
  const head = await server.ask('/?gclid=z', { ...BROTLI_REQUEST, method: 'HEAD' });
  expect([head.status, head.headers.etag, head.body.byteLength]).toEqual([200, etag, 0]);
  expect(server.countRendered()).toBe(rendered);
});

test('a page does not contain query parameters that it does not use', async () => {
  for (const path of ['/', '/products', DETAILS_PATH, '/ar/brands']) {
    await server.ask(`${path}?utm_source=a-stranger`);
    expect(String((await server.ask(`${path}?utm_source=a-stranger`)).body)).not.toContain('a-stranger');
  }
  const { status, headers } = await server.ask('/Brands?utm_source=x');
  expect([status, headers.location]).toEqual([301, '/brands?utm_source=x']);
});

test('a 404 page is compressed', async () => {
  const { status, headers, body } = await server.ask('/nowhere?utm_source=x', BROTLI_REQUEST);
  expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'br', 'Accept-Encoding']);
  expect(body.byteLength).toBeLessThan((await server.ask('/nowhere')).body.byteLength / 2);
});

const tagsOf = async (asked: typeof server.ask, ...places: string[]) =>
  Promise.all(places.map(async (path) => (await asked(path)).headers.etag));

async function buy(productId: string) {
  const shopper = await shop.addShopper();
  expect((await placeCash(shopper, await fillCart(shopper, productId))).status).toBe(201);
}

test('a sale invalidates only the product’s page', async () => {
  const places = [DETAILS_PATH, OTHER_DETAILS_PATH, paths.brands, paths.productsOfCategory(second.category)];
  // A list page is cached from its second request on.
  for (let time = 0; time < 2; time += 1) await tagsOf(server.ask, ...places);
  const rendered = server.countRendered();
  await buy(first.id);
  await tagsOf(server.ask, ...places);
  await vi.waitUntil(() => server.countRendered() > rendered, LONG_WAIT);
  await tagsOf(server.ask, ...places);
  expect(server.countRendered()).toBe(rendered + 1);
});

describe.runIf(shop.database.engine === 'postgres')('several servers', () => {
  test('a sale at one server invalidates only the product’s page at the other', async () => {
    const made = await createApi(shop.api);
    const listening = made.api.changes.listen();
    afterAll(() => listening.close());
    const far = await openServer(made);
    await tagsOf(far.ask, DETAILS_PATH, OTHER_DETAILS_PATH);
    const before = { count: far.countRendered(), moment: made.api.changes.now() };
    await vi.waitUntil(async () => {
      const { rows } = await shop.api.db.execute(
        `select from pg_stat_activity where datname = current_database() and query like 'listen%'`,
      );
      return rows.length > 0;
    }, LONG_WAIT);
    await buy(first.id);
    // PostgreSQL notifies the other server of the change, without any request.
    await vi.waitUntil(() => made.api.changes.now() > before.moment, LONG_WAIT);
    await tagsOf(far.ask, DETAILS_PATH, OTHER_DETAILS_PATH);
    await vi.waitUntil(() => far.countRendered() > before.count, LONG_WAIT);
    expect(far.countRendered()).toBe(before.count + 1);
  });
});
