import { PRICE_STEPS } from '#contract/catalogue/price-steps.ts';
import { cardOf, type Facts, sellingPiastresOf } from './facts.ts';

/** The step of prices that a product is on, as the database's price_step. */
const stepOf = (piastres: number) => PRICE_STEPS.findLastIndex((from) => from * 100 <= piastres);

const VALUES: Record<string, (facts: Facts) => (string | null)[]> = {
  category: ({ categoryId }) => [categoryId],
  brand: ({ brandId }) => [brandId],
  subcategory: ({ subcategoryIds }) => subcategoryIds,
  price: (facts) => [String(stepOf(sellingPiastresOf(facts)))],
  rating: ({ ratingsAverage }) =>
    Array.from({ length: Math.floor(ratingsAverage) }, (_, at) => String(at + 1)),
  offer: ({ offerPiastres }) => (offerPiastres === null ? [] : ['']),
  stock: ({ quantity }) => (quantity > 0 ? [''] : []),
  option: ({ optionValues }) => optionValues,
};

/** How many of the rows, or of their families, there are of each value of a facet, the most first. */
export function countValues(
  rows: Facts[],
  facet: string,
  isGrouped: boolean,
): { value: string; count: number }[] {
  const found = new Map<string, Set<string>>();
  for (const row of rows) {
    const key = isGrouped ? cardOf(row) : row.id;
    for (const value of VALUES[facet]?.(row) ?? [])
      if (value !== null) found.set(value, (found.get(value) ?? new Set()).add(key));
  }
  return [...found]
    .map(([value, keys]) => ({ value, count: keys.size }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
