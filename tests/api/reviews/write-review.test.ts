import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { reviews } from '#api/schema/reviews.ts';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { calculateRating, openReviewShop, pathOf, REVIEW } from './review-steps.ts';

const { shop, ratingOf, takeProduct, write } = await openReviewShop();

/** Reads the sum and number of a product's ratings, because the average is rounded. */
async function readSum(productId: string) {
  const [row] = await shop.api.db.select().from(products).where(eq(products.id, productId));
  return { sum: row?.ratingsSum ?? 0, quantity: row?.ratingsQuantity ?? 0 };
}

describe('POST /products/{id}/reviews', () => {
  test('answers 201 with the review and the id of its author', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { status, body } = await shop.post(pathOf(product.id), REVIEW, { token: sara.token });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...REVIEW,
      product: product.id,
      user: sara.id,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      __v: 0,
    });
  });

  test('updates average and number, and is shown in the details at once', async () => {
    const product = takeProduct();
    await ratingOf(product.id);
    await write(await shop.addShopper('Mona'), product.id, { review: 'No', rating: 1 });
    await write(await shop.addShopper('Omar'), product.id, { review: 'Yes', rating: '4.5' });
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, 1, 4.5));
    const { body } = await shop.get(`/api/v1/products/${product.id}`);
    expect(body.data.reviews.map((review: { user: { name: string } }) => review.user.name)).toEqual([
      'Omar',
      'Mona',
    ]);
  });

  test('twenty parallel reviews all count', async () => {
    const product = takeProduct();
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.addShopper()));
    const ratings = shoppers.map((_, at) => (at % 5) + 1);
    await Promise.all(
      shoppers.map((shopper, at) => write(shopper, product.id, { review: 'x', rating: ratings[at] })),
    );
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, ...ratings));
  });

  test('a second review of the same product is refused', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const write = () => shop.post(pathOf(product.id), REVIEW, { token: sara.token });
    expect((await write()).status).toBe(201);
    const second = await write();
    expect(second.status).toBe(400);
    expect((await shop.get(pathOf(product.id))).body.results).toBe(1);
    expect(second.body).toEqual({
      statusMsg: 'fail',
      message: 'fail',
      code: 'already-reviewed',
      errors: {
        value: product.id,
        msg: 'You have already reviewed this product',
        param: 'product',
        location: 'body',
      },
    });
    expect(await ratingOf(product.id)).toEqual(calculateRating(product, 4));
  });

  test('fifty parallel reviews of one shopper are one review', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const before = await readSum(product.id);
    const ratings = Array.from({ length: 50 }, (_, at) => 1 + (at % 5));
    const answers = await Promise.all(
      ratings.map((rating) => shop.post(pathOf(product.id), { review: 'x', rating }, { token: sara.token })),
    );
    const written = answers.filter(({ status }) => status === 201);
    expect(written).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
    const rows = await shop.api.db.select().from(reviews).where(eq(reviews.productId, product.id));
    const { _id, rating } = written[0]?.body.data ?? {};
    expect(rows).toMatchObject([{ id: _id, userId: sara.id, rating }]);
    expect(await readSum(product.id)).toEqual({ sum: before.sum + rating, quantity: before.quantity + 1 });
  });

  test('checks the token before anything else', async () => {
    expect(await shop.post(pathOf('xyz'), REVIEW)).toMatchObject({
      status: 401,
      body: { message: 'You are not logged in. Please login to get access' },
    });
  });

  test('an unknown product is 404, a malformed id 400', async () => {
    const { token } = await shop.addShopper();
    expect(await shop.post(pathOf(UNKNOWN_PRODUCT_ID), REVIEW, { token })).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `No document for this id ${UNKNOWN_PRODUCT_ID}` },
    });
    expect(await shop.post(pathOf('xyz'), REVIEW, { token })).toMatchObject({
      status: 400,
      body: { errors: { value: 'xyz', msg: 'Invalid ID ', param: 'id', location: 'params' } },
    });
  });

  const wrong: [string, unknown, string, string][] = [
    ['no body', undefined, 'review', 'Review is required'],
    ['no text', { rating: 4 }, 'review', 'Review is required'],
    ['blank text', { review: ' \n ', rating: 4 }, 'review', 'Review is required'],
    ['text that is a number', { review: 5, rating: 4 }, 'review', 'Review is required'],
    ['2001 characters', { review: 'x'.repeat(2001), rating: 4 }, 'review', 'must be at most 2,000 chars'],
    ['a NUL', { review: 'a\0b', rating: 4 }, 'review', 'contains characters that cannot be stored'],
    [
      'half a surrogate pair',
      { review: 'a\ud800', rating: 4 },
      'review',
      'contains characters that cannot be stored',
    ],
    ['no rating', { review: 'x' }, 'rating', 'Rating is required'],
    ['rating null', { review: 'x', rating: null }, 'rating', 'Rating is required'],
    ['rating ""', { review: 'x', rating: ' ' }, 'rating', 'Rating is required'],
    ...[0, 5.1, 6, -1, 4.55, 1e300, '0x5', '1e0', 'five', '4;drop'].map(
      (rating) =>
        [`rating ${rating}`, { review: 'x', rating }, 'rating', 'Rating must be a number from 1 to 5'] as [
          string,
          unknown,
          string,
          string,
        ],
    ),
  ];
  test.each(wrong)('refuses %s', async (_case, body, param, msg) => {
    const [product] = demoCatalogue.products;
    const { token } = await shop.addShopper();
    const { status, body: answer } = await shop.post(pathOf(product?.id ?? ''), body, { token });
    expect(status).toBe(400);
    expect(answer).toMatchObject({ message: 'fail', errors: { param, msg, location: 'body' } });
  });

  test.each([1, 5, '5', 4.5, '3.0', '٤'])('accepts the rating %j, and 2000 characters', async (rating) => {
    const product = takeProduct();
    const review = await write(await shop.addShopper(), product.id, { review: 'ж'.repeat(2000), rating });
    expect(review.rating).toBe(rating === '٤' ? 4 : Number(rating));
    expect(review.review).toHaveLength(2000);
  });
});
