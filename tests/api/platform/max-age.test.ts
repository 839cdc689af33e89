/** A change that was not announced becomes visible when the cache expires, after ten minutes. */
import { expect, test, vi } from 'vitest';
import { MAX_AGE_MS } from '#api/platform/caches/freshness.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { brands, products } from '#api/schema/catalogue.ts';
import { paths } from '#app/paths.ts';
import { createPages } from '#server/pages.ts';
import { loadBuiltStorefront } from '#server/storefront.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { ORIGIN } from '#tests/setup/test-shop.ts';
import { first, openHotShop } from './hot-shop.ts';

const shop = await openHotShop();
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

const rename = (titleEn: string) =>
  shop.api.db.update(products).set({ titleEn }).where(eq(products.id, first.id));

test('an API answer is updated after the maximum age, including its group names', async () => {
  const path = `/api/v1/products/${first.id}`;
  const { data } = (await shop.get(path)).body;
  await rename('Forgotten title');
  await shop.api.db.update(brands).set({ nameEn: 'Forgotten brand' }).where(eq(brands.id, data.brand._id));
  const read = async () => {
    const { title, brand } = (await shop.get(path)).body.data;
    return [title, brand.name];
  };
  shop.passTime(MAX_AGE_MS - 1);
  expect(await read()).toEqual([data.title, data.brand.name]);
  shop.passTime(1);
  expect(await read()).toEqual(['Forgotten title', 'Forgotten brand']);
});

test('a page is updated after the maximum age, with its answers', async () => {
  const address = ORIGIN + paths.productDetails(first.id, first.category);
  const read = async () => (await answerPage(new Request(address), ORIGIN)).text();
  await rename('Title of before');
  shop.passTime(MAX_AGE_MS);
  expect(await read()).toContain('Title of before');
  await rename('Title of after');
  shop.passTime(MAX_AGE_MS - 1);
  expect(await read()).toContain('Title of before');
  // The stale page is served while a new one is rendered.
  shop.passTime(1);
  await vi.waitUntil(async () => (await read()).includes('Title of after'), LONG_WAIT);
  await rename('Title of much later');
  shop.passTime(10 * MAX_AGE_MS);
  expect(await read()).toContain('Title of much later');
});
