import { expect, test } from 'vitest';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import judged from './kind-queries.json' with { type: 'json' };
import { measureRelevance } from './measure-relevance.ts';

const shop = await openTestShop();

async function find(query: string, count: number): Promise<string[]> {
  const { body } = await shop.get(
    `/api/v1/products?fields=slug&limit=${count}&group=family&keyword=${encodeURIComponent(query)}`,
  );
  return body.data.map(({ slug }: { slug: string }) => slug);
}

test.each([
  ['tuned', { ndcg: 0.71, firstThree: 0.66 }],
  ['heldBack', { ndcg: 0.75, firstThree: 0.7 }],
] as const)('the %s queries find what they name', async (half, least) => {
  const { ndcg, firstThree, byQuery } = await measureRelevance(judged[half], demoCatalogue, find);
  process.stdout.write(
    `kinds, ${half}: nDCG@10 ${ndcg.toFixed(3)}, first three right ${firstThree.toFixed(3)}\n`,
  );
  // The held-back ones stay unseen, because printing them would invite tuning on them.
  if (half === 'tuned')
    for (const one of byQuery.filter((measured) => measured.firstThree < 1))
      process.stdout.write(`  ${one.query}: ${one.firstThree.toFixed(2)}\n`);
  expect(judged[half].length).toBeGreaterThanOrEqual(75);
  expect(ndcg).toBeGreaterThanOrEqual(least.ndcg);
  expect(firstThree).toBeGreaterThanOrEqual(least.firstThree);
});
