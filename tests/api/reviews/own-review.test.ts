import { describe, expect, test } from 'vitest';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { calculateRating, openReviewShop, pathOf } from './review-steps.ts';

const { shop, takeProduct, write } = await openReviewShop();
const countsOf = async (productId: string) =>
  (await shop.get(`/api/v1/products/${productId}`)).body.data.ratingCounts;
const readMine = (productId: string, token: string) => shop.get(`${pathOf(productId)}/mine`, { token });

describe('GET /products/{id}/reviews/mine', () => {
  test('answers the shopper’s own review as it is public, and the current ratings', async () => {
    const product = takeProduct();
    const [sara, omar] = [await shop.addShopper('Sara Ali'), await shop.addShopper('Omar')];
    const { _id } = await write(sara, product.id, { review: 'Fine', rating: 5 });
    await write(omar, product.id, { review: 'No', rating: 2 });
    const mine = await readMine(product.id, sara.token);
    expect(mine.body).toEqual({
      data: (await shop.get(`/api/v1/reviews/${_id}`)).body.data,
      ...calculateRating(product, 5, 2),
      ratingCounts: [0, 1, 0, 0, 1],
    });
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    await shop.delete(`/api/v1/reviews/${_id}`, { token: sara.token });
    expect((await readMine(product.id, sara.token)).body).toEqual({
      data: null,
      ...calculateRating(product, 2),
      ratingCounts: [0, 1, 0, 0, 0],
    });
  });

  test('is 404 for an unknown product, 400 for a malformed id', async () => {
    const { token } = await shop.addShopper();
    expect(await readMine(UNKNOWN_PRODUCT_ID, token)).toMatchObject({
      status: 404,
      body: { code: 'no-document' },
    });
    expect((await readMine('xyz', token)).status).toBe(400);
  });
});

test('details count written reviews by stars, rounded down, without imported ratings', async () => {
  const product = takeProduct();
  expect(await countsOf(product.id)).toEqual([0, 0, 0, 0, 0]);
  const shoppers = await Promise.all(
    [1, 3.9, 4.5, 5, 5].map(async (rating) => ({ ...(await shop.addShopper()), rating })),
  );
  const written: { _id: string }[] = [];
  for (const { rating, ...shopper } of shoppers)
    written.push(await write(shopper, product.id, { review: 'x', rating }));
  expect(await countsOf(product.id)).toEqual([1, 0, 1, 1, 2]);
  await shop.put(`/api/v1/reviews/${written[4]?._id}`, { rating: 2 }, { token: shoppers[4]?.token });
  expect(await countsOf(product.id)).toEqual([1, 1, 1, 1, 1]);
});
