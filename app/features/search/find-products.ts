import { type ShownProduct, toShownProduct } from '#app/features/catalogue/shown-product.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { listProducts, type ProductQuery } from '#contract/catalogue/calls.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/constants.ts';
import { isSearched, pickMatches } from './match-products.ts';
import type { Search } from './search.ts';
import { toProductQuery } from './to-product-query.ts';

// A limit, because a provider may claim any number of pages and a visitor is waiting.
const MOST_PAGES = 5;

/** One page of what was found. */
export interface Found {
  products: ShownProduct[];
  /** On all pages. */
  total: number;
  pages: number;
}

const countPages = (results: number) => Math.ceil(results / DEFAULT_PAGE_SIZE);

async function listEverything(client: Client, query: ProductQuery, options: CallOptions): Promise<Product[]> {
  const first = await client(listProducts, { query, ...options });
  const pages = Math.min(first.metadata?.numberOfPages ?? countPages(first.results), MOST_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
      client(listProducts, { query: { ...query, page: at + 2 }, ...options }),
    ),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}

/** The products of a search. Our own provider searches; where another one ignored the query, its list is filtered here. */
export async function findProducts(
  client: Client,
  search: Search,
  options: CallOptions & { isOwnProvider: boolean },
): Promise<Found> {
  const query = toProductQuery(search, options.isOwnProvider);
  const { results, metadata, data } = await client(listProducts, { query, ...options });
  if (options.isOwnProvider || isSearched(data, search)) {
    return {
      products: data.map(toShownProduct),
      total: results,
      pages: metadata?.numberOfPages ?? countPages(results),
    };
  }
  const { keyword: _, 'ratingsAverage[lte]': __, page: ___, ...rest } = query;
  const matches = pickMatches(await listEverything(client, rest, options), search);
  const start = (search.page - 1) * DEFAULT_PAGE_SIZE;
  return {
    products: matches.slice(start, start + DEFAULT_PAGE_SIZE).map(toShownProduct),
    total: matches.length,
    pages: countPages(matches.length),
  };
}
