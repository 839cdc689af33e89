import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { cartLines } from '#api/schema/cart.ts';
import { cartAnswer } from '#contract/cart/answers.ts';
import { toPiastres } from '#contract/money.ts';
import { ANSWER_KEYS, CART_KEYS, EMPTY_CART, LINE_KEYS } from '#tests/setup/cart-answers.ts';
import { onOffer, other, plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, setPrice } = createShopSteps(shop);

describe('GET /cart', () => {
  test('without a cart answers an empty one', async () => {
    const { token } = await addShopperWithCart();
    for (const path of ['/api/v1/cart', '/api/v1/cart/', '/api/v2/cart']) {
      const { status, body } = await shop.get(path, { token });
      expect(status).toBe(200);
      expect(body).toEqual(EMPTY_CART);
      expect(Object.keys(body)).toEqual(ANSWER_KEYS);
      expect(v.is(cartAnswer, body)).toBe(true);
    }
  });

  test.each(['v1', 'v2'])('%s answers products in full, but without price and images', async (version) => {
    const { id: userId, token } = await addShopperWithCart(plain.id);
    const { status, body } = await shop.get(`/api/${version}/cart`, { token });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(ANSWER_KEYS);
    expect(Object.keys(body.data)).toEqual(CART_KEYS);
    expect(body).toMatchObject({ status: 'success', numOfCartItems: 1, data: { cartOwner: userId, __v: 0 } });
    const [line] = body.data.products;
    expect(Object.keys(line)).toEqual(LINE_KEYS);
    expect(Object.keys(line.product)).toEqual([
      'sold',
      'subcategory',
      'ratingsQuantity',
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
    // The cart shows the same values as the catalogue.
    const { body: details } = await shop.get(`/api/v1/products/${plain.id}`);
    expect(details.data).toMatchObject(line.product);
  });

  test('keeps the lines in the order in which they were added', async () => {
    const ids = [other.id, plain.id, onOffer.id];
    const { token } = await addShopperWithCart(...ids, other.id);
    const readIds = async () => {
      const { body } = await shop.get('/api/v1/cart', { token });
      return body.data.products.map((line: { product: { _id: string } }) => line.product._id);
    };
    expect(await readIds()).toEqual(ids);
    // The database may happen to return rows in this order. After the positions are reversed, only a sorting query
    // passes.
    await shop.api.db.update(cartLines).set({ position: sql`-position` });
    expect(await readIds()).toEqual(ids.toReversed());
  });

  test('a product on offer costs half, also in the total', async () => {
    const { token } = await addShopperWithCart(onOffer.id, onOffer.id, plain.id);
    const { body } = await shop.get('/api/v1/cart', { token });
    const half = Math.round(toPiastres(onOffer.price) / 2);
    expect(toPiastres(body.data.products[0].price)).toBe(half);
    expect(toPiastres(body.data.totalCartPrice)).toBe(2 * half + toPiastres(plain.price));
  });

  test('prices are the current ones, exact to the piastre', async () => {
    const { token } = await addShopperWithCart(plain.id);
    await shop.put(`/api/v1/cart/${plain.id}`, { count: 3 }, { token });
    await setPrice(plain.id, 1010);
    const { body } = await shop.get('/api/v1/cart', { token });
    expect(body.data.products[0].price).toBe(10.1);
    expect(body.data.totalCartPrice).toBe(30.3);
    await setPrice(plain.id, toPiastres(plain.price));
  });

  test('lang=ar answers Arabic titles and names; absent means English', async () => {
    const { token } = await addShopperWithCart(plain.id);
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
