import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { SHORT_LIVED, startShop } from '#tests/setup/running-shop.ts';
import * as client from '#tests/setup/shop-client.ts';
import { copyDataFolder, makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';

test('a request in progress is still answered when the shop shuts down', async () => {
  const shop = await startShop({ DATA_DIR: copyDataFolder(makeTemporaryFolder()) }, SHORT_LIVED);
  onTestFinished(shop.kill);
  const { token } = await client.signUp(shop.url, 'slow@example.com');
  const body = JSON.stringify({ productId: plain.id });
  const { hostname, port } = new URL(shop.url);
  const socket = connect(Number(port), hostname);
  const head = [
    'POST /api/v1/cart HTTP/1.1',
    `Host: ${hostname}`,
    `Token: ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    // The answer `100 Continue` shows that the shop has read the headers.
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 100 /);

  const stopped = shop.stop();
  await vi.waitFor(() => expect(fetch(`${shop.url}/healthz`)).rejects.toThrow(), { timeout: 8_000 });
  socket.write(body.slice(10));
  const answer = await text(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('Product added successfully to your cart');
  expect(await stopped).toBe(0);
  expect(shop.output()).not.toContain('"level":"error"');
});
