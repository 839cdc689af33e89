import { expect, test } from 'vitest';
import { askDoctor, openGatewayShop } from './gateway-shop.ts';

const MINUTE_MS = 60_000;
const gatewayShop = await openGatewayShop();
const { open, paymob, readOrders, shop, sweep } = gatewayShop;
const { notifications } = paymob;

test('a payment whose success notification was lost is found, though a later attempt failed', async () => {
  const { shopper, session, url } = await open('paymob');
  const intention = paymob.find(url);
  const payment = await paymob.pay(intention, { by: 'wallet' });
  notifications.setMode('lost');
  await paymob.settle(payment);
  paymob.clearFaults();
  await paymob.decline(intention);
  expect(
    (await gatewayShop.readTransactions()).filter(({ sessionId }) => sessionId === session.id),
  ).toMatchObject([
    { gateway: 'paymob', transaction: String(payment.id), says: 'pending' },
    { gateway: 'paymob', says: 'declined' },
  ]);
  shop.passTime(16 * MINUTE_MS);
  expect(await sweep()).toEqual([]);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'paid', stock: 'sold' }]);
});

test('an order does not expire while Paymob reports it paid without a transaction; the doctor lists it', async () => {
  const { shopper, session, orderNumber, url } = await open('paymob');
  const intention = paymob.find(url);
  notifications.setMode('lost');
  const payment = await paymob.pay(intention);
  paymob.clearFaults();
  await paymob.decline(intention);
  for (const minutes of [16, 60, 60 * 24 * 3]) {
    shop.passTime(minutes * MINUTE_MS);
    const [failed] = await sweep();
    expect(String(failed?.error)).toContain('was paid by another transaction');
    expect(await readOrders(shopper)).toMatchObject([{ status: 'failed', stock: 'held' }]);
  }
  const finding = await askDoctor(shop, 'unclear payments');
  expect(finding.state).toBe('problem');
  expect(finding.text).toContain(`${orderNumber} (paymob session ${session.id} since `);
  await notifications.send(notifications.write(payment));
  expect(await readOrders(shopper)).toMatchObject([{ status: 'paid', stock: 'sold' }]);
  shop.passTime(7 * 60 * MINUTE_MS);
  expect(await sweep()).toEqual([]);
  expect(await askDoctor(shop, 'unclear payments')).toMatchObject({ state: 'ok' });
});

test('an order does not expire while its gateway’s answer cannot be parsed', async () => {
  const { shopper } = await open('paymob');
  shop.passTime(16 * MINUTE_MS);
  paymob.answerNext('inquiry', { status: 200, body: { answer: 'of another kind' } });
  expect(await sweep()).toMatchObject([{ queue: 'session' }]);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'pending', stock: 'held' }]);
  expect(await sweep()).toEqual([]);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
});

test('an order expires if its gateway does not answer and reported no payment', async () => {
  const { shopper } = await open('paymob');
  shop.passTime(16 * MINUTE_MS);
  paymob.failNext('inquiry', 'lost answer');
  expect(await sweep()).toMatchObject([{ queue: 'session' }]);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
  expect(await sweep()).toEqual([]);
});

test('an order is kept if its gateway does not answer but reported a payment in progress', async () => {
  const { shopper, url } = await open('paymob');
  const payment = await paymob.pay(paymob.find(url), { by: 'wallet' });
  shop.passTime(16 * MINUTE_MS);
  paymob.failNext('inquiry', 'lost answer');
  await sweep();
  expect(await readOrders(shopper)).toMatchObject([{ status: 'pending', stock: 'held' }]);
  await paymob.settle(payment);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'paid', stock: 'sold' }]);
});
