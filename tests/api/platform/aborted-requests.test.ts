import pino from 'pino';
import { expect, test } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
const shop = await openTestShop({ log });

/** Calls the app with an aborted request whose body breaks off, just as Node would. */
async function abortWhileSending(path: string, headers: Record<string, string>) {
  const client = new AbortController();
  const body = new ReadableStream({
    pull(controller) {
      client.abort();
      controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    },
  });
  // Node requires `duplex` with a streamed body; the DOM types lack it.
  const duplex = { duplex: 'half' } as RequestInit;
  const request = new Request(ORIGIN + path, {
    method: 'POST',
    body,
    headers,
    signal: client.signal,
    ...duplex,
  });
  return shop.app.request(request, undefined, { origin: ORIGIN });
}

test('a client that aborts its request is not logged as an error', async () => {
  const { token } = await shop.addShopper();
  const { body: cart } = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
  const { body } = await shop.post(
    `/api/v1/orders/checkout-session/${cart.cartId}`,
    { shippingAddress: ADDRESS },
    { token },
  );
  const json = { 'content-type': 'application/json', token };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const answers = [
    await abortWhileSending('/api/v1/auth/signin', json),
    await abortWhileSending('/api/v1/cart', json),
    await abortWhileSending(new URL(body.session.url).pathname, form),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(lines).toEqual([]);
});
