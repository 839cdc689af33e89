import { expect, test } from 'vitest';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { products } from '#api/schema/catalogue.ts';
import { reviews } from '#api/schema/reviews.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const offer = demoCatalogue.products.find((row) => row.ratingsAverage <= 3);
const [first, second] = demoCatalogue.products.filter((row) => row.ratingsAverage > 3);
if (!offer || !first || !second) throw new Error('the demo catalogue has no such products');
const pathOf = (id: string) => `/api/v1/products/${id}`;

test('details are the list item plus __v, reviews and rating counts before the id', async () => {
  const { body: list } = await shop.get('/api/v1/products?limit=100');
  const item = list.data.find((product: { _id: string }) => product._id === first.id);
  const { status, body } = await shop.get(pathOf(first.id));
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['data']);
  const { specifications, warrantyMonths, ...rest } = body.data;
  expect(rest).toEqual({ ...item, __v: 0, reviews: [], ratingCounts: [0, 0, 0, 0, 0] });
  expect(warrantyMonths).toBe(first.warrantyMonths);
  expect(specifications).toEqual(
    first.specifications?.map(({ name, value }) => ({ name: name.en, value: value.en })),
  );
  const keys = Object.keys(item);
  expect(Object.keys(rest)).toEqual([...keys.slice(0, -1), '__v', 'reviews', 'ratingCounts', 'id']);
});

test('specifications are in the requested language, and omitted if the product has none', async () => {
  const { body } = await shop.get(`${pathOf(first.id)}?lang=ar`);
  expect(body.data.specifications).toEqual(
    first.specifications?.map(({ name, value }) => ({ name: name.ar, value: value.ar })),
  );
  await shop.api.db
    .update(products)
    .set({ specifications: [], warrantyMonths: 0 })
    .where(eq(products.id, offer.id));
  await announceChange(shop.api);
  const { body: bare } = await shop.get(pathOf(offer.id));
  expect(bare.data).not.toHaveProperty('specifications');
  expect(bare.data).not.toHaveProperty('warrantyMonths');
});

test('a product on offer costs half of its price', async () => {
  const { body } = await shop.get(pathOf(offer.id));
  expect(body.data).toMatchObject({
    price: offer.price,
    priceAfterDiscount: Math.round(offer.price * 50) / 100,
  });
});

test('details can be in Arabic and with selected fields', async () => {
  const { body } = await shop.get(`${pathOf(first.id)}/?lang=ar&fields=title`);
  expect(body).toEqual({ data: { _id: first.id, title: first.title.ar, id: first.id } });
});

test('an id is accepted in upper and lower case', async () => {
  expect((await shop.get(pathOf(first.id.toUpperCase()))).body.data._id).toBe(first.id);
});

test('details have the newest hundred reviews with their authors’ names', async () => {
  const authors = Array.from({ length: 101 }, (_, at) => ({ id: newId(), name: `Author ${at}` }));
  await shop.api.db.insert(users).values(
    authors.map(({ id, name }) => ({
      id,
      name,
      email: `${id}@example.com`,
      phone: '01012345678',
      passwordHash: 'none',
    })),
  );
  await shop.api.db.insert(reviews).values(
    authors.map(({ id }, at) => ({
      id: newId(),
      productId: second.id,
      userId: id,
      review: `Text ${at}`,
      rating: 4,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    })),
  );
  const { body } = await shop.get(pathOf(second.id));
  expect(body.data.reviews).toHaveLength(100);
  expect(Object.keys(body.data.reviews[0])).toEqual([
    '_id',
    'review',
    'rating',
    'product',
    'user',
    'createdAt',
    'updatedAt',
    '__v',
    'isPurchased',
  ]);
  expect(body.data.reviews[0]).toMatchObject({
    review: 'Text 100',
    rating: 4,
    product: second.id,
    user: { _id: authors[100]?.id, name: 'Author 100' },
    createdAt: '2026-01-01T01:40:00.000Z',
    __v: 0,
  });
  expect(Object.keys(body.data.reviews[0].user)).toEqual(['_id', 'name']);
  expect(body.data.reviews.at(-1).review).toBe('Text 1');
});

test('stock is up to date after a sale', async () => {
  const before = (await shop.get(pathOf(first.id))).body.data;
  await shop.api.db
    .update(products)
    .set({ quantity: before.quantity - 1, sold: before.sold + 1 })
    .where(eq(products.id, first.id));
  await announceChange(shop.api);
  expect((await shop.get(pathOf(first.id))).body.data).toMatchObject({
    quantity: before.quantity - 1,
    sold: before.sold + 1,
  });
});

test('an unknown id is 404, a malformed one 400', async () => {
  const unknown = 'f'.repeat(24);
  expect(await shop.get(pathOf(unknown))).toMatchObject({
    status: 404,
    body: { statusMsg: 'fail', message: `No document for this id ${unknown}` },
  });
  for (const bad of ['xyz', 'undefined', '%00', '%ED%A0%80', `${first.id}0`]) {
    expect(await shop.get(pathOf(bad))).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { msg: 'Invalid ID ', param: 'id', location: 'params' } },
    });
  }
});
