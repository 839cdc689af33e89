import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { cartLines } from '#api/cart/tables.ts';
import { products } from '#api/catalogue/tables.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { cartAddAnswer, cartAnswer } from '#contract/cart/answers.ts';
import { toPiastres } from '#contract/money.ts';
import { onOffer, other, plain, soldOut, UNKNOWN } from '#tests/setup/cart-products.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

const EMPTY = {
  status: 'success',
  numOfCartItems: 0,
  cartId: null,
  data: { products: [], totalCartPrice: 0 },
};
const CART_KEYS = ['_id', 'cartOwner', 'products', 'createdAt', 'updatedAt', '__v', 'totalCartPrice'];
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** A new shopper, with the products in their cart. */
async function openCart(...productIds: string[]) {
  const { id, token } = await shop.addShopper();
  for (const productId of productIds) await shop.post('/api/v1/cart', { productId }, { token });
  return { userId: id, token };
}
const setProduct = (id: string, change: Partial<typeof products.$inferInsert>) =>
  shop.api.db.update(products).set(change).where(eq(products.id, id));

describe('POST /cart', () => {
  test('v1 answers the cart with product ids only, in the provider’s shape', async () => {
    const { userId, token } = await openCart();
    const { status, body } = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'message', 'numOfCartItems', 'cartId', 'data']);
    expect(Object.keys(body.data)).toEqual(CART_KEYS);
    expect(body).toEqual({
      status: 'success',
      message: 'Product added successfully to your cart',
      numOfCartItems: 1,
      cartId: body.data._id,
      data: {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        cartOwner: userId,
        products: [
          {
            count: 1,
            _id: expect.stringMatching(/^[0-9a-f]{24}$/),
            product: plain.id,
            price: plain.price,
          },
        ],
        createdAt: expect.stringMatching(ISO),
        updatedAt: expect.stringMatching(ISO),
        __v: 0,
        totalCartPrice: plain.price,
      },
    });
    expect(Object.keys(body.data.products[0])).toEqual(['count', '_id', 'product', 'price']);
    expect(v.is(cartAddAnswer, body)).toBe(true);
  });

  test('v2 answers the cart with products in full', async () => {
    const { token } = await openCart();
    const { status, body } = await shop.post('/api/v2/cart', { productId: plain.id }, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'message', 'numOfCartItems', 'cartId', 'data']);
    expect(body.message).toBe('Product added successfully to your cart');
    expect(body.data.products[0].product).toMatchObject({ _id: plain.id, slug: plain.slug });
    expect(v.is(cartAnswer, body)).toBe(true);
  });

  test('adds one to the count of a product that is already in the cart', async () => {
    const { token } = await openCart(plain.id, other.id);
    const { body } = await shop.post('/api/v1/cart', { productId: plain.id.toUpperCase() }, { token });
    expect(body.numOfCartItems).toBe(2);
    expect(body.data.products).toMatchObject([
      { count: 2, product: plain.id },
      { count: 1, product: other.id },
    ]);
    expect(toPiastres(body.data.totalCartPrice)).toBe(2 * toPiastres(plain.price) + toPiastres(other.price));
  });

  test('an unknown product is 404 and makes no cart', async () => {
    const { token } = await openCart();
    expect(await shop.post('/api/v1/cart', { productId: UNKNOWN }, { token })).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: 'this product not found' },
    });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY);
  });

  test.each([undefined, null, '', 'nonsense', 7, {}, [plain.id], `${plain.id}0`, `${plain.id}\n`])(
    'the product id %j is 400 in shape (b)',
    async (productId) => {
      const { token } = await openCart();
      const { status, body } = await shop.post('/api/v1/cart', { productId }, { token });
      expect(status).toBe(400);
      expect(body.message).toBe('fail');
      expect(body.errors).toMatchObject({ msg: 'Invalid ID ', param: 'productId', location: 'body' });
    },
  );

  test('a product that is sold out is refused, and makes no cart', async () => {
    const { token } = await openCart();
    expect(await shop.post('/api/v1/cart', { productId: soldOut.id }, { token })).toMatchObject({
      status: 400,
      body: {
        message: 'fail',
        errors: { msg: 'This product is out of stock', param: 'count', location: 'body' },
      },
    });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY);
  });

  test.each([
    [1, 'Only 1 piece left'],
    [3, 'Only 3 pieces left'],
    [999, 'At most 999 pieces of one product'],
    [5000, 'At most 999 pieces of one product'],
  ])('with %i in stock, adding beyond says: %s', async (quantity, msg) => {
    const { token } = await openCart(other.id);
    await setProduct(other.id, { quantity });
    const most = Math.min(quantity, 999);
    await shop.put(`/api/v1/cart/${other.id}`, { count: most }, { token });
    expect(await shop.post('/api/v1/cart', { productId: other.id }, { token })).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { msg, param: 'count', location: 'body' } },
    });
    const { body } = await shop.get('/api/v1/cart', { token });
    expect(body.data.products[0].count).toBe(most);
    await setProduct(other.id, { quantity: other.quantity });
  });

  test('sends three statements at most: the shopper, the add, the cart', async () => {
    const { token } = await openCart(plain.id);
    const client = (shop.api.db as unknown as { $client: { query(): unknown } }).$client;
    const query = vi.spyOn(client, 'query');
    const { status } = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(status).toBe(200);
    expect(query.mock.calls.length).toBeGreaterThan(0);
    expect(query.mock.calls.length).toBeLessThanOrEqual(3);
  });
});

