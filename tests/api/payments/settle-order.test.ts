import { describe, expect, test } from 'vitest';
import { carts } from '#api/cart/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { orders } from '#api/orders/tables.ts';
import type { Gateway, PaymentNotification } from '#api/payments/gateway.ts';
import { createTestCardGateway } from '#api/payments/test-card-gateway.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { shopWith } from '#tests/setup/checkout.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { waitForWaiting } from '#tests/setup/waiting.ts';

/** A gateway with a page of its own that tells us afterwards, as real ones do. */
const bank: Gateway = {
  ...createTestCardGateway(),
  name: 'bank',
  async readNotification(request) {
    if (request.headers.get('signature') !== 'right') return undefined;
    return (await request.json()) as PaymentNotification;
  },
};
const shop = await openTestShop({ payments: bank });
const {
  checkOut,
  fillCart,
  listOrders,
  openCardPage,
  placeCash,
  readCart,
  readOrders,
  readProduct,
  setPrice,
  setStock,
} = shopWith(shop);

let events = 0;
const notify = (page: string, state: string, more: object = {}, signature = 'right') =>
  shop.post(
    '/api/payments/bank/notify',
    { eventId: `event-${++events}`, sessionId: page.slice('/pay/'.length), state, ...more },
    { headers: { signature } },
  );

async function openNew(...productIds: string[]) {
  const shopper = await shop.addShopper();
  const cartId = await fillCart(shopper, ...(productIds.length ? productIds : [plain.id]));
  return { shopper, cartId, page: await openCardPage(shopper, cartId) };
}
const statusOf = async (shopper: Shopper) => (await readOrders(shopper)).at(-1)?.status;

describe('a paid order', () => {
  test('is paid once, whatever is said again or afterwards', async () => {
    const { shopper, page } = await openNew();
    const before = await readProduct(plain.id);
    const amountPiastres = toPiastres(plain.price) + 499;
    expect((await notify(page, 'paid', { eventId: 'one', amountPiastres })).status).toBe(200);
    const [paid] = await readOrders(shopper);
    expect(paid).toMatchObject({ status: 'paid', paidAt: expect.any(Date) });

    const again = [
      notify(page, 'paid', { eventId: 'one', amountPiastres }),
      notify(page, 'paid'),
      notify(page, 'failed'),
      notify(page, 'cancelled'),
      notify(page, 'pending'),
    ];
    for (const answer of await Promise.all(again)) expect(answer.status).toBe(200);
    expect(await readOrders(shopper)).toEqual([paid]);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before.quantity - 1,
      sold: before.sold + 1,
    });
  });

  test('parallel notifications, the same and different ones, settle once', async () => {
    const { shopper, page } = await openNew();
    const before = await readProduct(plain.id);
    await Promise.all([
      ...Array.from({ length: 4 }, () => notify(page, 'paid', { eventId: 'same' })),
      ...Array.from({ length: 4 }, () => notify(page, 'paid')),
    ]);
    expect(await statusOf(shopper)).toBe('paid');
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - 1);
  });

  test('takes out of the cart only what was bought', async () => {
    const { shopper, cartId, page } = await openNew(plain.id, plain.id, other.id);
    await fillCart(shopper, plain.id);
    await notify(page, 'paid');
    const cart = await readCart(shopper);
    expect(cart).toMatchObject({ numOfCartItems: 1, cartId });
    expect(cart.data.products).toMatchObject([{ count: 1, product: { _id: plain.id } }]);
    expect((await listOrders(shopper))[0].cartItems).toMatchObject([
      { count: 2, product: { _id: plain.id } },
      { count: 1, product: { _id: other.id } },
    ]);
  });

  test('copes with a cart that lost some of it, or is gone', async () => {
    const { shopper, page } = await openNew(plain.id, other.id);
    await shop.delete(`/api/v1/cart/${plain.id}`, { token: shopper.token });
    await notify(page, 'paid');
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 0, cartId: null });

    const gone = await openNew();
    await shop.delete('/api/v1/cart', { token: gone.shopper.token });
    await notify(gone.page, 'paid');
    expect(await statusOf(gone.shopper)).toBe('paid');
  });

  test('keeps the prices of its checkout', async () => {
    const { shopper, page } = await openNew();
    await setPrice(plain.id, toPiastres(plain.price) * 3);
    await notify(page, 'paid', { amountPiastres: toPiastres(plain.price) + 499 });
    await setPrice(plain.id, toPiastres(plain.price));
    expect(await listOrders(shopper)).toMatchObject([
      {
        isPaid: true,
        totalOrderPrice: (toPiastres(plain.price) + 499) / 100,
        cartItems: [{ price: plain.price }],
      },
    ]);
  });

  test('leaves the cart of another shopper alone', async () => {
    const [{ page }, stranger] = [await openNew(), await openNew()];
    await notify(page, 'paid');
    expect(await readCart(stranger.shopper)).toMatchObject({ numOfCartItems: 1, cartId: stranger.cartId });
    expect(await statusOf(stranger.shopper)).toBe('pending');
  });
});

