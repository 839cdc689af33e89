import { Hono } from 'hono';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { CatalogueSurvey, ListedProduct } from '#api/catalogue/survey.ts';
import type { ServerEnv } from '#server/request-listener.ts';
import { sitemapRoutes } from './routes.ts';

const ORIGIN = 'https://shop.example';
const MONDAY = new Date('2026-11-09T00:00:00.000Z');
const FRIDAY = new Date('2026-11-13T00:00:00.000Z');

const PRODUCTS: ListedProduct[] = [
  { id: 'p1', categoryId: 'tea', changedAt: MONDAY },
  { id: 'p2', categoryId: 'tea', changedAt: FRIDAY },
  { id: 'p3', categoryId: null, changedAt: null },
];

/** Opens a shop with three products, one category and one brand, and counts the surveys of its catalogue. */
function openShop(maxUrls?: number) {
  let surveys = 0;
  let version: number | undefined = 1;
  let isDown = false;
  const survey = async (size: number): Promise<CatalogueSurvey> => {
    surveys += 1;
    if (isDown) throw new Error('the database is away');
    const batches = Array.from({ length: Math.ceil(PRODUCTS.length / size) }, (_, at) => {
      const batch = PRODUCTS.slice(at * size, (at + 1) * size);
      return { firstId: batch[0]?.id ?? '', count: batch.length, changedAt: batch.at(-1)?.changedAt ?? null };
    });
    return {
      batches,
      categories: [{ id: 'tea', changedAt: FRIDAY }],
      brands: [{ id: 'nile', changedAt: MONDAY }],
      categoriesChangedAt: MONDAY,
      brandsChangedAt: null,
      offersChangedAt: undefined,
    };
  };
  const source = {
    version: () => version,
    survey,
    listBatch: async ({ firstId, count }: { firstId: string; count: number }) =>
      PRODUCTS.filter(({ id }) => id >= firstId).slice(0, count),
  };
  const app = new Hono<ServerEnv>().route('/', sitemapRoutes(source, pino({ level: 'silent' }), maxUrls));
  const ask = async (path: string, origin = ORIGIN, headers?: HeadersInit) =>
    app.request(path, headers ? { headers } : {}, { origin } as ServerEnv['Bindings']);
  return {
    ask,
    countSurveys: () => surveys,
    setVersion: (next: number | undefined) => {
      version = next;
    },
    setDown: (next: boolean) => {
      isDown = next;
    },
  };
}

const listPlaces = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !/^\/ar\b/.test(path));

test('a small shop has one sitemap: its screens, then its products', async () => {
  const answer = await openShop().ask('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(listPlaces(await answer.text())).toEqual([
    '/',
    '/products',
    '/categories',
    '/brands',
    '/products?category=tea',
    '/products?brand=nile',
    '/contact',
    '/help',
    '/privacy-policy',
    '/terms',
    '/product%20details/p1/tea',
    '/product%20details/p2/tea',
    '/product%20details/p3/-',
  ]);
});

test('each URL has the date of its last change', async () => {
  const xml = await (await openShop().ask('/sitemap.xml')).text();
  const ageOf = (path: string) => new RegExp(`${ORIGIN}${path}</loc>(?:<lastmod>([\\d-]+))?`).exec(xml)?.[1];
  expect(ageOf('/categories')).toBe('2026-11-09');
  expect(ageOf('/products\\?category=tea')).toBe('2026-11-13');
  expect(ageOf('/product%20details/p1/tea')).toBe('2026-11-09');
  expect(ageOf('/ar/product%20details/p2/tea')).toBe('2026-11-13');
  expect(ageOf('/product%20details/p3/-')).toBeUndefined();
  expect(ageOf('/terms')).toBeUndefined();
});

test('one URL too many splits the sitemap into parts within the limit', async () => {
  const whole = await openShop(26).ask('/sitemap.xml');
  expect(await whole.text()).toContain('<urlset');
  const { ask } = openShop(24);
  const index = await (await ask('/sitemap.xml')).text();
  expect(index).toContain('<sitemapindex');
  expect(listPlaces(index)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);

  const small = openShop(4);
  const parts = listPlaces(await (await small.ask('/sitemap.xml')).text());
  expect(parts).toHaveLength(7);
  const pages: string[] = [];
  for (const part of parts) {
    const xml = await (await small.ask(part)).text();
    expect(xml.match(/<loc>/g)?.length).toBeLessThanOrEqual(4);
    pages.push(...listPlaces(xml));
  }
  expect(pages).toEqual(listPlaces(await (await openShop().ask('/sitemap.xml')).text()));
});

test.each([
  ['/sitemap-3.xml', 20],
  ['/sitemap-1.xml', undefined],
  ['/sitemap-0.xml', 20],
  ['/sitemap-x.xml', 20],
])('%s does not exist', async (path, most) => {
  expect((await openShop(most).ask(path)).status).toBe(404);
});

test('the sitemap is cached until the catalogue changes', async () => {
  const { ask, countSurveys, setVersion } = openShop();
  const [first, second] = await Promise.all([ask('/sitemap.xml'), ask('/sitemap.xml')]);
  const tag = first.headers.get('etag') ?? '';
  expect(await second.text()).toBe(await first.text());
  expect((await ask('/sitemap.xml', ORIGIN, { 'if-none-match': tag })).status).toBe(304);
  expect(countSurveys()).toBe(1);
  setVersion(2);
  await ask('/sitemap.xml');
  expect(countSurveys()).toBe(2);
});

test('a sitemap of an unknown version is not cached', async () => {
  const { ask, countSurveys, setVersion } = openShop();
  setVersion(undefined);
  await ask('/sitemap.xml');
  await ask('/sitemap.xml');
  expect(countSurveys()).toBe(2);
});

test('each origin has its own sitemap', async () => {
  const { ask } = openShop();
  expect(await (await ask('/sitemap.xml', 'http://localhost:3000')).text()).toContain(
    '<loc>http://localhost:3000/',
  );
  expect(await (await ask('/sitemap.xml')).text()).not.toContain('localhost');
});

test('a failed survey is answered by 503 and retried', async () => {
  const { ask, setDown } = openShop();
  setDown(true);
  const answer = await ask('/sitemap.xml');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  setDown(false);
  expect((await ask('/sitemap.xml')).status).toBe(200);
});
