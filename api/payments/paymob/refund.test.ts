import { afterAll, afterEach, expect, test } from 'vitest';
import { GatewayRefused, type RefundRequest } from '#api/payments/gateway.ts';
import type { PayOptions } from '#tests/gateways/paymob/records.ts';
import { sampleSession, toStoredSession } from '#tests/gateways/paymob/sample-session.ts';
import { startPaymob } from '#tests/gateways/paymob/start-paymob.ts';
import { createPaymobGateway } from './gateway.ts';

const paymob = await startPaymob({ deliver: () => new Response() });
const gateway = createPaymobGateway(paymob.keys);
const { signal } = new AbortController();

afterEach(() => paymob.clearFaults());
afterAll(() => paymob.close());

/** Pays a new session; returns the payment, and functions that make requests for its refund and list its refunds. */
async function pay(options: PayOptions = {}) {
  const request = sampleSession(new Date());
  const opened = await gateway.createSession(request, signal);
  const payment = await paymob.pay(paymob.find(request.key), options);
  const kept = new Map<string, string>();
  /** Makes a refund request. Equal amounts make equal requests, like the retries of the shop's job. */
  const ask = (amountPiastres: number, refundedAfterPiastres = amountPiastres): RefundRequest => {
    const key = `${request.key}-${refundedAfterPiastres}`;
    return {
      key,
      session: toStoredSession(request, opened),
      transaction: String(payment.id),
      amountPiastres,
      refundedAfterPiastres,
      before: kept.get(key) ?? null,
      saveLastTransaction: async (before) => kept.set(key, before),
    };
  };
  const listRefunds = () =>
    paymob
      .listRefunds()
      .filter(({ charge }) => charge === String(payment.id))
      .map(({ amountPiastres }) => amountPiastres);
  return { payment, ask, listRefunds };
}
const refuse = (request: RefundRequest) =>
  gateway.refund(request, signal).then(
    () => undefined,
    (error: unknown) => error,
  );

test('refunds a part, then the rest', async () => {
  const { ask, listRefunds } = await pay();
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  expect(await gateway.refund(ask(50_000, 50_999), signal)).toEqual({ refundedPiastres: 50_999 });
  expect(listRefunds()).toEqual([999, 50_000]);
});

test.each([999, 50_999])('refunds %i piastres once if the answer is lost', async (amount) => {
  const { ask, listRefunds } = await pay();
  paymob.failNext('refund', 'lost answer');
  expect(await refuse(ask(amount))).not.toBeInstanceOf(GatewayRefused);
  expect(await gateway.refund(ask(amount), signal)).toEqual({ refundedPiastres: amount });
  expect(listRefunds()).toEqual([amount]);
});

test('retries a refund after a server error', async () => {
  const { ask, listRefunds } = await pay();
  paymob.failNext('refund', '500');
  expect(await refuse(ask(999))).not.toBeInstanceOf(GatewayRefused);
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  expect(listRefunds()).toEqual([999]);
});

test('a repeated request does not refund again', async () => {
  const { ask, listRefunds } = await pay();
  await gateway.refund(ask(999), signal);
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  expect(listRefunds()).toEqual([999]);
});

test('does not refund again what was refunded or voided at Paymob itself', async () => {
  const first = await pay();
  await paymob.refund(first.payment, 2000);
  expect(await gateway.refund(first.ask(999), signal)).toEqual({ refundedPiastres: 2000 });
  expect(first.listRefunds()).toEqual([2000]);
  const second = await pay();
  await paymob.void(second.payment);
  expect(await gateway.refund(second.ask(999), signal)).toEqual({ refundedPiastres: 50_999 });
  expect(second.listRefunds()).toEqual([]);
});

test('waits for a pending refund instead of repeating it', async () => {
  paymob.setRefundMode('pending');
  const { payment, ask, listRefunds } = await pay();
  for (const message of [/not decided yet/, /not decided refund/]) {
    const error = await refuse(ask(999));
    expect(error).not.toBeInstanceOf(GatewayRefused);
    expect(String(error)).toMatch(message);
  }
  const [refund] = paymob.listPending().filter(({ parent }) => parent === payment);
  if (!refund) throw new Error('No refund is pending');
  await paymob.settle(refund);
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  expect(listRefunds()).toEqual([999]);
});

test('a refund is reported, even if the payment does not include it yet', async () => {
  paymob.setRefundMode('late total');
  const { ask, listRefunds } = await pay();
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  expect(String(await refuse(ask(999)))).toMatch(/not counted transaction/);
  paymob.countRefundsNow();
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  expect(listRefunds()).toEqual([999]);
});

