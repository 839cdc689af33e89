import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { listAllGroups } from './groups.ts';

const client: Client = () => Promise.reject(new Error('not called'));
const group = (name: string) => ({ _id: name, name });

test.each([
  ['no metadata', undefined, [1]],
  ['one page', 1, [1]],
  ['three pages', 3, [1, 2, 3]],
  ['no page at all', 0, [1]],
  ['more pages than anybody reads', 500, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('reads every page: %s', async (_, numberOfPages, pages) => {
  const asked: object[] = [];
  const groups = await listAllGroups(
    async (_client, query = {}) => {
      asked.push(query);
      const metadata = numberOfPages === undefined ? undefined : { currentPage: 1, numberOfPages, limit: 40 };
      return { data: [group(`page ${query.page ?? 1}`)], metadata };
    },
    client,
    {},
  );
  expect(asked).toEqual(pages.map((page) => (page === 1 ? {} : { page })));
  expect(groups).toEqual(pages.map((page) => group(`page ${page}`)));
});
