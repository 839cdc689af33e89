import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Gateway,
  GatewayRefused,
  GatewayUnclear,
  type PaymentNotification,
  type SessionRequest,
} from '#api/payments/gateway.ts';
import type { Deliver } from '#tests/gateways/paymob/notifications.ts';
import { keepSession, sampleSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { createPaymobGateway } from './gateway.ts';

let time = new Date('2026-08-20T12:00:00Z');
const now = () => time;
let deliver: Deliver = () => new Response();
const paymob = await startPaymob({ now, deliver: (request) => deliver(request) });
const create = (changes = {}) => createPaymobGateway({ ...paymob.keys, ...changes }, now);
const gateway = create();
const { signal } = new AbortController();

afterEach(() => paymob.mend());
afterAll(() => paymob.close());
beforeEach(() => {
  time = new Date('2026-08-20T12:00:00Z');
});

async function open(request: SessionRequest = sampleSession(now())) {
  const opened = await gateway.createSession(request, signal);
  return { opened, session: keepSession(request, opened), intention: paymob.find(opened.gatewaySessionId) };
}
const countIntentions = (key: string) =>
  paymob.intentions.filter(({ reference }) => reference === key).length;

test('opens a session: its names at Paymob, and the page to pay on', async () => {
  const request = sampleSession(now());
  const { opened, intention } = await open(request);
  expect(opened).toEqual({
    gatewaySessionId: intention.id,
    gatewayOrderId: String(intention.orderId),
    account: '269495',
    url: `${paymob.keys.baseUrl}/unifiedcheckout/?publicKey=${paymob.keys.publicKey}&clientSecret=${intention.clientSecret}`,
  });
  expect(intention).toMatchObject({
    reference: request.key,
    amountPiastres: 50_999,
    expiresAt: request.expiresAt,
    redirectionUrl: request.successUrl,
  });
});

test.each<[string, object, string | RegExp, boolean]>([
  ['integrations of another kind', { integrationIds: [1] }, /Integration ID/, true],
  ['a wrong key', { secretKey: 'egy_sk_test_wrong' }, /401/, false],
])('does not open one with %s', async (_, changes, message, isDefinite) => {
  const error = await create(changes)
    .createSession(sampleSession(now()), signal)
    .catch((reason: unknown) => reason);
  expect(String(error)).toMatch(message);
  expect(error instanceof GatewayRefused).toBe(isDefinite);
});

test('after a lost answer, the same key is refused, and that may pass with another key', async () => {
  const request = sampleSession(now());
  paymob.failNext('intention', 'lost answer');
  await expect(gateway.createSession(request, signal)).rejects.toThrow(/fetch failed/);
  const error = await gateway.createSession(request, signal).catch((reason: unknown) => reason);
  expect(String(error)).toContain('special_reference');
  expect(error).not.toBeInstanceOf(GatewayRefused);
  expect(countIntentions(request.key)).toBe(1);
  await gateway.createSession(sampleSession(now(), { order: request.order }), signal);
});

test('after a lost answer, a second intention of the same key is the one that is paid and asked about', async () => {
  paymob.setOnDuplicate('second intention');
  const request = sampleSession(now());
  paymob.failNext('intention', 'lost answer');
  await expect(gateway.createSession(request, signal)).rejects.toThrow();
  const { session, intention } = await open(request);
  expect(countIntentions(request.key)).toBe(2);
  const { id } = await paymob.pay(intention);
  const [first] = paymob.intentions.filter(({ reference }) => reference === request.key);
  if (first) await paymob.decline(first);
  expect(await gateway.askState(session, signal)).toMatchObject({ charges: [{ transaction: String(id) }] });
});

test('an error of the server may pass', async () => {
  const request = sampleSession(now());
  paymob.failNext('intention', '500');
  await expect(gateway.createSession(request, signal)).rejects.toThrow('500');
  await gateway.createSession(request, signal);
  expect(countIntentions(request.key)).toBe(1);
});

test('gives up when it is told to', async () => {
  const controller = new AbortController();
  const hit = paymob.failNext('intention', 'timeout');
  const creating = gateway.createSession(sampleSession(now()), controller.signal);
  await hit;
  controller.abort(new Error('Waited long enough'));
  await expect(creating).rejects.toThrow('Waited long enough');
});

test('asks about a session from its opening to its end', async () => {
  const { session, intention } = await open();
  expect(await gateway.askState(session, signal)).toEqual({ charges: [], standing: 'open' });
  await paymob.decline(intention);
  expect(await gateway.askState(session, signal)).toEqual({ charges: [], standing: 'declined' });
  const payment = await paymob.pay(intention);
  const charge = {
    transaction: String(payment.id),
    amountPiastres: 50_999,
    currency: 'EGP',
    refundedPiastres: 0,
  };
  expect(await gateway.askState(session, signal)).toEqual({ charges: [charge], standing: 'ended' });
  await paymob.refund(payment, 999);
  expect(await gateway.askState(session, signal)).toEqual({
    charges: [{ ...charge, refundedPiastres: 999 }],
    standing: 'ended',
  });
});

test('what was paid in another currency is told, for the shop to send back', async () => {
  const { session, intention } = await open();
  await paymob.pay(intention, { currency: 'USD' });
  expect(await gateway.askState(session, signal)).toMatchObject({ charges: [{ currency: 'USD' }] });
});

test('a payment that was voided went back as a whole', async () => {
  const { session, intention } = await open();
  await paymob.void(await paymob.pay(intention));
  expect(await gateway.askState(session, signal)).toMatchObject({
    charges: [{ amountPiastres: 50_999, refundedPiastres: 50_999 }],
    standing: 'ended',
  });
});

test('a wallet is paid when it says so, however late', async () => {
  const { session, intention } = await open();
  const payment = await paymob.pay(intention, { by: 'wallet' });
  time = new Date('2026-08-22T12:00:00Z');
  expect(await gateway.askState(session, signal)).toEqual({ charges: [], standing: 'paying' });
  await paymob.settle(payment);
  expect(await gateway.askState(session, signal)).toMatchObject({
    charges: [{ transaction: String(payment.id) }],
    standing: 'ended',
  });
});

test('a session that nobody paid ends some time after it expired', async () => {
  const { session } = await open();
  time = new Date(session.expiresAt.getTime() + 6 * 60_000);
  expect(await gateway.askState(session, signal)).toEqual({ charges: [], standing: 'ended' });
});

test('asks by our own key when the answer of Paymob never came', async () => {
  const request = sampleSession(now());
  paymob.failNext('intention', 'lost answer');
  await expect(gateway.createSession(request, signal)).rejects.toThrow();
  const unnamed = keepSession(request);
  expect(await gateway.askState(unnamed, signal)).toEqual({ charges: [], standing: 'open' });
  const { id } = await paymob.pay(paymob.find(request.key));
  expect(await gateway.askState(unnamed, signal)).toMatchObject({ charges: [{ transaction: String(id) }] });
});

describe('what was paid before a late failure', () => {
  test('is found by any notification that named it', async () => {
    const { session, intention } = await open();
    const payment = await paymob.pay(intention);
    await paymob.decline(intention);
    const transactions = ['1', String(payment.id)];
    const state = await gateway.askState({ ...session, transactions }, signal);
    expect(state).toMatchObject({ charges: [{ transaction: String(payment.id) }], standing: 'ended' });
  });

  test('is not lost sight of without one: Paymob says paid, but not by what', async () => {
    const { session, intention } = await open();
    await paymob.pay(intention);
    await paymob.decline(intention);
    const asking = gateway.askState(session, signal);
    await expect(asking).rejects.toThrow(/another transaction/);
    await expect(asking).rejects.toThrow(GatewayUnclear);
  });

  test('is not taken from another session that a notification named', async () => {
    const [{ session }, other] = [await open(), await open()];
    const transactions = [String((await paymob.pay(other.intention)).id)];
    const state = await gateway.askState({ ...session, transactions }, signal);
    expect(state).toEqual({ charges: [], standing: 'open' });
  });

  test('of which a refund was named, too', async () => {
    const { session, intention } = await open();
    const payment = await paymob.pay(intention);
    const refund = await paymob.refund(payment, 999);
    await paymob.decline(intention);
    const state = await gateway.askState({ ...session, transactions: [String(refund.id)] }, signal);
    expect(state).toMatchObject({ charges: [{ transaction: String(payment.id), refundedPiastres: 999 }] });
  });
});

test('an answer of Paymob that can not be read is told from no answer', async () => {
  const { session } = await open();
  paymob.answerNext('inquiry', { status: 200, body: { transaction: 'somewhere' } });
  await expect(gateway.askState(session, signal)).rejects.toThrow(GatewayUnclear);
  for (const how of ['500', 'lost answer'] as const) {
    paymob.failNext('inquiry', how);
    await expect(gateway.askState(session, signal)).rejects.not.toThrow(GatewayUnclear);
  }
});

test('the last transaction is asked for with the token in the header, too', async () => {
  const { session } = await open();
  await gateway.askState(session, signal);
  const asked = paymob.seen.findLast(({ endpoint }) => endpoint === 'inquiry');
  const token = asked?.authorization?.replace('Bearer ', '');
  expect(asked).toMatchObject({ authorization: `Bearer ${token}`, body: { auth_token: token } });
});

describe('the owner of an account', () => {
  const moveDigit = (obj: { order: Record<string, unknown>; owner?: unknown }) => {
    const id = String(obj.order.id);
    obj.owner = Number(id.slice(-1) + obj.owner);
    obj.order.id = Number(id.slice(0, -1));
  };
  const heard: (PaymentNotification | undefined)[] = [];
  const listen = async (fresh: Gateway, tell: () => Promise<unknown>) => {
    heard.length = 0;
    deliver = async (request) => {
      heard.push(await fresh.readNotification?.(request));
      return new Response();
    };
    await tell();
    return heard[0];
  };

  test('is asked for once, and a notification with another one is not believed', async () => {
    const fresh = create();
    const { intention } = await open();
    // The last digit is no zero, so that it can be moved.
    intention.orderId = 217_503_754;
    const payment = await paymob.pay(intention);
    const asked = () => paymob.seen.filter(({ endpoint }) => endpoint === 'transaction').length;
    const before = asked();
    const forged = await listen(fresh, () => paymob.notifications.forge(payment, 'stolen', moveDigit));
    expect(forged).toMatchObject({ state: 'ask', doubt: expect.stringContaining('4302852') });
    const told = await listen(fresh, () => paymob.notifications.forge(payment, 'stolen'));
    expect(told).toMatchObject({ state: { charges: [{ transaction: String(payment.id) }] } });
    expect(asked()).toBe(before + 1);
  });

  test('that can not be asked for leaves the signature to be believed', async () => {
    const fresh = create({ apiKey: 'wrong' });
    const payment = await paymob.pay((await open()).intention);
    const told = await listen(fresh, () => paymob.notifications.forge(payment, 'stolen'));
    expect(told).toMatchObject({ state: { charges: [{}] } });
  });

  test('is in doubt for a transaction that Paymob does not know', async () => {
    const payment = await paymob.pay((await open()).intention);
    const change = (obj: Record<string, unknown>) => Object.assign(obj, { id: 1 });
    const told = await listen(create(), () => paymob.notifications.forge(payment, 'right', change));
    expect(told).toMatchObject({ state: 'ask', doubt: 'Paymob knows no transaction 1' });
  });
});

test('a session of another account is not said to be unpaid, whatever Paymob knows of it', async () => {
  const { session } = await open();
  const other = { ...session, gatewayOrderId: '1', account: '1' };
  time = new Date(session.expiresAt.getTime() + 60 * 60_000);
  await expect(gateway.askState(other, signal)).rejects.toThrow(/opened in account 1, .* of account 269495/);
  const refund = { key: 'refund', session: other, transaction: '1', amountPiastres: 1 };
  const kept = { refundedAfterPiastres: 1, before: null, keepBefore: async () => {} };
  const refused = gateway.refund({ ...refund, ...kept }, signal);
  await expect(refused).rejects.toThrow(/opened in account 1/);
  await expect(refused).rejects.not.toThrow(GatewayRefused);
});

test('a session opens even if Paymob does not tell its account', async () => {
  const fresh = create();
  paymob.failNext('token', '500');
  const request = sampleSession(now());
  expect(await fresh.createSession(request, signal)).toMatchObject({
    account: undefined,
    gatewaySessionId: paymob.find(request.key).id,
  });
});

test('the token is fetched once, and again when it is refused', async () => {
  const fresh = create();
  const { session } = await open();
  const countTokens = () => paymob.seen.filter(({ endpoint }) => endpoint === 'token').length;
  const before = countTokens();
  await fresh.askState(session, signal);
  await fresh.askState(session, signal);
  expect(countTokens()).toBe(before + 1);
  paymob.expireTokens();
  await fresh.askState(session, signal);
  expect(countTokens()).toBe(before + 2);
});

test('a wrong API key is not asked with for ever', async () => {
  const { session } = await open();
  await expect(create({ apiKey: 'wrong' }).askState(session, signal)).rejects.toThrow(/give a token: 403/);
});
