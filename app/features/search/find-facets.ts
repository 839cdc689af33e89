import { listProducts } from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { toPiastres } from '#contract/money.ts';
import type { Search } from './search.ts';
import type { ShownFacets } from './search-options.ts';
import { toProductQuery } from './to-product-query.ts';

/** The counts and the price range of a search. Asks for a single product, since only the metadata is used. */
export async function findFacets(client: Client, search: Search, options: CallOptions): Promise<ShownFacets> {
  const { sort: _, page: __, ...filters } = toProductQuery(search, true);
  const { metadata } = await client(listProducts, { query: { ...filters, facets: 1, limit: 1 }, ...options });
  const { categories = [], brands = [], price } = metadata?.facets ?? {};
  return {
    counts: Object.fromEntries([...categories, ...brands].map(({ _id, count }) => [_id, count])),
    minPiastres: price && toPiastres(price.min),
    maxPiastres: price && toPiastres(price.max),
  };
}
