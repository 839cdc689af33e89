import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { calculateSellingPricePiastres, toEgp, toPiastres } from '#contract/money.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import {
  ALL_PRODUCTS,
  BOOKS_ID,
  createRefusal,
  listIds,
  MUSIC_ID,
  PRODUCTS_PATH,
  type Row,
} from './product-answers.ts';

const shop = await openTestShop();

/** Returns the sorted ids of all matches. */
async function findMatches(query: string): Promise<string[]> {
  const { status, body } = await shop.get(`${PRODUCTS_PATH}?limit=100&${query}`);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(body.results);
  return body.data.map((item: { _id: string }) => item._id).sort();
}

describe('price and rating ranges', () => {
  const prices: [string, (price: number) => boolean][] = [
    ['price[gte]=749', (price) => price >= 749],
    ['price[gt]=749', (price) => price > 749],
    ['price[lte]=749', (price) => price <= 749],
    ['price[lt]=749', (price) => price < 749],
    ['price%5Bgte%5D=749&price%5Blte%5D=2000', (price) => price >= 749 && price <= 2000],
    ['price[gt]=748.999&price[lt]=749.001', (price) => price === 749],
    ['price[gte]=748.995&price[lte]=749.004', (price) => price === 749],
    ['price[lte]=٧٤٩', (price) => price <= 749],
    ['price[gte]=-5', () => true],
    ['price[gte]=999999999', () => false],
  ];
  const soldFor = ({ price, ratingsAverage }: Row) =>
    toEgp(calculateSellingPricePiastres(toPiastres(price), ratingsAverage));

  test.each(prices)('%s', async (query, isIn) => {
    expect(await findMatches(query)).toEqual(listIds(ALL_PRODUCTS.filter((row) => isIn(row.price))));
    const sold = query.replaceAll('price', 'priceAfterDiscount');
    expect(await findMatches(sold)).toEqual(listIds(ALL_PRODUCTS.filter((row) => isIn(soldFor(row)))));
  });

  test('bounds are exact to the piastre', async () => {
    const [row] = ALL_PRODUCTS;
    if (!row) throw new Error('no product');
    await shop.api.db.update(products).set({ pricePiastres: 1999 }).where(eq(products.id, row.id));
    await announceChange(shop.api);
    expect(await findMatches('price[gte]=19.99&price[lte]=19.99')).toEqual([row.id]);
    expect(await findMatches('price[gt]=19.98&price[lt]=20.00')).toEqual([row.id]);
    expect(await findMatches('price[gt]=19.99&price[lt]=20')).toEqual([]);
    expect(await findMatches('price[gte]=19.985&price[lt]=19.995')).toEqual([row.id]);
    await shop.api.db
      .update(products)
      .set({ pricePiastres: row.price * 100 })
      .where(eq(products.id, row.id));
    await announceChange(shop.api);
  });

  test('offerPrice has the same bounds and finds only products on offer', async () => {
    const offers = ALL_PRODUCTS.filter((row) => row.ratingsAverage <= 3);
    expect(await findMatches('offerPrice[gte]=0')).toEqual(listIds(offers));
    expect(await findMatches('offerPrice[lt]=100')).toEqual(
      listIds(offers.filter((row) => soldFor(row) < 100)),
    );
  });

  test('ratingsAverage has the same bounds', async () => {
    expect(await findMatches('ratingsAverage[lte]=3')).toEqual(
      listIds(ALL_PRODUCTS.filter((row) => row.ratingsAverage <= 3)),
    );
    expect(await findMatches('ratingsAverage[gt]=4.45&ratingsAverage[lt]=4.7')).toEqual(
      listIds(ALL_PRODUCTS.filter((row) => row.ratingsAverage > 4.45 && row.ratingsAverage < 4.7)),
    );
  });

  test.each(['abc', '1e9', 'Infinity', 'NaN', '0x10', '1,5', '%00', '1'.repeat(400), '[object Object]'])(
    'refuses %s',
    async (value) => {
      // A long value is truncated in the refusal.
      const shown = decodeURIComponent(value).slice(0, 200);
      expect(await shop.get(`${PRODUCTS_PATH}?price[gte]=${value}`)).toMatchObject(
        createRefusal('price[gte]', shown),
      );
    },
  );
});

