import { afterAll, expect, test } from 'vitest';
import { hasPriceIndex, readFilter, toWhere } from '#api/catalogue/lists/filter.ts';
import { NEWEST_FIRST, readSortOrder, toOrderBy } from '#api/catalogue/lists/sort-order.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { products } from '#api/schema/catalogue.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

const parse = (query: URLSearchParams) => readFilter(query, { subcategories: new Map(), options: new Map() });

/** Returns the query plan of a page, with sorting disabled where an index gives the order. */
async function planOf(query: string): Promise<string> {
  const asked = new URLSearchParams(query);
  return db.transaction(async (tx) => {
    // Without statistics, the planner takes each of these lists for a single product, from any index.
    await tx.execute(sql`analyze products`);
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const page = tx
      .select({ id: products.id })
      .from(products)
      .where(toWhere(parse(asked)))
      .orderBy(...toOrderBy(readSortOrder(asked, 'en') ?? NEWEST_FIRST))
      .limit(40);
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${page}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

test.each([
  ['', 'products_newest'],
  ['sort=-createdAt', 'products_newest'],
  ['sort=createdAt', 'products_newest'],
  ['sort=price', 'products_price'],
  ['sort=-price', 'products_price'],
  ['sort=priceAfterDiscount', 'products_selling_price'],
  ['sort=-priceAfterDiscount', 'products_selling_price'],
  ['sort=sold', 'products_sold'],
  ['sort=-sold', 'products_sold'],
  ['sort=ratingsAverage', 'products_rating'],
  ['sort=-ratingsAverage', 'products_rating'],
  ['sort=title', 'products_title_en'],
  ['sort=-updatedAt', 'products_changed'],
  ['sort=-ratingsQuantity', 'products_ratings'],
  ['sort=quantity', 'products_quantity'],
  ['offerPrice[gte]=0', 'products_offers'],
  [`category=${demoCatalogue.categories[0]?.id}`, 'products_category'],
  [`brand=${demoCatalogue.brands[0]?.id}`, 'products_brand'],
  [`category=${demoCatalogue.categories[0]?.id}&sort=priceAfterDiscount`, 'products_category_price'],
  [`category=${demoCatalogue.categories[0]?.id}&sort=-sold`, 'products_category_sold'],
  [`category=${demoCatalogue.categories[0]?.id}&sort=-ratingsAverage`, 'products_category_rating'],
  [`brand=${demoCatalogue.brands[0]?.id}&sort=-priceAfterDiscount`, 'products_brand_price'],
  [`brand=${demoCatalogue.brands[0]?.id}&sort=-sold`, 'products_brand_sold'],
  [`brand=${demoCatalogue.brands[0]?.id}&sort=ratingsAverage`, 'products_brand_rating'],
  [
    `category=${demoCatalogue.categories[0]?.id}&brand=${demoCatalogue.brands[0]?.id}&sort=priceAfterDiscount`,
    'products_category_brand_price',
  ],
])('"%s" scans the index %s without sorting', async (query, index) => {
  const plan = await planOf(query);
  expect(plan).toContain(`using ${index} on products`);
  expect(plan).not.toContain('Sort');
});

const [category, otherCategory] = demoCatalogue.categories.map(({ id }) => `category=${id}`);
const [brand] = demoCatalogue.brands.map(({ id }) => `brand=${id}`);
// So wide that the planner does not prefer the index of the whole shop.
const WIDE_PRICE_RANGE = 'priceAfterDiscount[gte]=1&priceAfterDiscount[lte]=100000';

test.each([
  [WIDE_PRICE_RANGE, 'products_selling_price'],
  [`${category}&${WIDE_PRICE_RANGE}`, 'products_category_price'],
  [`${brand}&${WIDE_PRICE_RANGE}`, 'products_brand_price'],
  [`${category}&${brand}&${WIDE_PRICE_RANGE}`, 'products_category_brand_price'],
])('products of "%s" come in the order of the index %s', async (query, index) => {
  expect(hasPriceIndex(parse(new URLSearchParams(query)))).toBe(true);
  const plan = await planOf(`${query}&sort=priceAfterDiscount`);
  expect(plan).toContain(`using ${index} on products`);
  expect(plan).not.toContain('Sort');
});

test.each([
  '',
  category ?? '',
  `${category}&${otherCategory}&${WIDE_PRICE_RANGE}`,
  `${WIDE_PRICE_RANGE}&quantity[gte]=1`,
])('no index has the products of "%s" in the order of their prices', (query) =>
  expect(hasPriceIndex(parse(new URLSearchParams(query)))).toBe(false),
);
