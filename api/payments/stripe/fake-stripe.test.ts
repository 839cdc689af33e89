/** Tests the parts of the fake Stripe server that the gateway's own tests don't cover. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeRequest, NEVER_ABORTED } from '#tests/gateways/stripe/open-gateway.ts';
import { type FakeStripe, startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { createStripeGateway } from './gateway.ts';

let stripe: FakeStripe;
let gateway: ReturnType<typeof createStripeGateway>;
/** The session and the state that the shop read from each event. */
let received: string[] = [];
let status = 200;

const shop = createServer(async (incoming, outgoing) => {
  const request = new Request('http://shop/notify', {
    method: 'POST',
    body: await text(incoming),
    headers: { 'stripe-signature': String(incoming.headers['stripe-signature']) },
  });
  const notification = await gateway.readNotification?.(request);
  if (notification?.about) {
    const { about, state } = notification;
    received.push(`${about.key} ${typeof state === 'object' ? state.status : state}`);
  }
  outgoing.writeHead(notification && notification.rejected === undefined ? status : 400).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  stripe = await startStripe({ notifyUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}/` });
  gateway = createStripeGateway(stripe);
});
afterAll(async () => {
  await stripe.stop();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});
beforeEach(() => {
  received = [];
  status = 200;
  stripe.webhooks.mode = 'at once';
  stripe.webhooks.held = [];
  stripe.webhooks.answers = [];
});

async function open() {
  const request = makeRequest({ successUrl: 'http://shop/done?id={CHECKOUT_SESSION_ID}' });
  return { ...request, ...(await gateway.createSession(request, NEVER_ABORTED)) };
}
const press = (url: string, step: string) => fetch(`${url}/${step}`, { method: 'POST', redirect: 'manual' });
const readPage = async (url: string) => (await fetch(url)).text();

test('the page shows the items and the email', async () => {
  const page = await readPage((await open()).url);
  expect(page).toContain('Pay 304.99 EGP');
  expect(page).toContain('Coffee pot × 2: 200.00 EGP');
  expect(page).toContain('sara@example.com');
});

test('paying notifies the shop, then redirects to it; a second click does not pay again', async () => {
  const { key, url, gatewaySessionId } = await open();
  const answers = [await press(url, 'pay'), await press(url, 'pay')];
  for (const answer of answers) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://shop/done?id=${gatewaySessionId}`);
  }
  expect(received).toEqual([`${key} ended`]);
  expect(stripe.records.listCharges().filter((charge) => charge.key === key)).toHaveLength(1);
  expect(await readPage(url)).toContain('all done');
});

test('a declined card stays on the page, and another one can pay', async () => {
  const { url } = await open();
  expect((await press(url, 'decline')).headers.get('location')).toBe(new URL(url).pathname);
  expect(await readPage(url)).toContain('Your card was declined.');
  expect((await press(url, 'pay')).headers.get('location')).toContain('http://shop/done');
});

test('going back leads to the cart, and the page stays open', async () => {
  const { url, cancelUrl } = await open();
  expect((await press(url, 'back')).headers.get('location')).toBe(cancelUrl);
  expect(await readPage(url)).toContain('Pay 304.99 EGP');
});

test('a slow payment completes the session at once, and is charged later', async () => {
  const { key, url } = await open();
  expect((await press(url, 'later')).headers.get('location')).toContain('http://shop/done');
  expect(received).toEqual([`${key} note`]);
  await stripe.finishPayment(key, true);
  expect(received).toEqual([`${key} note`, `${key} ended`]);
});

test('the page of an ended session takes no money', async () => {
  const { url, key, gatewaySessionId, expiresAt } = await open();
  const kept = {
    key,
    gatewaySessionId,
    gatewayOrderId: null,
    account: null,
    amountPiastres: 1,
    currency: 'EGP',
    expiresAt,
  };
  await gateway.endSession?.(kept, NEVER_ABORTED);
  await press(url, 'pay');
  expect(await readPage(url)).toContain('timed out');
  expect(stripe.records.listCharges().some((charge) => charge.key === key)).toBe(false);
});

test('events can be lost', async () => {
  stripe.webhooks.mode = 'lost';
  await stripe.pay((await open()).key);
  expect(stripe.webhooks.answers).toEqual([]);
});

test('events can be held and released in any order and twice', async () => {
  stripe.webhooks.mode = 'held';
  const [first, second] = [await open(), await open()];
  await stripe.pay(first.key);
  await stripe.pay(second.key);
  expect(received).toEqual([]);
  const [last, ...others] = stripe.webhooks.held.toReversed();
  if (!last) throw new Error('nothing was held');
  await stripe.webhooks.release([last, last]);
  await stripe.webhooks.release(others);
  expect(received).toEqual([`${second.key} ended`, `${second.key} ended`, `${first.key} ended`]);
  expect(stripe.webhooks.held).toEqual([]);
});

test('sends an event again if the shop did not accept it', async () => {
  const { key } = await open();
  status = 500;
  await stripe.pay(key);
  status = 200;
  await stripe.webhooks.resend();
  expect(received).toEqual([`${key} ended`, `${key} ended`]);
  await stripe.webhooks.resend();
  expect(received).toHaveLength(2);
});

test('the shop rejects events with a wrong secret or an old signature', async () => {
  const { key } = await open();
  await expect(stripe.webhooks.post(stripe.forge(key, { secret: 'whsec_other' }))).resolves.toBe(400);
  await expect(stripe.webhooks.post(stripe.forge(key, { secondsAgo: 600 }))).resolves.toBe(400);
  expect(received).toEqual([]);
});

test('refuses unknown parameters and invalid amounts', async () => {
  const send = (body: string) =>
    fetch(`${stripe.url}/v1/checkout/sessions`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${stripe.secretKey}` },
    });
  const item = 'line_items[0][quantity]=1&line_items[0][price_data][product_data][name]=Cup';
  const rest =
    'client_reference_id=k&success_url=http://s/&cancel_url=http://s/&payment_intent_data[description]=o';
  const session = (amount: string, currency = 'egp') =>
    `mode=payment&${rest}&${item}&line_items[0][price_data][currency]=${currency}&line_items[0][price_data][unit_amount]=${amount}`;
  expect((await send(session('100'))).status).toBe(200);
  for (const body of [session('1.5'), session('-1'), session('100', 'EGP'), `${session('100')}&colour=red`])
    expect((await send(body)).status, body).toBe(400);
});
