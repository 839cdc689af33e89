import { expect, test } from 'vitest';
import { GatewayRefused } from '#api/payments/gateway.ts';
import {
  ABORTED_ERROR,
  makeRequest,
  NEVER_ABORTED,
  openGateway,
  toStoredSession,
} from '#tests/gateways/stripe/open-gateway.ts';
import { startStripe } from '#tests/gateways/stripe/start-stripe.ts';
import { createStripeGateway } from './gateway.ts';

const shop = openGateway();
const create = (request = makeRequest()) => shop.gateway.createSession(request, NEVER_ABORTED);
const countAsked = (endpoint: string) => shop.stripe.asked.filter((asked) => asked === endpoint).length;

const PAID_STATE = {
  transaction: expect.stringMatching(/^pi_/),
  amountPiastres: 30_499,
  currency: 'EGP',
  refundedPiastres: 0,
};

test('opens a session with the amount of the order', async () => {
  const request = makeRequest();
  const { url, gatewaySessionId } = await create(request);
  expect(url).toBe(`${shop.stripe.url}/c/pay/${gatewaySessionId}`);
  expect(shop.stripe.records.sessions.get(gatewaySessionId)).toMatchObject({
    amountTotal: 30_499,
    currency: 'egp',
    params: { client_reference_id: request.key, metadata: { session: request.key } },
  });
});

test('does not fetch or end a live session with test keys', async () => {
  const session = await shop.open();
  expect(session.account).toBe('test');
  const other = { ...session, account: 'live' };
  await expect(shop.gateway.fetchState(other, NEVER_ABORTED)).rejects.toThrow(/opened in account live/);
  await expect(shop.gateway.endSession?.(other, NEVER_ABORTED)).rejects.toThrow(/opened in account live/);
});

test('a repeated key returns the same session, even minutes later', async () => {
  const stripe = await startStripe();
  const gateway = createStripeGateway(stripe);
  const request = makeRequest();
  const first = await gateway.createSession(request, NEVER_ABORTED);
  await stripe.advance(14 * 60_000);
  await expect(gateway.createSession(request, NEVER_ABORTED)).resolves.toEqual(first);
  expect(stripe.records.sessions.size).toBe(1);
  await stripe.stop();
});

test('a retry after a lost answer returns the session that was opened', async () => {
  const request = makeRequest();
  const before = shop.stripe.records.sessions.size;
  shop.stripe.failNext('create session', 'lost answer');
  await expect(create(request)).rejects.toThrow(/connection/);
  const { gatewaySessionId } = await create(request);
  expect(shop.stripe.records.sessions.size).toBe(before + 1);
  expect(shop.stripe.records.findSession(request.key)?.id).toBe(gatewaySessionId);
});

test('a key that was used for another request is refused for good', async () => {
  const request = makeRequest();
  await create(request);
  await expect(create({ ...request, cancelUrl: 'http://localhost:3000/' })).rejects.toThrow(GatewayRefused);
});

test('an order that Stripe never accepts is refused for good', async () => {
  const past = new Date(Date.now() - 60 * 60_000);
  await expect(create(makeRequest({ expiresAt: past }))).rejects.toThrow(GatewayRefused);
});

test.each(['500', 'busy'] as const)('opening a session can be retried after %s', async (fault) => {
  const request = makeRequest();
  shop.stripe.failNext('create session', fault);
  await expect(create(request)).rejects.not.toThrow(GatewayRefused);
  await expect(create(request)).resolves.toMatchObject({ gatewaySessionId: expect.any(String) });
});

test('opening a session can be retried after an abort', async () => {
  const request = makeRequest();
  const giveUp = new AbortController();
  shop.stripe.failNext('create session', 'timeout');
  const asked = shop.stripe.whenAsked('create session');
  const failed = expect(shop.gateway.createSession(request, giveUp.signal)).rejects.toMatchObject(
    ABORTED_ERROR,
  );
  await asked;
  giveUp.abort(ABORTED_ERROR.detail);
  await failed;
  await expect(create(request)).resolves.toMatchObject({ gatewaySessionId: expect.any(String) });
});

test('a wrong secret key is a temporary error, not a final refusal', async () => {
  const gateway = createStripeGateway({
    ...shop.stripe,
    secretKey: 'sk_test_other',
  });
  await expect(gateway.createSession(makeRequest(), NEVER_ABORTED)).rejects.not.toThrow(GatewayRefused);
});

test('nothing is sent if the signal is already aborted', async () => {
  const before = countAsked('create session');
  await expect(shop.gateway.createSession(makeRequest(), AbortSignal.abort())).rejects.toThrow();
  expect(countAsked('create session')).toBe(before);
});

