import { afterAll, expect, test } from 'vitest';
import { readDeepPage } from '#api/catalogue/lists/deep-pages.ts';
import { readFilter, toWhere } from '#api/catalogue/lists/filter.ts';
import { NEWEST_FIRST, readSortOrder, toOrderBy } from '#api/catalogue/lists/sort-order.ts';
import { products } from '#api/schema/catalogue.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const { db, close } = await openTestDatabase();
afterAll(close);
const PAGE_STEP = 7;
const PAGE_COUNT = 5;

test.each([
  '',
  'sort=createdAt',
  'sort=-price',
  'sort=priceAfterDiscount',
  'sort=-ratingsAverage',
  'sort=sold',
  'sort=title',
  'sort=-quantity',
  `sort=-ratingsAverage&category=${demoCatalogue.products[0]?.category}`,
])('a page of "%s" is the same whether reached by a key or by counting from the start', async (query) => {
  const asked = new URLSearchParams(query);
  const order = readSortOrder(asked, 'en') ?? NEWEST_FIRST;
  const where = toWhere(readFilter(asked, { subcategories: new Map(), options: new Map() }));
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...toOrderBy(order));
  const all = rows.map(({ id }) => id);
  expect(all.length).toBeGreaterThan(PAGE_STEP);
  for (let before = 0; before < all.length; before += 3) {
    const found = await readDeepPage(
      db,
      { name: query, where, order },
      { before, count: PAGE_COUNT, step: PAGE_STEP },
    );
    expect(found, `from ${before}`).toEqual(all.slice(before, before + PAGE_COUNT));
  }
});
