import { describe, expect, test } from 'vitest';
import { ANSWER_KEYS, CHANGE_KEYS, EMPTY_CART } from '#tests/setup/cart-answers.ts';
import { other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart } = createShopSteps(shop);

describe('PUT /cart/{productId}', () => {
  test.each([1, 5, '3', ' 4 ', '٧', '۲'])('sets the count to %j and answers the full cart', async (count) => {
    const { token } = await addShopperWithCart(plain.id, other.id);
    const { status, body } = await shop.put(`/api/v1/cart/${plain.id}`, { count }, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(ANSWER_KEYS);
    const expected = { 1: 1, 5: 5, 3: 3, ' 4 ': 4, '٧': 7, '۲': 2 }[count];
    expect(body.data.products).toMatchObject([
      { count: expected, product: { _id: plain.id, title: plain.title.en } },
      { count: 1 },
    ]);
    expect(body.numOfCartItems).toBe(2);
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(body);
  });

  test.each([
    0,
    -1,
    1.5,
    1000,
    1e21,
    '0',
    '-2',
    '1.5',
    '1e2',
    '0x2',
    'two',
    '',
    ' ',
    null,
    undefined,
    true,
    [2],
    {},
  ])('the count %j is 400, names the field and changes nothing', async (count) => {
    const { token } = await addShopperWithCart(plain.id);
    const { status, body } = await shop.put(`/api/v1/cart/${plain.id}`, { count }, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'count must be a whole number from 1 to 999',
      errors: {
        msg: 'count must be a whole number from 1 to 999',
        param: 'count',
        location: 'body',
      },
    });
    expect((await shop.get('/api/v1/cart', { token })).body.data.products[0].count).toBe(1);
  });

  test('a count above the stock is 400, names the field and changes nothing', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const count = plain.quantity + 1;
    expect(await shop.put(`/api/v1/cart/${plain.id}`, { count }, { token })).toMatchObject({
      status: 400,
      body: {
        message: `Only ${plain.quantity} left`,
        errors: {
          value: count,
          msg: `Only ${plain.quantity} left`,
          param: 'count',
          location: 'body',
        },
      },
    });
    const all = await shop.put(`/api/v1/cart/${plain.id}`, { count: plain.quantity }, { token });
    expect(all.body.data.products[0].count).toBe(plain.quantity);
  });

  test('a product that is not in the cart is 404', async () => {
    const { token } = await addShopperWithCart(plain.id);
    for (const id of [other.id, UNKNOWN_PRODUCT_ID]) {
      expect(await shop.put(`/api/v1/cart/${id}`, { count: 2 }, { token })).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `No product in the cart with this id ${id}` },
      });
    }
  });

  test('the line’s own id is not accepted as the product’s', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const line = (await shop.get('/api/v1/cart', { token })).body.data.products[0]._id;
    expect((await shop.put(`/api/v1/cart/${line}`, { count: 2 }, { token })).status).toBe(404);
  });

  test('without a cart is 404, with the message that clients compare', async () => {
    const { id: userId, token } = await addShopperWithCart();
    expect(await shop.put(`/api/v1/cart/${plain.id}`, { count: 2 }, { token })).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `No cart exist for this user: ${userId}` },
    });
  });

  test.each(['PUT', 'DELETE'])('%s of a malformed id is 400 and names the field', async (method) => {
    const { token } = await addShopperWithCart(plain.id);
    expect(await shop.call(method, '/api/v1/cart/nonsense', { token, body: { count: 2 } })).toMatchObject({
      status: 400,
      body: {
        message: 'fail',
        errors: { value: 'nonsense', msg: 'Invalid ID ', param: 'id', location: 'params' },
      },
    });
  });
});

describe('PUT /api/v2/cart/applyCoupon', () => {
  test('refuses every coupon, and `applyCoupon` is not taken for a product id', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const body = { couponName: 'SUMMER' };
    expect(await shop.put('/api/v2/cart/applyCoupon', body, { token })).toMatchObject({
      status: 400,
      body: { statusMsg: 'fail', message: 'Coupon is invalid or has expired' },
    });
  });
});

describe('DELETE /cart/{productId}', () => {
  test('removes the line and answers the full cart', async () => {
    const { token } = await addShopperWithCart(plain.id, other.id);
    const { status, body } = await shop.delete(`/api/v1/cart/${plain.id}`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      numOfCartItems: 1,
      data: { products: [{ product: { _id: other.id } }], totalCartPrice: other.price },
    });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(body);
  });

  test('of a product that is not in the cart answers the cart unchanged', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const before = (await shop.get('/api/v1/cart', { token })).body;
    for (const id of [other.id, UNKNOWN_PRODUCT_ID]) {
      expect(await shop.delete(`/api/v1/cart/${id}`, { token })).toMatchObject({ status: 200, body: before });
    }
  });

  test('without a cart answers the empty one', async () => {
    const { token } = await addShopperWithCart();
    expect(await shop.delete(`/api/v1/cart/${plain.id}`, { token })).toMatchObject({
      status: 200,
      body: EMPTY_CART,
    });
  });

  test('of the last line leaves a cart that can be filled again', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const { body } = await shop.delete(`/api/v1/cart/${plain.id}`, { token });
    expect(body).toMatchObject({ numOfCartItems: 0, data: { products: [], totalCartPrice: 0 } });
    const added = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(added.body).toMatchObject({ numOfCartItems: 1, cartId: body.cartId });
  });
});

describe('DELETE /cart', () => {
  test('v1 answers only a message, with or without a cart', async () => {
    const { token } = await addShopperWithCart(plain.id);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.delete('/api/v1/cart', { token });
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'success' });
      expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY_CART);
    }
  });

  test('v2 answers the empty cart, with or without a cart', async () => {
    const { token } = await addShopperWithCart(plain.id);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.delete('/api/v2/cart', { token });
      expect(status).toBe(200);
      expect(body).toEqual({ ...EMPTY_CART, message: 'Cart cleared' });
      expect(Object.keys(body)).toEqual(CHANGE_KEYS);
    }
  });

  test('the next cart has another id', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const { cartId } = (await shop.get('/api/v1/cart', { token })).body;
    await shop.delete('/api/v1/cart', { token });
    const added = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(added.body.numOfCartItems).toBe(1);
    expect(added.body.cartId).not.toBe(cartId);
  });
});
