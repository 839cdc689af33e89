import { describe, expect, test } from 'vitest';
import { readEntries, sumEntries } from '#api/ledger/ledger.ts';
import { readLines } from '#api/orders/queries.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { carts } from '#api/schema/cart.ts';
import { products } from '#api/schema/catalogue.ts';
import { orders } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { waitForLocks } from '#tests/setup/watch-database.ts';
import { openBankShop } from './bank-shop.ts';

const {
  bank,
  checkOut,
  fillCart,
  idOf,
  listOrders,
  pay,
  send,
  notify,
  openNewCardPage,
  placeCash,
  readCart,
  readOrders,
  readProduct,
  setPrice,
  shop,
  statusOf,
} = await openBankShop();

describe('a paid order', () => {
  test('is paid once, whatever notifications are repeated or follow', async () => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    const paying = bank.pay(idOf(page));
    expect((await send(paying)).status).toBe(200);
    const [paid] = await readOrders(shopper);
    expect(paid).toMatchObject({ status: 'paid', paidAt: expect.any(Date) });
    const again = [send(paying), notify(page, 'failed'), notify(page, 'cancelled'), notify(page, 'pending')];
    for (const answer of await Promise.all(again)) expect(answer.status).toBe(200);
    expect(await readOrders(shopper)).toEqual([paid]);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before.quantity - 1,
      sold: before.sold + 1,
    });
  });

  test('that is charged twice has one charge refunded and stays paid', async () => {
    const before = await readProduct(plain.id);
    const { shopper, page } = await openNewCardPage();
    await Promise.all([pay(page), pay(page)]);
    expect(await statusOf(shopper)).toBe('paid');
    await shop.runJobs();
    const { charges } = bank.find(idOf(page));
    expect(charges.map(({ refundedPiastres }) => refundedPiastres > 0).sort()).toEqual([false, true]);
    expect(await statusOf(shopper)).toBe('paid');
    expect((await readProduct(plain.id)).quantity).toBe(before.quantity - 1);
    const [order] = await readOrders(shopper);
    expect(sumEntries(await readEntries(shop.api.db, order?.id ?? ''))).toMatchObject({
      takenPiastres: 2 * (order?.totalPiastres ?? 0),
      refundedPiastres: order?.totalPiastres,
    });
  });

  test('removes only its products from the cart', async () => {
    const { shopper, cartId, page } = await openNewCardPage(plain.id, plain.id, other.id);
    await fillCart(shopper, plain.id);
    await pay(page);
    const cart = await readCart(shopper);
    expect(cart).toMatchObject({ numOfCartItems: 1, cartId });
    expect(cart.data.products).toMatchObject([{ count: 1, product: { _id: plain.id } }]);
    expect((await listOrders(shopper))[0].cartItems).toMatchObject([
      { count: 2, product: { _id: plain.id } },
      { count: 1, product: { _id: other.id } },
    ]);
  });

  test('is settled although its cart has changed or is gone', async () => {
    const { shopper, page } = await openNewCardPage(plain.id, other.id);
    await shop.delete(`/api/v1/cart/${plain.id}`, { token: shopper.token });
    await pay(page);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 0, cartId: null });

    const gone = await openNewCardPage();
    await shop.delete('/api/v1/cart', { token: gone.shopper.token });
    await pay(gone.page);
    expect(await statusOf(gone.shopper)).toBe('paid');
  });

  test('keeps the prices from checkout', async () => {
    const { shopper, page } = await openNewCardPage();
    await setPrice(plain.id, toPiastres(plain.price) * 3);
    await pay(page);
    await setPrice(plain.id, toPiastres(plain.price));
    expect(await listOrders(shopper)).toMatchObject([
      {
        isPaid: true,
        totalOrderPrice: (toPiastres(plain.price) + 499) / 100,
        cartItems: [{ price: plain.price }],
      },
    ]);
  });

  test('leaves another shopper’s cart unchanged', async () => {
    const [{ page }, stranger] = [await openNewCardPage(), await openNewCardPage()];
    await pay(page);
    expect(await readCart(stranger.shopper)).toMatchObject({ numOfCartItems: 1, cartId: stranger.cartId });
    expect(await statusOf(stranger.shopper)).toBe('pending');
  });
});

describe('concurrently', () => {
  test('a payment locks the cart before the order, as a checkout does, so they cannot deadlock', async () => {
    const { shopper, cartId, page } = await openNewCardPage();
    const { paying } = await shop.api.db.transaction(async (tx) => {
      await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
      const paying = pay(page);
      // On the embedded engine, which runs one transaction at a time, the payment has not started yet.
      if (shop.database.engine === 'postgres') await waitForLocks(shop.database);
      await tx.select().from(orders).where(eq(orders.userId, shopper.id)).for('update', { noWait: true });
      return { paying };
    });
    expect((await paying).status).toBe(200);
    expect(await statusOf(shopper)).toBe('paid');
  });

  test('paying, checking out, ordering in cash and changing the cart keep stock and sales correct', async () => {
    const before = await readProduct(plain.id);
    const heldBefore = bank.sumHeld();
    const opened = await Promise.all(Array.from({ length: 6 }, () => openNewCardPage(plain.id, other.id)));
    const answers = await Promise.all(
      opened.flatMap(({ shopper, cartId, page }) => [
        checkOut(shopper, cartId, '?url=http://localhost:1'),
        pay(page),
        shop.post('/api/v1/cart', { productId: plain.id }, { token: shopper.token }),
        checkOut(shopper, cartId),
        placeCash(shopper, cartId),
        notify(page, 'failed'),
        shop.delete(`/api/v1/cart/${other.id}`, { token: shopper.token }),
      ]),
    );
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    await shop.runJobs();
    const all = (await Promise.all(opened.map(({ shopper }) => readOrders(shopper)))).flat();
    const lines = await readLines(
      shop.api.db,
      all.filter(({ stock }) => stock !== 'none').map(({ id }) => id),
    );
    const countOf = (stock: string) =>
      lines
        .filter(
          ({ productId, orderId }) =>
            productId === plain.id && all.find(({ id }) => id === orderId)?.stock === stock,
        )
        .reduce((sum, { count }) => sum + count, 0);
    expect(countOf('sold')).toBeGreaterThanOrEqual(6);
    expect(await readProduct(plain.id)).toMatchObject({
      quantity: before.quantity - countOf('sold') - countOf('held'),
      sold: before.sold + countOf('sold'),
    });
    // Every charge has a paid order or was refunded.
    const kept = all
      .filter(({ status }) => status === 'paid')
      .reduce((sum, order) => sum + order.totalPiastres, 0);
    expect(bank.sumHeld()).toBe(heldBefore + kept);
  });
});

test('no product’s stock went below zero', async () => {
  const rows = await shop.api.db.select({ quantity: products.quantity }).from(products);
  expect(Math.min(...rows.map((row) => row.quantity))).toBeGreaterThanOrEqual(0);
});
