import { expect, test } from 'vitest';
import { createClient } from '#contract/client/client.ts';
import { findFacets } from './find-facets.ts';
import { EVERYTHING } from './search.ts';

function openProvider(facets: object) {
  const asked: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      asked.push(url);
      const metadata = { currentPage: 1, numberOfPages: 1, limit: 1, facets };
      return Response.json({ results: 0, metadata, data: [] });
    },
  });
  return { asked, client };
}

test('the counts of categories and brands, and the range of prices', async () => {
  const { asked, client } = openProvider({
    categories: [{ _id: 'c1', count: 3 }],
    brands: [{ _id: 'b1', count: 2 }],
    price: { min: 58, max: 64_500.5 },
  });
  const search = { ...EVERYTHING, keyword: 'oud', sort: 'price', page: 2 } as const;
  expect(await findFacets(client, search, {})).toEqual({
    counts: { c1: 3, b1: 2 },
    minPiastres: 5800,
    maxPiastres: 6_450_050,
  });
  expect(asked).toEqual(['https://shop.test/api/v1/products?keyword=oud&facets=1&limit=1']);
});

test('no prices where nothing is found', async () => {
  const { client } = openProvider({ categories: [], brands: [] });
  expect(await findFacets(client, EVERYTHING, {})).toEqual({
    counts: {},
    minPiastres: undefined,
    maxPiastres: undefined,
  });
});
