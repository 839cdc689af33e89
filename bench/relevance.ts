/** Measures search relevance on the demo catalogue with the judged queries of tests/api/catalogue/search/. */
import judged from '#tests/api/catalogue/search/kind-queries.json' with { type: 'json' };
import { measureRelevance } from '#tests/api/catalogue/search/measure-relevance.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { addValue } from './table.ts';

/** Measures both halves of the judged queries (tuned and held back), in percent. */
export async function measureSearchRelevance(url: string): Promise<void> {
  const find = async (query: string, count: number): Promise<string[]> => {
    const path = `/api/v1/products?fields=slug&group=family&limit=${count}&keyword=${encodeURIComponent(query)}`;
    const { data } = await (await fetch(url + path)).json();
    return data.map(({ slug }: { slug: string }) => slug);
  };
  // The limits are those of tests/api/catalogue/search/kinds.test.ts.
  for (const half of ['tuned', 'heldBack'] as const) {
    const { ndcg, firstThree } = await measureRelevance(judged[half], demoCatalogue, find);
    const name = half === 'tuned' ? 'tuned' : 'held back';
    addValue(`search relevance, nDCG@10, ${name}`, ndcg * 100, { unit: ' %', atLeast: 85 });
    addValue(`search relevance, first three right, ${name}`, firstThree * 100, { unit: ' %', atLeast: 80 });
  }
}
