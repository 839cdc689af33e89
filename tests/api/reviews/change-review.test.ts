import { describe, expect, test } from 'vitest';
import { calculateRating, openReviewShop, REVIEW } from './review-steps.ts';

const { shop, ratingOf, takeProduct, write } = await openReviewShop();
const DAY_MS = 24 * 60 * 60 * 1000;

describe('changing and deleting', () => {
  test('PUT changes text and rating, or one of them, and moves the average', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const review = await write(sara, product.id, { review: 'Fine', rating: 5 });
    const path = `/api/v1/reviews/${review._id}`;
    const { status, body } = await shop.put(path, { review: 'Broke', rating: '1' }, { token: sara.token });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...review, review: 'Broke', rating: 1, updatedAt: expect.any(String) });
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, 1));
    await shop.put(path, { rating: 3 }, { token: sara.token });
    expect((await shop.get(path)).body.data).toMatchObject({ review: 'Broke', rating: 3 });
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, 3));
  });

  test('concurrent changes leave the rating of the last one', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { _id } = await write(sara, product.id);
    const path = `/api/v1/reviews/${_id}`;
    await Promise.all([1, 2, 3, 4, 5].map((rating) => shop.put(path, { rating }, { token: sara.token })));
    const { rating } = (await shop.get(path)).body.data;
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, rating));
  });

  test('DELETE answers 204, removes the rating and allows a new review', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { _id } = await write(sara, product.id, { review: 'Oops', rating: 1 });
    const path = `/api/v1/reviews/${_id}`;
    const { status, body } = await shop.delete(path, { token: sara.token });
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(await ratingOf(product.id)).toEqual(calculateRating(product));
    expect((await shop.get(path)).status).toBe(404);
    expect((await shop.delete(path, { token: sara.token })).status).toBe(404);
    await write(sara, product.id);
  });

  test('parallel deletions remove the rating once', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { _id } = await write(sara, product.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.delete(`/api/v1/reviews/${_id}`, { token: sara.token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await ratingOf(product.id)).toEqual(calculateRating(product));
  });

  test('another shopper’s review is 404 for PUT and DELETE, and stays unchanged', async () => {
    const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
    const product = takeProduct();
    const { _id } = await write(sara, product.id);
    const path = `/api/v1/reviews/${_id}`;
    const unknown = { status: 404, body: { statusMsg: 'fail', message: `No document for this id ${_id}` } };
    expect(await shop.put(path, { review: 'Mine', rating: 1 }, { token: omar.token })).toMatchObject(unknown);
    expect(await shop.delete(path, { token: omar.token })).toMatchObject(unknown);
    expect((await shop.get(path)).body.data).toMatchObject(REVIEW);
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, 4));
  });

  test('PUT and DELETE need a token, a valid id and valid fields', async () => {
    const sara = await shop.addShopper();
    const { _id } = await write(sara, takeProduct().id);
    const path = `/api/v1/reviews/${_id}`;
    expect((await shop.put(path, REVIEW)).status).toBe(401);
    expect((await shop.delete(path)).status).toBe(401);
    shop.passTime(91 * DAY_MS);
    expect((await shop.delete(path, { token: sara.token })).body.message).toBe(
      'Expired Token. please login again',
    );
    shop.passTime(-91 * DAY_MS);
    expect((await shop.delete('/api/v1/reviews/xyz', { token: sara.token })).status).toBe(400);
    expect(await shop.put(path, { rating: 9 }, { token: sara.token })).toMatchObject({
      status: 400,
      body: { errors: { param: 'rating', value: 9 } },
    });
  });
});
