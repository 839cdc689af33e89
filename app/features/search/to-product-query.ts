import type { ProductQuery } from '#contract/catalogue/query.ts';
import { OFFER_MAX_RATING } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import type { Search } from './search.ts';

const toAmount = (piastres: number | undefined) => (piastres === undefined ? undefined : toEgp(piastres));
const ifAny = (values: string[]) => (values.length > 0 ? values : undefined);

/** The query of a search; empty for all products, as the call table says. Our own provider filters and sorts by the price
 *  after discount, which the screen shows, knows what is on offer, and lists a family once; other providers may know none
 *  of that. */
export function toProductQuery(search: Search, isOwnProvider: boolean): ProductQuery {
  const price = isOwnProvider ? 'priceAfterDiscount' : 'price';
  const { keyword, minPiastres, maxPiastres, isOffersOnly, sort, page } = search;
  return {
    keyword: keyword || undefined,
    literal: keyword && search.isLiteral && isOwnProvider ? 1 : undefined,
    'category[in]': ifAny(search.categories),
    subcategory: ifAny(search.subcategories),
    brand: ifAny(search.brands),
    option: isOwnProvider ? ifAny(search.options) : undefined,
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
