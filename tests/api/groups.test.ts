import { describe, expect, test } from 'vitest';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const MUSIC = '6439d61c0049ad0b52b90051';

describe('GET /api/v1/categories', () => {
  test('lists the ten categories in the list envelope', async () => {
    const { status, body } = await shop.get('/api/v1/categories');
    expect(status).toBe(200);
    expect(body.results).toBe(10);
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 1, limit: 40 });
    expect(Object.keys(body.data[0])).toEqual(['_id', 'name', 'slug', 'image', 'createdAt', 'updatedAt']);
    expect(body.data[0]).toMatchObject({
      _id: MUSIC,
      name: 'Music',
      image: expect.stringMatching(`^${ORIGIN}/media/`),
    });
  });

  test('an unknown id is 404, a malformed one 400 in shape (b)', async () => {
    const unknown = 'f'.repeat(24);
    expect(await shop.get(`/api/v1/categories/${unknown}`)).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `No document for this id ${unknown}` },
    });
    expect(await shop.get('/api/v1/categories/nonsense')).toMatchObject({
      status: 400,
      body: {
        message: 'fail',
        errors: { value: 'nonsense', msg: 'Invalid ID ', param: 'id', location: 'params' },
      },
    });
  });
});
