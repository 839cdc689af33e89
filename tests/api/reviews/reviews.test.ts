import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const UNKNOWN = 'f'.repeat(24);
const TEXT = { review: 'Sturdy, and quick to arrive', rating: 4 };
const DAY_MS = 24 * 60 * 60 * 1000;

// Every test takes products of its own, so that none sees the reviews of another.
const unused = demoCatalogue.products.values();
function takeProduct() {
  const { value } = unused.next();
  if (!value) throw new Error('the demo catalogue has no more products');
  return value;
}
const pathOf = (productId: string) => `/api/v1/products/${productId}/reviews`;

async function write(shopper: Shopper, productId: string, body: object = TEXT) {
  const answer = await shop.post(pathOf(productId), body, { token: shopper.token });
  expect(answer.status).toBe(201);
  return answer.body.data;
}
async function ratingOf(productId: string) {
  const { body } = await shop.get(`/api/v1/products/${productId}`);
  const { ratingsAverage, ratingsQuantity } = body.data;
  return { ratingsAverage, ratingsQuantity };
}
/** What the catalogue's ratings become with more of them. */
function ratingWith(row: { ratingsAverage: number; ratingsQuantity: number }, ...ratings: number[]) {
  const sum =
    Math.round(row.ratingsAverage * row.ratingsQuantity * 10) + ratings.reduce((a, b) => a + b * 10, 0);
  const ratingsQuantity = row.ratingsQuantity + ratings.length;
  return { ratingsAverage: Math.round(sum / ratingsQuantity) / 10, ratingsQuantity };
}

describe('POST /products/{id}/reviews', () => {
  test('answers 201 with the review, its author by id', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { status, body } = await shop.post(pathOf(product.id), TEXT, { token: sara.token });
    expect(status).toBe(201);
    expect(Object.keys(body)).toEqual(['data']);
    expect(body.data).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      ...TEXT,
      product: product.id,
      user: sara.id,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      __v: 0,
    });
  });

  test('moves the average and the number, and shows in the details at once', async () => {
    const product = takeProduct();
    await ratingOf(product.id);
    await write(await shop.addShopper('Mona'), product.id, { review: 'No', rating: 1 });
    await write(await shop.addShopper('Omar'), product.id, { review: 'Yes', rating: '4.5' });
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, 1, 4.5));
    const { body } = await shop.get(`/api/v1/products/${product.id}`);
    expect(body.data.reviews.map((review: { user: { name: string } }) => review.user.name)).toEqual([
      'Omar',
      'Mona',
    ]);
  });

  test('twenty at once all count', async () => {
    const product = takeProduct();
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => shop.addShopper()));
    const ratings = shoppers.map((_, at) => (at % 5) + 1);
    await Promise.all(
      shoppers.map((shopper, at) => write(shopper, product.id, { review: 'x', rating: ratings[at] })),
    );
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, ...ratings));
  });

  test('a second review of the same product is refused in shape (b), even sent at the same moment', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.post(pathOf(product.id), TEXT, { token: sara.token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      statusMsg: 'fail',
      message: 'fail',
      errors: {
        value: product.id,
        msg: 'You have already reviewed this product',
        param: 'product',
        location: 'body',
      },
    });
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, 4));
  });

  test('asks for a token before anything else', async () => {
    expect(await shop.post(pathOf('xyz'), TEXT)).toMatchObject({
      status: 401,
      body: { message: 'You are not logged in. Please login to get access' },
    });
  });

  test('an unknown product is 404, a malformed id 400', async () => {
    const { token } = await shop.addShopper();
    expect(await shop.post(pathOf(UNKNOWN), TEXT, { token })).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `No document for this id ${UNKNOWN}` },
    });
    expect(await shop.post(pathOf('xyz'), TEXT, { token })).toMatchObject({
      status: 400,
      body: { errors: { value: 'xyz', msg: 'Invalid ID ', param: 'id', location: 'params' } },
    });
  });

  const wrong: [string, unknown, string, string][] = [
    ['no body', undefined, 'review', 'Review is required'],
    ['no text', { rating: 4 }, 'review', 'Review is required'],
    ['blank text', { review: ' \n ', rating: 4 }, 'review', 'Review is required'],
    ['text that is a number', { review: 5, rating: 4 }, 'review', 'Review is required'],
    ['2001 characters', { review: 'x'.repeat(2001), rating: 4 }, 'review', 'must be at most 2000 chars'],
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

describe('reading', () => {
  test('GET /products/{id}/reviews lists that product’s, newest first, in the envelope', async () => {
    const product = takeProduct();
    const empty = { results: 0, metadata: { currentPage: 1, numberOfPages: 0, limit: 40 }, data: [] };
    expect((await shop.get(pathOf(product.id))).body).toStrictEqual(empty);
    await write(await shop.addShopper(), takeProduct().id);
    const written = [];
    for (const name of ['First', 'Second', 'Third'])
      written.push(await write(await shop.addShopper(name), product.id));
    const { status, body } = await shop.get(`${pathOf(product.id)}/?limit=2`);
    expect(status).toBe(200);
    expect(body.results).toBe(3);
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 2, limit: 2, nextPage: 2 });
    const [, second, third] = written;
    expect(body.data).toEqual([
      { ...third, user: { _id: third.user, name: 'Third' } },
      { ...second, user: { _id: second.user, name: 'Second' } },
    ]);
    expect((await shop.get(`${pathOf(product.id)}?limit=2&page=2`)).body.data).toHaveLength(1);
  });

  test('a writer’s new name shows at once', async () => {
    const sara = await shop.addShopper('Sara Ali');
    const product = takeProduct();
    await write(sara, product.id);
    const nameShown = async () => (await shop.get(pathOf(product.id))).body.data[0].user.name;
    expect(await nameShown()).toBe('Sara Ali');
    await shop.put('/api/v1/users/updateMe', { name: 'Sara Hassan' }, { token: sara.token });
    expect(await nameShown()).toBe('Sara Hassan');
  });

  test('GET /reviews lists all, GET /reviews/{id} one', async () => {
    const review = await write(await shop.addShopper('Nour'), takeProduct().id);
    const shown = { ...review, user: { _id: review.user, name: 'Nour' } };
    const { body } = await shop.get('/api/v1/reviews?limit=1');
    expect(body.results).toBeGreaterThan(1);
    expect(body.data).toEqual([shown]);
    expect(await shop.get(`/api/v1/reviews/${review._id}`)).toMatchObject({
      status: 200,
      body: { data: shown },
    });
  });

  test('unknown ids are 404, malformed ones and pages 400', async () => {
    for (const path of [pathOf(UNKNOWN), `/api/v1/reviews/${UNKNOWN}`]) {
      expect(await shop.get(path)).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `No document for this id ${UNKNOWN}` },
      });
    }
    for (const path of [pathOf('xyz'), '/api/v1/reviews/xyz']) {
      expect(await shop.get(path)).toMatchObject({ status: 400, body: { errors: { msg: 'Invalid ID ' } } });
    }
    expect(await shop.get('/api/v1/reviews?page=0')).toMatchObject({
      status: 400,
      body: { errors: { param: 'page', location: 'query' } },
    });
  });
});

