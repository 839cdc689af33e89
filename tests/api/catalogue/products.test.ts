import { describe, expect, test } from 'vitest';
import { sellingPricePiastres, toPiastres } from '#contract/money.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const PATH = '/api/v1/products';
const MUSIC = '6439d61c0049ad0b52b90051';
const ALL = demoCatalogue.products;
const EMPTY = { results: 0, metadata: { currentPage: 1, numberOfPages: 0, limit: 40 }, data: [] };

type Row = (typeof ALL)[number];
interface Item extends Record<string, unknown> {
  _id: string;
  title: string;
  price: number;
  ratingsAverage: number;
}

const idsOf = (rows: Row[]) => rows.map((row) => row.id).sort();

async function list(query = ''): Promise<{ results: number; data: Item[]; metadata: object }> {
  const { status, body } = await shop.get(`${PATH}${query}`);
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body;
}
const refusal = (param: string, value: string) => ({
  status: 400,
  body: {
    statusMsg: 'fail',
    message: 'fail',
    errors: { value, msg: expect.any(String), param, location: 'query' },
  },
});

describe('the list', () => {
  test('answers the first 40, newest first, and counts all', async () => {
    const body = await list();
    expect(Object.keys(body)).toEqual(['results', 'metadata', 'data']);
    expect(body.results).toBe(ALL.length);
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 3, limit: 40, nextPage: 2 });
    const newest = ALL.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
    expect(body.data.map((item) => item._id)).toEqual(newest.slice(0, 40).map((row) => row.id));
  });

  test('an item has the keys of the contract in its order, and neither __v nor reviews', async () => {
    const { data } = await list('?limit=100');
    const keys = [
      'sold images subcategory ratingsQuantity _id title slug description quantity price imageCover imagePlaceholder',
      'category brand ratingsAverage createdAt updatedAt id',
    ].flatMap((line) => line.split(' '));
    for (const item of data) {
      expect(Object.keys(item).filter((key) => key !== 'priceAfterDiscount')).toEqual(keys);
    }
    const offer = data.find((item) => 'priceAfterDiscount' in item);
    const offerKeys = Object.keys(offer ?? {});
    expect(offerKeys.indexOf('priceAfterDiscount')).toBe(offerKeys.indexOf('price') + 1);
  });

  test('an item says what the catalogue says', async () => {
    const row = ALL.find((product) => product.category === MUSIC && product.brand);
    if (!row) throw new Error('the demo catalogue has no such product');
    const { data } = await list(`?category=${MUSIC}&limit=100`);
    expect(data.find((item) => item._id === row.id)).toMatchObject({
      sold: row.sold,
      ratingsQuantity: row.ratingsQuantity,
      id: row.id,
      title: row.title.en,
      slug: row.slug,
      description: row.description.en,
      quantity: row.quantity,
      price: row.price,
      imageCover: expect.stringMatching(`^${ORIGIN}/media/.+\\.webp$`),
      images: row.images.map(() => expect.stringMatching(`^${ORIGIN}/media/.+\\.webp$`)),
      imagePlaceholder: expect.stringMatching(/^data:image\/webp;base64,/),
      category: {
        _id: MUSIC,
        name: 'Music',
        slug: 'music',
        image: expect.stringMatching(`^${ORIGIN}/media/`),
      },
      brand: { _id: row.brand },
      subcategory: row.subcategories.map((_id) => ({ _id, category: MUSIC })),
      ratingsAverage: row.ratingsAverage,
      createdAt: row.createdAt,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test('exactly the products rated 3 or lower are on offer, for half of the price', async () => {
    const { data } = await list('?limit=100');
    for (const item of data) {
      if (item.ratingsAverage <= 3) expect(item.priceAfterDiscount).toBe(Math.round(item.price * 50) / 100);
      else expect(item).not.toHaveProperty('priceAfterDiscount');
    }
  });

  test('a product without a brand has null there', async () => {
    const row = ALL.find((product) => !product.brand);
    const { data } = await list('?limit=100');
    expect(data.find((item) => item._id === row?.id)?.brand).toBeNull();
  });

  test('lang=ar answers in Arabic', async () => {
    const { data } = await list('?lang=ar&limit=100');
    const [row] = ALL;
    const item = data.find(({ _id }) => _id === row?.id);
    expect(item).toMatchObject({ title: row?.title.ar, description: row?.description.ar });
    const category = demoCatalogue.categories.find(({ id }) => id === row?.category);
    expect(item).toMatchObject({ category: { name: category?.name.ar } });
  });

  test('a slash at the end changes nothing', async () => {
    expect(await list('/?limit=3')).toEqual(await list('?limit=3'));
  });
});

describe('pages', () => {
  test('the last page has prevPage and no nextPage, a middle one both', async () => {
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
  ])('pages sorted by "%s" hold each product once', async (sort) => {
    const seen: string[] = [];
    for (let page = 1; page <= 9; page += 1) {
      seen.push(...(await list(`?limit=10&sort=${sort}&page=${page}`)).data.map((item) => item._id));
    }
    expect(seen.toSorted()).toEqual(idsOf(ALL));
  });

  test('a limit above 100 counts as 100', async () => {
    expect((await list('?limit=5000')).metadata).toMatchObject({ limit: 100, numberOfPages: 1 });
  });

  test('a page far beyond the last is empty', async () => {
    expect(await list('?page=999999999&limit=100')).toMatchObject({ results: ALL.length, data: [] });
  });

  test('no match at all is the empty envelope, whatever page was asked', async () => {
    expect(await list(`?brand=${'f'.repeat(24)}`)).toStrictEqual(EMPTY);
    expect(await list(`?brand=${'f'.repeat(24)}&page=7`)).toStrictEqual(EMPTY);
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
      expect(await shop.get(`${PATH}?page=${value}`)).toMatchObject(refusal('page', shown));
      expect(await shop.get(`${PATH}?limit=${value}`)).toMatchObject(refusal('limit', shown));
    },
  );

  test('ignores parameters that it does not know', async () => {
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
    ['priceAfterDiscount', by((row) => sellingPricePiastres(toPiastres(row.price), row.ratingsAverage))],
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
    const rowOf = new Map(ALL.map((row) => [row.id, row]));
    const shown = (await list(`?limit=100&sort=${sort}`)).data.flatMap((item) => rowOf.get(item._id) ?? []);
    expect(shown).toHaveLength(ALL.length);
    expect(shown).toEqual(shown.toSorted(compare));
  });

  test('a key named again, even thousands of times, changes nothing', async () => {
    const { data } = await list(`?limit=3&sort=price${',-price'.repeat(2_000)}`);
    expect(data).toEqual((await list('?limit=3&sort=price')).data);
  });

  test('title sorts by the title that is shown', async () => {
    const titles = (await list('?limit=100&sort=title&lang=ar')).data.map((item) => item.title.toLowerCase());
    expect(titles).toEqual(titles.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  test.each(['nonsense', '-', 'price,nonsense', 'constructor', 'price;drop table products'])(
    'refuses %s',
    async (sort) => {
      expect(await shop.get(`${PATH}?sort=${encodeURIComponent(sort)}`)).toMatchObject(
        refusal('sort', sort.split(',').at(-1) ?? ''),
      );
    },
  );
});

describe('fields', () => {
  const keysFor = async (fields: string) =>
    Object.keys((await list(`?limit=1&fields=${fields}`)).data[0] ?? {});

  test('keeps what is named, and the ids', async () => {
    expect(await keysFor('title,price')).toEqual(['_id', 'title', 'price', 'id']);
    expect(await keysFor('price,%20nonsense')).toEqual(['_id', 'price', 'id']);
  });

  test('leaves out what has a minus', async () => {
    const all = await keysFor('');
    expect(await keysFor('-images,-__v,-id')).toEqual(all.filter((key) => key !== 'images'));
    expect(await keysFor('title,price,-price')).toEqual(['_id', 'title', 'id']);
  });
});
