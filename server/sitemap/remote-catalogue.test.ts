import { expect, test } from 'vitest';
import { answerJson, type Script, startScriptedProvider } from '#tests/setup/scripted-provider.ts';
import { createRemoteSitemapSource } from './remote-catalogue.ts';

const provider = await startScriptedProvider();

const HOUR_MS = 3_600_000;
const MONDAY = '2026-11-09T00:00:00.000Z';
const FRIDAY = '2026-11-13T00:00:00.000Z';

const createProduct = (id: string, more: object = {}) => ({
  _id: id,
  title: id,
  imageCover: '',
  price: 1,
  ratingsAverage: 4,
  category: { _id: 'tea', name: 'Tea' },
  ...more,
});

const PAGES = [
  [createProduct('c', { updatedAt: MONDAY }), createProduct('a', { updatedAt: FRIDAY, ratingsAverage: 3 })],
  [createProduct('b', { category: null, brand: { _id: 'nile', name: 'Nile' }, updatedAt: 'some day' })],
  [createProduct('c', { updatedAt: MONDAY })],
];

/** Answers lists page by page. */
const answerList: Script = (answer, { url = '' }) => {
  const { pathname, searchParams } = new URL(url, provider.host);
  const page = Number(searchParams.get('page') ?? 1);
  const groups = [{ _id: 'tea', name: 'Tea', updatedAt: MONDAY }];
  const data = pathname.endsWith('/products') ? PAGES[page - 1] : groups;
  const pages = pathname.endsWith('/products') ? PAGES.length : 1;
  const metadata = { currentPage: page, numberOfPages: pages, limit: 2 };
  answerJson({ results: 3, metadata, data })(answer, {} as never);
};

test('all pages are read, and batches have each product once, by id', async () => {
  provider.behave(answerList);
  const source = createRemoteSitemapSource(provider.host);
  expect(await source.survey(2)).toEqual({
    batches: [
      { firstId: 'a', count: 2, changedAt: new Date(FRIDAY) },
      { firstId: 'c', count: 1, changedAt: new Date(MONDAY) },
    ],
    categories: [{ id: 'tea', changedAt: new Date(FRIDAY) }],
    brands: [{ id: 'nile', changedAt: null }],
    categoriesChangedAt: new Date(MONDAY),
    brandsChangedAt: new Date(MONDAY),
    offersChangedAt: new Date(FRIDAY),
  });
  const batch = await source.listBatch({ firstId: 'a', count: 2, changedAt: null });
  expect(batch.map(({ id, categoryId }) => [id, categoryId])).toEqual([
    ['a', 'tea'],
    ['b', null],
  ]);
});

test('the provider is called once an hour', async () => {
  provider.behave(answerList);
  let now = 0;
  const source = createRemoteSitemapSource(provider.host, () => now);
  await Promise.all([source.survey(2), source.survey(2)]);
  const asked = provider.seen.length;
  now = HOUR_MS - 1;
  await source.survey(2);
  expect(provider.seen.length).toBe(asked);
  now = HOUR_MS;
  await source.survey(2);
  expect(provider.seen.length).toBe(2 * asked);
});

test('a failed call is retried', async () => {
  const source = createRemoteSitemapSource(provider.host);
  provider.behave(answerJson({ message: 'busy' }, 503));
  await expect(source.survey(2)).rejects.toThrow();
  provider.behave(answerList);
  expect((await source.survey(2)).batches).toHaveLength(2);
});
