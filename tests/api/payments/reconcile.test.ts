import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { examineShop } from '#server/examine-shop.ts';
import type { Finding } from '#server/finding.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { openBankShop } from './bank-shop.ts';

const MINUTE_MS = 60 * 1000;
const bankShop = await openBankShop();
const { bank, idOf, openNewCardPage, placeCash, readCart, readOrders, readProduct, shop, statusOf } =
  bankShop;
const readSessions = (orderId: string) =>
  shop.api.db.select().from(paymentSessions).where(eq(paymentSessions.orderId, orderId));

describe('an open session', () => {
  test('is settled when the gateway reports it paid, without a notification', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.pay(idOf(page));
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('pending');
    shop.passTime(3 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('paid');
    const [order] = await readOrders(shopper);
    expect(await readSessions(order?.id ?? '')).toMatchObject([{ closedAt: expect.any(Date) }]);
  });

  test('is asked about when its shopper lists orders, at most every ten seconds', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.pay(idOf(page));
    await bankShop.listOrders(shopper);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('pending');
    shop.passTime(11_000);
    await bankShop.listOrders(shopper);
    await shop.runJobs();
    expect(await bankShop.listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
  });

  test('holds its pieces for 15 minutes, then is ended at the gateway and releases them', async () => {
    const { quantity } = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    shop.passTime(14 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('pending');
    expect((await readProduct(plain.id)).quantity).toBe(quantity - 1);
    shop.passTime(2 * MINUTE_MS);
    await shop.reconcile();
    expect(await readOrders(shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
    expect(bank.find(idOf(page)).status).toBe('ended');
    expect((await readProduct(plain.id)).quantity).toBe(quantity);
  });

  test('keeps the pieces reserved for its shopper, who may change the cart and check out again', async () => {
    const { quantity } = await readProduct(plain.id);
    await bankShop.setStock(plain.id, 1);
    const { shopper, cartId } = await openNewCardPage();
    expect(await readProduct(plain.id)).toMatchObject({ quantity: 0 });
    expect((await readCart(shopper)).data.products).toMatchObject([{ product: { quantity: 1 } }]);
    const elsewhere = { shippingAddress: { details: 'Elsewhere', phone: '01012345678', city: 'Giza' } };
    expect((await bankShop.checkOut(shopper, cartId, '', elsewhere)).status).toBe(200);
    const stranger = await shop.addShopper();
    const refused = await shop.post('/api/v1/cart', { productId: plain.id }, { token: stranger.token });
    expect(refused.body.code).toBe('out-of-stock');
    expect((await readOrders(shopper)).map(({ status, stock }) => [status, stock])).toEqual([
      ['replaced', 'none'],
      ['pending', 'held'],
    ]);
    await bankShop.setStock(plain.id, quantity - 1);
  });
});

describe('a payment in progress', () => {
  test('keeps the order and its pieces beyond the page’s expiry, and can pay it', async () => {
    const { shopper, page } = await openNewCardPage();
    await bankShop.notify(page, 'failed');
    bank.find(idOf(page)).status = 'paying';
    for (const minutes of [16, 20 * 60]) {
      shop.passTime(minutes * MINUTE_MS);
      await shop.reconcile();
      expect(await readOrders(shopper)).toMatchObject([{ status: 'pending', stock: 'held' }]);
      expect(await bankShop.listOrders(shopper)).toMatchObject([{ paymentStatus: 'pending', isPaid: false }]);
    }
    bank.pay(idOf(page));
    shop.passTime(7 * 60 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('releases the pieces as soon as the bank reports its failure', async () => {
    const { shopper, page } = await openNewCardPage();
    await bankShop.notify(page, 'paying');
    bank.find(idOf(page)).status = 'paying';
    shop.passTime(16 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('pending');
    bank.find(idOf(page)).status = 'open';
    shop.passTime(60 * MINUTE_MS);
    await shop.reconcile();
    expect(await readOrders(shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
  });

  test('is waited for two days, and settled even later', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.find(idOf(page)).status = 'paying';
    shop.passTime(16 * MINUTE_MS);
    await shop.reconcile();
    shop.passTime(49 * 60 * MINUTE_MS);
    await shop.reconcile();
    expect(await readOrders(shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
    bank.pay(idOf(page));
    shop.passTime(7 * 60 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('paid');
  });
});

describe('a session of an abandoned order', () => {
  test.each([
    [
      'replaced',
      (shopper: Awaited<ReturnType<typeof openNewCardPage>>) => placeCash(shopper.shopper, shopper.cartId),
    ],
    ['cancelled', ({ page }: { page: string }) => bankShop.notify(page, 'cancelled')],
  ])('is ended at the gateway, so that it cannot be paid: %s', async (status, giveUp) => {
    const opened = await openNewCardPage();
    bank.find(idOf(opened.page)).status = 'open';
    await giveUp(opened);
    await shop.runJobs();
    const [order] = await readOrders(opened.shopper);
    expect(order?.status).toBe(status);
    expect(await readSessions(order?.id ?? '')).toMatchObject([{ closedAt: expect.any(Date) }]);
    if (status === 'replaced') expect(bank.find(idOf(opened.page)).status).toBe('ended');
  });

  test('is found and refunded if it was paid without a notification', async () => {
    const { shopper, cartId, page } = await openNewCardPage();
    bank.pay(idOf(page));
    await placeCash(shopper, cartId);
    await shop.runJobs();
    const [card, cash] = await readOrders(shopper);
    expect([card?.status, cash?.status]).toEqual(['refunded', 'placed']);
    const [charge] = bank.find(idOf(page)).charges;
    expect(charge?.refundedPiastres).toBe(charge?.amountPiastres);
  });
});

describe('a gateway', () => {
  test('that does not answer is asked again later; its pieces are released, and no other session waits', async () => {
    const [stuck, lucky] = [await openNewCardPage(), await openNewCardPage()];
    shop.passTime(16 * MINUTE_MS);
    bank.sessions.delete(idOf(stuck.page));
    bank.pay(idOf(lucky.page));
    expect(await shop.reconcile()).toMatchObject([{ queue: 'session' }]);
    expect(await statusOf(lucky.shopper)).toBe('paid');
    expect(await readOrders(stuck.shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
    const [order] = await readOrders(stuck.shopper);
    expect(await readSessions(order?.id ?? '')).toMatchObject([{ closedAt: null }]);
  });

  test('that keeps an expired session open: its pieces are released, but a payment still counts', async () => {
    const { endSession } = bank.gateway;
    delete bank.gateway.endSession;
    const { shopper, page } = await openNewCardPage();
    shop.passTime(16 * MINUTE_MS);
    await shop.reconcile();
    expect(await readOrders(shopper)).toMatchObject([{ status: 'expired', stock: 'none' }]);
    const [order] = await readOrders(shopper);
    expect(await readSessions(order?.id ?? '')).toMatchObject([{ closedAt: null }]);
    bank.pay(idOf(page));
    shop.passTime(60 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('paid');
    if (endSession) bank.gateway.endSession = endSession;
  });

  test('that is no longer offered is still asked, and its notifications count', async () => {
    const { shopper, page } = await openNewCardPage();
    const { createPayments } = await import('#api/payments/payments.ts');
    const later = await openTestShop({
      database: { ...shop.database, close: async () => {} },
      payments: () => createPayments([bank.gateway], ['cash']),
    });
    const refused = await createShopSteps(later).checkOut(shopper, (await readCart(shopper)).cartId);
    expect(refused).toMatchObject({ status: 400, body: { code: 'payment-not-offered' } });
    const headers = { signature: 'right' };
    await later.post('/api/payments/bank/notify', bank.pay(idOf(page)), { headers });
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('with another account’s keys closes no session until the right keys are back', async () => {
    const { shopper, page } = await openNewCardPage();
    bank.pay(idOf(page));
    bank.keys.account = 'another';
    shop.passTime(16 * MINUTE_MS);
    await shop.reconcile();
    const [order] = await readOrders(shopper);
    expect(await readSessions(order?.id ?? '')).toMatchObject([{ account: 'shop', closedAt: null }]);
    await shop.api.db
      .update(paymentSessions)
      .set({ expiresAt: new Date(Date.now() - 4 * 24 * 60 * MINUTE_MS) })
      .where(eq(paymentSessions.orderId, order?.id ?? ''));
    const findings: Finding[] = [];
    for await (const finding of examineShop(shop.api.db, '')) findings.push(finding);
    expect(findings.find(({ what }) => what === 'sessions')?.text).toContain(
      `${order?.orderNumber} (bank account shop)`,
    );
    bank.keys.account = 'shop';
    shop.passTime(60 * MINUTE_MS);
    await shop.reconcile();
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('without keys cannot be asked: its orders expire, but their sessions stay open', async () => {
    const { shopper } = await openNewCardPage();
    const { createPayments } = await import('#api/payments/payments.ts');
    const later = await openTestShop({
      database: { ...shop.database, close: async () => {} },
      clock: () => shop.api.clock() + 16 * MINUTE_MS,
      payments: () => createPayments([], ['cash']),
    });
    await later.reconcile();
    const [order] = await readOrders(shopper);
    expect(order).toMatchObject({ status: 'expired', stock: 'none' });
    expect(await readSessions(order?.id ?? '')).toMatchObject([{ closedAt: null }]);
  });
});

test('several servers may reconcile concurrently', async () => {
  const opened = [await openNewCardPage(), await openNewCardPage(), await openNewCardPage()];
  for (const { page } of opened) bank.pay(idOf(page));
  shop.passTime(3 * MINUTE_MS);
  await Promise.all([shop.reconcile(), shop.reconcile()]);
  for (const { shopper } of opened) expect(await statusOf(shopper)).toBe('paid');
});
