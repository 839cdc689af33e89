import { expect, test } from 'vitest';
import { MOST_WEIGHED } from '#api/catalogue/search/find-candidates.ts';
import { makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { moveTiers } from '#api/catalogue/search/move-tiers.ts';
import { productDocuments, TIER_SIZES } from '#api/catalogue/search/tables.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.database;
const TOLD = 1_600;
const TITLED = 45;
const ALL = Array.from({ length: TOLD + TITLED }, (_, at) => at + 1);
const FAMILIES = 60;

/** More products with one word than any search reads: many with it in their text, and a few in their title. None was sold. */
await db.execute(sql`
  insert into products
  select (jsonb_populate_record(p.*, jsonb_build_object(
    'id', lpad(to_hex(n), 24, '0'), 'slug', 'copy-' || n, 'option_values', '[]'::jsonb,
    'family_id', lpad(to_hex(n % ${FAMILIES}::integer), 24, 'f'),
    'title_en', case when n > ${TOLD} then 'Zanzibar lamp ' || n else 'Lamp ' || n end,
    'description_en', case when n > ${TOLD} then 'A lamp.' else 'A lamp from Zanzibar.' end,
    'sold', 0, 'quantity', n % 200, 'ratings_average', 3 + n % 2 * 1.5,
    'price_piastres', 700000 + n, 'offer_piastres', null
  ))).*
  from products p, generate_series(1, ${ALL.length}::integer) n
  where p.id = (select min(id) from products)`);
await makeMissingDocuments(db);
await moveTiers(db);

const numberOf = ({ title }: { title: string }) => Number(title.split(' ').at(-1));

async function search(query: string) {
  const { body } = await shop.get(`/api/v1/products?limit=100&keyword=zanzibar${query}`);
  const { isMore = false, facets } = body.metadata;
  return { found: body.data.map(numberOf) as number[], results: body.results as number, isMore, facets };
}

test.each<[query: string, passes: (n: number) => boolean, isMore: boolean]>([
  ['', () => true, true],
  ['&ratingsAverage[gte]=4', (n) => n % 2 === 1, true],
  // So few that it looks on, at last from the side of those that pass.
  ['&quantity[lte]=0', (n) => n % 200 === 0, false],
])(
  'of more than a search weighs, those with the word in their title come first: "%s"',
  async (query, passes, isMore) => {
    const { found, ...told } = await search(query);
    const wanted = ALL.filter(passes);
    const titled = wanted.filter((n) => n > TOLD);
    expect(found.slice(0, titled.length).toSorted()).toEqual(titled.toSorted());
    expect(found.filter((n) => !passes(n))).toEqual([]);
    expect(told.isMore).toBe(isMore);
    if (isMore) expect(told.results).toBeLessThan(wanted.length);
    else expect(told.results).toBe(wanted.length);
  },
);

test('facets of a filtered search count what it found', async () => {
  const { results, facets } = await search('&quantity[lte]=0&facets=1');
  const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  expect(sum(facets.categories)).toBe(results);
  expect(sum(facets.price.steps)).toBe(results);
});

test('an order of its own counts for more matches than are weighed', async () => {
  const { found, results, isMore } = await search('&sort=-price&ratingsAverage[gte]=4');
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(results).toBeGreaterThan(MOST_WEIGHED);
  expect(isMore).toBe(true);
  expect((await search('&sort=-price&quantity[lte]=0')).found).toEqual([
    1600, 1400, 1200, 1000, 800, 600, 400, 200,
  ]);
});

test('a tier holds as many as it should, however many sell alike', async () => {
  expect(await db.$count(productDocuments, eq(productDocuments.tier, 0))).toBe(TIER_SIZES[0]);
  expect(await moveTiers(db)).toBe(0);
});

test('one card for each family: no more pages are named than there are', async () => {
  const list = async (page: number) => {
    const query = 'group=family&limit=7&priceAfterDiscount[gte]=7000&priceAfterDiscount[lte]=7016.45';
    return (await shop.get(`/api/v1/products?${query}&page=${page}`)).body;
  };
  const first = await list(1);
  expect(first.metadata.isMore).toBe(true);
  expect(first.results).toBeGreaterThan(FAMILIES / 2);
  expect(first.results).toBeLessThan(FAMILIES);
  const seen = new Set<string>();
  for (let page = 1; page <= first.metadata.numberOfPages; page++) {
    const { data } = await list(page);
    expect(data.length, `on page ${page}`).toBeGreaterThan(0);
    for (const { family } of data) seen.add(family._id);
  }
  expect(seen.size).toBeGreaterThanOrEqual(first.results);
});
