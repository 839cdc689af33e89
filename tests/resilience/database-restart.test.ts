/** PostgreSQL goes away under the running shop and comes back: the shop says so, loses nothing and recovers by itself. */
import { afterAll, expect, test, vi } from 'vitest';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';

const PRODUCT = '4ef3fea22e3ff0ec5da5ea80';
const data = makeDataFolder();
const postgres = await startPostgres();
afterAll(async () => {
  await postgres.remove();
  data.remove();
});

test('the shop survives a restart of its database', async () => {
  const shop = await startShop({ DATA_DIR: data.folder, DATABASE_URL: postgres.urlOf('postgres') });
  const shopper = await client.signUp(shop.url, 'restart@example.com');
  await client.addToCart(shop.url, shopper, PRODUCT);

  await postgres.stop();
  await vi.waitFor(async () => expect((await fetch(`${shop.url}/readyz`)).status).toBe(503), {
    timeout: 20_000,
  });
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  const refused = await fetch(`${shop.url}/api/v1/cart`, { headers: { token: shopper.token } });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBeTruthy();
  expect(await refused.json()).toMatchObject({ statusMsg: 'error' });

  await postgres.start();
  await vi.waitFor(async () => expect((await fetch(`${shop.url}/readyz`)).status).toBe(200), {
    timeout: 30_000,
  });
  await client.addToCart(shop.url, shopper, PRODUCT);
  expect((await client.readCounts(shop.url, shopper)).get(PRODUCT)).toBe(2);
  expect(await shop.stop()).toBe(0);
});
