import { describe, expect, test } from 'vitest';
import { cancelOrder, deliverOrder, packOrder, returnOrder, shipOrder } from '#api/orders/actions.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { examineShop } from '#server/examine-shop.ts';
import { openBankShop } from './bank-shop.ts';

const { bank, buy, idOf, kindsOf, openNewCardPage, pay, readOrders, send, shop, statusOf, notify } =
  await openBankShop();

describe('a dispute', () => {
  /** Returns the doctor's finding about disputes. */
  async function examineClaims(): Promise<string> {
    for await (const { what, text } of examineShop(shop.api.db, '')) if (what === 'ledger') return text;
    throw new Error('the doctor does not look at the ledger');
  }

  test('blocks a refund of the same money until it is decided', async () => {
    const { shopper, page, id, total, charge, askNow } = await buy();
    const [order] = await readOrders(shopper);
    const old = structuredClone({ about: { gatewaySessionId: idOf(page) }, state: bank.stateOf(idOf(page)) });
    charge.disputedPiastres = 100;
    await askNow();
    await askNow();
    expect(await kindsOf(id)).toEqual(['charge', 'dispute']);
    expect(await examineClaims()).toContain(order?.orderNumber);
    for (const isByHand of [true, false])
      await expect(refundOrder(shop.api, id, { amountPiastres: total, isByHand })).rejects.toThrow(
        /1 EGP is claimed back by a bank/,
      );
    await cancelOrder(shop.api, id, 'shop');
    await shop.runJobs();
    expect(charge.refundedPiastres).toBe(total - 100);
    expect(await statusOf(shopper)).toBe('refund_due');
    // A late notification with the state from before the dispute.
    await send(old);
    expect(await kindsOf(id)).toEqual(['charge', 'dispute', 'refund']);
    charge.disputedPiastres = 0;
    await askNow();
    await shop.runJobs();
    expect(await kindsOf(id)).toEqual(['charge', 'dispute', 'refund', 'dispute_won', 'refund']);
    expect(charge.refundedPiastres).toBe(total);
    expect(await statusOf(shopper)).toBe('refunded');
    expect(await examineClaims()).toBe('no bank claims money back');
  });

  test('of a payment for a cancelled order makes the shop refund nothing', async () => {
    const { shopper, page } = await openNewCardPage();
    await notify(page, 'cancelled');
    bank.pay(idOf(page));
    const [charge] = bank.find(idOf(page)).charges;
    if (charge) charge.disputedPiastres = charge.amountPiastres;
    await send({ about: { gatewaySessionId: idOf(page) }, state: 'ask' });
    await shop.runJobs();
    expect(charge?.refundedPiastres).toBe(0);
    const [order] = await readOrders(shopper);
    expect(await kindsOf(order?.id ?? '')).toEqual(['charge', 'dispute']);
  });
});

describe('a parcel that is refunded while being shipped', () => {
  async function ship() {
    const bought = await buy();
    await packOrder(shop.api, bought.id);
    await shipOrder(shop.api, bought.id, { carrier: 'Bosta', trackingNumber: '77' });
    return bought;
  }

  test('is delivered as partly refunded after a partial refund', async () => {
    const { shopper, id } = await ship();
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('shipped');
    await deliverOrder(shop.api, id);
    expect(await readOrders(shopper)).toMatchObject([
      { status: 'partly_refunded', deliveredAt: expect.any(Date), stock: 'sold' },
    ]);
  });

  test('can be returned once after a full refund, which restocks it', async () => {
    const { shopper, id } = await ship();
    await refundOrder(shop.api, id, { isByHand: true });
    expect(await readOrders(shopper)).toMatchObject([{ status: 'refunded', stock: 'sold' }]);
    await returnOrder(shop.api, id);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'refunded', stock: 'none' }]);
    await expect(returnOrder(shop.api, id)).rejects.toThrow(/is refunded: only an order/);
    const events = await shop.api.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    // A refund by hand is recorded as the shop's.
    expect(events.slice(-2)).toMatchObject([
      { event: 'refunded_all', by: 'shop' },
      { event: 'returned_refunded', by: 'shop' },
    ]);
  });

  test('can be fully refunded while a charge in another currency is being refunded', async () => {
    const { shopper, page, id, total } = await ship();
    await pay(page, { currency: 'USD' });
    await refundOrder(shop.api, id, { amountPiastres: total });
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
  });
});

test("a shopper cannot cancel another shopper's order, even with its number", async () => {
  const { shopper, id } = await buy();
  const stranger = await shop.addShopper();
  await expect(cancelOrder(shop.api, id, 'shopper', stranger.id)).rejects.toThrow('no order');
  expect(await statusOf(shopper)).toBe('paid');
  await cancelOrder(shop.api, id, 'shopper', shopper.id);
  expect(await statusOf(shopper)).toBe('refund_due');
});
