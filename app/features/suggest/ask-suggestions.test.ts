import { expect, test } from 'vitest';
import { createClient } from '#contract/client/client.ts';
import { createAskSuggestions } from './ask-suggestions.ts';

const makeProduct = (title: string) => ({ _id: title, title, price: 10, imageCover: '', ratingsAverage: 4 });
const makeGroup = (name: string) => ({ _id: name.toLowerCase(), name });

/** A provider with the given answers; records its requests. */
function open(answer: (path: string) => Response, isOwn: boolean) {
  const asked: string[] = [];
  const client = createClient({
    host: 'https://shop.test',
    fetch: (url) => {
      asked.push(url.slice('https://shop.test/api/v1'.length));
      return answer(new URL(url).pathname);
    },
  });
  return { asked, ask: createAskSuggestions(client, () => isOwn) };
}
const list = (...titles: string[]) =>
  Response.json({ results: titles.length, data: titles.map(makeProduct) });
const titlesOf = ({ products }: { products: { title: string }[] }) => products.map(({ title }) => title);

test('our own provider is asked with the suggestions call', async () => {
  const { asked, ask } = open(
    () =>
      Response.json({
        data: {
          products: [makeProduct('Headphones')],
          categories: [makeGroup('Electronics')],
          brands: [makeGroup('Sonavix')],
          corrected: 'headphones',
          leftOut: 'blue',
        },
      }),
    true,
  );
  expect(await ask('blue headfones', {})).toMatchObject({
    products: [{ id: 'Headphones', pricePiastres: 1000 }],
    categories: [{ id: 'electronics', name: 'Electronics' }],
    brands: [{ id: 'sonavix', name: 'Sonavix' }],
    corrected: 'headphones',
    leftOut: 'blue',
  });
  expect(asked).toEqual(['/products/suggest?q=blue%20headfones']);
});

test('another provider is asked for its first products', async () => {
  const { asked, ask } = open(() => list('Oud', 'Oud strings'), false);
  expect(titlesOf(await ask('oud', {}))).toEqual(['Oud', 'Oud strings']);
  expect(asked).toEqual(['/products?keyword=oud&limit=6']);
});

test('products without the typed words are not suggested', async () => {
  const { ask } = open(() => list('Lamp', 'Oud', 'Phone'), false);
  expect(titlesOf(await ask('oud', {}))).toEqual(['Oud']);
});

test.each([
  ['404', Response.json({ statusMsg: 'fail', message: 'No such page' }, { status: 404 })],
  [
    'an invalid id',
    Response.json(
      { message: 'fail', errors: { value: 'suggest', msg: 'Invalid ID', param: 'id', location: 'params' } },
      { status: 400 },
    ),
  ],
])('a provider that answers %s is asked for products from then on', async (_, refusal) => {
  const { asked, ask } = open((path) => (path.endsWith('/suggest') ? refusal : list('Oud')), true);
  expect(titlesOf(await ask('oud', {}))).toEqual(['Oud']);
  expect(titlesOf(await ask('ou', {}))).toEqual(['Oud']);
  expect(asked).toEqual([
    '/products/suggest?q=oud',
    '/products?keyword=oud&limit=6',
    '/products?keyword=ou&limit=6',
  ]);
});

test('any other error is rethrown without another request', async () => {
  const { asked, ask } = open(() => new Response('away', { status: 503 }), true);
  await expect(ask('oud', {})).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toHaveLength(1);
});
