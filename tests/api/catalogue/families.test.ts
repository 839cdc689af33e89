import { expect, test } from 'vitest';
import { eq, inArray } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const findBySlug = (slug: string) => {
  const found = demoCatalogue.products.find((row) => row.slug === slug);
  if (!found) throw new Error(slug);
  return found;
};
const TEES = findBySlug('qasbeen-essential-tees-3-pack');
const SWEATER = findBySlug('rimalya-cloud-knit-sweater');
const BAG = findBySlug('orvanti-luna-chain-bag');
const siblingsOf = ({ family }: { family?: string | null | undefined }) =>
  demoCatalogue.products.filter((row) => row.family === family);
const CARD_COUNT = new Set(demoCatalogue.products.map(({ id, family }) => family ?? id)).size;

interface ListedProduct {
  _id: string;
  family?: {
    _id: string;
    title: string;
    price: object;
    inStock: boolean;
    options: { key: string; values: object[] }[];
  };
}
async function list(
  query: string,
): Promise<{ results: number; data: ListedProduct[]; metadata: { numberOfPages: number } }> {
  const { status, body } = await shop.get(`/api/v1/products?limit=100&${query}`);
  expect(status).toBe(200);
  return body;
}

test('details have the family, its options in order and all siblings', async () => {
  const { body } = await shop.get(`/api/v1/products/${SWEATER.id}?lang=ar`);
  const { family, options } = body.data;
  expect(options).toEqual([{ key: 'size', name: 'المقاس', value: 'm', valueName: 'M' }]);
  expect(family.options).toEqual([
    {
      key: 'size',
      name: 'المقاس',
      values: ['s', 'm', 'l', 'xl'].map((value) => ({ value, name: value.toUpperCase() })),
    },
  ]);
  const { body: bag } = await shop.get(`/api/v1/products/${BAG.id}`);
  expect(bag.data.family.title).toBe('Orvanti Luna Chain Bag');
  expect(bag.data.family.options).toEqual([
    {
      key: 'colour',
      name: 'Colour',
      values: [
        { value: 'black', name: 'Black', swatch: '#1d1d1f' },
        { value: 'burgundy', name: 'Burgundy', swatch: '#6d1f33' },
      ],
    },
  ]);
  const expected = siblingsOf(SWEATER).map(({ id, options, quantity }) => [id, options, quantity]);
  expect(
    family.siblings.map((one: { _id: string; options: object; quantity: number }) => [
      one._id,
      one.options,
      one.quantity,
    ]),
  ).toEqual(expected.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
});

test('a product without a family has no options', async () => {
  const alone = demoCatalogue.products.find(({ family }) => !family);
  const { body } = await shop.get(`/api/v1/products/${alone?.id}`);
  expect(body.data).not.toHaveProperty('family');
  expect(body.data).not.toHaveProperty('options');
});

test('lists have every variant; grouped lists have one card per family', async () => {
  const all = await list('');
  expect(all.results).toBe(demoCatalogue.products.length);
  expect(all.data.every((row) => !row.family)).toBe(true);
  const first = await list('group=family');
  const second = await list('group=family&page=2&limit=50');
  expect(first.results).toBe(CARD_COUNT);
  expect(second.results).toBe(CARD_COUNT);
  const families = first.data.flatMap(({ family }) => family?._id ?? []);
  expect(new Set(families).size).toBe(families.length);
});

test('a family’s card has its options and price range', async () => {
  const { data } = await list('group=family&keyword=sweater');
  const [card] = data;
  expect(card?.family).toMatchObject({
    title: 'Rimalya Cloud Knit Sweater, Dusty Pink',
    price: { min: 1150, max: 1150 },
    inStock: true,
  });
  expect(card?.family?.options.map(({ key, values }) => [key, values.length])).toEqual([['size', 4]]);
});

test.each([
  'sort=-sold',
  'sort=price',
  'sort=title',
  '',
  'keyword=t-shirts',
  `category=${TEES.category}&sort=-ratingsAverage`,
])('the card of a family is its first variant in stock (%s)', async (query) => {
  const { data: all } = await list(query);
  const { data: cards } = await list(`group=family&${query}`);
  const ids = siblingsOf(TEES).map(({ id }) => id);
  const inStock = new Set(siblingsOf(TEES).flatMap(({ id, quantity }) => (quantity > 0 ? id : [])));
  const expected = all.map(({ _id }) => _id).find((id) => inStock.has(id));
  expect(cards.map(({ _id }) => _id).filter((id) => ids.includes(id))).toEqual([expected]);
});

test('a family that is sold out stays listed as out of stock', async () => {
  const ids = siblingsOf(TEES).map(({ id }) => id);
  await shop.api.db.update(products).set({ quantity: 0 }).where(inArray(products.id, ids));
  await announceChange(shop.api);
  const { data, results } = await list('group=family&keyword=t-shirts');
  expect(data.find(({ family }) => family?._id === TEES.family)?.family?.inStock).toBe(false);
  expect(results).toBeGreaterThan(0);
  const inStock = await list('group=family&keyword=t-shirts&quantity[gte]=1');
  expect(inStock.results).toBe(results - 1);
  for (const { id, quantity } of siblingsOf(TEES))
    await shop.api.db.update(products).set({ quantity }).where(eq(products.id, id));
  await announceChange(shop.api);
});

test.each([
  [
    'option=size:m',
    (row: { options?: Record<string, string> | null | undefined }) => row.options?.size === 'm',
  ],
  [
    'option=size:m&option=size:l',
    (row: { options?: Record<string, string> | null | undefined }) =>
      ['m', 'l'].includes(row.options?.size ?? ''),
  ],
  [
    'option=size:m&option=colour:black',
    (row: { options?: Record<string, string> | null | undefined }) =>
      row.options?.size === 'm' && row.options?.colour === 'black',
  ],
  [
    'option=colour:black',
    (row: { options?: Record<string, string> | null | undefined }) => row.options?.colour === 'black',
  ],
  ['option=size:huge', () => false],
  ['option=nonsense', () => false],
])('%s narrows a list, and a search', async (query, isIn) => {
  const expected = demoCatalogue.products.filter(isIn);
  const { data, results } = await list(query);
  expect(data.map(({ _id }) => _id).sort()).toEqual(expected.map(({ id }) => id).sort());
  const cards = new Set(expected.map(({ id, family }) => family ?? id)).size;
  expect(results).toBe(expected.length);
  expect((await list(`group=family&${query}`)).results).toBe(cards);
  const found = await list(`keyword=rimalya&${query}`);
  expect(found.results).toBe(expected.filter(({ brand }) => brand === SWEATER.brand).length);
});

test.each(['%00', 'size:%00', '%E2%80%AE', 'size', 'size:', ':'])(
  'the invalid option=%s finds nothing',
  async (value) => {
    const { status, body } = await shop.get(`/api/v1/products?option=${value}&facets=1`);
    expect([status, body.results]).toEqual([200, 0]);
  },
);