describe('GET /cart', () => {
  test('without a cart answers an empty one', async () => {
    const { token } = await openCart();
    for (const path of ['/api/v1/cart', '/api/v1/cart/', '/api/v2/cart']) {
      const { status, body } = await shop.get(path, { token });
      expect(status).toBe(200);
      expect(body).toEqual(EMPTY);
      expect(Object.keys(body)).toEqual(['status', 'numOfCartItems', 'cartId', 'data']);
      expect(v.is(cartAnswer, body)).toBe(true);
    }
  });

  test.each(['v1', 'v2'])('%s answers products in full: no price and no images on them', async (version) => {
    const { userId, token } = await openCart(plain.id);
    const { status, body } = await shop.get(`/api/${version}/cart`, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'numOfCartItems', 'cartId', 'data']);
    expect(Object.keys(body.data)).toEqual(CART_KEYS);
    expect(body).toMatchObject({ status: 'success', numOfCartItems: 1, data: { cartOwner: userId, __v: 0 } });
    const [line] = body.data.products;
    expect(Object.keys(line)).toEqual(['count', '_id', 'product', 'price']);
    expect(Object.keys(line.product)).toEqual([
      'subcategory',
      '_id',
      'title',
      'slug',
      'quantity',
      'imageCover',
      'category',
      'brand',
      'ratingsAverage',
      'id',
    ]);
    expect(line.product).toMatchObject({
      _id: plain.id,
      id: plain.id,
      title: plain.title.en,
      quantity: plain.quantity,
      imageCover: expect.stringMatching(`^${ORIGIN}/media/`),
      category: { _id: plain.category },
      brand: { _id: plain.brand },
      ratingsAverage: plain.ratingsAverage,
    });
    expect(v.is(cartAnswer, body)).toBe(true);
  });

  test('keeps the lines in the order they were added, whatever their counts', async () => {
    const ids = [other.id, plain.id, onOffer.id];
    const { token } = await openCart(...ids, other.id);
    const readIds = async () => {
      const { body } = await shop.get('/api/v1/cart', { token });
      return body.data.products.map((line: { product: { _id: string } }) => line.product._id);
    };
    expect(await readIds()).toEqual(ids);
    // The engine happens to keep this order by itself; turned round, it has to be asked for.
    await shop.api.db.update(cartLines).set({ position: sql`-position` });
    expect(await readIds()).toEqual(ids.toReversed());
  });

  test('a product on offer costs half, also in the total', async () => {
    const { token } = await openCart(onOffer.id, onOffer.id, plain.id);
    const { body } = await shop.get('/api/v1/cart', { token });
    const half = Math.round(toPiastres(onOffer.price) / 2);
    expect(toPiastres(body.data.products[0].price)).toBe(half);
    expect(toPiastres(body.data.totalCartPrice)).toBe(2 * half + toPiastres(plain.price));
  });

  test('prices are those of now, to the piastre', async () => {
    const { token } = await openCart(plain.id);
    await shop.put(`/api/v1/cart/${plain.id}`, { count: 3 }, { token });
    await setProduct(plain.id, { pricePiastres: 1010 });
    const { body } = await shop.get('/api/v1/cart', { token });
    expect(body.data.products[0].price).toBe(10.1);
    expect(body.data.totalCartPrice).toBe(30.3);
    await setProduct(plain.id, { pricePiastres: toPiastres(plain.price) });
  });

  test('lang=ar answers Arabic titles and names; absent means English', async () => {
    const { token } = await openCart(plain.id);
    const titleOf = (answer: { body: { data: { products: { product: { title: string } }[] } } }) =>
      answer.body.data.products[0]?.product.title;
    expect(titleOf(await shop.get('/api/v1/cart?lang=ar', { token }))).toBe(plain.title.ar);
    expect(titleOf(await shop.put(`/api/v1/cart/${plain.id}?lang=ar`, { count: 2 }, { token }))).toBe(
      plain.title.ar,
    );
    expect(titleOf(await shop.post('/api/v2/cart?lang=ar', { productId: plain.id }, { token }))).toBe(
      plain.title.ar,
    );
    expect(titleOf(await shop.get('/api/v1/cart', { token }))).toBe(plain.title.en);
  });
});

