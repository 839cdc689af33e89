import { expect, test } from 'vitest';
import { makeMissingDocuments } from '#api/catalogue/search/make-missing-documents.ts';
import { sql } from '#api/platform/database/drizzle.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const TOLD = 600;
const TITLED = 45;
const ALL = Array.from({ length: TOLD + TITLED }, (_, at) => at + 1);

/** More products with one word than a search weighs: first many with it in their text, which sell, then a few in their title. */
await shop.database.db.execute(sql`
  insert into products
  select (jsonb_populate_record(p.*, jsonb_build_object(
    'id', lpad(to_hex(n), 24, '0'), 'slug', 'copy-' || n, 'family_id', null, 'option_values', '[]'::jsonb,
    'title_en', case when n > ${TOLD} then 'Zanzibar lamp ' || n else 'Lamp ' || n end,
    'description_en', case when n > ${TOLD} then 'A lamp.' else 'A lamp from Zanzibar.' end,
    'sold', case when n > ${TOLD} then 0 else 500 end,
    'quantity', n % 50, 'ratings_average', 3 + n % 2 * 1.5
  ))).*
  from products p, generate_series(1, ${ALL.length}::integer) n
  where p.id = (select min(id) from products)`);
await makeMissingDocuments(shop.database.db);

test.each<[query: string, passes: (n: number) => boolean, isMore: boolean]>([
  ['', () => true, true],
  ['&ratingsAverage[gte]=4', (n) => n % 2 === 1, true],
  // So few that it looks on until it has seen all.
  ['&quantity[lte]=0', (n) => n % 50 === 0, false],
])(
  'of more than a search weighs, those with the word in their title come first: "%s"',
  async (query, passes, isMore) => {
    const { body } = await shop.get(`/api/v1/products?limit=100&keyword=zanzibar${query}`);
    const found = body.data.map(({ title }: { title: string }) => Number(title.split(' ').at(-1)));
    const wanted = ALL.filter(passes);
    const titled = wanted.filter((n) => n > TOLD);
    expect(found.slice(0, titled.length).toSorted()).toEqual(titled.toSorted());
    expect(found.filter((n: number) => !passes(n))).toEqual([]);
    expect(body.metadata.isMore ?? false).toBe(isMore);
    if (isMore) expect(body.results).toBeLessThan(wanted.length);
    else expect(body.results).toBe(wanted.length);
  },
);
