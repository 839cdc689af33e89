import { describe, expect, test, vi } from 'vitest';
import { plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, placeCash, readCart, readOrders } = createShopSteps(shop);

describe('a cash order is refused', () => {
  test("for an unknown cart and for another shopper's", async () => {
    const [shopper, stranger] = [await shop.addShopper(), await shop.addShopper()];
    const cartId = await fillCart(shopper, plain.id);
    for (const id of [UNKNOWN_PRODUCT_ID, cartId]) {
      expect(await placeCash(stranger, id)).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `There is no such cart with id ${id}` },
      });
    }
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1, cartId });
  });

  test('for a malformed cart id', async () => {
    expect(await placeCash(await shop.addShopper(), 'nonsense')).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { msg: 'Invalid ID ', param: 'id', location: 'params' } },
    });
  });

  test('for an empty cart', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    await shop.delete(`/api/v1/cart/${plain.id}`, { token: shopper.token });
    expect(await placeCash(shopper, cartId)).toMatchObject({
      status: 400,
      body: { statusMsg: 'fail', message: 'Your cart is empty' },
    });
  });

  test.each([
    [{}, 'details', 'details is required'],
    [{ shippingAddress: null }, 'details', 'details is required'],
    [{ shippingAddress: 'Cairo' }, 'details', 'details is required'],
    [{ shippingAddress: { ...ADDRESS, details: ' ' } }, 'details', 'details is required'],
    [{ shippingAddress: { ...ADDRESS, phone: '0123' } }, 'phone', 'accept only egypt phone numbers'],
    [{ shippingAddress: { ...ADDRESS, city: 7 } }, 'city', 'city is required'],
    [{ shippingAddress: { ...ADDRESS, city: 'a\0b' } }, 'city', 'contains characters that cannot be stored'],
  ])('with the body %j', async (body, param, msg) => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    expect(await placeCash(shopper, cartId, body)).toMatchObject({
      status: 400,
      body: { message: param === 'phone' ? msg : 'fail', errors: { param, msg, location: 'body' } },
    });
    expect(await readOrders(shopper)).toEqual([]);
  });

  test('beyond the rate limits per client and per account', async () => {
    const taken: unknown[][] = [];
    vi.spyOn(shop.api.limits, 'take').mockImplementation(async (...point) => void taken.push(point));
    const shopper = await shop.addShopper();
    for (const path of [
      `/api/v1/orders/${UNKNOWN_PRODUCT_ID}`,
      `/api/v1/orders/checkout-session/${UNKNOWN_PRODUCT_ID}`,
    ]) {
      taken.length = 0;
      await shop.post(path, { shippingAddress: ADDRESS }, { token: shopper.token });
      expect(taken).toEqual([
        ['checkoutClient', '127.0.0.1'],
        ['checkoutAccount', shopper.id],
      ]);
    }
  });
});
