import { expect, test } from 'vitest';
import { createClient } from '#contract/client/client.ts';
import { findFacets } from './find-facets.server.ts';
import { EMPTY_SEARCH } from './search.ts';

/** A provider that answers with these facets; records its requests. */
function openProvider(facets: object) {
  const asked: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      const { pathname } = new URL(url);
      asked.push(url.slice('https://shop.test/api/v1'.length));
      const metadata = { currentPage: 1, numberOfPages: 1, limit: 1, facets };
      if (pathname.endsWith('/products')) return Response.json({ results: 0, metadata, data: [] });
      const id = pathname.split('/').at(-1) ?? '';
      if (id === 'gone') return Response.json({ message: 'No document' }, { status: 404 });
      return Response.json({ data: { _id: id, name: `Name of ${id}` } });
    },
  });
  return { asked, client };
}
const NO_FACETS = {
  categories: [],
  subcategories: [],
  brands: [],
  ratings: [],
  offers: 0,
  inStock: 0,
  options: [],
};

test('groups have names and counts, those with the most products first', async () => {
  const { asked, client } = openProvider({
    ...NO_FACETS,
    categories: [{ _id: 'c1', count: 3, name: 'Music' }],
    subcategories: [{ _id: 's1', count: 1, name: 'Strings' }],
    brands: [
      { _id: 'b1', count: 2, name: 'Nile' },
      { _id: 'b2', count: 9, name: 'Delta' },
    ],
  });
  const search = { ...EMPTY_SEARCH, keyword: 'oud', sort: 'price', page: 2 } as const;
  expect(await findFacets(client, search, {})).toMatchObject({
    categories: [{ id: 'c1', name: 'Music', count: 3 }],
    subcategories: [{ id: 's1', name: 'Strings', count: 1 }],
    brands: [
      { id: 'b2', name: 'Delta', count: 9 },
      { id: 'b1', name: 'Nile', count: 2 },
    ],
    truncatedFields: [],
    isMore: false,
  });
  expect(asked).toEqual(['/products?keyword=oud&group=family&facets=1&limit=1']);
});

test('of thousands of brands, only the largest and the chosen ones are named', async () => {
  const brands = Array.from({ length: 2000 }, (_, at) => ({
    _id: `b${at}`,
    count: 2000 - at,
    name: `B${at}`,
  }));
  const { asked, client } = openProvider({ ...NO_FACETS, brands });
  const facets = await findFacets(client, { ...EMPTY_SEARCH, brands: ['b1', 'b1999', 'gone', 'other'] }, {});
  expect(facets.brands.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 20 }, (_, at) => `b${at}`),
    'b1999',
    'other',
  ]);
  expect(facets.brands.slice(-2)).toEqual([
    { id: 'b1999', name: 'B1999', count: 1 },
    { id: 'other', name: 'Name of other', count: 0 },
  ]);
  expect(facets.truncatedFields).toEqual(['brands']);
  expect(asked.slice(1).toSorted()).toEqual(['/brands/gone', '/brands/other']);
});

test('there is a bar for each price step from the cheapest to the most expensive product', async () => {
  const { client } = openProvider({
    ...NO_FACETS,
    price: {
      min: 58,
      max: 64_500.5,
      steps: [
        { from: 200, count: 2 },
        { from: 50, count: 4 },
      ],
    },
  });
  expect((await findFacets(client, EMPTY_SEARCH, {})).price).toEqual({
    minPiastres: 5800,
    maxPiastres: 6_450_050,
    steps: [
      { fromPiastres: 5000, toPiastres: 9999, count: 4 },
      { fromPiastres: 10_000, toPiastres: 14_999, count: 0 },
      { fromPiastres: 15_000, toPiastres: 19_999, count: 0 },
      { fromPiastres: 20_000, toPiastres: 29_999, count: 2 },
    ],
  });
});

test('at most nine bars count all products; the last has no maximum', async () => {
  const steps = [0, 500, 7500, 100_000].map((from) => ({ from, count: 5 }));
  const { client } = openProvider({ ...NO_FACETS, price: { min: 1, max: 200_000, steps } });
  const bars = (await findFacets(client, EMPTY_SEARCH, {})).price?.steps ?? [];
  expect(bars.length).toBeLessThanOrEqual(9);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(20);
  expect(bars.at(0)).toMatchObject({ fromPiastres: 0, count: 5 });
  expect(bars.at(-1)).toMatchObject({ toPiastres: undefined, count: 5 });
  for (const [at, { fromPiastres }] of bars.entries()) {
    if (at > 0) expect(fromPiastres).toBe((bars[at - 1]?.toPiastres ?? 0) + 1);
  }
});

test('ratings, offers, stock and options are listed; an invalid swatch is left out', async () => {
  const { client } = openProvider({
    ...NO_FACETS,
    ratings: [
      { from: 3, count: 8 },
      { from: 4, count: 5 },
    ],
    offers: 2,
    inStock: 7,
    options: [
      {
        key: 'colour',
        name: 'Colour',
        values: [
          { value: 'red', name: 'Red', swatch: '#B3261E', count: 1 },
          { value: 'odd', name: 'Odd', swatch: 'url(//tracker.example)', count: 2 },
        ],
      },
    ],
    isMore: true,
  });
  expect(await findFacets(client, EMPTY_SEARCH, {})).toMatchObject({
    ratings: [
      { from: 4, count: 5 },
      { from: 3, count: 8 },
    ],
    offers: 2,
    inStock: 7,
    options: [
      {
        key: 'colour',
        name: 'Colour',
        values: [
          { value: 'colour:red', name: 'Red', swatch: '#B3261E', count: 1 },
          { value: 'colour:odd', name: 'Odd', count: 2 },
        ],
      },
    ],
    isMore: true,
  });
});

test.each<[isMore: boolean, count: number | undefined]>([
  [false, 0],
  [true, undefined],
])(
  'chosen values without products stay listed; if counting stopped early (%s) their count is unknown',
  async (isMore, count) => {
    const { client } = openProvider({
      ...NO_FACETS,
      ratings: [{ from: 3, count: 8 }],
      options: [{ key: 'size', name: 'Size', values: [{ value: 'm', name: 'Medium', count: 4 }] }],
      isMore,
    });
    const search = {
      ...EMPTY_SEARCH,
      brands: ['b1'],
      minRating: 4,
      options: ['colour:red', 'size:m', 'size:xl'],
    };
    expect(await findFacets(client, search, {})).toMatchObject({
      brands: [{ id: 'b1', name: 'Name of b1', count }],
      ratings: [
        { from: 4, count },
        { from: 3, count: 8 },
      ],
      options: [
        {
          key: 'size',
          values: [
            { value: 'size:m', name: 'Medium', count: 4 },
            { value: 'size:xl', name: 'xl', count },
          ],
        },
      ],
    });
  },
);

test('a search without results has no facets', async () => {
  const { client } = openProvider(NO_FACETS);
  expect(await findFacets(client, EMPTY_SEARCH, {})).toMatchObject({
    price: undefined,
    ratings: [],
    options: [],
  });
});
