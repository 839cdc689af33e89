import type { ProductQuery } from '#contract/catalogue/calls.ts';
import { OFFER_MAX_RATING } from '#contract/constants.ts';
import { toEgp } from '#contract/money.ts';
import type { Search } from './search.ts';

const toAmount = (piastres: number | undefined) => (piastres === undefined ? undefined : toEgp(piastres));

/** The query of a search; empty for all products, as the call table says. Our own provider filters and sorts by the price
 *  after discount, which the screen shows, and knows what is on offer; other providers may know neither. */
export function toProductQuery(search: Search, isOwnProvider: boolean): ProductQuery {
  const price = isOwnProvider ? 'priceAfterDiscount' : 'price';
  const { keyword, categories, brands, minPiastres, maxPiastres, isOffersOnly, sort, page } = search;
  return {
    keyword: keyword || undefined,
    'category[in]': categories.length > 0 ? categories : undefined,
    brand: brands.length > 0 ? brands : undefined,
    [`${price}[gte]` as const]: toAmount(minPiastres),
    [`${price}[lte]` as const]: toAmount(maxPiastres),
    'offerPrice[gte]': isOffersOnly && isOwnProvider ? 0 : undefined,
    'ratingsAverage[lte]': isOffersOnly && !isOwnProvider ? OFFER_MAX_RATING : undefined,
    sort: sort.replace('price', price) || undefined,
    page: page > 1 ? page : undefined,
  };
}
