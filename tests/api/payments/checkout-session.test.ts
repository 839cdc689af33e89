import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { orderLines } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { startCheckout } from '#contract/payments/calls.ts';
import { other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { checkOut, fillCart, listOrders, readCart, readOrders, readProduct, setStock } = createShopSteps(shop);

describe('POST /api/v1/orders/checkout-session/{cartId}', () => {
  test('answers exactly the session, and saves the order before the shopper leaves', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id, plain.id);
    const stock = await readProduct(plain.id);
    const { status, body } = await checkOut(shopper, cartId, '?url=http://localhost:5173');
    expect(status).toBe(200);
    expect(v.safeParse(startCheckout.answer, body).issues).toBeUndefined();
    expect(body).toEqual({
      status: 'success',
      session: {
        url: expect.stringMatching(new RegExp(`^${ORIGIN}/pay/[\\w-]{43}$`)),
        success_url: 'http://localhost:5173/allorders',
        cancel_url: 'http://localhost:5173/cart',
      },
    });
    const [order, ...more] = await readOrders(shopper);
    expect(more).toEqual([]);
    expect(order).toMatchObject({
      ...ADDRESS,
      status: 'pending',
      paymentMethod: 'card',
      cartId,
      itemsPiastres: 2 * toPiastres(plain.price),
      totalPiastres: 2 * toPiastres(plain.price) + 499,
      paidAt: null,
    });
    const lines = await shop.api.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, order?.id ?? ''));
    expect(lines).toMatchObject([
      { productId: plain.id, titleEn: plain.title.en, count: 2, pricePiastres: toPiastres(plain.price) },
    ]);
    expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1, cartId });
    expect(await readProduct(plain.id)).toEqual({ ...stock, quantity: stock.quantity - 2 });
    expect(await listOrders(shopper)).toMatchObject([
      { paymentMethodType: 'card', paymentStatus: 'pending', isPaid: false },
    ]);
  });

  test.each([
    ['at the root', { shippingAddress: ADDRESS }],
    ['inside shape', { shape: { shippingAddress: ADDRESS } }],
    ['as the body itself', ADDRESS],
    ['with an empty postcode', { shippingAddress: { ...ADDRESS, postalCode: '' } }],
    ['with a phone as people write it', { shippingAddress: { ...ADDRESS, phone: '+20 101 234 5678' } }],
  ])('accepts the address %s', async (_, body) => {
    const shopper = await shop.addShopper();
    expect((await checkOut(shopper, await fillCart(shopper, plain.id), '', body)).status).toBe(200);
    expect(await readOrders(shopper)).toMatchObject([{ ...ADDRESS, postalCode: null }]);
  });

  test.each([
    [{}, 'details'],
    [{ shape: {} }, 'details'],
    [{ shape: { shippingAddress: { ...ADDRESS, city: '' } } }, 'city'],
    [{ ...ADDRESS, phone: '123' }, 'phone'],
    [[], 'details'],
  ])('refuses the body %j', async (body, param) => {
    const shopper = await shop.addShopper();
    expect(await checkOut(shopper, await fillCart(shopper, plain.id), '', body)).toMatchObject({
      status: 400,
      body: { errors: { param, location: 'body' } },
    });
    expect(await readOrders(shopper)).toEqual([]);
  });

  test.each([
    ['', ORIGIN],
    ['?url=', ORIGIN],
    ['?url=undefined', ORIGIN],
    [`?url=${ORIGIN}/`, ORIGIN],
    [`?url=${ORIGIN}/ar`, `${ORIGIN}/ar`],
    ['?url=https://client.example/shop', 'https://client.example/shop'],
    ['?url=http%3A%2F%2Flocalhost%3A4200%2F%23', 'http://localhost:4200/#'],
  ])('returns the shopper of %s to %s', async (query, stem) => {
    const shopper = await shop.addShopper();
    const { body } = await checkOut(shopper, await fillCart(shopper, plain.id), query);
    expect(body.session).toMatchObject({ success_url: `${stem}/allorders`, cancel_url: `${stem}/cart` });
  });

  test('ignores return addresses of other sites', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, plain.id);
    for (const url of ['https://evil.example', 'javascript:alert(1)', `${ORIGIN}@evil.example`, '/x']) {
      expect(await checkOut(shopper, cartId, `?url=${encodeURIComponent(url)}`)).toMatchObject({
        status: 400,
        body: { message: 'fail', errors: { param: 'url', location: 'query', value: url } },
      });
    }
    expect(await readOrders(shopper)).toEqual([]);
  });

  test("refuses calls without a token, for an unknown cart and for another shopper's", async () => {
    const [shopper, stranger] = [await shop.addShopper(), await shop.addShopper()];
    const cartId = await fillCart(shopper, plain.id);
    expect((await shop.post(`/api/v1/orders/checkout-session/${cartId}`, ADDRESS)).status).toBe(401);
    for (const id of [UNKNOWN_PRODUCT_ID, cartId]) {
      expect(await checkOut(stranger, id)).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `There is no such cart with id ${id}` },
      });
    }
  });

  test('refuses products that are out of stock or gone', async () => {
    const shopper = await shop.addShopper();
    const cartId = await fillCart(shopper, other.id);
    const { quantity } = await readProduct(other.id);
    await setStock(other.id, 0);
    expect(await checkOut(shopper, cartId)).toMatchObject({
      status: 400,
      body: {
        message: `${other.title.en} is out of stock`,
        errors: { param: 'count', msg: `${other.title.en} is out of stock` },
      },
    });
    await setStock(other.id, quantity);
    expect(await readOrders(shopper)).toEqual([]);
  });
});
