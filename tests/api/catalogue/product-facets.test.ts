import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { calculateSellingPricePiastres, toEgp, toPiastres } from '#contract/money.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';
import { ALL_PRODUCTS, MUSIC_ID, type Row } from './product-answers.ts';

const shop = await openTestShop();
const BRAND_ID = ALL_PRODUCTS.find((row) => row.category === MUSIC_ID && row.brand)?.brand ?? '';

async function readFacets(query: string) {
  const { status, body } = await shop.get(`/api/v1/products?facets=1&${query}`);
  expect(status).toBe(200);
  return body.metadata.facets;
}

/** Counts each id, highest count first. */
function countIds(ids: (string | null)[]) {
  const counts = Object.entries(Object.groupBy(ids, String)).filter(([id]) => id !== 'null');
  return counts
    .map(([_id, found]) => ({ _id, count: found?.length ?? 0 }))
    .toSorted((a, b) => b.count - a.count || (a._id < b._id ? -1 : 1));
}
const findPriceRange = (rows: Row[]) => {
  const prices = rows.map((row) =>
    toEgp(calculateSellingPricePiastres(toPiastres(row.price), row.ratingsAverage)),
  );
  return { min: Math.min(...prices), max: Math.max(...prices) };
};

test('all products are counted by category and brand, with the lowest and the highest price', async () => {
  expect(await readFacets('limit=1')).toMatchObject({
    categories: countIds(ALL_PRODUCTS.map((row) => row.category)),
    brands: countIds(ALL_PRODUCTS.map((row) => row.brand)),
    price: findPriceRange(ALL_PRODUCTS),
  });
});

test('each facet ignores its own filter and applies the others', async () => {
  const isMusic = (row: Row) => row.category === MUSIC_ID;
  const isOfBrand = (row: Row) => row.brand === BRAND_ID;
  const isWithin = (row: Row) => row.price >= 500 && row.price <= 20_000;
  const facets = await readFacets(
    `category[in]=${MUSIC_ID}&brand=${BRAND_ID}&price[gte]=500&price[lte]=20000&page=1&sort=price`,
  );
  expect(facets).toMatchObject({
    categories: countIds(
      ALL_PRODUCTS.filter((row) => isOfBrand(row) && isWithin(row)).map((row) => row.category),
    ),
    brands: countIds(ALL_PRODUCTS.filter((row) => isMusic(row) && isWithin(row)).map((row) => row.brand)),
    price: findPriceRange(ALL_PRODUCTS.filter((row) => isMusic(row) && isOfBrand(row))),
  });
  expect(facets.brands.length).toBeGreaterThan(1);
});

test('keyword and rating narrow every facet', async () => {
  const offers = ALL_PRODUCTS.filter((row) => row.ratingsAverage <= 3);
  expect(await readFacets('ratingsAverage[lte]=3')).toMatchObject({
    categories: countIds(offers.map((row) => row.category)),
    brands: countIds(offers.map((row) => row.brand)),
    price: findPriceRange(offers),
  });
  const { categories, brands } = await readFacets('keyword=turntable');
  expect([...categories, ...brands]).not.toEqual([]);
  expect(categories.length).toBeLessThan(demoCatalogue.categories.length);
});

test('without matches, facets have no choices and no price range', async () => {
  expect(await readFacets('keyword=no-such-thing')).toEqual({
    categories: [],
    brands: [],
    subcategories: [],
    ratings: [],
    offers: 0,
    inStock: 0,
    options: [],
  });
});

test('facets are only in answers that request them', async () => {
  for (const query of ['', '?facets=0', '?facets=', '?facets=undefined']) {
    const { body } = await shop.get(`/api/v1/products${query}`);
    expect(body.metadata).not.toHaveProperty('facets');
  }
});

test('facets are cached', async () => {
  const path = `/api/v1/products?facets=1&category[in]=${MUSIC_ID}`;
  const first = await shop.get(path);
  const countQueries = watchQueries(shop.database);
  expect((await shop.get(path)).body).toEqual(first.body);
  expect(countQueries()).toBe(0);
});

test('the list and its facets are counted from the same rows', async () => {
  const filter = `category=${MUSIC_ID}&priceAfterDiscount[gte]=1`;
  const countQueries = watchQueries(shop.database);
  await shop.get(`/api/v1/products?${filter}`);
  const withoutFacets = countQueries();
  await shop.get(`/api/v1/products?facets=1&${filter}`);
  // The three queries of the facets: rows without the category filter; stored counts and the price range, both without
  // the price filter.
  expect(countQueries() - 2 * withoutFacets).toBe(3);
});

test('an invalid filter is refused in a request with facets, too', async () => {
  const { status, body } = await shop.get('/api/v1/products?facets=1&category=nonsense');
  expect(status).toBe(400);
  expect(body.errors.param).toBe('category');
});

test('a product without a brand counts for its category, and for no brand', async () => {
  const [brandless, ...others] = ALL_PRODUCTS;
  await shop.api.db
    .update(products)
    .set({ brandId: null })
    .where(eq(products.id, brandless?.id ?? ''));
  await announceChange(shop.api);
  expect(await readFacets('limit=1')).toMatchObject({
    categories: countIds(ALL_PRODUCTS.map((row) => row.category)),
    brands: countIds(others.map((row) => row.brand)),
  });
});
