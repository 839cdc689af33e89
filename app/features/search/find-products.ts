import { type ShownProduct, toShownList } from '#app/features/catalogue/shown-product.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { listProducts } from '#contract/catalogue/calls.ts';
import type { ProductQuery } from '#contract/catalogue/query.ts';
import type { CallOptions, Client } from '#contract/client/client.ts';
import { DEFAULT_PAGE_SIZE, OFFER_MAX_RATING } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import { isAlreadyFiltered, pickMatches } from './match-products.ts';
import type { Search } from './search.ts';

// A limit, because a provider may report any number of pages while a visitor waits.
const MAX_PAGES = 5;

/** The results of a search: one page, or several together. */
export interface Found {
  products: ShownProduct[];
  /** The number of results on all pages. */
  total: number;
  pages: number;
  /** Whether there are more than `total`: our own provider stops counting at a limit. */
  isMore?: boolean | undefined;
  /** What our own provider searched for instead of the keyword. */
  corrected?: string | undefined;
  /** The words of the keyword that our own provider left out, because nothing matched them. */
  leftOut?: string | undefined;
}

const toAmount = (piastres: number | undefined) => (piastres === undefined ? undefined : toEgp(piastres));
const orUndefined = (values: string[]) => (values.length > 0 ? values : undefined);

/** The query of a search. Without filters it is empty for other providers, as in the specification. Our own provider is
 *  always asked to group products by family; it alone filters by offer price, and filters and sorts by the discounted
 *  price. */
export function toProductQuery(search: Search, isOwnProvider: boolean): ProductQuery {
  const price = isOwnProvider ? 'priceAfterDiscount' : 'price';
  const { keyword, minPiastres, maxPiastres, isOffersOnly, sort, page } = search;
  return {
    keyword: keyword || undefined,
    literal: keyword && search.isLiteral && isOwnProvider ? 1 : undefined,
    'category[in]': orUndefined(search.categories),
    subcategory: orUndefined(search.subcategories),
    brand: orUndefined(search.brands),
    option: isOwnProvider ? orUndefined(search.options) : undefined,
    [`${price}[gte]` as const]: toAmount(minPiastres),
    [`${price}[lte]` as const]: toAmount(maxPiastres),
    'ratingsAverage[gte]': search.minRating,
    'offerPrice[gte]': isOffersOnly && isOwnProvider ? 0 : undefined,
    'ratingsAverage[lte]': isOffersOnly && !isOwnProvider ? OFFER_MAX_RATING : undefined,
    'quantity[gte]': search.isInStockOnly ? 1 : undefined,
    group: isOwnProvider ? 'family' : undefined,
    sort: sort.replace('price', price) || undefined,
    page: page > 1 ? page : undefined,
  };
}

const countPages = (results: number) => Math.ceil(results / DEFAULT_PAGE_SIZE);

async function listAllPages(client: Client, query: ProductQuery, options: CallOptions): Promise<Product[]> {
  const first = await client(listProducts, { query, ...options });
  const pages = Math.min(first.metadata?.numberOfPages ?? countPages(first.results), MAX_PAGES);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) =>
      client(listProducts, { query: { ...query, page: at + 2 }, ...options }),
    ),
  );
  return [first, ...rest].flatMap(({ data }) => data);
}

/** Removes products that are on two pages, because they moved to the next page between two calls. */
const removeDuplicates = (products: Product[]) => [
  ...new Map(products.map((one) => [one._id, one])).values(),
];

interface FindOptions extends CallOptions {
  isOwnProvider: boolean;
  /** The first of the pages that are shown together; the last is `search.page`. */
  firstPage: number;
}

/** Finds the products of a search. If another provider ignored the query, its list is filtered here. */
export async function findProducts(
  client: Client,
  search: Search,
  { isOwnProvider, firstPage, ...options }: FindOptions,
): Promise<Found> {
  const query = toProductQuery(search, isOwnProvider);
  const ask = (page: number) =>
    client(listProducts, { query: { ...query, page: page > 1 ? page : undefined }, ...options });
  const [{ results, metadata, data }, above] = await Promise.all([
    ask(search.page),
    Promise.all(Array.from({ length: search.page - firstPage }, (_, at) => ask(firstPage + at))),
  ]);
  const listed = removeDuplicates([...above.flatMap((page) => page.data), ...data]);
  if (isOwnProvider || isAlreadyFiltered(listed, search)) {
    return {
      products: toShownList(listed),
      total: results,
      pages: metadata?.numberOfPages ?? countPages(results),
      isMore: metadata?.isMore,
      corrected: metadata?.corrected,
      leftOut: metadata?.leftOut,
    };
  }
  const { keyword: _, 'ratingsAverage[lte]': __, page: ___, ...rest } = query;
  const matches = pickMatches(await listAllPages(client, rest, options), search);
  return {
    products: toShownList(
      matches.slice((firstPage - 1) * DEFAULT_PAGE_SIZE, search.page * DEFAULT_PAGE_SIZE),
    ),
    total: matches.length,
    pages: countPages(matches.length),
  };
}
