import { afterAll, expect, test } from 'vitest';
import { readFilter, toWhere } from '#api/catalogue/lists/filter.ts';
import { enterAt } from '#api/catalogue/lists/ladder.ts';
import { NEWEST, readOrder, toOrderBy } from '#api/catalogue/lists/order.ts';
import { products } from '#api/catalogue/tables.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const { db, close } = await openTestDatabase();
afterAll(close);
const STEP = 7;
const COUNT = 5;

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
])(
  'a page that is entered in the middle of "%s" is the page that counting from the start finds',
  async (query) => {
    const asked = new URLSearchParams(query);
    const order = readOrder(asked, 'en') ?? NEWEST;
    const where = toWhere(readFilter(asked, { subcategories: new Map(), options: new Map() }));
    const rows = await db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...toOrderBy(order));
    const all = rows.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(STEP);
    for (let before = 0; before < all.length; before += 3) {
      const found = await enterAt(db, { name: query, where, order }, { before, count: COUNT, step: STEP });
      expect(found, `from ${before}`).toEqual(all.slice(before, before + COUNT));
    }
  },
);
