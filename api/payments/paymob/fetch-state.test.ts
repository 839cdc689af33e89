import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnclear, type SessionRequest } from '#api/payments/gateway.ts';
import { sampleSession, toStoredSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { createPaymobGateway } from './gateway.ts';

let time = new Date('2026-08-20T12:00:00Z');
const now = () => time;
const paymob = await startPaymob({ now, deliver: () => new Response() });
const gateway = createPaymobGateway(paymob.keys, now);
const { signal } = new AbortController();

afterEach(() => paymob.clearFaults());
afterAll(() => paymob.close());
beforeEach(() => {
  time = new Date('2026-08-20T12:00:00Z');
});

async function open(request: SessionRequest = sampleSession(now())) {
  const opened = await gateway.createSession(request, signal);
  return { session: toStoredSession(request, opened), intention: paymob.find(opened.gatewaySessionId) };
}

test('reports the state of a session from its opening to its end', async () => {
  const { session, intention } = await open();
  expect(await gateway.fetchState(session, signal)).toEqual({ charges: [], status: 'open' });
  await paymob.decline(intention);
  expect(await gateway.fetchState(session, signal)).toEqual({ charges: [], status: 'declined' });
  const payment = await paymob.pay(intention);
  const charge = {
    transaction: String(payment.id),
    amountPiastres: 50_999,
    currency: 'EGP',
    refundedPiastres: 0,
    cardLast4: '2346',
  };
  expect(await gateway.fetchState(session, signal)).toEqual({ charges: [charge], status: 'ended' });
  await paymob.refund(payment, 999);
  expect(await gateway.fetchState(session, signal)).toEqual({
    charges: [{ ...charge, refundedPiastres: 999 }],
    status: 'ended',
  });
});

test('reports a payment in another currency, so that the shop can refund it', async () => {
  const { session, intention } = await open();
  await paymob.pay(intention, { currency: 'USD' });
  expect(await gateway.fetchState(session, signal)).toMatchObject({ charges: [{ currency: 'USD' }] });
});

test('a voided payment is fully refunded', async () => {
  const { session, intention } = await open();
  await paymob.void(await paymob.pay(intention));
  expect(await gateway.fetchState(session, signal)).toMatchObject({
    charges: [{ amountPiastres: 50_999, refundedPiastres: 50_999 }],
    status: 'ended',
  });
});

test('a wallet payment counts once it succeeds, however late', async () => {
  const { session, intention } = await open();
  const payment = await paymob.pay(intention, { by: 'wallet' });
  time = new Date('2026-08-22T12:00:00Z');
  expect(await gateway.fetchState(session, signal)).toEqual({ charges: [], status: 'paying' });
  await paymob.settle(payment);
  expect(await gateway.fetchState(session, signal)).toMatchObject({
    charges: [{ transaction: String(payment.id) }],
    status: 'ended',
  });
});

test('an unpaid session ends some time after its expiry', async () => {
  const { session } = await open();
  time = new Date(session.expiresAt.getTime() + 6 * 60_000);
  expect(await gateway.fetchState(session, signal)).toEqual({ charges: [], status: 'ended' });
});

test('finds a session by our own key if the answer to its opening was lost', async () => {
  const request = sampleSession(now());
  paymob.failNext('intention', 'lost answer');
  await expect(gateway.createSession(request, signal)).rejects.toThrow();
  const unnamed = toStoredSession(request);
  expect(await gateway.fetchState(unnamed, signal)).toEqual({ charges: [], status: 'open' });
  const { id } = await paymob.pay(paymob.find(request.key));
  expect(await gateway.fetchState(unnamed, signal)).toMatchObject({ charges: [{ transaction: String(id) }] });
});

describe('a payment that is not the last transaction', () => {
  test('is found through a notification that named it', async () => {
    const { session, intention } = await open();
    const payment = await paymob.pay(intention);
    await paymob.decline(intention);
    const transactions = ['1', String(payment.id)];
    const state = await gateway.fetchState({ ...session, transactions }, signal);
    expect(state).toMatchObject({ charges: [{ transaction: String(payment.id) }], status: 'ended' });
  });

  test('makes the state unclear if no notification named it', async () => {
    const { session, intention } = await open();
    await paymob.pay(intention);
    await paymob.decline(intention);
    const fetching = gateway.fetchState(session, signal);
    await expect(fetching).rejects.toThrow(/another transaction/);
    await expect(fetching).rejects.toThrow(GatewayUnclear);
  });

  test('is ignored if it belongs to another session', async () => {
    const [{ session }, other] = [await open(), await open()];
    const transactions = [String((await paymob.pay(other.intention)).id)];
    const state = await gateway.fetchState({ ...session, transactions }, signal);
    expect(state).toEqual({ charges: [], status: 'open' });
  });

  test('is found through a notification of its refund', async () => {
    const { session, intention } = await open();
    const payment = await paymob.pay(intention);
    const refund = await paymob.refund(payment, 999);
    await paymob.decline(intention);
    const state = await gateway.fetchState({ ...session, transactions: [String(refund.id)] }, signal);
    expect(state).toMatchObject({ charges: [{ transaction: String(payment.id), refundedPiastres: 999 }] });
  });
});

test('an unreadable answer makes the state unclear, a missing answer does not', async () => {
  const { session } = await open();
  paymob.answerNext('inquiry', { status: 200, body: { transaction: 'somewhere' } });
  await expect(gateway.fetchState(session, signal)).rejects.toThrow(GatewayUnclear);
  for (const how of ['500', 'lost answer'] as const) {
    paymob.failNext('inquiry', how);
    await expect(gateway.fetchState(session, signal)).rejects.not.toThrow(GatewayUnclear);
  }
});
