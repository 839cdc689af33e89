import { describe, expect, test } from 'vitest';
import { readEntries } from '#api/ledger/ledger.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBankShop } from './bank-shop.ts';

const { bank, idOf, openNewCardPage, pay, readOrders, readProduct, send, shop, statusOf, notify } =
  await openBankShop();
const shopWithTestCard = await openTestShop();

describe('a notification', () => {
  test.each([
    ['too little', { amountPiastres: 1 }],
    ['too much', { amountPiastres: 10_000_000 }],
    ['another currency', { currency: 'USD' }],
  ])('of %s does not pay an order: it is entered in the ledger and refunded', async (_, change) => {
    const { shopper, page } = await openNewCardPage();
    await pay(page, change);
    const [order] = await readOrders(shopper);
    expect(order).toMatchObject({ status: 'expired', paidAt: null, stock: 'none' });
    expect(await readEntries(shop.api.db, order?.id ?? '')).toMatchObject([{ kind: 'mismatch', ...change }]);
    await shop.runJobs();
    expect(bank.find(idOf(page)).charges).toMatchObject([
      { ...change, refundedPiastres: expect.any(Number) },
    ]);
    const [charge] = bank.find(idOf(page)).charges;
    expect(charge?.refundedPiastres).toBe(charge?.amountPiastres);
    expect(await readEntries(shop.api.db, order?.id ?? '')).toMatchObject([
      { kind: 'mismatch' },
      { kind: 'refund', amountPiastres: charge?.amountPiastres },
    ]);
    expect(await statusOf(shopper)).toBe('expired');
  });

  test('without a valid signature is 400 and changes nothing', async () => {
    const { shopper, page } = await openNewCardPage();
    const notification = bank.pay(idOf(page));
    expect(await send(notification, 'wrong')).toMatchObject({ status: 400, body: { statusMsg: 'fail' } });
    expect(await statusOf(shopper)).toBe('pending');
    const [order] = await readOrders(shopper);
    expect(await readEntries(shop.api.db, order?.id ?? '')).toEqual([]);
  });

  test('that is repeated, in parallel or later, is entered once', async () => {
    const { shopper, page } = await openNewCardPage();
    const before = await readProduct(plain.id);
    const notification = bank.pay(idOf(page));
    await Promise.all(Array.from({ length: 6 }, () => send(notification)));
    const after = await readOrders(shopper);
    shop.passTime(1000);
    expect((await send(notification)).status).toBe(200);
    expect(await readOrders(shopper)).toEqual(after);
    expect(await readEntries(shop.api.db, after[0]?.id ?? '')).toMatchObject([{ kind: 'charge' }]);
    expect((await readProduct(plain.id)).sold).toBe(before.sold + 1);
  });

  test('of a payment in progress does not prevent the later notification of success', async () => {
    const { shopper, page } = await openNewCardPage();
    expect((await notify(page, 'pending')).status).toBe(200);
    expect(await statusOf(shopper)).toBe('pending');
    await pay(page);
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('that does not prove a payment makes the shop ask the gateway', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.pay(idOf(page));
    await send({ about: { gatewaySessionId: idOf(page) }, state: 'ask' });
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('makes the shop ask the gateway at most every ten seconds', async () => {
    const { shopper, page } = await openNewCardPage();
    const about = { gatewaySessionId: idOf(page) };
    await send({ about, state: 'ask' });
    bank.pay(idOf(page));
    await send({ about, state: 'ask' });
    expect(await statusOf(shopper)).toBe('pending');
    shop.passTime(11_000);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('that names only our session is not trusted: the gateway is asked', async () => {
    const { shopper, page } = await openNewCardPage();
    const { key } = bank.find(idOf(page));
    const charge = { transaction: 'forged', amountPiastres: 1, currency: 'EGP', refundedPiastres: 0 };
    await send({ about: { key }, state: { charges: [charge], status: 'ended' } });
    const [order] = await readOrders(shopper);
    expect(order?.status).toBe('pending');
    expect(await readEntries(shop.api.db, order?.id ?? '')).toEqual([]);
  });

  test('of an unknown session or another gateway is 404', async () => {
    expect((await notify('/pay/unknown', 'expired')).status).toBe(404);
    for (const name of ['test', 'stripe'])
      expect((await shop.post(`/api/payments/${name}/notify`, {})).status).toBe(404);
  });

  test('that concerns no order is accepted', async () => {
    expect((await send({})).status).toBe(200);
  });

  test('is 404 for the test card gateway', async () => {
    const { status, body } = await shopWithTestCard.post('/api/payments/test/notify', {});
    expect([status, body.statusMsg]).toEqual([404, 'fail']);
  });
});
