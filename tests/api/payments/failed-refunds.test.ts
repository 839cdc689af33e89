/** Refunds that fail after they were made. */
import { describe, expect, test } from 'vitest';
import { cancelOrder, deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { openBankShop } from './bank-shop.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const { bank, buy, idOf, kindsOf, listOrders, send, shop, statusOf, sumOf } = await openBankShop();

const cancel = (orderId: string) => cancelOrder(shop.api, orderId, 'shop');

describe('a refund that fails after it was made', () => {
  test('makes the refund due again, until it is made at the bank', async () => {
    const { shopper, id, total, charge, askNow, readRefunds } = await buy();
    await cancel(id);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    shop.passTime(DAY_MS);
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

  test('of a kept order is due, while the order stays paid', async () => {
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
    shop.passTime(DAY_MS);
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
    expect(shop.emails.at(-1)?.text).toMatch(/We sent you 1 EGP for order MS-\S+, but it came back to us/);
    await refundOrder(shop.api, id, { amountPiastres: 100, isByHand: true });
    const [sent] = await listOrders(shopper);
    expect(sent).toMatchObject({ status: 'partly_refunded', refundedPrice: 1, isPaid: true });
    expect(sent).not.toHaveProperty('refundDuePrice');
  });

  test('is trusted as soon as the bank reports it when asked', async () => {
    const { shopper, id, charge, askNow } = await buy();
    await cancel(id);
    await shop.runJobs();
    bank.failRefunds(charge);
    await askNow();
    expect(await statusOf(shopper)).toBe('refund_due');
  });

  test('is not trusted from a notification, which may be old', async () => {
    const { shopper, page, id } = await buy();
    const paid = { about: { gatewaySessionId: idOf(page) }, state: bank.stateOf(idOf(page)) };
    const old = structuredClone(paid);
    await cancel(id);
    await shop.runJobs();
    shop.passTime(2 * DAY_MS);
    await send(old);
    expect(await statusOf(shopper)).toBe('refunded');
  });

  test('counts as failed if the bank’s refunded sum stays lower for a day; until then it is asked again', async () => {
    const [slow, lost] = [await buy(), await buy()];
    for (const { id } of [slow, lost]) await cancel(id);
    await shop.runJobs();
    // The bank's sums contain neither refund yet, and it reports no failure: one refund is slow, the other lost.
    for (const { charge, askNow } of [slow, lost]) {
      charge.refundedPiastres = 0;
      await askNow();
    }
    for (const minutes of [11, 60, 10 * 60]) {
      shop.passTime(minutes * MINUTE_MS);
      await shop.reconcile();
      expect(await statusOf(lost.shopper)).toBe('refunded');
    }
    slow.charge.refundedPiastres = slow.total;
    shop.passTime(DAY_MS);
    await shop.reconcile();
    expect(await statusOf(slow.shopper)).toBe('refunded');
    expect(await kindsOf(slow.id)).toEqual(['charge', 'refund']);
    expect(await statusOf(lost.shopper)).toBe('refund_due');
    expect(await kindsOf(lost.id)).toEqual(['charge', 'refund', 'refund_failed']);
  });
});
