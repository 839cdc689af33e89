import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type Gateway,
  GatewayRefused,
  type PaymentNotification,
  type SessionRequest,
} from '#api/payments/gateway.ts';
import type { Deliver } from '#tests/gateways/paymob/notifications.ts';
import { sampleSession, toStoredSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { createPaymobGateway } from './gateway.ts';

let time = new Date('2026-08-20T12:00:00Z');
const now = () => time;
let deliver: Deliver = () => new Response();
const paymob = await startPaymob({ now, deliver: (request) => deliver(request) });
const create = (changes = {}) => createPaymobGateway({ ...paymob.keys, ...changes }, now);
const gateway = create();
const { signal } = new AbortController();

afterEach(() => paymob.clearFaults());
afterAll(() => paymob.close());
beforeEach(() => {
  time = new Date('2026-08-20T12:00:00Z');
});

async function open(request: SessionRequest = sampleSession(now())) {
  const opened = await gateway.createSession(request, signal);
  return {
    opened,
    session: toStoredSession(request, opened),
    intention: paymob.find(opened.gatewaySessionId),
  };
}
const countIntentions = (key: string) =>
  paymob.intentions.filter(({ reference }) => reference === key).length;

test('opens a session and returns its ids and page', async () => {
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
])('does not open a session with %s', async (_, changes, message, isDefinite) => {
  const error = await create(changes)
    .createSession(sampleSession(now()), signal)
    .catch((reason: unknown) => reason);
  expect(String(error)).toMatch(message);
  expect(error instanceof GatewayRefused).toBe(isDefinite);
});

test('after a lost answer, the same key is refused, but may be replaced by another key', async () => {
  const request = sampleSession(now());
  paymob.failNext('intention', 'lost answer');
  await expect(gateway.createSession(request, signal)).rejects.toThrow(/fetch failed/);
  const error = await gateway.createSession(request, signal).catch((reason: unknown) => reason);
  expect(String(error)).toContain('special_reference');
  expect(error).not.toBeInstanceOf(GatewayRefused);
  expect(countIntentions(request.key)).toBe(1);
  await gateway.createSession(sampleSession(now(), { order: request.order }), signal);
});

test('after a lost answer, the second of two intentions with the same key counts', async () => {
  paymob.setOnDuplicate('second intention');
  const request = sampleSession(now());
  paymob.failNext('intention', 'lost answer');
  await expect(gateway.createSession(request, signal)).rejects.toThrow();
  const { session, intention } = await open(request);
  expect(countIntentions(request.key)).toBe(2);
  const { id } = await paymob.pay(intention);
  const [first] = paymob.intentions.filter(({ reference }) => reference === request.key);
  if (first) await paymob.decline(first);
  expect(await gateway.fetchState(session, signal)).toMatchObject({ charges: [{ transaction: String(id) }] });
});

test('opening a session can be retried after a server error', async () => {
  const request = sampleSession(now());
  paymob.failNext('intention', '500');
  await expect(gateway.createSession(request, signal)).rejects.toThrow('500');
  await gateway.createSession(request, signal);
  expect(countIntentions(request.key)).toBe(1);
});

test('opening a session stops when its signal is aborted', async () => {
  const controller = new AbortController();
  const hit = paymob.failNext('intention', 'timeout');
  const creating = gateway.createSession(sampleSession(now()), controller.signal);
  await hit;
  controller.abort(new Error('Waited long enough'));
  await expect(creating).rejects.toThrow('Waited long enough');
});

test('sends the token both in the header and in the body', async () => {
  const { session } = await open();
  await gateway.fetchState(session, signal);
  const asked = paymob.seen.findLast(({ endpoint }) => endpoint === 'inquiry');
  const token = asked?.authorization?.replace('Bearer ', '');
  expect(asked).toMatchObject({ authorization: `Bearer ${token}`, body: { auth_token: token } });
});

describe('the owner in a notification', () => {
  const moveDigit = (obj: { order: Record<string, unknown>; owner?: unknown }) => {
    const id = String(obj.order.id);
    obj.owner = Number(id.slice(-1) + obj.owner);
    obj.order.id = Number(id.slice(0, -1));
  };
  const received: (PaymentNotification | undefined)[] = [];
  const listen = async (fresh: Gateway, tell: () => Promise<unknown>) => {
    received.length = 0;
    deliver = async (request) => {
      received.push(await fresh.readNotification?.(request));
      return new Response();
    };
    await tell();
    return received[0];
  };

  test('is compared with that of the account, which is fetched once', async () => {
    const fresh = create();
    const { intention } = await open();
    // The id does not end in 0, so that its last digit can be moved to the owner.
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

  test('is not compared if Paymob can’t be asked: then the signature suffices', async () => {
    const fresh = create({ apiKey: 'wrong' });
    const payment = await paymob.pay((await open()).intention);
    const told = await listen(fresh, () => paymob.notifications.forge(payment, 'stolen'));
    expect(told).toMatchObject({ state: { charges: [{}] } });
  });

  test('is not trusted for a transaction that Paymob does not know', async () => {
    const payment = await paymob.pay((await open()).intention);
    const change = (obj: Record<string, unknown>) => Object.assign(obj, { id: 1 });
    const told = await listen(create(), () => paymob.notifications.forge(payment, 'right', change));
    expect(told).toMatchObject({ state: 'ask', doubt: 'Paymob knows no transaction 1' });
  });
});

test('a session of another account is reported as an error, not as unpaid', async () => {
  const { session } = await open();
  const other = { ...session, gatewayOrderId: '1', account: '1' };
  time = new Date(session.expiresAt.getTime() + 60 * 60_000);
  await expect(gateway.fetchState(other, signal)).rejects.toThrow(
    /opened in account 1, .* of account 269495/,
  );
  const refund = { key: 'refund', session: other, transaction: '1', amountPiastres: 1 };
  const kept = { refundedAfterPiastres: 1, before: null, saveLastTransaction: async () => {} };
  const refused = gateway.refund({ ...refund, ...kept }, signal);
  await expect(refused).rejects.toThrow(/opened in account 1/);
  await expect(refused).rejects.not.toThrow(GatewayRefused);
});

test('opens a session even if the account can’t be fetched', async () => {
  const fresh = create();
  paymob.failNext('token', '500');
  const request = sampleSession(now());
  expect(await fresh.createSession(request, signal)).toMatchObject({
    account: undefined,
    gatewaySessionId: paymob.find(request.key).id,
  });
});

test('fetches a token once, and again when it is refused', async () => {
  const fresh = create();
  const { session } = await open();
  const countTokens = () => paymob.seen.filter(({ endpoint }) => endpoint === 'token').length;
  const before = countTokens();
  await fresh.fetchState(session, signal);
  await fresh.fetchState(session, signal);
  expect(countTokens()).toBe(before + 1);
  paymob.expireTokens();
  await fresh.fetchState(session, signal);
  expect(countTokens()).toBe(before + 2);
});

test('a wrong API key is an error', async () => {
  const { session } = await open();
  await expect(create({ apiKey: 'wrong' }).fetchState(session, signal)).rejects.toThrow(/issue a token: 403/);
});
