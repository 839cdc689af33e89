import { expect, test } from 'vitest';
import { createClient, writeQuery } from '#contract/client/client.ts';
import { findProducts, toProductQuery } from './find-products.ts';
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
  const find = async (given: Partial<Search>, isOwnProvider = false, firstPage = given.page ?? 1) => {
    const found = await findProducts(client, { ...EVERYTHING, ...given }, { isOwnProvider, firstPage });
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
  expect(asked).toEqual(['?keyword=oud&group=family']);
});

test('several pages together are asked for at once, and a product that moved between them is shown once', async () => {
  const { asked, find } = openProvider(ignoring);
  expect(await find({ page: 2 }, true, 1)).toEqual({ products: TITLES, total: 4, pages: 2 });
  expect(asked.toSorted()).toEqual(['?group=family', '?group=family&page=2']);
  const doubled = openProvider(() => ['Oud', 'Lamp', 'Lamp', 'Phone']);
  expect((await doubled.find({ keyword: 'x', page: 2 }, true, 1)).products).toEqual(['Oud', 'Lamp', 'Phone']);
});

test('of matches that were looked for here, several pages together are shown as well', async () => {
  const { find } = openProvider(findingNothing);
  expect((await find({ keyword: 'o', page: 2 }, false, 1)).products).toEqual(['Oud', 'Oud strings', 'Phone']);
});

test('our own tells what it searched for instead, and where it stopped counting', async () => {
  const metadata = { currentPage: 1, numberOfPages: 25, limit: 40, isMore: true, corrected: 'oud' };
  const client = createClient({
    host: 'https://shop.test',
    fetch: () => Response.json({ results: 1000, metadata, data: [listed('Oud')] }),
  });
  const search: Search = { ...EVERYTHING, keyword: 'ood' };
  expect(await findProducts(client, search, { isOwnProvider: true, firstPage: 1 })).toMatchObject({
    total: 1000,
    isMore: true,
    corrected: 'oud',
  });
});

test.each<[string, Partial<Search>, string]>([
  ['the plain screen', {}, ''],
  ['page 2', { page: 2 }, '?page=2'],
  ['a keyword', { keyword: 'oud' }, '?keyword=oud'],
  ['a keyword as it is written', { keyword: 'oud', isLiteral: true }, '?keyword=oud'],
  ['a category', { categories: ['c1'] }, '?category[in]=c1'],
  ['two categories', { categories: ['c1', 'c2'] }, '?category[in]=c1&category[in]=c2'],
  ['a subcategory', { subcategories: ['s1'] }, '?subcategory=s1'],
  ['a brand', { brands: ['b1'] }, '?brand=b1'],
  ['a rating', { minRating: 4 }, '?ratingsAverage[gte]=4'],
  ['what is in stock', { isInStockOnly: true }, '?quantity[gte]=1'],
  ['an option, which other providers do not know', { options: ['size:xl'] }, ''],
  ['the newest of a keyword', { keyword: 'oud', sort: '-createdAt' }, '?keyword=oud&sort=-createdAt'],
  ['a price range', { minPiastres: 5000, maxPiastres: 9950 }, '?price[gte]=50&price[lte]=99.5'],
  ['offers', { isOffersOnly: true }, '?ratingsAverage[lte]=3'],
  ['an order', { sort: '-price' }, '?sort=-price'],
])('%s asks for /products%s', (_, search, expected) => {
  expect(writeQuery(toProductQuery({ ...EVERYTHING, ...search }, false))).toBe(expected);
});

test('our own provider is asked for what it has on offer, whatever the rating', () => {
  expect(writeQuery(toProductQuery({ ...EVERYTHING, isOffersOnly: true }, true))).toBe(
    '?offerPrice[gte]=0&group=family',
  );
});

test('our own provider corrects keywords, unless it is told not to', () => {
  const search: Search = { ...EVERYTHING, keyword: 'oud', isLiteral: true };
  expect(writeQuery(toProductQuery(search, true))).toBe('?keyword=oud&literal=1&group=family');
  expect(writeQuery(toProductQuery({ ...search, keyword: '' }, true))).toBe('?group=family');
});

test('our own provider is asked by what a product is sold for', () => {
  const search: Search = { ...EVERYTHING, minPiastres: 5000, maxPiastres: 9950, sort: '-price' };
  expect(writeQuery(toProductQuery(search, true))).toBe(
    '?priceAfterDiscount[gte]=50&priceAfterDiscount[lte]=99.5&group=family&sort=-priceAfterDiscount',
  );
});

test('our own provider is asked for values of options, and for one product of each family', () => {
  const search: Search = { ...EVERYTHING, options: ['colour:red', 'size:xl'] };
  expect(writeQuery(toProductQuery(search, true))).toBe('?option=colour%3Ared&option=size%3Axl&group=family');
});
