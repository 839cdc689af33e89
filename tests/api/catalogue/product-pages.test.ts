import { describe, expect, test } from 'vitest';
import { calculateSellingPricePiastres, toPiastres } from '#contract/money.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import {
  ALL_PRODUCTS,
  createRefusal,
  listIds,
  listProducts,
  PRODUCTS_PATH,
  type Row,
} from './product-answers.ts';

const shop = await openTestShop();
const list = (query?: string) => listProducts(shop, query);
const EMPTY_PAGE = { results: 0, metadata: { currentPage: 1, numberOfPages: 0, limit: 40 }, data: [] };

describe('pages', () => {
  test('the last page has only prevPage, a middle one nextPage as well', async () => {
    expect((await list('?page=3')).metadata).toEqual({
      currentPage: 3,
      numberOfPages: 3,
      limit: 40,
      prevPage: 2,
    });
    expect((await list('?page=2')).metadata).toEqual({
      currentPage: 2,
      numberOfPages: 3,
      limit: 40,
      nextPage: 3,
      prevPage: 1,
    });
  });

  test.each([
    '',
    '-price',
    'price',
    '-sold',
    'ratingsAverage',
    '-ratingsAverage,price',
    'title',
    'createdAt',
  ])('pages sorted by "%s" have each product once', async (sort) => {
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(ALL_PRODUCTS.length / 9); page += 1) {
      seen.push(...(await list(`?limit=9&sort=${sort}&page=${page}`)).data.map((item) => item._id));
    }
    expect(seen.toSorted()).toEqual(listIds(ALL_PRODUCTS));
  });

  test('a limit above 100 counts as 100', async () => {
    expect((await list('?limit=5000')).metadata).toMatchObject({ limit: 100, numberOfPages: 1 });
  });

  test('a page far beyond the last is empty', async () => {
    expect(await list('?page=999999999&limit=100')).toMatchObject({ results: ALL_PRODUCTS.length, data: [] });
  });

  test('without matches every page is the empty envelope', async () => {
    expect(await list(`?brand=${'f'.repeat(24)}`)).toStrictEqual(EMPTY_PAGE);
    expect(await list(`?brand=${'f'.repeat(24)}&page=7`)).toStrictEqual(EMPTY_PAGE);
  });

  test.each(['', 'undefined', 'null', '%20'])('"%s" counts as absent', async (value) => {
    const query = ['page', 'limit', 'sort', 'fields', 'keyword', 'brand', 'category[in]', 'price[gte]']
      .map((name) => `${name}=${value}`)
      .join('&');
    expect(await list(`?${query}`)).toEqual(await list());
  });

  test.each(['0', '-1', '1.5', 'abc', '1e3', '9999999999', '%00', '1;drop'])(
    'refuses %s as page and limit',
    async (value) => {
      const shown = decodeURIComponent(value);
      expect(await shop.get(`${PRODUCTS_PATH}?page=${value}`)).toMatchObject(createRefusal('page', shown));
      expect(await shop.get(`${PRODUCTS_PATH}?limit=${value}`)).toMatchObject(createRefusal('limit', shown));
    },
  );

  test('ignores unknown parameters', async () => {
    expect(await list('?foo=1&constructor=2&__proto__=3&limit=2')).toEqual(await list('?limit=2'));
  });
});

describe('sort', () => {
  const by =
    (...keys: ((row: Row) => number | string)[]) =>
    (a: Row, b: Row) => {
      for (const key of keys) {
        if (key(a) < key(b)) return -1;
        if (key(a) > key(b)) return 1;
      }
      return 0;
    };
  const cases: [string, (a: Row, b: Row) => number][] = [
    ['price', by((row) => row.price)],
    ['-price', by((row) => -row.price)],
    [
      'priceAfterDiscount',
      by((row) => calculateSellingPricePiastres(toPiastres(row.price), row.ratingsAverage)),
    ],
    ['sold', by((row) => row.sold)],
    ['-sold', by((row) => -row.sold)],
    ['ratingsAverage', by((row) => row.ratingsAverage)],
    ['-ratingsAverage', by((row) => -row.ratingsAverage)],
    ['-ratingsQuantity', by((row) => -row.ratingsQuantity)],
    ['quantity', by((row) => row.quantity)],
    ['createdAt', by((row) => row.createdAt)],
    ['-createdAt', by((row) => -Date.parse(row.createdAt))],
    ['title', by((row) => row.title.en.toLowerCase())],
    [
      '-ratingsAverage,price',
      by(
        (row) => -row.ratingsAverage,
        (row) => row.price,
      ),
    ],
    [
      'ratingsAverage, -price',
      by(
        (row) => row.ratingsAverage,
        (row) => -row.price,
      ),
    ],
  ];
  test.each(cases)('%s', async (sort, compare) => {
    const rowOf = new Map(ALL_PRODUCTS.map((row) => [row.id, row]));
    const shown = (await list(`?limit=100&sort=${sort}`)).data.flatMap((item) => rowOf.get(item._id) ?? []);
    expect(shown).toHaveLength(ALL_PRODUCTS.length);
    expect(shown).toEqual(shown.toSorted(compare));
  });

  test('a repeated key, even thousands of times, changes nothing', async () => {
    const { data } = await list(`?limit=3&sort=price${',-price'.repeat(2_000)}`);
    expect(data).toEqual((await list('?limit=3&sort=price')).data);
  });

  test('title sorts by the title in the answer’s language', async () => {
    const titles = (await list('?limit=100&sort=title&lang=ar')).data.map((item) => item.title.toLowerCase());
    expect(titles).toEqual(titles.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  test.each(['nonsense', '-', 'price,nonsense', 'constructor', 'price;drop table products'])(
    'refuses %s',
    async (sort) => {
      expect(await shop.get(`${PRODUCTS_PATH}?sort=${encodeURIComponent(sort)}`)).toMatchObject(
        createRefusal('sort', sort.split(',').at(-1) ?? ''),
      );
    },
  );
});