describe('brand, category, subcategory', () => {
  const [brand, otherBrand] = demoCatalogue.brands.map(({ id }) => id);
  const [subcategory, otherSubcategory] = demoCatalogue.subcategories.map(({ id }) => id);

  const spellings: [string, string[]][] = [
    [`category=${MUSIC_ID}`, [MUSIC_ID]],
    [`category=${MUSIC_ID.toUpperCase()}`, [MUSIC_ID]],
    [`category[in]=${MUSIC_ID}`, [MUSIC_ID]],
    [`category%5Bin%5D=${MUSIC_ID}`, [MUSIC_ID]],
    [`category[in][]=${MUSIC_ID}`, [MUSIC_ID]],
    [`category[in]=${MUSIC_ID}&category[in]=${BOOKS_ID}`, [MUSIC_ID, BOOKS_ID]],
    [`category%5Bin%5D%5B%5D=${MUSIC_ID}&category%5Bin%5D%5B%5D=${BOOKS_ID}`, [MUSIC_ID, BOOKS_ID]],
    [`category[in]=${MUSIC_ID},${BOOKS_ID}`, [MUSIC_ID, BOOKS_ID]],
    [`category=${MUSIC_ID}&category[in]=${BOOKS_ID}&category=undefined`, [MUSIC_ID, BOOKS_ID]],
  ];
  test.each(spellings)('%s', async (query, categories) => {
    expect(await findMatches(query)).toEqual(
      listIds(ALL_PRODUCTS.filter((row) => categories.includes(row.category))),
    );
  });

  test('brand and brand[in]', async () => {
    expect(await findMatches(`brand=${brand}`)).toEqual(
      listIds(ALL_PRODUCTS.filter((row) => row.brand === brand)),
    );
    expect(await findMatches(`brand[in]=${brand}&brand[in]=${otherBrand}`)).toEqual(
      listIds(ALL_PRODUCTS.filter((row) => row.brand === brand || row.brand === otherBrand)),
    );
  });

  test('subcategory and subcategory[in]', async () => {
    const inAny = (...ids: (string | undefined)[]) =>
      listIds(ALL_PRODUCTS.filter((row) => row.subcategories.some((id) => ids.includes(id))));
    expect(inAny(subcategory).length).toBeGreaterThan(0);
    expect(await findMatches(`subcategory=${subcategory}`)).toEqual(inAny(subcategory));
    expect(await findMatches(`subcategory[in][]=${subcategory}&subcategory[in]=${otherSubcategory}`)).toEqual(
      inAny(subcategory, otherSubcategory),
    );
  });

  test('all filters together', async () => {
    const row = ALL_PRODUCTS.find((product) => product.brand && product.category === MUSIC_ID);
    const expected = ALL_PRODUCTS.filter(
      (product) => product.category === MUSIC_ID && product.brand === row?.brand && product.price <= 10000,
    ).toSorted((a, b) => b.price - a.price);
    const { body } = await shop.get(
      `${PRODUCTS_PATH}?category[in]=${MUSIC_ID}&brand=${row?.brand}&price[lte]=10000&sort=-price`,
    );
    expect(body.data.map((item: { price: number }) => item.price)).toEqual(
      expected.map((product) => product.price),
    );
  });

  test.each(['brand', 'category', 'category[in]', 'subcategory[in][]'])(
    'a malformed id in %s is refused',
    async (name) => {
      for (const value of ['xyz', '%00', "1'--", `${MUSIC_ID}0`]) {
        expect(await shop.get(`${PRODUCTS_PATH}?${name}=${value}`)).toMatchObject(
          createRefusal(name.replace(/\[.*/, ''), decodeURIComponent(value), 'Invalid ID '),
        );
      }
    },
  );
});
