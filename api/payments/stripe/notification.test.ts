import { expect, test } from 'vitest';
import type { PaymentNotification } from '#api/payments/gateway.ts';
import { openGateway } from '#tests/gateways/stripe/open-gateway.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { asRequest, type SignedEvent } from '#tests/gateways/stripe/webhooks.ts';
import { createStripeGateway } from './gateway.ts';

const shop = openGateway();

const read = async (signed: SignedEvent) => shop.gateway.readNotification?.(asRequest(signed));

/** Triggers events at Stripe; returns what the shop reads from each, by type. */
async function collectNotifications(
  happen: () => unknown,
): Promise<Record<string, PaymentNotification | undefined>> {
  shop.stripe.webhooks.held = [];
  await happen();
  const notifications: Record<string, PaymentNotification | undefined> = {};
  for (const event of shop.stripe.webhooks.held) {
    notifications[event.type] = await read(shop.stripe.webhooks.sign(event));
  }
  return notifications;
}

async function openNamed() {
  const { key, gatewaySessionId } = await shop.open();
  return { key, about: { key, gatewaySessionId } };
}

const paidState = {
  charges: [
    {
      transaction: expect.stringMatching(/^pi_/),
      amountPiastres: 30_499,
      currency: 'EGP',
      refundedPiastres: 0,
    },
  ],
  status: 'ended',
};

test('a paid session reports the same charge as fetching it', async () => {
  const { key, about } = await openNamed();
  const notifications = await collectNotifications(() => shop.stripe.pay(key));
  expect(notifications).toEqual({
    'payment_intent.succeeded': {},
    'charge.succeeded': {},
    'checkout.session.completed': { about, state: paidState },
  });
  const [{ transaction = '' } = {}] = shop.stripe.records
    .listCharges()
    .filter((charge) => charge.key === key);
  expect(notifications['checkout.session.completed']).toMatchObject({
    state: { charges: [{ transaction }] },
  });
});

test('a declined payment reports nothing: the shopper may try again', async () => {
  const { key } = await openNamed();
  expect(await collectNotifications(() => shop.stripe.decline(key))).toEqual({
    'payment_intent.payment_failed': {},
  });
});

const noted = { state: 'note', transaction: { transaction: expect.any(String), says: 'pending' } };

test('a slow payment is pending until it succeeds', async () => {
  const { key, about } = await openNamed();
  expect(await collectNotifications(() => shop.stripe.payLater(key))).toEqual({
    'checkout.session.completed': { about, ...noted },
  });
  expect(await collectNotifications(() => shop.stripe.finishPayment(key, true))).toMatchObject({
    'checkout.session.async_payment_succeeded': { about, state: paidState },
  });
});

test('a slow payment that fails is reported as declined', async () => {
  const { key, about } = await openNamed();
  await shop.stripe.payLater(key);
  expect(await collectNotifications(() => shop.stripe.finishPayment(key, false))).toMatchObject({
    'checkout.session.async_payment_failed': { about, state: { charges: [], status: 'declined' } },
  });
});

test('an event is read the same way when it is repeated or arrives out of order', async () => {
  const { key, about } = await openNamed();
  await shop.stripe.payLater(key);
  await shop.stripe.finishPayment(key, true);
  const [arrived, left] = ['checkout.session.async_payment_succeeded', 'checkout.session.completed'].map(
    (type) => shop.stripe.webhooks.events.findLast((event) => event.type === type),
  );
  if (!arrived || !left) throw new Error('an event is missing');
  const { sign } = shop.stripe.webhooks;
  await expect(read(sign(arrived))).resolves.toEqual({ about, state: paidState });
  await expect(read(sign(left))).resolves.toEqual({ about, ...noted });
  await expect(read(sign(arrived))).resolves.toEqual({ about, state: paidState });
});

test('an expired session is reported as ended', async () => {
  const { key, about } = await openNamed();
  const notifications = await collectNotifications(() => shop.stripe.advance(60 * 60_000));
  expect(shop.stripe.records.findSession(key)?.status).toBe('expired');
  expect(notifications).toEqual({
    'checkout.session.expired': { about, state: { charges: [], status: 'ended' } },
  });
});

const askAbout = (key: string) => ({
  about: { key },
  state: 'ask',
  transaction: { transaction: shop.stripe.records.findSession(key)?.payment?.id, says: 'other' },
});

test('events of refunds and disputes make the shop ask Stripe for the state', async () => {
  const { key } = await openNamed();
  await shop.stripe.pay(key);
  const ask = askAbout(key);
  expect(await collectNotifications(() => shop.stripe.refundInDashboard(key, 500))).toEqual({
    'refund.created': ask,
    'charge.refunded': ask,
  });
  const [refund] = shop.stripe.records.refunds;
  expect(await collectNotifications(() => shop.stripe.failRefund(refund?.id ?? ''))).toEqual({
    'refund.updated': ask,
    'refund.failed': ask,
  });
  expect(await collectNotifications(() => shop.stripe.dispute(key))).toEqual({
    'charge.dispute.created': ask,
  });
  const [dispute] = shop.stripe.records.disputes;
  expect(await collectNotifications(() => shop.stripe.closeDispute(dispute?.id ?? '', 'won'))).toEqual({
    'charge.dispute.closed': ask,
  });
});

