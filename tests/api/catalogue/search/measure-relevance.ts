/**
 * Measures the relevance of search results. Each query of kind-queries.json lists parts of slugs: those of the best
 * products, and those of other right ones. The queries of `heldBack` are a hold-out set: the search is not tuned on it.
 */
import type { CatalogueFile } from '#api/catalogue/file/schema.ts';

export interface JudgedQuery {
  query: string;
  best: string[];
  right: string[];
}

export interface Relevance {
  /** Normalised discounted cumulative gain of the first ten results, from 0 to 1. */
  ndcg: number;
  /** The share of right results among the first three, or among fewer if fewer are right. */
  firstThree: number;
}

const BEST_GAIN = 3;
const RIGHT_GAIN = 1;
const MAX_RESULTS = 10;

const sumDiscounted = (gains: number[]) => gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
const calculateMean = (numbers: number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Measures the results of one query, given as gains. Without a right answer, only an empty list is right. */
function measureQuery(gains: number[], idealGains: number[]): Relevance {
  const firstCount = Math.min(3, idealGains.length);
  if (firstCount === 0) return { ndcg: gains.length === 0 ? 1 : 0, firstThree: gains.length === 0 ? 1 : 0 };
  return {
    ndcg: sumDiscounted(gains) / sumDiscounted(idealGains),
    firstThree: gains.slice(0, firstCount).filter((gain) => gain > 0).length / firstCount,
  };
}

/** Measures a search over the demo catalogue; `find` returns the slugs of the first results, one per family. */
export async function measureRelevance(
  queries: JudgedQuery[],
  { products }: Pick<CatalogueFile, 'products'>,
  find: (query: string, count: number) => Promise<string[]>,
): Promise<Relevance & { byQuery: (Relevance & { query: string })[] }> {
  const byQuery: (Relevance & { query: string })[] = [];
  for (const { query, best, right } of queries) {
    const gainOf = (slug: string) => {
      if (best.some((part) => slug.includes(part))) return BEST_GAIN;
      return right.some((part) => slug.includes(part)) ? RIGHT_GAIN : 0;
    };
    const cards = new Map<string, number>();
    for (const { slug, family } of products) {
      const card = family ?? slug;
      cards.set(card, Math.max(gainOf(slug), cards.get(card) ?? 0));
    }
    const ideal = [...cards.values()].filter((gain) => gain > 0).toSorted((a, b) => b - a);
    const found = await find(query, MAX_RESULTS);
    byQuery.push({ query, ...measureQuery(found.map(gainOf), ideal.slice(0, MAX_RESULTS)) });
  }
  return {
    ndcg: calculateMean(byQuery.map(({ ndcg }) => ndcg)),
    firstThree: calculateMean(byQuery.map(({ firstThree }) => firstThree)),
    byQuery,
  };
}
