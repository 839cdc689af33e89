import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { cartAddAnswer, cartAnswer } from '#contract/cart/answers.ts';
import { toPiastres } from '#contract/money.ts';
import { CART_KEYS, CHANGE_KEYS, EMPTY_CART, LINE_KEYS } from '#tests/setup/cart-answers.ts';
import { other, plain, soldOut, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';

const shop = await openTestShop();
const { addShopperWithCart, setStock } = createShopSteps(shop);

/** Three products in stock, other than `plain`. */
const [first, second, third] = demoCatalogue.products.filter(
  ({ id, quantity }) => quantity > 5 && id !== plain.id,
) as [typeof plain, typeof plain, typeof plain];

const ISO_DATE_PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

describe('POST /cart', () => {
  test('v1 answers the cart with product ids only, in the provider’s shape', async () => {
    const { id: userId, token } = await addShopperWithCart();
    const { status, body } = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(CHANGE_KEYS);
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
        createdAt: expect.stringMatching(ISO_DATE_PATTERN),
        updatedAt: expect.stringMatching(ISO_DATE_PATTERN),
        __v: 0,
        totalCartPrice: plain.price,
      },
    });
    expect(Object.keys(body.data.products[0])).toEqual(LINE_KEYS);
    expect(v.is(cartAddAnswer, body)).toBe(true);
  });

  test('v2 answers the cart with products in full', async () => {
    const { token } = await addShopperWithCart();
    const { status, body } = await shop.post('/api/v2/cart', { productId: plain.id }, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(CHANGE_KEYS);
    expect(body.message).toBe('Product added successfully to your cart');
    expect(body.data.products[0].product).toMatchObject({ _id: plain.id, slug: plain.slug });
    expect(v.is(cartAnswer, body)).toBe(true);
  });

  test('adds one to the count of a product that is already in the cart', async () => {
    const { token } = await addShopperWithCart(plain.id, other.id);
    const { body } = await shop.post('/api/v1/cart', { productId: plain.id.toUpperCase() }, { token });
    expect(body.numOfCartItems).toBe(2);
    expect(body.data.products).toMatchObject([
      { count: 2, product: plain.id },
      { count: 1, product: other.id },
    ]);
    expect(toPiastres(body.data.totalCartPrice)).toBe(2 * toPiastres(plain.price) + toPiastres(other.price));
  });

  test('an unknown product is 404 and makes no cart', async () => {
    const { token } = await addShopperWithCart();
    expect(await shop.post('/api/v1/cart', { productId: UNKNOWN_PRODUCT_ID }, { token })).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: 'this product not found' },
    });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY_CART);
  });

  test.each([undefined, null, '', 'nonsense', 7, {}, [plain.id], `${plain.id}0`, `${plain.id}\n`])(
    'the product id %j is 400 and names the field',
    async (productId) => {
      const { token } = await addShopperWithCart();
      const { status, body } = await shop.post('/api/v1/cart', { productId }, { token });
      expect(status).toBe(400);
      expect(body.message).toBe('fail');
      expect(body.errors).toMatchObject({ msg: 'Invalid ID ', param: 'productId', location: 'body' });
    },
  );

  test.each([
    [0, ['added', 'first', 'second', 'third']],
    [1, ['first', 'added', 'second', 'third']],
    [3, ['first', 'second', 'third', 'added']],
    [500, ['first', 'second', 'third', 'added']],
    [undefined, ['first', 'second', 'third', 'added']],
  ])('with position %j the lines are %j', async (position, expected) => {
    const { token } = await addShopperWithCart(first.id, second.id, third.id);
    const { body } = await shop.post('/api/v1/cart', { productId: plain.id, position }, { token });
    const names = new Map([
      [first.id, 'first'],
      [second.id, 'second'],
      [third.id, 'third'],
      [plain.id, 'added'],
    ]);
    const list = (lines: { product: string }[]) => lines.map(({ product }) => names.get(product));
    expect(list(body.data.products)).toEqual(expected);
    const { body: v2 } = await shop.post('/api/v2/cart', { productId: first.id, position: 3 }, { token });
    expect(
      v2.data.products.map(({ product }: { product: { _id: string } }) => names.get(product._id)),
    ).toEqual(expected);
  });

  test.each([-1, 1.5, 501, '1', null])('the position %j is 400 and adds nothing', async (position) => {
    const { token } = await addShopperWithCart();
    const { status, body } = await shop.post('/api/v1/cart', { productId: plain.id, position }, { token });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-value', errors: { param: 'position', location: 'body' } });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY_CART);
  });

  test('a sold-out product is refused and makes no cart', async () => {
    const { token } = await addShopperWithCart();
    expect(await shop.post('/api/v1/cart', { productId: soldOut.id }, { token })).toMatchObject({
      status: 400,
      body: {
        statusMsg: 'fail',
        // Some clients show `message` alone, so it is a full sentence.
        message: 'This product is out of stock',
        errors: { msg: 'This product is out of stock', param: 'count', location: 'body' },
      },
    });
    expect((await shop.get('/api/v1/cart', { token })).body).toEqual(EMPTY_CART);
  });

  test.each([
    [1, 'Only 1 left'],
    [3, 'Only 3 left'],
    [999, 'You can order up to 999 of one product'],
    [5000, 'You can order up to 999 of one product'],
  ])('with %i in stock, adding more is refused with: %s', async (quantity, msg) => {
    const { token } = await addShopperWithCart(other.id);
    await setStock(other.id, quantity);
    const most = Math.min(quantity, 999);
    await shop.put(`/api/v1/cart/${other.id}`, { count: most }, { token });
    expect(await shop.post('/api/v1/cart', { productId: other.id }, { token })).toMatchObject({
      status: 400,
      body: { statusMsg: 'fail', message: msg, errors: { msg, param: 'count', location: 'body' } },
    });
    const { body } = await shop.get('/api/v1/cart', { token });
    expect(body.data.products[0].count).toBe(most);
    await setStock(other.id, other.quantity);
  });

  test('sends at most three queries: for the shopper, the added line and the cart', async () => {
    const { token } = await addShopperWithCart(plain.id);
    const countQueries = watchQueries(shop.database);
    const { status } = await shop.post('/api/v1/cart', { productId: plain.id }, { token });
    expect(status).toBe(200);
    expect(countQueries()).toBeGreaterThan(0);
    expect(countQueries()).toBeLessThanOrEqual(3);
  });
});
