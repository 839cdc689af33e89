/** PostgreSQL is restarted under a running shop, which reports it, loses nothing and recovers. */
import { afterAll, expect, test, vi } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

const folder = makeTemporaryFolder(afterAll);
const postgres = await startPostgres();
afterAll(postgres.remove);

test('the shop survives a restart of its database', async () => {
  const shop = await startShop({ DATA_DIR: folder, DATABASE_URL: postgres.urlOf('postgres') });
  const shopper = await client.signUp(shop.url, 'restart@example.com');
  await client.putIntoCart(shop.url, shopper, plain.id);

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
  await client.putIntoCart(shop.url, shopper, plain.id);
  expect((await client.readCounts(shop.url, shopper)).get(plain.id)).toBe(2);
  expect(await shop.stop()).toBe(0);
});
