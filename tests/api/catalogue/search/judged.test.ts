/**
 * How well the search finds what is meant. The queries were judged by people who read the catalogue, not the search. Those
 * in untuned-queries.json are kept apart: nobody looks at them while the search is changed, so that they tell how it does
 * with queries that nobody thought of.
 */
import { describe, expect, test } from 'vitest';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import judged from './judged-queries.json' with { type: 'json' };
import untuned from './untuned-queries.json' with { type: 'json' };

const shop = await openTestShop();
const LEAST_SHARE = 0.95;

/** Products that are one thing in several sizes are as good as each other. */
const cardOf = new Map(demoCatalogue.products.map(({ slug, family }) => [slug, family ?? slug]));

/** The slugs of what is found first. */
async function find(query: string, count = 3): Promise<string[]> {
  const { status, body } = await shop.get(
    `/api/v1/products?fields=slug&limit=${count}&group=family&keyword=${encodeURIComponent(query)}`,
  );
  expect(status).toBe(200);
  return body.data.map(({ slug }: { slug: string }) => slug);
}

async function judge({ queries }: typeof judged): Promise<{ missed: string[]; share: number }> {
  const missed: string[] = [];
  for (const { query, expected } of queries) {
    const found = new Set((await find(query)).map((slug) => cardOf.get(slug)));
    if (!expected.some((slug) => found.has(cardOf.get(slug)))) missed.push(query);
  }
  return { missed, share: 1 - missed.length / queries.length };
}

const asPercent = (share: number) => `${(share * 100).toFixed(1)} %`;

test('an expected product is among the first three for at least 95 % of the judged queries', async () => {
  const { missed, share } = await judge(judged);
  process.stdout.write(
    `judged queries: ${asPercent(share)} of ${judged.queries.length} (missed: ${missed.join(' · ') || 'none'})\n`,
  );
  expect(judged.queries.length).toBeGreaterThanOrEqual(200);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

test('and of those that nobody tuned it on', async () => {
  const { share } = await judge(untuned);
  // Not which: whoever reads them here would tune on them.
  process.stdout.write(`untuned queries: ${asPercent(share)} of ${untuned.queries.length}\n`);
  expect(share).toBeGreaterThanOrEqual(LEAST_SHARE);
});

describe('nonsense finds nothing', () => {
  test.each(judged.nonsense)('%s', async (query) => {
    expect(await find(query)).toEqual([]);
  });
  test('nor does that which nobody tuned it on', async () => {
    for (const query of untuned.nonsense) expect(await find(query), 'one of them').toEqual([]);
  });
});

test('a whole title finds its product first, in either language', async () => {
  for (const { slug, title } of demoCatalogue.products) {
    expect(await find(title.en, 1)).toEqual([slug]);
    expect(await find(title.ar, 1)).toEqual([slug]);
  }
});
