import { describe, expect, test } from 'vitest';
import { gatewayTransactions } from '#api/schema/payments.ts';
import { askDoctor, openGatewayShop } from './gateway-shop.ts';

const MINUTE_MS = 60_000;
const gatewayShop = await openGatewayShop();
const {
  changeSession,
  deliverEvent,
  lines,
  open,
  paymob,
  readOrders,
  readTransactions,
  shop,
  stripe,
  sweep,
} = gatewayShop;

const ERROR_LEVEL = 50;
const listErrors = () => lines.filter(({ level }) => level === ERROR_LEVEL).map(({ msg }) => msg);
const UNKNOWN_PAYMENT_TEXT = 'a payment belongs to no known session';

/** Pays at a gateway; returns a function that delivers the notification. */
const payAtGateway = {
  async paymob(url: string) {
    const { notifications } = paymob;
    notifications.setMode('held');
    const payment = await paymob.pay(paymob.find(url));
    paymob.clearFaults();
    const [notification] = notifications.held.splice(0);
    if (!notification) throw new Error('nothing was told');
    return { transaction: String(payment.id), notify: () => notifications.send(notification) };
  },
  async stripe(_: string, key: string) {
    await stripe.pay(key);
    const event = stripe.webhooks.held.find(({ type }) => type === 'checkout.session.completed');
    stripe.webhooks.held = [];
    if (!event) throw new Error('nothing was told');
    const transaction = stripe.records.findSession(key)?.payment?.id;
    return { transaction, notify: async () => (await deliverEvent(event)).status };
  },
};

describe.each(['paymob', 'stripe'] as const)('a signed payment of an unknown session, at %s', (gateway) => {
  test('is stored, logged, listed by the doctor, and settled once its session is known', async () => {
    const { shopper, session, url } = await open(gateway);
    const { transaction, notify } = await payAtGateway[gateway](url, session.id);
    const { gatewaySessionId, gatewayOrderId } = session;
    // Simulates a restored backup: the ids in the notification match no session.
    await changeSession(session.id, { gateway: 'gone', gatewaySessionId: null, gatewayOrderId: null });
    lines.length = 0;
    expect([await notify(), await notify()]).toEqual([200, 200]);
    expect(listErrors()).toEqual([UNKNOWN_PAYMENT_TEXT]);
    expect(lines.find(({ msg }) => msg === UNKNOWN_PAYMENT_TEXT)).toMatchObject({ gateway, transaction });
    expect((await readTransactions()).filter(({ sessionId }) => sessionId === null)).toMatchObject([
      { gateway, transaction, says: 'paid', amountPiastres: session.amountPiastres, currency: 'EGP' },
    ]);
    const finding = await askDoctor(shop, 'unmatched payments');
    expect([finding.state, finding.text]).toEqual([
      'problem',
      expect.stringContaining(
        `${gateway} ${transaction} of ${(session.amountPiastres / 100).toFixed(2)} EGP`,
      ),
    ]);
    expect(await sweep()).toEqual([]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'pending' }]);

    await changeSession(session.id, { gateway, gatewaySessionId, gatewayOrderId });
    expect(await sweep()).toEqual([]);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid', stock: 'sold' }]);
    expect(await askDoctor(shop, 'unmatched payments')).toMatchObject({ state: 'ok' });
  });
});

test('unsigned payments and failed attempts are not stored', async () => {
  const { session, url } = await open('paymob');
  const payment = await paymob.decline(paymob.find(url));
  await shop.api.db.delete(gatewayTransactions);
  await changeSession(session.id, { gateway: 'gone', gatewaySessionId: null, gatewayOrderId: null });
  const claim = (obj: Record<string, unknown>) => Object.assign(obj, { success: true });
  expect(await paymob.notifications.forge(payment, 'wrong', claim)).toBe(400);
  expect(await paymob.notifications.duplicate(paymob.notifications.write(payment))).toBe(404);
  expect(await readTransactions()).toEqual([]);
});

test('a transaction with a changed session is logged and verified at the gateway, not trusted', async () => {
  const [paid, unpaid] = [await open('paymob'), await open('paymob')];
  const payment = await paymob.pay(paymob.find(paid.url));
  lines.length = 0;
  shop.passTime(MINUTE_MS);
  const before = paymob.seen.length;
  const status = await paymob.notifications.forge(payment, 'right', ({ order }) => {
    order.id = Number(unpaid.session.gatewayOrderId);
    order.merchant_order_id = unpaid.session.id;
  });
  expect(status).toBe(200);
  expect(listErrors()).toEqual(['a transaction belonged to another session: the gateway is asked']);
  const asked = paymob.seen.slice(before).map(({ body }) => (body as { order_id?: string })?.order_id);
  expect(asked).toEqual(expect.arrayContaining([unpaid.session.gatewayOrderId, paid.session.gatewayOrderId]));
  expect(await readOrders(unpaid.shopper)).toMatchObject([{ status: 'pending' }]);
  expect(await readOrders(paid.shopper)).toMatchObject([{ status: 'paid' }]);
});

test('a notification with another owner is logged and verified at the gateway, not trusted', async () => {
  const { shopper, url } = await open('paymob');
  const declined = await paymob.decline(paymob.find(url));
  lines.length = 0;
  const claim = (obj: Record<string, unknown>) => Object.assign(obj, { success: true, owner: 1 });
  expect(await paymob.notifications.forge(declined, 'right', claim)).toBe(200);
  expect(listErrors()).toEqual(['a signed notification is not trusted']);
  expect(await readOrders(shopper)).toMatchObject([{ status: 'failed', paidAt: null }]);
});
