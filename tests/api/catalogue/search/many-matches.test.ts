import { expect, test } from 'vitest';
import { MAX_SCORED_CANDIDATES } from '#api/catalogue/search/find-candidates.ts';
import { makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { updateTiers } from '#api/catalogue/search/update-tiers.ts';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { productDocuments, TIER_SIZES } from '#api/schema/search.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.database;
const DESCRIBED_COUNT = 1_600;
const TITLED_COUNT = 2;
const ALL_NUMBERS = Array.from({ length: DESCRIBED_COUNT + TITLED_COUNT }, (_, at) => at + 1);
const FAMILY_COUNT = 60;

/** Adds more matches than a search ranks: many with the word in the description, few in the title, none sold. */
await db.execute(sql`
  insert into products
  select (jsonb_populate_record(p.*, jsonb_build_object(
    'id', lpad(to_hex(n), 24, '0'), 'slug', 'copy-' || n, 'option_values', '[]'::jsonb,
    'family_id', lpad(to_hex(n % ${FAMILY_COUNT}::integer), 24, 'f'),
    'title_en', case when n > ${DESCRIBED_COUNT} then 'Zanzibar lamp ' || n else 'Lamp ' || n end,
    'description_en', case when n > ${DESCRIBED_COUNT} then 'A lamp.' else 'A lamp from Zanzibar.' end,
    'sold', 0, 'quantity', n % 200, 'ratings_average', 3 + n % 2 * 1.5,
    'price_piastres', 700000 + n, 'offer_piastres', null
  ))).*
  from products p, generate_series(1, ${ALL_NUMBERS.length}::integer) n
  where p.id = (select min(id) from products)`);
await makeMissingDocuments(db);
await updateTiers(db);

const numberOf = ({ title }: { title: string }) => Number(title.split(' ').at(-1));

async function search(query: string) {
  const { body } = await shop.get(`/api/v1/products?limit=100&keyword=zanzibar${query}`);
  const { isMore = false, facets } = body.metadata;
  return { found: body.data.map(numberOf) as number[], results: body.results as number, isMore, facets };
}

test.each<[query: string, passes: (n: number) => boolean, isMore: boolean]>([
  ['', () => true, true],
  ['&ratingsAverage[gte]=4', (n) => n % 2 === 1, true],
  // So few products pass this filter that the search scans all of them instead of the best-selling matches.
  ['&quantity[lte]=0', (n) => n % 200 === 0, false],
])(
  'of more matches than a search ranks, those with the word in the title come first: "%s"',
  async (query, passes, isMore) => {
    const { found, ...told } = await search(query);
    const wanted = ALL_NUMBERS.filter(passes);
    const titled = wanted.filter((n) => n > DESCRIBED_COUNT);
    expect(found.slice(0, titled.length).toSorted()).toEqual(titled.toSorted());
    expect(found.filter((n) => !passes(n))).toEqual([]);
    expect(told.isMore).toBe(isMore);
    if (isMore) expect(told.results).toBeLessThan(wanted.length);
    else expect(told.results).toBe(wanted.length);
  },
);

test('facets of a filtered search count its results', async () => {
  const { results, facets } = await search('&quantity[lte]=0&facets=1');
  const sum = (counts: { count: number }[]) => counts.reduce((all, { count }) => all + count, 0);
  expect(sum(facets.categories)).toBe(results);
  expect(sum(facets.price.steps)).toBe(results);
});

test('an explicit sort applies to more matches than are ranked', async () => {
  const { found, results, isMore } = await search('&sort=-price&ratingsAverage[gte]=4');
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(results).toBeGreaterThan(MAX_SCORED_CANDIDATES);
  expect(isMore).toBe(true);
  expect((await search('&sort=-price&quantity[lte]=0')).found).toEqual([
    1600, 1400, 1200, 1000, 800, 600, 400, 200,
  ]);
});

test('a tier has its exact size, even if many products sold equally', async () => {
  expect(await db.$count(productDocuments, eq(productDocuments.tier, 0))).toBe(TIER_SIZES[0]);
  expect(await updateTiers(db)).toBe(0);
});

test('grouped by family, the answer does not claim more pages than there are', async () => {
  const list = async (page: number) => {
    const query = 'group=family&limit=7&priceAfterDiscount[gte]=7000&priceAfterDiscount[lte]=7016.45';
    return (await shop.get(`/api/v1/products?${query}&page=${page}`)).body;
  };
  const first = await list(1);
  expect(first.metadata.isMore).toBe(true);
  expect(first.results).toBeGreaterThan(FAMILY_COUNT / 2);
  expect(first.results).toBeLessThan(FAMILY_COUNT);
  const seen = new Set<string>();
  for (let page = 1; page <= first.metadata.numberOfPages; page++) {
    const { data } = await list(page);
    expect(data.length, `on page ${page}`).toBeGreaterThan(0);
    for (const { family } of data) seen.add(family._id);
  }
  expect(seen.size).toBeGreaterThanOrEqual(first.results);
});

test('if a price range has more products than a list reads, facets count the cheapest ones', async () => {
  const { rows } = await db.execute<{ brand: string }>(sql`
    update products set price_piastres = 699900, brand_id = (
      select id from brands where id not in (select brand_id from products where title_en like 'Lamp %') limit 1)
    where slug = 'copy-1500' returning brand_id as brand`);
  const { body } = await shop.get(
    '/api/v1/products?facets=1&limit=1&priceAfterDiscount[gte]=6999&priceAfterDiscount[lte]=7016.45',
  );
  expect(body.metadata.isMore).toBe(true);
  // PostgreSQL stores a changed row after all others, so a truncated scan of the table would miss it.
  expect(body.metadata.facets.brands.map(({ _id }: { _id: string }) => _id)).toContain(rows[0]?.brand);
});
