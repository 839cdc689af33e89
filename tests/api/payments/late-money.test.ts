import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { refunds } from '#api/schema/payments.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';
import { openBankShop } from './bank-shop.ts';

const {
  bank,
  checkOut,
  fillCart,
  idOf,
  listOrders,
  openNewCardPage,
  pay,
  placeCash,
  readCart,
  readOrders,
  readProduct,
  setStock,
  shop,
  statusOf,
  notify,
} = await openBankShop();

describe('a late payment', () => {
  test.each(['failed', 'expired'] as const)('settles an order that was %s', async (state) => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    await notify(page, state);
    expect(await statusOf(shopper)).toBe(state);
    await pay(page);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'paid', stock: 'sold' }]);
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - 1);
  });

  test.each([
    ['gave up', (page: string) => notify(page, 'cancelled')],
    [
      'replaced by another checkout',
      async (_: string, shopper: Shopper, cartId: string) => {
        await fillCart(shopper, other.id);
        await checkOut(shopper, cartId);
      },
    ],
    [
      'replaced by an order in cash',
      (_: string, shopper: Shopper, cartId: string) => placeCash(shopper, cartId),
    ],
  ])('for an order that its shopper %s is refunded, and never announced as paid', async (_, giveUp) => {
    const { shopper, cartId, page } = await openNewCardPage();
    await giveUp(page, shopper, cartId);
    await pay(page);
    const [order] = await readOrders(shopper);
    expect(order).toMatchObject({ status: 'refund_due', stock: 'none' });
    expect((await listOrders(shopper)).at(-1)).toMatchObject({ paymentStatus: 'refund_due', isPaid: false });
    await shop.runJobs();
    expect((await readOrders(shopper))[0]?.status).toBe('refunded');
    const [charge] = bank.find(idOf(page)).charges;
    expect(charge?.refundedPiastres).toBe(charge?.amountPiastres);
    expect((await listOrders(shopper)).at(-1)).toMatchObject({ paymentStatus: 'refunded', isPaid: false });
  });

  test('for products sold out meanwhile is refunded too, and the cart keeps them', async () => {
    const { shopper, page } = await openNewCardPage(other.id, plain.id);
    await notify(page, 'expired');
    const { quantity } = await readProduct(other.id);
    const before = await readProduct(plain.id);
    await setStock(other.id, 0);
    await pay(page);
    expect(await readOrders(shopper)).toMatchObject([{ status: 'refund_due', paidAt: null }]);
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    await setStock(other.id, quantity);
    expect(await readProduct(plain.id)).toEqual(before);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 2 });
  });

  test('that the gateway cannot refund stays due, to be refunded by hand', async () => {
    const { shopper, page } = await openNewCardPage();
    await notify(page, 'cancelled');
    bank.faults.refusesRefunds = true;
    await pay(page);
    await shop.runJobs();
    bank.faults.refusesRefunds = false;
    const [order] = await readOrders(shopper);
    expect(order?.status).toBe('refund_due');
    expect(
      await shop.api.db
        .select()
        .from(refunds)
        .where(eq(refunds.orderId, order?.id ?? '')),
    ).toMatchObject([{ state: 'refused', refusal: 'this wallet takes nothing back' }]);
  });

  test('has its refund retried until the gateway answers, and is refunded once', async () => {
    const { shopper, page } = await openNewCardPage();
    await notify(page, 'cancelled');
    await pay(page);
    bank.faults.isDown = true;
    expect(await shop.tryJobs()).toMatchObject([{ queue: 'session' }, { queue: 'refund' }]);
    bank.faults.isDown = false;
    expect(await statusOf(shopper)).toBe('refund_due');
    await shop.runJobs();
    await shop.runJobs();
    expect(await statusOf(shopper)).toBe('refunded');
    const [charge] = bank.find(idOf(page)).charges;
    expect(charge?.refundedPiastres).toBe(charge?.amountPiastres);
  });
});
