import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const MUSIC_ID = '6439d61c0049ad0b52b90051';
const UNKNOWN_ID = 'f'.repeat(24);
const { categories, subcategories, brands } = demoCatalogue;
const listNames = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

const PICTURED_KEYS = ['_id', 'name', 'slug', 'image', 'createdAt', 'updatedAt'];
const groups = [
  { path: '/api/v1/categories', rows: categories, keys: PICTURED_KEYS },
  { path: '/api/v1/brands', rows: brands, keys: PICTURED_KEYS },
  {
    path: '/api/v1/subcategories',
    rows: subcategories,
    keys: ['_id', 'name', 'slug', 'category', 'createdAt', 'updatedAt'],
  },
];

describe.each(groups)('GET $path', ({ path, rows, keys }) => {
  const [first, second, third] = rows;
  if (!first || !second || !third) throw new Error('the demo catalogue has too few');

  test('lists all in catalogue order, in the list envelope', async () => {
    const { status, body } = await shop.get(path);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['results', 'metadata', 'data']);
    expect(body.results).toBe(rows.length);
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 1, limit: 40 });
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(rows.map(({ id }) => id));
    for (const item of body.data) expect(Object.keys(item)).toEqual(keys);
    if (keys.includes('image')) expect(body.data[0].image).toMatch(`${ORIGIN}/media/`);
    else expect(body.data[0].category).toMatch(/^[0-9a-f]{24}$/);
  });

  test('is paginated', async () => {
    const { body } = await shop.get(`${path}/?limit=1&page=2`);
    expect(body.metadata).toEqual({
      currentPage: 2,
      numberOfPages: rows.length,
      limit: 1,
      nextPage: 3,
      prevPage: 1,
    });
    expect(body.results).toBe(rows.length);
    expect(listNames(body)).toEqual([second.name.en]);
    expect((await shop.get(`${path}?page=999999999`)).body.data).toEqual([]);
    expect((await shop.get(`${path}?limit=500`)).body.metadata.limit).toBe(100);
  });

  test('finds a keyword in the names of both languages', async () => {
    for (const word of [third.name.en.toUpperCase().slice(0, 4), third.name.ar.slice(0, 4)]) {
      const { body } = await shop.get(`${path}?keyword=${encodeURIComponent(word)}`);
      expect(listNames(body)).toContain(third.name.en);
      expect(body.results).toBeLessThan(rows.length);
    }
    for (const word of ['zzzz', '%25', '%00']) {
      expect((await shop.get(`${path}?keyword=${word}`)).body).toStrictEqual({
        results: 0,
        metadata: { currentPage: 1, numberOfPages: 0, limit: 40 },
        data: [],
      });
    }
  });

  test('answers in Arabic, and in English for any other language', async () => {
    expect(listNames((await shop.get(`${path}?lang=ar`)).body)).toEqual(rows.map(({ name }) => name.ar));
    expect(listNames((await shop.get(`${path}?lang=fr`)).body)).toEqual(rows.map(({ name }) => name.en));
    expect((await shop.get(`${path}/${first.id}?lang=ar`)).body.data.name).toBe(first.name.ar);
  });

  test('a single document has __v as well', async () => {
    const { status, body } = await shop.get(`${path}/${first.id}`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['data']);
    expect(Object.keys(body.data)).toEqual([...keys, '__v']);
    expect(body.data).toMatchObject({ _id: first.id, name: first.name.en, slug: first.slug, __v: 0 });
  });

  test('an unknown id is 404, a malformed one 400', async () => {
    expect(await shop.get(`${path}/${UNKNOWN_ID}`)).toMatchObject({
      status: 404,
      body: { statusMsg: 'fail', message: `No document for this id ${UNKNOWN_ID}` },
    });
    expect(await shop.get(`${path}/nonsense`)).toMatchObject({
      status: 400,
      body: {
        message: 'fail',
        errors: { value: 'nonsense', msg: 'Invalid ID ', param: 'id', location: 'params' },
      },
    });
  });

  test('a page that is not a number is 400', async () => {
    expect(await shop.get(`${path}?page=two`)).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { value: 'two', param: 'page', location: 'query' } },
    });
  });
});

test('the ten categories have the names and ids that clients know', async () => {
  const { body } = await shop.get('/api/v1/categories');
  expect(
    Object.fromEntries(body.data.map(({ _id, name }: { _id: string; name: string }) => [name, _id])),
  ).toEqual({
    Music: '6439d61c0049ad0b52b90051',
    "Men's Fashion": '6439d5b90049ad0b52b90048',
    "Women's Fashion": '6439d58a0049ad0b52b9003f',
    SuperMarket: '6439d41c67d9aa4ca97064d5',
    'Baby & Toys': '6439d40367d9aa4ca97064cc',
    Home: '6439d3e067d9aa4ca97064c3',
    Books: '6439d3c867d9aa4ca97064ba',
    'Beauty & Health': '6439d30b67d9aa4ca97064b1',
    Mobiles: '6439d2f467d9aa4ca97064a8',
    Electronics: '6439d2d167d9aa4ca970649f',
  });
});

describe('GET /api/v1/categories/{id}/subcategories', () => {
  const path = (id: string) => `/api/v1/categories/${id}/subcategories`;
  const own = subcategories.filter((row) => row.category === MUSIC_ID);

  test('lists only the subcategories of the category', async () => {
    const { status, body } = await shop.get(path(MUSIC_ID));
    expect(status).toBe(200);
    expect(body.results).toBe(own.length);
    expect(listNames(body)).toEqual(own.map(({ name }) => name.en));
    expect(body.data.every(({ category }: { category: string }) => category === MUSIC_ID)).toBe(true);
    expect(listNames((await shop.get(`${path(MUSIC_ID)}?lang=ar&limit=1`)).body)).toEqual([own[0]?.name.ar]);
  });

  test('an unknown category is 404, a malformed id 400', async () => {
    expect((await shop.get(path(UNKNOWN_ID))).status).toBe(404);
    expect((await shop.get(path('nonsense'))).body.errors.msg).toBe('Invalid ID ');
  });
});
