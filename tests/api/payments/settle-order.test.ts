import { describe, expect, test } from 'vitest';
import { carts } from '#api/cart/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { orders } from '#api/orders/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { waitForLocks } from '#tests/setup/watch-database.ts';
import { openBankShop } from './bank-shop.ts';

const {
  checkOut,
  fillCart,
  listOrders,
  notify,
  openNewCardPage,
  placeCash,
  readCart,
  readOrders,
  readProduct,
  setPrice,
  setStock,
  shop,
  statusOf,
} = await openBankShop();

describe('a paid order', () => {
  test('is paid once, whatever is said again or afterwards', async () => {
    const { shopper, page } = await openNewCardPage();
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
    const { shopper, page } = await openNewCardPage();
    const before = await readProduct(plain.id);
    await Promise.all([
      ...Array.from({ length: 4 }, () => notify(page, 'paid', { eventId: 'same' })),
      ...Array.from({ length: 4 }, () => notify(page, 'paid')),
    ]);
    expect(await statusOf(shopper)).toBe('paid');
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - 1);
  });

  test('takes out of the cart only what was bought', async () => {
    const { shopper, cartId, page } = await openNewCardPage(plain.id, plain.id, other.id);
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
    const { shopper, page } = await openNewCardPage(plain.id, other.id);
    await shop.delete(`/api/v1/cart/${plain.id}`, { token: shopper.token });
    await notify(page, 'paid');
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 0, cartId: null });

    const gone = await openNewCardPage();
    await shop.delete('/api/v1/cart', { token: gone.shopper.token });
    await notify(gone.page, 'paid');
    expect(await statusOf(gone.shopper)).toBe('paid');
  });

  test('keeps the prices of its checkout', async () => {
    const { shopper, page } = await openNewCardPage();
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
    const [{ page }, stranger] = [await openNewCardPage(), await openNewCardPage()];
    await notify(page, 'paid');
    expect(await readCart(stranger.shopper)).toMatchObject({ numOfCartItems: 1, cartId: stranger.cartId });
    expect(await statusOf(stranger.shopper)).toBe('pending');
  });
});

describe('everything at once', () => {
  test('a payment waits for the cart before it holds the order, as a checkout does: they cannot block each other', async () => {
    const { shopper, cartId, page } = await openNewCardPage();
    const { paying } = await shop.api.db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
      const paying = notify(page, 'paid');
      // The embedded engine runs one transaction at a time, so there the payment has not begun.
      if (shop.database.engine === 'postgres') await waitForLocks(shop.database);
      await tx.select().from(orders).where(eq(orders.userId, shopper.id)).for('update', { noWait: true });
      return { paying };
    });
    expect((await paying).status).toBe(200);
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('paying, checking out, buying for cash and changing the cart in parallel: nothing breaks, all that was sold is counted', async () => {
    const before = await readProduct(plain.id);
    const opened = await Promise.all(Array.from({ length: 6 }, () => openNewCardPage(plain.id, other.id)));
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
    const { shopper, page } = await openNewCardPage();
    await notify(page, state);
    expect(await statusOf(shopper)).toBe(state);
    await notify(page, 'paid');
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('settles an order that a newer checkout replaced, and lists it again', async () => {
    const { shopper, cartId, page } = await openNewCardPage();
    await fillCart(shopper, other.id);
    await checkOut(shopper, cartId);
    await notify(page, 'paid');
    expect((await readOrders(shopper)).map((order) => order.status)).toEqual(['paid', 'pending']);
    expect(await listOrders(shopper)).toHaveLength(2);
  });

  test('for what is sold out is a refund that is due, once, and shows as paid', async () => {
    const { shopper, page } = await openNewCardPage(other.id, plain.id);
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

test('the stock of no product went below zero', async () => {
  const rows = await shop.api.db.select({ quantity: products.quantity }).from(products);
  expect(Math.min(...rows.map((row) => row.quantity))).toBeGreaterThanOrEqual(0);
});
