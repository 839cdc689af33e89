import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addToWishList, readWishList } from '#contract/wish-list/calls.ts';
import { onOffer, other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const WISH_LIST_PATH = '/api/v1/wishlist';

/** Creates a shopper with these products on their wish list. */
async function openWishList(...productIds: string[]) {
  const { token } = await shop.addShopper();
  for (const productId of productIds) await shop.post(WISH_LIST_PATH, { productId }, { token });
  return { token };
}

describe('POST /wishlist', () => {
  test('answers the ids of the whole list, in the order of adding', async () => {
    const own = await openWishList(plain.id);
    const { status, body } = await shop.post(WISH_LIST_PATH, { productId: other.id.toUpperCase() }, own);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'message', 'data']);
    expect(body).toEqual({
      status: 'success',
      message: 'Product added successfully to your wishlist',
      data: [plain.id, other.id],
    });
    expect(v.is(addToWishList.answer, body)).toBe(true);
  });

  test('adding again changes nothing, also in parallel', async () => {
    const own = await openWishList(plain.id, other.id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.post(`${WISH_LIST_PATH}/`, { productId: plain.id }, own)),
    );
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 200, body: { data: [plain.id, other.id] } });
    }
  });

  test('an unknown product is 404', async () => {
    const own = await openWishList();
    expect(await shop.post(WISH_LIST_PATH, { productId: UNKNOWN_PRODUCT_ID }, own)).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: 'this product not found' },
    });
    expect((await shop.get(WISH_LIST_PATH, own)).body.count).toBe(0);
  });

  test.each([undefined, null, 'nonsense', 7, [plain.id]])('the product id %j is 400', async (productId) => {
    const { status, body } = await shop.post(WISH_LIST_PATH, { productId }, await openWishList());
    expect(status).toBe(400);
    expect(body.message).toBe('fail');
    expect(body.errors).toMatchObject({ msg: 'Invalid ID ', param: 'productId', location: 'body' });
  });
});

describe('GET /wishlist', () => {
  test('is empty for a new shopper', async () => {
    const { status, body } = await shop.get(WISH_LIST_PATH, await openWishList());
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'success', count: 0, data: [] });
  });

  test('answers full products with __v, in the order of adding', async () => {
    const own = await openWishList(other.id, onOffer.id, plain.id);
    const { status, body } = await shop.get(WISH_LIST_PATH, own);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['status', 'count', 'data']);
    expect(body).toMatchObject({
      status: 'success',
      count: 3,
      data: [
        { _id: other.id },
        { _id: onOffer.id, priceAfterDiscount: onOffer.price / 2 },
        { _id: plain.id },
      ],
    });
    expect(body.data[2]).toMatchObject({
      id: plain.id,
      title: plain.title.en,
      description: plain.description.en,
      price: plain.price,
      imageCover: expect.stringMatching(`^${ORIGIN}/media/`),
      imagePlaceholder: expect.stringMatching('^data:image/webp;base64,'),
      __v: 0,
    });
    for (const url of body.data[2].images) expect(url).toMatch(`${ORIGIN}/media/`);
    expect(body.data[2]).not.toHaveProperty('reviews');
    expect(v.is(readWishList.answer, body)).toBe(true);
  });

  test('lang=ar answers Arabic titles', async () => {
    const { body } = await shop.get(`${WISH_LIST_PATH}?lang=ar`, await openWishList(plain.id));
    expect(body.data[0].title).toBe(plain.title.ar);
  });
});

describe('DELETE /wishlist/{productId}', () => {
  test('answers the remaining ids, also when repeated', async () => {
    const own = await openWishList(plain.id, other.id);
    for (let time = 0; time < 2; time++) {
      const { status, body } = await shop.delete(`${WISH_LIST_PATH}/${plain.id}`, own);
      expect(status).toBe(200);
      expect(body).toEqual({
        status: 'success',
        message: 'Product removed successfully to your wishlist',
        data: [other.id],
      });
    }
    expect((await shop.get(WISH_LIST_PATH, own)).body).toMatchObject({ count: 1, data: [{ _id: other.id }] });
  });

  test('of an unknown product changes nothing, of a malformed id is 400', async () => {
    const own = await openWishList(plain.id);
    expect(await shop.delete(`${WISH_LIST_PATH}/${UNKNOWN_PRODUCT_ID}`, own)).toMatchObject({
      status: 200,
      body: { data: [plain.id] },
    });
    expect(await shop.delete(`${WISH_LIST_PATH}/nonsense`, own)).toMatchObject({
      status: 400,
      body: { errors: { value: 'nonsense', msg: 'Invalid ID ', param: 'id', location: 'params' } },
    });
  });
});
