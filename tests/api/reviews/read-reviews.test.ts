import { describe, expect, test } from 'vitest';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { openReviewShop, pathOf } from './review-steps.ts';

const { shop, takeProduct, write } = await openReviewShop();

describe('reading reviews', () => {
  test('GET /products/{id}/reviews lists the product’s, newest first, in the list envelope', async () => {
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
      { ...third, user: { _id: third.user, name: 'Third' }, isPurchased: false },
      { ...second, user: { _id: second.user, name: 'Second' }, isPurchased: false },
    ]);
    expect((await shop.get(`${pathOf(product.id)}?limit=2&page=2`)).body.data).toHaveLength(1);
  });

  test('a writer’s new name is shown at once', async () => {
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
    const shown = { ...review, user: { _id: review.user, name: 'Nour' }, isPurchased: false };
    const { body } = await shop.get('/api/v1/reviews?limit=1');
    expect(body.results).toBeGreaterThan(1);
    expect(body.data).toEqual([shown]);
    expect(await shop.get(`/api/v1/reviews/${review._id}`)).toMatchObject({
      status: 200,
      body: { data: shown },
    });
  });

  test('unknown ids are 404, malformed ids and pages 400', async () => {
    for (const path of [pathOf(UNKNOWN_PRODUCT_ID), `/api/v1/reviews/${UNKNOWN_PRODUCT_ID}`]) {
      expect(await shop.get(path)).toMatchObject({
        status: 404,
        body: { statusMsg: 'fail', message: `No document for this id ${UNKNOWN_PRODUCT_ID}` },
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
