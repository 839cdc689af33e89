import { expect, test } from 'vitest';
import { GatewayRefused } from '#api/payments/gateway.ts';
import { GIVEN_UP, keep, makeRequest, openGateway, PATIENT } from '#tests/gateways/stripe/open-gateway.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { createStripeGateway } from './gateway.ts';

const shop = openGateway();
const create = (request = makeRequest()) => shop.gateway.createSession(request, PATIENT);
const countAsked = (endpoint: string) => shop.stripe.asked.filter((asked) => asked === endpoint).length;

const PAID = {
  transaction: expect.stringMatching(/^pi_/),
  amountPiastres: 30_499,
  currency: 'EGP',
  refundedPiastres: 0,
};

test('a session costs what the order does', async () => {
  const request = makeRequest();
  const { url, gatewaySessionId } = await create(request);
  expect(url).toBe(`${shop.stripe.url}/c/pay/${gatewaySessionId}`);
  expect(shop.stripe.books.sessions.get(gatewaySessionId)).toMatchObject({
    amountTotal: 30_499,
    currency: 'egp',
    params: { client_reference_id: request.key, metadata: { session: request.key } },
  });
});

test('a session of the other mode is not asked about with these keys, nor ended', async () => {
  const session = await shop.open();
  expect(session.account).toBe('test');
  const other = { ...session, account: 'live' };
  await expect(shop.gateway.askState(other, PATIENT)).rejects.toThrow(/opened in account live/);
  await expect(shop.gateway.endSession?.(other, PATIENT)).rejects.toThrow(/opened in account live/);
});

test('the same key again is the same session, also after time has passed', async () => {
  const stripe = await startStripe();
  const gateway = createStripeGateway(stripe);
  const request = makeRequest();
  const first = await gateway.createSession(request, PATIENT);
  await stripe.advance(14 * 60_000);
  await expect(gateway.createSession(request, PATIENT)).resolves.toEqual(first);
  expect(stripe.books.sessions.size).toBe(1);
  await stripe.stop();
});

test('an answer that got lost is given again', async () => {
  const request = makeRequest();
  const before = shop.stripe.books.sessions.size;
  shop.stripe.failNext('create session', 'lost answer');
  await expect(create(request)).rejects.toThrow(/connection/);
  const { gatewaySessionId } = await create(request);
  expect(shop.stripe.books.sessions.size).toBe(before + 1);
  expect(shop.stripe.books.findSession(request.key)?.id).toBe(gatewaySessionId);
});

test('a key that was used for something else is refused for good', async () => {
  const request = makeRequest();
  await create(request);
  await expect(create({ ...request, cancelUrl: 'http://localhost:3000/' })).rejects.toThrow(GatewayRefused);
});

test('what Stripe will never take is refused for good', async () => {
  const past = new Date(Date.now() - 60 * 60_000);
  await expect(create(makeRequest({ expiresAt: past }))).rejects.toThrow(GatewayRefused);
});

test.each(['500', 'busy'] as const)('after %s it may be tried again', async (fault) => {
  const request = makeRequest();
  shop.stripe.failNext('create session', fault);
  await expect(create(request)).rejects.not.toThrow(GatewayRefused);
  await expect(create(request)).resolves.toMatchObject({ gatewaySessionId: expect.any(String) });
});

test('who gives up may ask again', async () => {
  const request = makeRequest();
  const giveUp = new AbortController();
  shop.stripe.failNext('create session', 'timeout');
  const asked = shop.stripe.whenAsked('create session');
  const failed = expect(shop.gateway.createSession(request, giveUp.signal)).rejects.toMatchObject(GIVEN_UP);
  await asked;
  giveUp.abort(GIVEN_UP.detail);
  await failed;
  await expect(create(request)).resolves.toMatchObject({ gatewaySessionId: expect.any(String) });
});

test('a wrong key is nothing final: somebody may put it right', async () => {
  const gateway = createStripeGateway({
    ...shop.stripe,
    secretKey: 'sk_test_other',
  });
  await expect(gateway.createSession(makeRequest(), PATIENT)).rejects.not.toThrow(GatewayRefused);
});

test('a signal that was given up before asks nobody', async () => {
  const before = countAsked('create session');
  await expect(shop.gateway.createSession(makeRequest(), AbortSignal.abort())).rejects.toThrow();
  expect(countAsked('create session')).toBe(before);
});