describe('everything at once', () => {
  test('a payment waits for the cart before it holds the order, as a checkout does: they cannot block each other', async () => {
    const { shopper, cartId, page } = await openNew();
    const { paying } = await shop.api.db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
      const paying = notify(page, 'paid');
      // The embedded engine runs one transaction at a time: there the payment has not begun.
      if (shop.database.engine === 'postgres') await waitForWaiting(shop.database);
      await tx.select().from(orders).where(eq(orders.userId, shopper.id)).for('update', { noWait: true });
      return { paying };
    });
    expect((await paying).status).toBe(200);
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('paying, checking out, buying for cash and changing the cart in parallel: nothing breaks, all that was sold is counted', async () => {
    const before = await readProduct(plain.id);
    const opened = await Promise.all(Array.from({ length: 6 }, () => openNew(plain.id, other.id)));
    const answers = await Promise.all(
      opened.flatMap(({ shopper, cartId, page }) => [
        checkOut(shopper, cartId, '?url=http://localhost:1'),
        notify(page, 'paid'),
        shop.post('/api/v1/cart', { productId: plain.id }, { token: shopper.token }),
        checkOut(shopper, cartId),
        placeCash(shopper, cartId),
        notify(page, 'failed'),
        shop.delete(`/api/v1/cart/${other.id}`, { token: shopper.token }),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    const sold = (await Promise.all(opened.map(({ shopper }) => listOrders(shopper))))
      .flat()
      .filter(({ paymentStatus }) => paymentStatus === 'paid' || paymentStatus === 'cash')
      .flatMap(({ cartItems }) => cartItems)
      .filter(({ product }) => product._id === plain.id)
      .reduce((sum, { count }) => sum + count, 0);
    expect(sold).toBeGreaterThanOrEqual(6);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before.quantity - sold,
      sold: before.sold + sold,
    });
  });
});

describe('money that came late', () => {
  test.each(['failed', 'cancelled'])('settles an order that was %s', async (state) => {
    const { shopper, page } = await openNew();
    await notify(page, state);
    expect(await statusOf(shopper)).toBe(state);
    await notify(page, 'paid');
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('settles an order that a newer checkout replaced, and lists it again', async () => {
    const { shopper, cartId, page } = await openNew();
    await fillCart(shopper, other.id);
    await checkOut(shopper, cartId);
    await notify(page, 'paid');
    expect((await readOrders(shopper)).map((order) => order.status)).toEqual(['paid', 'pending']);
    expect(await listOrders(shopper)).toHaveLength(2);
  });

  test('for what is sold out is a refund that is due, once, and shows as paid', async () => {
    const { shopper, page } = await openNew(other.id, plain.id);
    const { quantity } = await readProduct(other.id);
    const before = await readProduct(plain.id);
    await setStock(other.id, 0);
    await notify(page, 'paid');
    await setStock(other.id, quantity);
    await notify(page, 'paid');
    expect(await readOrders(shopper)).toMatchObject([{ status: 'refund_due', paidAt: expect.any(Date) }]);
    expect(await readProduct(plain.id)).toEqual(before);
    expect(await listOrders(shopper)).toMatchObject([{ paymentStatus: 'paid', isPaid: true }]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 2 });
  });
});

describe('a notification', () => {
  test('of another amount changes nothing, and the right one still counts', async () => {
    const { shopper, page } = await openNew();
    const wrong = await notify(page, 'paid', { eventId: 'amount', amountPiastres: 1 });
    expect(wrong).toMatchObject({ status: 400, body: { statusMsg: 'fail' } });
    expect(await statusOf(shopper)).toBe('pending');
    await notify(page, 'paid', { eventId: 'amount' });
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('that is not signed is 400 and changes nothing', async () => {
    const { shopper, page } = await openNew();
    expect(await notify(page, 'paid', {}, 'wrong')).toMatchObject({
      status: 400,
      body: { statusMsg: 'fail' },
    });
    expect(await statusOf(shopper)).toBe('pending');
  });

  test('that comes again is not acted upon again', async () => {
    const { shopper, page } = await openNew();
    await notify(page, 'failed', { eventId: 'again' });
    const after = await readOrders(shopper);
    shop.passTime(1000);
    expect((await notify(page, 'failed', { eventId: 'again' })).status).toBe(200);
    expect(await readOrders(shopper)).toEqual(after);
    await notify(page, 'failed');
    expect(await readOrders(shopper)).not.toEqual(after);
  });

  test('of an unknown session or another gateway is 404', async () => {
    expect((await notify('/pay/unknown', 'paid')).status).toBe(404);
    for (const name of ['test-card', 'stripe'])
      expect((await shop.post(`/api/payments/${name}/notify`, {})).status).toBe(404);
  });

  test('has no place at the test card page', async () => {
    const plainShop = await openTestShop();
    const { status, body } = await plainShop.post('/api/payments/test-card/notify', {});
    expect([status, body.statusMsg]).toEqual([404, 'fail']);
  });
});

test('the stock of no product went below zero', async () => {
  const rows = await shop.api.db.select({ quantity: products.quantity }).from(products);
  expect(Math.min(...rows.map((row) => row.quantity))).toBeGreaterThanOrEqual(0);
});
