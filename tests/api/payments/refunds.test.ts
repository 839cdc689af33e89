import { describe, expect, test } from 'vitest';
import { cancelOrder } from '#api/orders/actions.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openBankShop } from './bank-shop.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { bank, buy, idOf, kindsOf, openNewCardPage, pay, readOrders, send, shop, statusOf, sumOf, notify } =
  await openBankShop();

const cancel = (orderId: string) => cancelOrder(shop.api, orderId, 'shop');

describe('who refunded', () => {
  const open = async (member: Parameters<typeof askAs>[1], id: string) => {
    const { body } = await askAs(shop, member, 'GET', `/orders/${id}`);
    const { timeline, ledger, refunds } = body.data;
    const named = (rows: { event?: string; kind?: string; by?: string; person: string | null }[]) =>
      rows.map((row) => [row.event ?? row.kind, row.by, row.person].filter((value) => value !== undefined));
    return { timeline: named(timeline), ledger: named(ledger), refunds: named(refunds) };
  };

  test('a refund through a gateway names the member of staff who requested it, and its rest who cancelled', async () => {
    const mona = await addMember(shop, 'owner', { name: 'Mona Adel' });
    const hany = await addMember(shop, 'manager', { name: 'Hany Samir' });
    const { id } = await buy();
    await askAs(shop, mona, 'POST', `/orders/${id}/refund`, {
      body: { amountPiastres: 100, isByHand: false },
    });
    await askAs(shop, hany, 'POST', `/orders/${id}/cancel`);
    expect(await open(mona, id)).toMatchObject({ refunds: [['Mona Adel']] });
    await shop.runJobs();
    expect(await open(mona, id)).toEqual({
      timeline: [
        ['charged', 'gateway', null],
        ['cancelled_paid', 'shop', 'Hany Samir'],
        ['refunded_all', 'gateway', 'Hany Samir'],
      ],
      ledger: [
        ['charge', null],
        ['refund', 'Mona Adel'],
        ['refund', 'Hany Samir'],
      ],
      refunds: [['Mona Adel'], ['Hany Samir']],
    });
  });

  test('a refund in the gateway’s dashboard names nobody, even after one of the staff', async () => {
    const mona = await addMember(shop, 'owner');
    const { id, charge, askNow } = await buy();
    await askAs(shop, mona, 'POST', `/orders/${id}/refund`, {
      body: { amountPiastres: 100, isByHand: false },
    });
    await shop.runJobs();
    bank.sendBack(charge, 200);
    await askNow();
    expect((await open(mona, id)).ledger).toEqual([
      ['charge', null],
      ['refund', 'Mona Adel'],
      ['refund', null],
    ]);
  });
});

