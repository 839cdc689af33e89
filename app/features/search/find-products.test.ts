import { expect, test } from 'vitest';
import { createClient, writeQuery } from '#contract/client/client.ts';
import { findProducts, toProductQuery } from './find-products.ts';
import { EMPTY_SEARCH, type Search } from './search.ts';

const TITLES = ['Oud', 'Lamp', 'Oud strings', 'Phone'];
const makeProduct = (title: string) => ({ _id: title, title, price: 10, imageCover: '', ratingsAverage: 4 });

/** A provider with two products per page and the given search; records its requests. */
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
        data: found.slice(page * 2 - 2, page * 2).map(makeProduct),
      });
    },
  });
  const find = async (given: Partial<Search>, isOwnProvider = false, firstPage = given.page ?? 1) => {
    const found = await findProducts(client, { ...EMPTY_SEARCH, ...given }, { isOwnProvider, firstPage });
    return { ...found, products: found.products.map(({ title }) => title) };
  };
  return { asked, find };
}
const ignoreKeyword = (titles: string[]) => titles;
const findNothing = () => [];
const searching = (titles: string[], keyword: string) =>
  titles.filter((title) => title.toLowerCase().includes(keyword));

test('the screen without a search is one call without a query', async () => {
  const { asked, find } = openProvider(ignoreKeyword);
  expect(await find({})).toEqual({ products: ['Oud', 'Lamp'], total: 4, pages: 2 });
  expect(asked).toEqual(['']);
});

test('results of a provider that searches are used as they are', async () => {
  const { asked, find } = openProvider(searching);
  expect(await find({ keyword: 'oud' })).toEqual({ products: ['Oud', 'Oud strings'], total: 2, pages: 1 });
  expect(asked).toEqual(['?keyword=oud']);
});

test.each([
  ['ignores the keyword', ignoreKeyword],
  ['finds nothing by any keyword', findNothing],
])('the pages of a provider that %s are filtered here', async (_, search) => {
  const { asked, find } = openProvider(search);
  expect(await find({ keyword: 'strings', sort: 'price' })).toEqual({
    products: ['Oud strings'],
    total: 1,
    pages: 1,
  });
  expect(asked).toEqual(['?keyword=strings&sort=price', '?sort=price', '?sort=price&page=2']);
});

test('results of our own provider are never filtered here', async () => {
  const { asked, find } = openProvider(findNothing);
  expect(await find({ keyword: 'oud' }, true)).toEqual({ products: [], total: 0, pages: 0 });
  expect(asked).toEqual(['?keyword=oud&group=family']);
});

test('several pages are requested together, and a product on two of them is shown once', async () => {
  const { asked, find } = openProvider(ignoreKeyword);
  expect(await find({ page: 2 }, true, 1)).toEqual({ products: TITLES, total: 4, pages: 2 });
  expect(asked.toSorted()).toEqual(['?group=family', '?group=family&page=2']);
  const doubled = openProvider(() => ['Oud', 'Lamp', 'Lamp', 'Phone']);
  expect((await doubled.find({ keyword: 'x', page: 2 }, true, 1)).products).toEqual(['Oud', 'Lamp', 'Phone']);
});

test('several pages of results filtered here are shown together', async () => {
  const { find } = openProvider(findNothing);
  expect((await find({ keyword: 'o', page: 2 }, false, 1)).products).toEqual(['Oud', 'Oud strings', 'Phone']);
});

test('our own provider sends the corrected keyword, and whether counting stopped early', async () => {
  const metadata = { currentPage: 1, numberOfPages: 25, limit: 40, isMore: true, corrected: 'oud' };
  const client = createClient({
    host: 'https://shop.test',
    fetch: () => Response.json({ results: 1000, metadata, data: [makeProduct('Oud')] }),
  });
  const search: Search = { ...EMPTY_SEARCH, keyword: 'ood' };
  expect(await findProducts(client, search, { isOwnProvider: true, firstPage: 1 })).toMatchObject({
    total: 1000,
    isMore: true,
    corrected: 'oud',
  });
});

test.each<[string, Partial<Search>, string]>([
  ['no search', {}, ''],
  ['page 2', { page: 2 }, '?page=2'],
  ['a keyword', { keyword: 'oud' }, '?keyword=oud'],
  ['a keyword as it is written', { keyword: 'oud', isLiteral: true }, '?keyword=oud'],
  ['a category', { categories: ['c1'] }, '?category[in]=c1'],
  ['two categories', { categories: ['c1', 'c2'] }, '?category[in]=c1&category[in]=c2'],
  ['a subcategory', { subcategories: ['s1'] }, '?subcategory=s1'],
  ['a brand', { brands: ['b1'] }, '?brand=b1'],
  ['a rating', { minRating: 4 }, '?ratingsAverage[gte]=4'],
  ['products in stock', { isInStockOnly: true }, '?quantity[gte]=1'],
  ['an option, unknown to other providers', { options: ['size:xl'] }, ''],
  ['the newest of a keyword', { keyword: 'oud', sort: '-createdAt' }, '?keyword=oud&sort=-createdAt'],
  ['a price range', { minPiastres: 5000, maxPiastres: 9950 }, '?price[gte]=50&price[lte]=99.5'],
  ['offers', { isOffersOnly: true }, '?ratingsAverage[lte]=3'],
  ['a sort order', { sort: '-price' }, '?sort=-price'],
])('%s requests /products%s', (_, search, expected) => {
  expect(writeQuery(toProductQuery({ ...EMPTY_SEARCH, ...search }, false))).toBe(expected);
});

test('our own provider filters offers by offer price, not by rating', () => {
  expect(writeQuery(toProductQuery({ ...EMPTY_SEARCH, isOffersOnly: true }, true))).toBe(
    '?offerPrice[gte]=0&group=family',
  );
});

test('our own provider corrects keywords, unless the search is literal', () => {
  const search: Search = { ...EMPTY_SEARCH, keyword: 'oud', isLiteral: true };
  expect(writeQuery(toProductQuery(search, true))).toBe('?keyword=oud&literal=1&group=family');
  expect(writeQuery(toProductQuery({ ...search, keyword: '' }, true))).toBe('?group=family');
});

test('our own provider filters and sorts by the price after discount', () => {
  const search: Search = { ...EMPTY_SEARCH, minPiastres: 5000, maxPiastres: 9950, sort: '-price' };
  expect(writeQuery(toProductQuery(search, true))).toBe(
    '?priceAfterDiscount[gte]=50&priceAfterDiscount[lte]=99.5&group=family&sort=-priceAfterDiscount',
  );
});

test('our own provider filters by options, and groups by family', () => {
  const search: Search = { ...EMPTY_SEARCH, options: ['colour:red', 'size:xl'] };
  expect(writeQuery(toProductQuery(search, true))).toBe('?option=colour%3Ared&option=size%3Axl&group=family');
});
