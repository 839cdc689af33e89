/** An order is placed only at the total that the shopper saw. */
import { describe, expect, test } from 'vitest';
import { toEgp, toPiastres } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, checkOut, placeCash, readCart, readOrders, readProduct, setPrice } =
  createShopSteps(shop);
const PRICE_PIASTRES = toPiastres(plain.price);
const calculateTotal = (pricePiastres: number) => toEgp(pricePiastres + 499);
const createBody = (expectedTotal: unknown) => ({ shippingAddress: ADDRESS, expectedTotal });

describe.each([
  ['a cash order', placeCash],
  [
    'a checkout',
    (shopper: { token: string }, cartId: string, body: unknown) => checkOut(shopper, cartId, '', body),
  ],
])('%s', (_, order) => {
  test('whose total has changed is refused with the new one; nothing is ordered, the cart stays', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const { quantity } = await readProduct(plain.id);
    await setPrice(plain.id, 2 * PRICE_PIASTRES);
    const answer = await order(shopper, shopper.cartId, createBody(calculateTotal(PRICE_PIASTRES)));
    expect(answer).toMatchObject({
      status: 409,
      body: { statusMsg: 'fail', code: 'total-changed', values: [calculateTotal(2 * PRICE_PIASTRES)] },
    });
    expect(await readOrders(shopper)).toEqual([]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1, cartId: shopper.cartId });
    expect((await readProduct(plain.id)).quantity).toBe(quantity);

    const again = await order(shopper, shopper.cartId, createBody(calculateTotal(2 * PRICE_PIASTRES)));
    expect([200, 201]).toContain(again.status);
    expect(await readOrders(shopper)).toMatchObject([{ totalPiastres: 2 * PRICE_PIASTRES + 499 }]);
    await setPrice(plain.id, PRICE_PIASTRES);
  });

  test('without an expected total is made at the current price', async () => {
    const shopper = await addShopperWithCart(plain.id);
    await setPrice(plain.id, 3 * PRICE_PIASTRES);
    expect([200, 201]).toContain((await order(shopper, shopper.cartId, ADDRESS)).status);
    expect(await readOrders(shopper)).toMatchObject([{ totalPiastres: 3 * PRICE_PIASTRES + 499 }]);
    await setPrice(plain.id, PRICE_PIASTRES);
  });

  test.each([-1, 1.001, 1e300, '649.99', null, true, [1], {}])('refuses %j as a total', async (total) => {
    const shopper = await addShopperWithCart(plain.id);
    expect(await order(shopper, shopper.cartId, createBody(total))).toMatchObject({
      status: 400,
      body: { code: 'invalid-total', errors: { param: 'expectedTotal' } },
    });
    expect(await readOrders(shopper)).toEqual([]);
  });
});

test('the body may have expectedTotal beside the address fields or beside shippingAddress', async () => {
  for (const body of [
    { ...ADDRESS, expectedTotal: 1 },
    { shape: { shippingAddress: ADDRESS }, expectedTotal: 1 },
  ]) {
    const shopper = await addShopperWithCart(plain.id);
    expect((await placeCash(shopper, shopper.cartId, body)).body.code).toBe('total-changed');
  }
});
