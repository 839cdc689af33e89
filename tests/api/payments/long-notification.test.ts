/** Limits of notification bodies, on a real socket. */
import { expect, test } from 'vitest';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { openGatewayShop } from './gateway-shop.ts';

const KB = 1024;
const { open, paymob, readOrders, shop } = await openGatewayShop();
const origin = `http://127.0.0.1:${await serveTestShop(shop)}`;

/** Sends a payment notification padded by this many bytes; returns the status. */
async function notify(url: string, bytes: number, inPieces: boolean): Promise<number> {
  const { notifications } = paymob;
  notifications.setMode('lost');
  const notification = notifications.write(await paymob.pay(paymob.find(url)));
  paymob.clearFaults();
  const { pathname, search } = new URL(notification.url);
  const { obj } = notification.body;
  const text = JSON.stringify({ type: 'TRANSACTION', obj: { ...obj, filling: 'x'.repeat(bytes) } });
  const body = inPieces ? new Blob([text]).stream() : text;
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = await fetch(origin + pathname + search, init);
  await answer.arrayBuffer();
  return answer.status;
}

test.each([
  ['with a content-length', false],
  ['chunked', true],
])('a notification of 900 kB is accepted, %s', async (_, inPieces) => {
  const { shopper, url } = await open('paymob');
  expect(await notify(url, 900 * KB, inPieces)).toBe(200);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'paid' }]);
});

test.each([
  ['with a content-length', false],
  ['chunked', true],
])('a notification above 1 MB is refused, %s', async (_, inPieces) => {
  const { shopper, url } = await open('paymob');
  expect(await notify(url, 1024 * KB, inPieces)).toBe(413);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);
});

test('other calls keep their lower limit', async () => {
  const body = JSON.stringify({ filling: 'x'.repeat(65 * KB) });
  const headers = { 'content-type': 'application/json' };
  for (const path of ['/api/v1/cart', '/api/payments/paymob/notify/more', '/api/v1/payments/paymob/notify'])
    expect((await fetch(origin + path, { method: 'POST', headers, body })).status).toBe(413);
});
