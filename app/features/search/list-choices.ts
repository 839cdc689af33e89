import { formatEgp } from '#contract/money.ts';
import { egp } from '#messages/numbers.ts';
import * as products from '#messages/products.ts';
import type { Search } from './search.ts';

/** An active filter, and the search without it. */
export interface Choice {
  key: string;
  name: string;
  without: Search;
}

/** Names of categories and brands by id, as far as known. */
export type Names = ReadonlyMap<string, string>;

function namePrice({ minPiastres, maxPiastres }: Search): string | undefined {
  if (minPiastres === undefined) {
    return maxPiastres === undefined ? undefined : products.priceAtMost(formatEgp(maxPiastres, egp));
  }
  if (maxPiastres === undefined) return products.priceAtLeast(formatEgp(minPiastres, egp));
  return products.priceBetween(formatEgp(minPiastres, egp), formatEgp(maxPiastres, egp));
}

/** The active filters. Keyword and order are no filters: they have controls of their own. */
export function listChoices(search: Search, names: Names): Choice[] {
  const { categories, brands } = search;
  const rest: Search = { ...search, page: 1 };
  const price = namePrice(search);
  return [
    ...categories.map((id) => ({
      key: `category-${id}`,
      name: names.get(id) ?? products.category,
      without: { ...rest, categories: categories.filter((other) => other !== id) },
    })),
    ...brands.map((id) => ({
      key: `brand-${id}`,
      name: names.get(id) ?? products.brand,
      without: { ...rest, brands: brands.filter((other) => other !== id) },
    })),
    ...(price
      ? [{ key: 'price', name: price, without: { ...rest, minPiastres: undefined, maxPiastres: undefined } }]
      : []),
    ...(search.isOffersOnly
      ? [{ key: 'offers', name: products.offersOnly, without: { ...rest, isOffersOnly: false } }]
      : []),
  ];
}
