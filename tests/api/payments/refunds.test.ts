import { describe, expect, test } from 'vitest';
import { cancelOrder, deliverOrder, packOrder, shipOrder } from '#api/orders/acts.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { paymentSessions } from '#api/payments/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { openBankShop } from './bank-shop.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const {
  bank,
  buy,
  idOf,
  kindsOf,
  listOrders,
  openNewCardPage,
  pay,
  readOrders,
  send,
  shop,
  statusOf,
  sumOf,
  tell,
} = await openBankShop();

const cancel = (orderId: string) => cancelOrder(shop.api, orderId, 'shop');

describe('a refund that fails after it was made', () => {
  test('is entered as that: the order is due its money again, for a person, until it goes back after all', async () => {
    const { shopper, id, total, charge, askNow, readRefunds } = await buy();
    await cancel(id);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    shop.passTime(DAY);
    bank.failRefunds(charge);
    await askNow();
    expect(await statusOf(shopper)).toBe('refund_due');
    expect(await kindsOf(id)).toEqual(['charge', 'refund', 'refund_failed']);
    expect(await sumOf(id)).toEqual({ takenPiastres: total, refundedPiastres: 0 });
    expect(await readRefunds()).toMatchObject([
      { state: 'done' },
      { state: 'refused', amountPiastres: total },
    ]);
    bank.sendBack(charge, total);
    await askNow();
    expect(await statusOf(shopper)).toBe('refunded');
    expect(await sumOf(id)).toEqual({ takenPiastres: total, refundedPiastres: total });
    expect(await readRefunds()).toMatchObject([{ state: 'done' }, { state: 'done' }]);
  });

  test('of an order that is kept, it alone is due, and the order stays paid', async () => {
    const { shopper, id, charge, askNow } = await buy();
    await packOrder(shop.api, id);
    await shipOrder(shop.api, id, { carrier: 'Bosta', trackingNumber: '7' });
    await deliverOrder(shop.api, id);
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    expect(await listOrders(shopper)).toMatchObject([
      { status: 'delivered', refundDuePrice: 1, isPaid: true },
    ]);
    await shop.runJobs();
    const [refunded] = await listOrders(shopper);
    expect(refunded).toMatchObject({ status: 'partly_refunded', refundedPrice: 1, isPaid: true });
    expect(refunded).not.toHaveProperty('refundDuePrice');
    shop.passTime(DAY);
    bank.failRefunds(charge);
    await askNow();
    const [failed] = await listOrders(shopper);
    expect(failed).toMatchObject({
      status: 'refund_due',
      paymentStatus: 'refund_due',
      refundDuePrice: 1,
      isPaid: true,
      paidAt: expect.any(String),
    });
    expect(failed).not.toHaveProperty('refundedPrice');
    await shop.runJobs();
    expect(shop.letters.at(-1)?.text).toMatch(/We sent you 1 EGP for order \d+, but it came back to us/);
    await refundOrder(shop.api, id, { amountPiastres: 100, isByHand: true });
    const [sent] = await listOrders(shopper);
    expect(sent).toMatchObject({ status: 'partly_refunded', refundedPrice: 1, isPaid: true });
    expect(sent).not.toHaveProperty('refundDuePrice');
  });

  test('is believed as soon as the bank says so, when asked', async () => {
    const { shopper, id, charge, askNow } = await buy();
    await cancel(id);
    await shop.runJobs();
    bank.failRefunds(charge);
    await askNow();
    expect(await statusOf(shopper)).toBe('refund_due');
  });

  test('is not believed of a notification, which may be old', async () => {
    const { shopper, page, id } = await buy();
    const paid = { about: { gatewaySessionId: idOf(page) }, state: bank.stateOf(idOf(page)) };
    const old = structuredClone(paid);
    await cancel(id);
    await shop.runJobs();
    shop.passTime(2 * DAY);
    await send(old);
    expect(await statusOf(shopper)).toBe('refunded');
  });

  test('is told by a lower sum alone only if that stays for a day; until then the bank is asked again', async () => {
    const [slow, lost] = [await buy(), await buy()];
    for (const { id } of [slow, lost]) await cancel(id);
    await shop.runJobs();
    // Neither sum shows the refund, and nothing is said of a failure: one is only slow.
    for (const { charge, askNow } of [slow, lost]) {
      charge.refundedPiastres = 0;
      await askNow();
    }
    for (const minutes of [11, 60, 10 * 60]) {
      shop.passTime(minutes * MINUTE);
      await shop.reconcile();
      expect(await statusOf(lost.shopper)).toBe('refunded');
    }
    slow.charge.refundedPiastres = slow.total;
    shop.passTime(DAY);
    await shop.reconcile();
    expect(await statusOf(slow.shopper)).toBe('refunded');
    expect(await kindsOf(slow.id)).toEqual(['charge', 'refund']);
    expect(await statusOf(lost.shopper)).toBe('refund_due');
    expect(await kindsOf(lost.id)).toEqual(['charge', 'refund', 'refund_failed']);
  });
});

