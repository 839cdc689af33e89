import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';
import { ALL_PRODUCTS, listProducts, MUSIC_ID } from './product-answers.ts';

const shop = await openTestShop();
const list = (query?: string) => listProducts(shop, query);

describe('the list', () => {
  test('answers the first 40, newest first, and counts all', async () => {
    const body = await list();
    expect(Object.keys(body)).toEqual(['results', 'metadata', 'data']);
    expect(body.results).toBe(ALL_PRODUCTS.length);
    expect(body.metadata).toEqual({ currentPage: 1, numberOfPages: 3, limit: 40, nextPage: 2 });
    const newest = ALL_PRODUCTS.toSorted(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id),
    );
    expect(body.data.map((item) => item._id)).toEqual(newest.slice(0, 40).map((row) => row.id));
  });

  test('an item has the contract’s keys in order, without __v and reviews', async () => {
    const { data } = await list('?limit=100');
    const keys = [
      'sold images subcategory ratingsQuantity _id title slug description quantity price offerPrice imageCover',
      'imagePlaceholder category brand ratingsAverage createdAt updatedAt id',
    ].flatMap((line) => line.split(' '));
    for (const item of data) {
      expect(Object.keys(item).filter((key) => !['priceAfterDiscount', 'options'].includes(key))).toEqual(
        keys,
      );
    }
    const offer = data.find((item) => 'priceAfterDiscount' in item);
    const offerKeys = Object.keys(offer ?? {});
    expect(offerKeys.indexOf('priceAfterDiscount')).toBe(offerKeys.indexOf('price') + 1);
  });

  test('an item has the catalogue’s values', async () => {
    const row = ALL_PRODUCTS.find((product) => product.category === MUSIC_ID && product.brand);
    if (!row) throw new Error('the demo catalogue has no such product');
    const { data } = await list(`?category=${MUSIC_ID}&limit=100`);
    expect(data.find((item) => item._id === row.id)).toMatchObject({
      sold: row.sold,
      ratingsQuantity: row.ratingsQuantity,
      id: row.id,
      title: row.title.en,
      slug: row.slug,
      description: row.description.en,
      quantity: row.quantity,
      price: row.price,
      imageCover: expect.stringMatching(`^${ORIGIN}/media/.+\\.webp$`),
      images: row.images.map(() => expect.stringMatching(`^${ORIGIN}/media/.+\\.webp$`)),
      imagePlaceholder: expect.stringMatching(/^data:image\/webp;base64,/),
      category: {
        _id: MUSIC_ID,
        name: 'Music',
        slug: 'music',
        image: expect.stringMatching(`^${ORIGIN}/media/`),
      },
      brand: { _id: row.brand },
      subcategory: row.subcategories.map((_id) => ({ _id, category: MUSIC_ID })),
      ratingsAverage: row.ratingsAverage,
      createdAt: row.createdAt,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  test('in the demo catalogue exactly the products rated 3 or lower are on offer, at half price', async () => {
    const { data } = await list('?limit=100');
    for (const item of data) {
      const offerPrice = item.ratingsAverage <= 3 ? Math.round(item.price * 50) / 100 : null;
      expect(item.offerPrice).toBe(offerPrice);
      expect(item.priceAfterDiscount).toBe(offerPrice ?? undefined);
    }
  });

  test('a product without a brand has brand null', async () => {
    const [row] = ALL_PRODUCTS;
    await shop.api.db
      .update(products)
      .set({ brandId: null })
      .where(eq(products.id, row?.id ?? ''));
    await announceChange(shop.api);
    const { data } = await list('?limit=100');
    expect(data.find((item) => item._id === row?.id)?.brand).toBeNull();
  });

  test('lang=ar answers in Arabic', async () => {
    const { data } = await list('?lang=ar&limit=100');
    const [row] = ALL_PRODUCTS;
    const item = data.find(({ _id }) => _id === row?.id);
    expect(item).toMatchObject({ title: row?.title.ar, description: row?.description.ar });
    const category = demoCatalogue.categories.find(({ id }) => id === row?.category);
    expect(item).toMatchObject({ category: { name: category?.name.ar } });
  });

  test('a trailing slash changes nothing', async () => {
    expect(await list('/?limit=3')).toEqual(await list('?limit=3'));
  });
});

describe('fields', () => {
  const keysFor = async (fields: string) =>
    Object.keys((await list(`?limit=1&fields=${fields}`)).data[0] ?? {});

  test('keeps the named fields and the ids', async () => {
    expect(await keysFor('title,price')).toEqual(['_id', 'title', 'price', 'id']);
    expect(await keysFor('price,%20nonsense')).toEqual(['_id', 'price', 'id']);
  });

  test('leaves out fields with a minus', async () => {
    const all = await keysFor('');
    expect(await keysFor('-images,-__v,-id')).toEqual(all.filter((key) => key !== 'images'));
    expect(await keysFor('title,price,-price')).toEqual(['_id', 'title', 'id']);
  });
});
