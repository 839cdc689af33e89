import { expect, test } from 'vitest';
import { listBrands } from '#contract/catalogue/calls.ts';
import { createClient } from '#contract/client/client.ts';
import { listAllGroups } from './groups.ts';

const makeGroup = (name: string) => ({ _id: name, name });

test.each([
  ['no metadata', undefined, [1]],
  ['one page', 1, [1]],
  ['three pages', 3, [1, 2, 3]],
  ['no page at all', 0, [1]],
  ['more pages than the maximum', 500, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('reads every page: %s', async (_, numberOfPages, pages) => {
  const asked: string[] = [];
  const client = createClient({
    host: '',
    fetch: (url) => {
      asked.push(url);
      const page = /page=(\d+)/.exec(url)?.[1] ?? '1';
      const metadata = numberOfPages === undefined ? undefined : { currentPage: 1, numberOfPages, limit: 40 };
      return Response.json({ results: 1, data: [makeGroup(`page ${page}`)], metadata });
    },
  });
  const groups = await listAllGroups(listBrands, client, {});
  expect(asked).toEqual(pages.map((page) => (page === 1 ? '/api/v1/brands' : `/api/v1/brands?page=${page}`)));
  expect(groups).toEqual(pages.map((page) => makeGroup(`page ${page}`)));
});