describe('of an order that is given up', () => {
  test('the rest goes back too, when a part of it was on its way', async () => {
    const { shopper, id, total, charge } = await buy();
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    await cancel(id);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    expect(charge.refundedPiastres).toBe(total);
  });

  test('the rest is due, not paid, as long as only a part went back', async () => {
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

  test('the rest is asked for, when somebody sent a part back at the bank and nobody heard of it', async () => {
    const { shopper, id, total, charge, readRefunds } = await buy();
    bank.sendBack(charge, 100);
    await cancel(id);
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(total);
    expect(await statusOf(shopper)).toBe('refunded');
    expect((await readRefunds()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test('no more goes back than was paid, though some was given back by hand and some is on its way', async () => {
    const { shopper, page, id, total } = await buy();
    await pay(page);
    await refundOrder(shop.api, id, { amountPiastres: 100, isByHand: true });
    await cancel(id);
    await shop.runJobs();
    await shop.runJobs();
    expect(await sumOf(id)).toEqual({ takenPiastres: 2 * total, refundedPiastres: 2 * total });
    expect(await statusOf(shopper)).toBe('refunded');
  });

  test('a wrong amount that is on its way back is no obstacle', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.pay(idOf(page), { amountPiastres: 1000 });
    const { charges } = bank.stateOf(idOf(page));
    await send({ about: { gatewaySessionId: idOf(page) }, state: { charges, standing: 'open' } });
    const [order] = await readOrders(shopper);
    await cancelOrder(shop.api, order?.id ?? '', 'shopper');
    expect(await statusOf(shopper)).toBe('cancelled');
    await shop.runJobs();
    expect(bank.find(idOf(page)).charges).toMatchObject([{ refundedPiastres: 1000 }]);
  });

  test('a charge that comes when everything went back makes it due again', async () => {
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
    const told = shop.letters
      .filter(({ to }) => to === shopper.email)
      .map(({ text }) => text.split('\n\n')[1]);
    expect(told.filter((text) => text?.includes('We owe you'))).toEqual([
      expect.stringMatching(/^Order \d+ is cancelled\. We owe you [\d.,]+ EGP\.$/),
      expect.stringMatching(/^Order \d+ was paid more than once\. We owe you [\d.,]+ EGP\.$/),
    ]);
  });
});

test('what a gateway notes before the first try is kept for the next ones', async () => {
  const { id, readRefunds } = await buy();
  const { refund } = bank.gateway;
  const noted: (string | null)[] = [];
  bank.gateway.refund = async (request, signal) => {
    noted.push(request.before);
    if (request.before) return refund(request, signal);
    await request.keepBefore('transaction 7');
    throw new Error('the answer was lost');
  };
  await cancel(id);
  expect(await shop.tryJobs()).toMatchObject([{ queue: 'refund' }]);
  await shop.runJobs();
  bank.gateway.refund = refund;
  expect(noted).toEqual([null, 'transaction 7']);
  expect(await readRefunds()).toMatchObject([{ state: 'done', before: 'transaction 7' }]);
});

test('what is given back by hand twice in the same moment is entered twice', async () => {
  const { id } = await buy();
  const { clock } = shop.api;
  const now = clock();
  const api = { ...shop.api, clock: () => now };
  await refundOrder(api, id, { amountPiastres: 100, isByHand: true });
  await refundOrder(api, id, { amountPiastres: 100, isByHand: true });
  expect(await sumOf(id)).toMatchObject({ refundedPiastres: 200 });
});

test('a bank that does not answer for two days is not waited for; what it did unheard is found when it answers', async () => {
  const { shopper, id, total, readRefunds } = await buy();
  await cancel(id);
  bank.faults.isMute = true;
  expect(await shop.tryJobs()).toMatchObject([{ queue: 'refund' }]);
  shop.passTime(2 * DAY);
  await shop.tryJobs();
  expect(await readRefunds()).toMatchObject([
    { state: 'refused', refusal: 'the answer of the bank was lost' },
  ]);
  bank.faults.isMute = false;
  await shop.reconcile();
  expect(await statusOf(shopper)).toBe('refunded');
  expect(await sumOf(id)).toEqual({ takenPiastres: total, refundedPiastres: total });
});

test('a session is not closed by what a bank tells of one charge: another one may be untold', async () => {
  const { shopper, page } = await openNewCardPage();
  bank.pay(idOf(page), { amountPiastres: 1000 });
  await pay(page);
  expect(await statusOf(shopper)).toBe('paid');
  shop.passTime(3 * MINUTE);
  await shop.reconcile();
  const [order] = await readOrders(shopper);
  expect(await kindsOf(order?.id ?? '')).toEqual(['charge', 'mismatch', 'refund']);
  const sessions = await shop.api.db
    .select()
    .from(paymentSessions)
    .where(eq(paymentSessions.orderId, order?.id ?? ''));
  expect(sessions).toMatchObject([{ closedAt: expect.any(Date) }]);
  await tell(page, 'failed');
  expect(await statusOf(shopper)).toBe('paid');
});