describe('refunds of a cancelled order', () => {
  test('the rest is refunded too, while a partial refund is in progress', async () => {
    const { shopper, id, total, charge } = await buy();
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    await cancel(id);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    expect(charge.refundedPiastres).toBe(total);
  });

  test('the rest stays due after a partial refund at the bank', async () => {
    const { shopper, id, charge, askNow } = await buy();
    bank.faults.refusesRefunds = true;
    await cancel(id);
    await shop.runJobs();
    bank.sendBack(charge, 100);
    await askNow();
    await shop.runJobs();
    bank.faults.refusesRefunds = false;
    expect(await statusOf(shopper)).toBe('refund_due');
  });

  test('the rest is refunded after an unreported partial refund at the bank', async () => {
    const { shopper, id, total, charge, readRefunds } = await buy();
    bank.sendBack(charge, 100);
    await cancel(id);
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(total);
    expect(await statusOf(shopper)).toBe('refunded');
    expect((await readRefunds()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('refunds by hand and in progress never exceed the payments', async () => {
    const { shopper, page, id, total } = await buy();
    await pay(page);
    await refundOrder(shop.api, id, { amountPiastres: 100, isByHand: true });
    await cancel(id);
    await shop.runJobs();
    await shop.runJobs();
    expect(await sumOf(id)).toEqual({ takenPiastres: 2 * total, refundedPiastres: 2 * total });
    expect(await statusOf(shopper)).toBe('refunded');
  });

  test('a pending refund of a wrong amount does not prevent cancelling', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.pay(idOf(page), { amountPiastres: 1000 });
    const { charges } = bank.stateOf(idOf(page));
    await send({ about: { gatewaySessionId: idOf(page) }, state: { charges, status: 'open' } });
    const [order] = await readOrders(shopper);
    await cancelOrder(shop.api, order?.id ?? '', 'shopper');
    expect(await statusOf(shopper)).toBe('cancelled');
    await shop.runJobs();
    expect(bank.find(idOf(page)).charges).toMatchObject([{ refundedPiastres: 1000 }]);
  });

  test('a charge after the full refund makes a refund due again', async () => {
    const { shopper, page, id, total } = await buy();
    await cancel(id);
    await shop.runJobs();
    bank.faults.isDown = true;
    await pay(page);
    expect(await statusOf(shopper)).toBe('refund_due');
    bank.faults.isDown = false;
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    expect(await sumOf(id)).toEqual({ takenPiastres: 2 * total, refundedPiastres: 2 * total });
    const told = shop.emails
      .filter(({ to }) => to === shopper.email)
      .map(({ text }) => text.split('\n\n')[1]);
    expect(told.filter((text) => text?.includes('We’ll refund you'))).toEqual([
      expect.stringMatching(/^Order MS-\S+ has been cancelled\. We’ll refund you [\d.,]+ EGP\.$/),
      expect.stringMatching(/^You paid for order MS-\S+ more than once\. We’ll refund you [\d.,]+ EGP\.$/),
    ]);
  });
});

test('a transaction id that the gateway saves before its first attempt is passed to retries', async () => {
  const { id, readRefunds } = await buy();
  const { refund } = bank.gateway;
  const noted: (string | null)[] = [];
  bank.gateway.refund = async (request, signal) => {
    noted.push(request.before);
    if (request.before) return refund(request, signal);
    await request.saveLastTransaction('transaction 7');
    throw new Error('the answer was lost');
  };
  await cancel(id);
  expect(await shop.tryJobs()).toMatchObject([{ queue: 'refund' }]);
  await shop.runJobs();
  bank.gateway.refund = refund;
  expect(noted).toEqual([null, 'transaction 7']);
  expect(await readRefunds()).toMatchObject([{ state: 'done', before: 'transaction 7' }]);
});

test('two refunds by hand at the same time are both entered', async () => {
  const { id } = await buy();
  const { clock } = shop.api;
  const now = clock();
  const api = { ...shop.api, clock: () => now };
  await refundOrder(api, id, { amountPiastres: 100, isByHand: true });
  await refundOrder(api, id, { amountPiastres: 100, isByHand: true });
  expect(await sumOf(id)).toMatchObject({ refundedPiastres: 200 });
});

test('a refund without an answer is given up after two days, and found once the bank answers', async () => {
  const { shopper, id, total, readRefunds } = await buy();
  await cancel(id);
  bank.faults.losesAnswers = true;
  expect(await shop.tryJobs()).toMatchObject([{ queue: 'refund' }]);
  shop.passTime(2 * DAY_MS);
  await shop.tryJobs();
  expect(await readRefunds()).toMatchObject([
    { state: 'refused', refusal: 'the answer of the bank was lost' },
  ]);
  bank.faults.losesAnswers = false;
  await shop.reconcile();
  expect(await statusOf(shopper)).toBe('refunded');
  expect(await sumOf(id)).toEqual({ takenPiastres: total, refundedPiastres: total });
});

test('a notification of one charge does not close a session that may have others', async () => {
  const { shopper, page } = await openNewCardPage();
  bank.pay(idOf(page), { amountPiastres: 1000 });
  await pay(page);
  expect(await statusOf(shopper)).toBe('paid');
  shop.passTime(3 * MINUTE_MS);
  await shop.reconcile();
  const [order] = await readOrders(shopper);
  expect(await kindsOf(order?.id ?? '')).toEqual(['charge', 'mismatch', 'refund']);
  const sessions = await shop.api.db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderId, order?.id ?? ''));
  expect(sessions).toMatchObject([{ closedAt: expect.any(Date) }]);
  await notify(page, 'failed');
  expect(await statusOf(shopper)).toBe('paid');
});