describe('changing and deleting', () => {
  test('PUT changes text and rating, or one of them, and moves the average', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const review = await write(sara, product.id, { review: 'Fine', rating: 5 });
    const path = `/api/v1/reviews/${review._id}`;
    const { status, body } = await shop.put(path, { review: 'Broke', rating: '1' }, { token: sara.token });
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...review, review: 'Broke', rating: 1, updatedAt: expect.any(String) });
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, 1));
    await shop.put(path, { rating: 3 }, { token: sara.token });
    expect((await shop.get(path)).body.data).toMatchObject({ review: 'Broke', rating: 3 });
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, 3));
  });

  test('changes at once leave the rating of the last one', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { _id } = await write(sara, product.id);
    const path = `/api/v1/reviews/${_id}`;
    await Promise.all([1, 2, 3, 4, 5].map((rating) => shop.put(path, { rating }, { token: sara.token })));
    const { rating } = (await shop.get(path)).body.data;
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, rating));
  });

  test('DELETE answers 204, takes the rating back, and lets the shopper write again', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { _id } = await write(sara, product.id, { review: 'Oops', rating: 1 });
    const path = `/api/v1/reviews/${_id}`;
    const { status, body } = await shop.delete(path, { token: sara.token });
    expect({ status, body }).toEqual({ status: 204, body: '' });
    expect(await ratingOf(product.id)).toEqual(ratingWith(product));
    expect((await shop.get(path)).status).toBe(404);
    expect((await shop.delete(path, { token: sara.token })).status).toBe(404);
    await write(sara, product.id);
  });

  test('deleted several times at once, the rating is taken back once', async () => {
    const sara = await shop.addShopper();
    const product = takeProduct();
    const { _id } = await write(sara, product.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.delete(`/api/v1/reviews/${_id}`, { token: sara.token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(await ratingOf(product.id)).toEqual(ratingWith(product));
  });

  test('another shopper’s review is unknown to both, and stays as it was', async () => {
    const [sara, omar] = [await shop.addShopper('Sara'), await shop.addShopper('Omar')];
    const product = takeProduct();
    const { _id } = await write(sara, product.id);
    const path = `/api/v1/reviews/${_id}`;
    const unknown = { status: 404, body: { statusMsg: 'fail', message: `No document for this id ${_id}` } };
    expect(await shop.put(path, { review: 'Mine', rating: 1 }, { token: omar.token })).toMatchObject(unknown);
    expect(await shop.delete(path, { token: omar.token })).toMatchObject(unknown);
    expect((await shop.get(path)).body.data).toMatchObject(TEXT);
    expect(await ratingOf(product.id)).toEqual(ratingWith(product, 4));
  });

  test('needs a token, a good id and good fields', async () => {
    const sara = await shop.addShopper();
    const { _id } = await write(sara, takeProduct().id);
    const path = `/api/v1/reviews/${_id}`;
    expect((await shop.put(path, TEXT)).status).toBe(401);
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
