/** Limits of unconfirmed cash orders, for accounts without a delivery. */
import { describe, expect, test } from 'vitest';
import { packOrder } from '#api/orders/actions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { MAX_PIECES, openHoldShop, STOCK } from './hold-shop.ts';

const { checkOutFrom, fill, leftOf, newPlace, placeCashFrom, readOrders, setStock, shop, stocksOf } =
  await openHoldShop();

describe('cash orders of an account without a delivery', () => {
  test('are refused if too large, and leave stock and cart unchanged', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    const cartId = await fill(shopper, MAX_PIECES + 1);
    expect(await placeCashFrom(shopper, cartId, place)).toMatchObject({
      status: 409,
      body: { code: 'cash-order-too-large', message: expect.stringContaining('card') },
    });
    expect(await leftOf()).toBe(STOCK);
    expect((await checkOutFrom(shopper, cartId, place)).status).toBe(200);
  });

  test('cannot take all of the last pieces, and the refusal says how many are left', async () => {
    await setStock(plain.id, 4);
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    const cartId = await fill(shopper, 4);
    expect(await placeCashFrom(shopper, cartId, place)).toMatchObject({
      status: 409,
      body: { code: 'cash-last-pieces', values: [3, plain.title.en] },
    });
    await shop.put(`/api/v1/cart/${plain.id}`, { count: 3 }, { token: shopper.token });
    expect((await placeCashFrom(shopper, cartId, place)).status).toBe(201);
  });

  test('count towards the limit of unconfirmed orders until they are packed', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    expect((await placeCashFrom(shopper, await fill(shopper, 8), place)).status).toBe(201);
    expect(await placeCashFrom(shopper, await fill(shopper, 3), place)).toMatchObject({
      status: 409,
      body: { code: 'cash-orders-unconfirmed' },
    });
    const [first] = await readOrders(shopper);
    await packOrder(shop.api, first?.id ?? '');
    expect((await placeCashFrom(shopper, await fill(shopper, 3), place)).status).toBe(201);
  });

  test('are not limited once one was delivered', async () => {
    const [shopper, place] = [await shop.addShopper(), newPlace()];
    await placeCashFrom(shopper, await fill(shopper, 1), place);
    await shop.api.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: new Date() })
      .where(eq(orders.userId, shopper.id));
    expect((await placeCashFrom(shopper, await fill(shopper, 50), place)).status).toBe(201);
    await checkOutFrom(shopper, await fill(shopper, MAX_PIECES), place);
    expect((await stocksOf(shopper)).at(-1)).toBe('held');
  });
});
