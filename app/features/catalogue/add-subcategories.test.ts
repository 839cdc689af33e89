import { expect, test } from 'vitest';
import { createClient } from '#contract/client/client.ts';
import { addSubcategories } from './add-subcategories.server.ts';

test('loads only the first few subcategories of each category', async () => {
  const asked: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      asked.push(url.slice('https://shop.test/api/v1'.length));
      return Response.json({ results: 99, data: [{ _id: 's1', name: 'Lamps', slug: 'lamps' }] });
    },
  });
  const home = { id: 'c1', name: 'Home', slug: 'home', picture: '' };
  expect(await addSubcategories([home], client, {})).toEqual([
    { ...home, subcategories: [{ id: 's1', name: 'Lamps' }] },
  ]);
  expect(asked).toEqual(['/categories/c1/subcategories?limit=5']);
});