test.each([
  ['open', () => {}, { charges: [], status: 'open' }],
  ['declined', (key: string) => shop.stripe.decline(key), { charges: [], status: 'declined' }],
  ['paid', (key: string) => shop.stripe.pay(key), { charges: [PAID_STATE], status: 'ended' }],
  ['on its way', (key: string) => shop.stripe.payLater(key), { charges: [], status: 'paying' }],
  [
    'arrived',
    async (key: string) => (await shop.stripe.payLater(key)) && shop.stripe.finishPayment(key, true),
    { charges: [PAID_STATE], status: 'ended' },
  ],
  [
    'failed on its way',
    async (key: string) => (await shop.stripe.payLater(key)) && shop.stripe.finishPayment(key, false),
    { charges: [], status: 'ended' },
  ],
  [
    'paid after a decline',
    async (key: string) => (await shop.stripe.decline(key)) && shop.stripe.pay(key),
    { charges: [PAID_STATE], status: 'ended' },
  ],
  [
    'refunded in part',
    async (key: string) => (await shop.stripe.pay(key)) && shop.stripe.refundInDashboard(key, 499),
    { charges: [{ ...PAID_STATE, refundedPiastres: 499 }], status: 'ended' },
  ],
  [
    'refunded, but the refund failed',
    async (key: string) => {
      await shop.stripe.pay(key);
      await shop.stripe.refundInDashboard(key, 499);
      await shop.stripe.failRefund(shop.stripe.records.refunds[0]?.id ?? '');
    },
    { charges: [{ ...PAID_STATE, refundedPiastres: 0, failedRefundsPiastres: 499 }], status: 'ended' },
  ],
  [
    'disputed',
    async (key: string) => (await shop.stripe.pay(key)) && shop.stripe.dispute(key, 20_000),
    { charges: [{ ...PAID_STATE, disputedPiastres: 20_000 }], status: 'ended' },
  ],
  [
    'inquired about',
    async (key: string) =>
      (await shop.stripe.pay(key)) && shop.stripe.dispute(key, 1, 'warning_under_review'),
    { charges: [PAID_STATE], status: 'ended' },
  ],
])('reads the state of a session: %s', async (_, happen, state) => {
  const session = await shop.open();
  await happen(session.key);
  await expect(shop.gateway.fetchState(session, NEVER_ABORTED)).resolves.toEqual(state);
});

test.each([
  ['won', PAID_STATE],
  ['lost', { ...PAID_STATE, lostPiastres: 30_499 }],
] as const)('reads the state of a session with a dispute that was %s', async (verdict, charge) => {
  const session = await shop.open();
  await shop.stripe.pay(session.key);
  const { id } = await shop.stripe.dispute(session.key);
  await shop.stripe.closeDispute(id, verdict);
  await expect(shop.gateway.fetchState(session, NEVER_ABORTED)).resolves.toEqual({
    charges: [charge],
    status: 'ended',
  });
});

test('an expired session is reported as ended', async () => {
  const stripe = await startStripe();
  const gateway = createStripeGateway(stripe);
  const request = makeRequest();
  const session = toStoredSession(request, await gateway.createSession(request, NEVER_ABORTED));
  await stripe.advance(60 * 60_000);
  await expect(stripe.pay(request.key)).resolves.toBe(false);
  await expect(gateway.fetchState(session, NEVER_ABORTED)).resolves.toEqual({ charges: [], status: 'ended' });
  await stripe.stop();
});

test.each([
  [-1, 'open'],
  [0, 'ended'],
])('a session whose answer was lost, %i ms after its expiry, is %s', async (ms, status) => {
  const session = toStoredSession(makeRequest());
  const clock = () => session.expiresAt.getTime() + ms;
  const gateway = createStripeGateway({ ...shop.stripe, baseUrl: 'http://127.0.0.1:9', clock });
  await expect(gateway.fetchState(session, NEVER_ABORTED)).resolves.toEqual({ charges: [], status });
  await expect(gateway.endSession?.(session, NEVER_ABORTED)).resolves.toEqual({ charges: [], status });
});

test("refuses another order's session", async () => {
  const [ours, other] = [await shop.open(), await shop.open()];
  await shop.stripe.pay(other.key);
  const mixed = { ...ours, gatewaySessionId: other.gatewaySessionId };
  await expect(shop.gateway.fetchState(mixed, NEVER_ABORTED)).rejects.toThrow(/is not of session/);
});

test('fetching a state can be aborted', async () => {
  const session = await shop.open();
  const giveUp = new AbortController();
  shop.stripe.failNext('read session', 'timeout');
  const asked = shop.stripe.whenAsked('read session');
  const failed = expect(shop.gateway.fetchState(session, giveUp.signal)).rejects.toMatchObject(ABORTED_ERROR);
  await asked;
  giveUp.abort(ABORTED_ERROR.detail);
  await failed;
});

test('ends an open session, so that nobody can pay it any more', async () => {
  const session = await shop.open();
  await expect(shop.gateway.endSession?.(session, NEVER_ABORTED)).resolves.toEqual({
    charges: [],
    status: 'ended',
  });
  await expect(shop.stripe.pay(session.key)).resolves.toBe(false);
  await expect(shop.gateway.endSession?.(session, NEVER_ABORTED)).resolves.toEqual({
    charges: [],
    status: 'ended',
  });
});

test('ending a paid session returns its charge', async () => {
  const session = await shop.open();
  await shop.stripe.pay(session.key);
  await expect(shop.gateway.endSession?.(session, NEVER_ABORTED)).resolves.toEqual({
    charges: [PAID_STATE],
    status: 'ended',
  });
});

test('a failed request does not end a session', async () => {
  const session = await shop.open();
  shop.stripe.failNext('expire session', '500');
  await expect(shop.gateway.endSession?.(session, NEVER_ABORTED)).rejects.toThrow(/unknown error/);
  await expect(shop.stripe.pay(session.key)).resolves.toBe(true);
});
