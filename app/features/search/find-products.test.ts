import { expect, test } from 'vitest';
import { createClient } from '#contract/client/client.ts';
import { findProducts } from './find-products.ts';
import { EVERYTHING, type Search } from './search.ts';

const TITLES = ['Oud', 'Lamp', 'Oud strings', 'Phone'];
const listed = (title: string) => ({ _id: title, title, price: 10, imageCover: '', ratingsAverage: 4 });

/** A provider with two products to a page, which searches as it is told, and what it was asked. */
function openProvider(search: (titles: string[], keyword: string) => string[]) {
  const asked: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      const { searchParams } = new URL(url);
      asked.push(url.slice('https://shop.test/api/v1/products'.length));
      const keyword = searchParams.get('keyword');
      const found = keyword ? search(TITLES, keyword) : TITLES;
      const page = Number(searchParams.get('page') ?? 1);
      return Response.json({
        results: found.length,
        metadata: { currentPage: page, numberOfPages: Math.ceil(found.length / 2), limit: 2 },
        data: found.slice(page * 2 - 2, page * 2).map(listed),
      });
    },
  });
  const find = async (given: Partial<Search>, isOwnProvider = false) => {
    const found = await findProducts(client, { ...EVERYTHING, ...given }, { isOwnProvider });
    return { ...found, products: found.products.map(({ title }) => title) };
  };
  return { asked, find };
}
const ignoring = (titles: string[]) => titles;
const findingNothing = () => [];
const searching = (titles: string[], keyword: string) =>
  titles.filter((title) => title.toLowerCase().includes(keyword));

test('the plain screen is one plain call', async () => {
  const { asked, find } = openProvider(ignoring);
  expect(await find({})).toEqual({ products: ['Oud', 'Lamp'], total: 4, pages: 2 });
  expect(asked).toEqual(['']);
});

test('a provider that searches is taken at its word', async () => {
  const { asked, find } = openProvider(searching);
  expect(await find({ keyword: 'oud' })).toEqual({ products: ['Oud', 'Oud strings'], total: 2, pages: 1 });
  expect(asked).toEqual(['?keyword=oud']);
});

test.each([
  ['ignores the words', ignoring],
  ['finds nothing by any word', findingNothing],
])('for one that %s, all of its pages are looked through', async (_, search) => {
  const { asked, find } = openProvider(search);
  expect(await find({ keyword: 'strings', sort: 'price' })).toEqual({
    products: ['Oud strings'],
    total: 1,
    pages: 1,
  });
  expect(asked).toEqual(['?keyword=strings&sort=price', '?sort=price', '?sort=price&page=2']);
});

test('our own is never doubted: it also finds what the page does not say', async () => {
  const { asked, find } = openProvider(findingNothing);
  expect(await find({ keyword: 'oud' }, true)).toEqual({ products: [], total: 0, pages: 0 });
  expect(asked).toEqual(['?keyword=oud']);
});