test.each([
  ['open', () => {}, { charges: [], standing: 'open' }],
  ['declined', (key: string) => shop.stripe.decline(key), { charges: [], standing: 'declined' }],
  ['paid', (key: string) => shop.stripe.pay(key), { charges: [PAID], standing: 'ended' }],
  ['on its way', (key: string) => shop.stripe.payLater(key), { charges: [], standing: 'paying' }],
  [
    'arrived',
    async (key: string) => (await shop.stripe.payLater(key)) && shop.stripe.arrive(key, true),
    { charges: [PAID], standing: 'ended' },
  ],
  [
    'failed on its way',
    async (key: string) => (await shop.stripe.payLater(key)) && shop.stripe.arrive(key, false),
    { charges: [], standing: 'ended' },
  ],
  [
    'paid after a decline',
    async (key: string) => (await shop.stripe.decline(key)) && shop.stripe.pay(key),
    { charges: [PAID], standing: 'ended' },
  ],
  [
    'refunded in part',
    async (key: string) => (await shop.stripe.pay(key)) && shop.stripe.refundInDashboard(key, 499),
    { charges: [{ ...PAID, refundedPiastres: 499 }], standing: 'ended' },
  ],
  [
    'refunded, which failed',
    async (key: string) => {
      await shop.stripe.pay(key);
      await shop.stripe.refundInDashboard(key, 499);
      await shop.stripe.failRefund(shop.stripe.books.refunds[0]?.id ?? '');
    },
    { charges: [{ ...PAID, refundedPiastres: 0, failedRefundsPiastres: 499 }], standing: 'ended' },
  ],
  [
    'disputed',
    async (key: string) => (await shop.stripe.pay(key)) && shop.stripe.dispute(key, 20_000),
    { charges: [{ ...PAID, disputedPiastres: 20_000 }], standing: 'ended' },
  ],
  [
    'inquired about',
    async (key: string) =>
      (await shop.stripe.pay(key)) && shop.stripe.dispute(key, 1, 'warning_under_review'),
    { charges: [PAID], standing: 'ended' },
  ],
])('Stripe says of a session: %s', async (_, happen, state) => {
  const session = await shop.open();
  await happen(session.key);
  await expect(shop.gateway.askState(session, PATIENT)).resolves.toEqual(state);
});

test.each([
  ['won', PAID],
  ['lost', { ...PAID, lostPiastres: 30_499 }],
] as const)('of a dispute that is %s', async (verdict, charge) => {
  const session = await shop.open();
  await shop.stripe.pay(session.key);
  const { id } = await shop.stripe.dispute(session.key);
  await shop.stripe.closeDispute(id, verdict);
  await expect(shop.gateway.askState(session, PATIENT)).resolves.toEqual({
    charges: [charge],
    standing: 'ended',
  });
});

test('a session that ran out has ended', async () => {
  const stripe = await startStripe();
  const gateway = createStripeGateway(stripe);
  const request = makeRequest();
  const session = keep(request, await gateway.createSession(request, PATIENT));
  await stripe.advance(60 * 60_000);
  await expect(stripe.pay(request.key)).resolves.toBe(false);
  await expect(gateway.askState(session, PATIENT)).resolves.toEqual({ charges: [], standing: 'ended' });
  await stripe.stop();
});

test.each([
  [-1, 'open'],
  [0, 'ended'],
])('a session whose answer never came is, %i ms from its end, %s', async (ms, standing) => {
  const session = keep(makeRequest());
  const clock = () => session.expiresAt.getTime() + ms;
  const gateway = createStripeGateway({ ...shop.stripe, baseUrl: 'http://127.0.0.1:9', clock });
  await expect(gateway.askState(session, PATIENT)).resolves.toEqual({ charges: [], standing });
  await expect(gateway.endSession?.(session, PATIENT)).resolves.toEqual({ charges: [], standing });
});

test("another order's session is never taken for this one's", async () => {
  const [ours, other] = [await shop.open(), await shop.open()];
  await shop.stripe.pay(other.key);
  const mixed = { ...ours, gatewaySessionId: other.gatewaySessionId };
  await expect(shop.gateway.askState(mixed, PATIENT)).rejects.toThrow(/is not of session/);
});

test('a question may be given up', async () => {
  const session = await shop.open();
  const giveUp = new AbortController();
  shop.stripe.failNext('read session', 'timeout');
  const asked = shop.stripe.whenAsked('read session');
  const failed = expect(shop.gateway.askState(session, giveUp.signal)).rejects.toMatchObject(GIVEN_UP);
  await asked;
  giveUp.abort(GIVEN_UP.detail);
  await failed;
});

test('an open session is ended: nobody can pay it any more', async () => {
  const session = await shop.open();
  await expect(shop.gateway.endSession?.(session, PATIENT)).resolves.toEqual({
    charges: [],
    standing: 'ended',
  });
  await expect(shop.stripe.pay(session.key)).resolves.toBe(false);
  await expect(shop.gateway.endSession?.(session, PATIENT)).resolves.toEqual({
    charges: [],
    standing: 'ended',
  });
});

test('ending a session that was paid tells of its charge', async () => {
  const session = await shop.open();
  await shop.stripe.pay(session.key);
  await expect(shop.gateway.endSession?.(session, PATIENT)).resolves.toEqual({
    charges: [PAID],
    standing: 'ended',
  });
});

test('ending a session can fail, and then is not done', async () => {
  const session = await shop.open();
  shop.stripe.failNext('expire session', '500');
  await expect(shop.gateway.endSession?.(session, PATIENT)).rejects.toThrow(/unknown error/);
  await expect(shop.stripe.pay(session.key)).resolves.toBe(true);
});