describe('PUT /cart/{productId}', () => {
  test.each([1, 5, '3', ' 4 ', '٧', '۲'])('sets the count to %j and answers the full cart', async (count) => {
    const { token } = await openCart(plain.id, other.id);
    const { status, body } = await shop.put(`/api/v1/cart/${plain.id}`, { count }, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'numOfCartItems', 'cartId', 'data']);
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
  ])('the count %j is 400 in shape (b) and changes nothing', async (count) => {
    const { token } = await openCart(plain.id);
    const { status, body } = await shop.put(`/api/v1/cart/${plain.id}`, { count }, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: 'fail',
      errors: {
        msg: 'count must be a whole number from 1 to 999',
        param: 'count',
        location: 'body',
      },
    });
    expect((await shop.get('/api/v1/cart', { token })).body.data.products[0].count).toBe(1);
  });

  test('a count above the stock is 400 in shape (b) and changes nothing', async () => {
    const { token } = await openCart(plain.id);
    const count = plain.quantity + 1;
    expect(await shop.put(`/api/v1/cart/${plain.id}`, { count }, { token })).toMatchObject({
      status: 400,
      body: {
        message: 'fail',
        errors: {
          value: count,
          msg: `Only ${plain.quantity} pieces left`,
          param: 'count',
          location: 'body',
        },
      },
    });
    const all = await shop.put(`/api/v1/cart/${plain.id}`, { count: plain.quantity }, { token });
    expect(all.body.data.products[0].count).toBe(plain.quantity);
  });

  test('a product that is not in the cart is 404', async () => {
    const { token } = await openCart(plain.id);
    for (const id of [other.id, UNKNOWN]) {
      expect(await shop.put(`/api/v1/cart/${id}`, { count: 2 }, { token })).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `No product in the cart with this id ${id}` },
      });
    }
  });

  test('the line’s own id is not the product’s', async () => {
    const { token } = await openCart(plain.id);
    const line = (await shop.get('/api/v1/cart', { token })).body.data.products[0]._id;
    expect((await shop.put(`/api/v1/cart/${line}`, { count: 2 }, { token })).status).toBe(404);
  });

  test('without a cart is 404, in the words that clients look for', async () => {
    const { userId, token } = await openCart();
    expect(await shop.put(`/api/v1/cart/${plain.id}`, { count: 2 }, { token })).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `No cart exist for this user: ${userId}` },
    });
  });

  test.each(['PUT', 'DELETE'])('%s of a malformed id is 400 in shape (b)', async (method) => {
    const { token } = await openCart(plain.id);
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
  test('knows no coupon, and is not taken for a product id', async () => {
    const { token } = await openCart(plain.id);
    const body = { couponName: 'SUMMER' };
    expect(await shop.put('/api/v2/cart/applyCoupon', body, { token })).toMatchObject({
      status: 400,
      body: { statusMsg: 'fail', message: 'Coupon is invalid or has expired' },
    });
  });
});

describe('DELETE /cart/{productId}', () => {
  test('takes the line out and answers the full cart', async () => {
    const { token } = await openCart(plain.id, other.id);
    const { status, body } = await shop.delete(`/api/v1/cart/${plain.id}`, { token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      numOfCartItems: 1,
      data: { products: [{ product: { _id: other.id } }], totalCartPrice: other.price },
    });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(body);
  });

  test('of what is not in the cart answers it unchanged', async () => {
    const { token } = await openCart(plain.id);
    const before = (await shop.get('/api/v1/cart', { token })).body;
    for (const id of [other.id, UNKNOWN]) {
      expect(await shop.delete(`/api/v1/cart/${id}`, { token })).toMatchObject({ status: 200, body: before });
    }
  });

  test('without a cart answers the empty one', async () => {
    const { token } = await openCart();
    expect(await shop.delete(`/api/v1/cart/${plain.id}`, { token })).toMatchObject({
      status: 200,
      body: EMPTY,
    });
  });

  test('of the last line leaves a cart that can be filled again', async () => {
    const { token } = await openCart(plain.id);
    const { body } = await shop.delete(`/api/v1/cart/${plain.id}`, { token });
    expect(body).toMatchObject({ numOfCartItems: 0, data: { products: [], totalCartPrice: 0 } });
    const added = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(added.body).toMatchObject({ numOfCartItems: 1, cartId: body.cartId });
  });
});

describe('DELETE /cart', () => {
  test('v1 answers only a message, with or without a cart', async () => {
    const { token } = await openCart(plain.id);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.delete('/api/v1/cart', { token });
      expect(status).toBe(200);
      expect(body).toEqual({ message: 'success' });
      expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY);
    }
  });

  test('v2 answers the empty cart, with or without a cart', async () => {
    const { token } = await openCart(plain.id);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.delete('/api/v2/cart', { token });
      expect(status).toBe(200);
      expect(body).toEqual({ ...EMPTY, message: 'Cart cleared' });
      expect(Object.keys(body)).toEqual(['status', 'message', 'numOfCartItems', 'cartId', 'data']);
    }
  });

  test('a cart after it has another id', async () => {
    const { token } = await openCart(plain.id);
    const { cartId } = (await shop.get('/api/v1/cart', { token })).body;
    await shop.delete('/api/v1/cart', { token });
    const added = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(added.body.numOfCartItems).toBe(1);
    expect(added.body.cartId).not.toBe(cartId);
  });
});