test('finds the session of a charge in its metadata, without a request', async () => {
  const { key } = await openNamed();
  await shop.stripe.pay(key);
  await shop.stripe.refundInDashboard(key, 500);
  const refunded = shop.stripe.webhooks.events.at(-1);
  expect(refunded?.type).toBe('charge.refunded');
  const before = shop.stripe.asked.length;
  await read(shop.stripe.webhooks.sign(refunded ?? { body: '' }));
  expect(shop.stripe.asked).toHaveLength(before);
});

test('does not accept an event while its session can not be looked up', async () => {
  const { key } = await openNamed();
  await shop.stripe.pay(key);
  await shop.stripe.dispute(key);
  const signed = shop.stripe.webhooks.sign(shop.stripe.webhooks.events.at(-1) ?? { body: '' });
  shop.stripe.failNext('read payment', '500');
  await expect(read(signed)).rejects.toThrow();
  await expect(read(signed)).resolves.toEqual(askAbout(key));
});

test('ignores sessions of another shop on the same account', async () => {
  const { key } = await openNamed();
  await expect(read(shop.stripe.forge(key, { session: { metadata: {} } }))).resolves.toEqual({});
  await expect(read(shop.stripe.forge(key, { session: { client_reference_id: null } }))).resolves.toEqual({});
});

test('reports amount and currency of a signed event unchanged', async () => {
  const { key } = await openNamed();
  const signed = shop.stripe.forge(key, { session: { amount_total: 1, currency: 'usd' } });
  await expect(read(signed)).resolves.toMatchObject({
    state: { charges: [{ amountPiastres: 1, currency: 'USD' }] },
  });
});

test.each([
  ['of another secret', { secret: 'whsec_other' }],
  ['of the other mode', { event: { livemode: true } }],
  ['without a mode', { event: { livemode: undefined } }],
  ['without an object', { event: { data: null } }],
  ['without an amount', { session: { amount_total: null } }],
  ['with half an amount', { session: { amount_total: 0.5 } }],
  ['without a payment', { session: { payment_intent: null } }],
  ['of another kind of event', { event: { object: 'v2.core.event' } }],
])('ignores a notification %s', async (_, forgery) => {
  const { key } = await openNamed();
  await expect(read(shop.stripe.forge(key, forgery))).resolves.toBeUndefined();
});

test('rejects an old notification and mentions the clock', async () => {
  const { key } = await openNamed();
  await expect(read(shop.stripe.forge(key, { secondsAgo: 301 }))).resolves.toEqual({
    rejected: expect.stringMatching(/signed 30[12] seconds ago: is this machine's clock right/),
  });
  const forged = shop.stripe.forge(key, { secondsAgo: 301, secret: 'whsec_other' });
  await expect(read(forged)).resolves.toBeUndefined();
});

test('accepts a signature of five minutes ago', async () => {
  const { key } = await openNamed();
  await expect(read(shop.stripe.forge(key, { secondsAgo: 299 }))).resolves.toHaveProperty('about');
});

test('one changed character breaks the signature', async () => {
  const { key } = await openNamed();
  const { body, headers } = shop.stripe.forge(key);
  await expect(read({ body: body.replace('30499', '30498'), headers })).resolves.toBeUndefined();
  await expect(read({ body: `${body} `, headers })).resolves.toBeUndefined();
});

test.each([
  ['no signature', {}],
  ['an empty one', { 'stripe-signature': '' }],
  ['half of one', { 'stripe-signature': 't=1' }],
  ['no time', { 'stripe-signature': `v1=${'0'.repeat(64)}` }],
  ['noise', { 'stripe-signature': 't=,v1=,,,===\u00ff' }],
  ['an old scheme', { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v0=${'0'.repeat(64)}` }],
])('%s: no notification, and no error', async (_, headers: Record<string, string>) => {
  for (const body of ['', '{}', 'null', '\u0000\ud800', '{"type":']) {
    await expect(read({ body, headers })).resolves.toBeUndefined();
  }
});

test.each([
  '',
  'null',
  '[]',
  '{}',
  '"text"',
  'no JSON',
  '{"type":"charge.refunded","livemode":false,"data":{}}',
])('ignores signed garbage: %s', async (body) => {
  await expect(read(shop.stripe.webhooks.sign({ body }))).resolves.toBeUndefined();
});

test('ignores live events with test keys', async () => {
  const stripe = await startStripe({ secretKey: 'rk_live_standin' });
  const gateway = createStripeGateway(stripe);
  const sign = (livemode: boolean) =>
    asRequest(stripe.webhooks.sign(stripe.webhooks.make('customer.created', {}, { livemode })));
  await expect(gateway.readNotification?.(sign(true))).resolves.toEqual({});
  await expect(gateway.readNotification?.(sign(false))).resolves.toBeUndefined();
  await stripe.stop();
});
