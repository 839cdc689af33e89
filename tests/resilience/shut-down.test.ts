import { afterAll, expect, test } from 'vitest';
import { makeDataFolder, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';

const PRODUCT = '4ef3fea22e3ff0ec5da5ea80';
const data = makeDataFolder();
afterAll(data.remove);

test('stopping waits for what is being worked on, even when the client has gone away', async () => {
  const shop = await startShop({ DATA_DIR: data.folder });
  const shopper = await client.signUp(shop.url, 'gone@example.com');
  const leave = new AbortController();
  const requests = Array.from({ length: 40 }, () =>
    fetch(`${shop.url}/api/v1/cart`, {
      method: 'POST',
      headers: { token: shopper.token, 'content-type': 'application/json' },
      body: JSON.stringify({ productId: PRODUCT }),
      signal: leave.signal,
    }),
  );
  // The first answer shows that the others have arrived too.
  await Promise.race(requests);
  leave.abort();
  const gone = (await Promise.allSettled(requests)).filter((request) => request.status === 'rejected');
  expect(gone.length).toBeGreaterThan(0);
  expect(await shop.stop()).toBe(0);
  expect(shop.output()).not.toContain('"level":"error"');
});