test('refunds a second part only once if its answer is lost and it is counted late', async () => {
  const { ask, listRefunds } = await pay();
  await gateway.refund(ask(5000), signal);
  paymob.setRefundMode('late total');
  paymob.failNext('refund', 'lost answer');
  await refuse(ask(3000, 8000));
  const error = await refuse(ask(3000, 8000));
  expect(error).not.toBeInstanceOf(GatewayRefused);
  expect(String(error)).toMatch(/not counted transaction/);
  paymob.countRefundsNow();
  expect(await gateway.refund(ask(3000, 8000), signal)).toEqual({ refundedPiastres: 8000 });
  expect(listRefunds()).toEqual([5000, 3000]);
});

test('a second part waits until the first one is counted', async () => {
  paymob.setRefundMode('late total');
  const { ask, listRefunds } = await pay();
  await gateway.refund(ask(5000), signal);
  expect(String(await refuse(ask(3000, 8000)))).toMatch(/not counted all/);
  paymob.countRefundsNow();
  expect(await gateway.refund(ask(3000, 8000), signal)).toEqual({ refundedPiastres: 8000 });
  expect(listRefunds()).toEqual([5000, 3000]);
});

test('a refusal whose answer was lost is found by the next try', async () => {
  paymob.setRefundMode('declined');
  const { ask } = await pay();
  paymob.failNext('refund', 'lost answer');
  expect(await refuse(ask(999))).not.toBeInstanceOf(GatewayRefused);
  paymob.setRefundMode('at once');
  const error = await refuse(ask(999));
  expect(error).toBeInstanceOf(GatewayRefused);
  expect(error).toHaveProperty('message', 'Declined by the bank');
});

test('refunds a payment in another currency', async () => {
  const { ask, listRefunds } = await pay({ currency: 'USD' });
  expect(await gateway.refund(ask(50_999), signal)).toEqual({ refundedPiastres: 50_999 });
  expect(listRefunds()).toEqual([50_999]);
});

test('a refund is reported, even if the refunded sum can’t be fetched afterwards', async () => {
  const { ask } = await pay();
  const hit = paymob.failNext('transaction', '500', { skip: 1 });
  expect(await gateway.refund(ask(999), signal)).toEqual({ refundedPiastres: 999 });
  await hit;
});

test('succeeds if an earlier try finishes meanwhile', async () => {
  const { payment, ask, listRefunds } = await pay();
  // The first try, whose answer was lost, finishes during the second one.
  paymob.beforeNext('refund', () => paymob.refund(payment, 50_999));
  expect(await gateway.refund(ask(50_999), signal)).toEqual({ refundedPiastres: 50_999 });
  expect(listRefunds()).toEqual([50_999]);
});

test('a refund to a wallet that does not support refunds is refused for good, with a message', async () => {
  const { payment, ask, listRefunds } = await pay({ by: 'wallet', isRefundable: false });
  await paymob.settle(payment);
  const error = await refuse(ask(999));
  expect(error).toBeInstanceOf(GatewayRefused);
  expect(error).toHaveProperty('message', 'This wallet does not support refunds');
  expect(listRefunds()).toEqual([]);
});

test('a refund that the bank declines is refused for good', async () => {
  paymob.setRefundMode('declined');
  const { ask } = await pay();
  const error = await refuse(ask(999));
  expect(error).toBeInstanceOf(GatewayRefused);
  expect(error).toHaveProperty('message', 'Declined by the bank');
});

test('a refund of more than was paid is refused for good', async () => {
  const { ask } = await pay();
  expect(await refuse(ask(51_000))).toBeInstanceOf(GatewayRefused);
});

test('a refund of an unknown transaction is refused for good', async () => {
  const { ask } = await pay();
  expect(await refuse({ ...ask(999), transaction: '1' })).toBeInstanceOf(GatewayRefused);
});

test("does not refund another order's transaction", async () => {
  const [one, other] = [await pay(), await pay()];
  const error = await refuse({ ...one.ask(999), transaction: String(other.payment.id) });
  expect(String(error)).toMatch(/another order/);
  expect(other.listRefunds()).toEqual([]);
});

test('a refund stops when its signal is aborted', async () => {
  const { ask, listRefunds } = await pay();
  const controller = new AbortController();
  const hit = paymob.failNext('refund', 'timeout');
  const refunding = gateway.refund(ask(999), controller.signal);
  await hit;
  controller.abort(new Error('Waited long enough'));
  await expect(refunding).rejects.toThrow('Waited long enough');
  expect(listRefunds()).toEqual([]);
});
