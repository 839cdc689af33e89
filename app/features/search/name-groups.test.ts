import { expect, test } from 'vitest';
import { createClient } from '#contract/client/client.ts';
import { nameGroups } from './name-groups.server.ts';

const makeGroup = (id: string) => ({ _id: id, name: id.toUpperCase() });

/** A provider whose first page of brands has these; records its requests. */
function openProvider(listed: string[], status = 200) {
  const asked: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      const path = url.slice('https://shop.test/api/v1'.length);
      asked.push(path);
      const id = path.split('/')[2];
      const body = id ? { data: makeGroup(id) } : { results: 2000, data: listed.map(makeGroup) };
      return Response.json(body, { status: id ? status : 200 });
    },
  });
  return { asked, name: (ids: string[]) => nameGroups('brands', ids, client, {}) };
}

test('no ids need no request', async () => {
  const { asked, name } = openProvider([]);
  expect(await name([])).toEqual(new Map());
  expect(asked).toEqual([]);
});

test('few ids are requested one by one', async () => {
  const { asked, name } = openProvider([]);
  expect(await name(['b1', 'b2'])).toEqual(new Map([['b1', 'B1'], ['b2', 'B2']])); // biome-ignore format: a table
  expect(asked).toEqual(['/brands/b1', '/brands/b2']);
});

test('many ids are looked up in the list, and missing ones requested one by one', async () => {
  const { asked, name } = openProvider(['b1', 'b2', 'b3', 'x']);
  expect((await name(['b1', 'b2', 'b3', 'b4'])).get('b4')).toBe('B4');
  expect(asked).toEqual(['/brands', '/brands/b4']);
});

test('a missing group has no name; a provider error is rethrown', async () => {
  expect(await openProvider([], 404).name(['gone'])).toEqual(new Map());
  await expect(openProvider([], 500).name(['b1'])).rejects.toMatchObject({ code: 'unavailable' });
});
