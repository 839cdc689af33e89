import { hasWords } from '#app/features/catalogue/has-words.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres } from '#contract/money.ts';
import type { Search } from './search.ts';

const fitsOffers = (product: Product, { isOffersOnly }: Search) =>
  !isOffersOnly || findOfferPiastres(product) !== undefined;

/** The products that match the keyword and the offers filter. */
export function pickMatches(products: Product[], search: Search): Product[] {
  return products.filter((product) => fitsOffers(product, search) && hasWords(product, search.keyword));
}

/** Whether the provider applied the keyword and the offers filter. As searches are fuzzy, up to half of the results may
 *  lack the words. An empty answer counts as not filtered. */
export function isAlreadyFiltered(products: Product[], search: Search): boolean {
  if (search.keyword === '' && !search.isOffersOnly) return true;
  const withWords = products.filter((product) => hasWords(product, search.keyword));
  return (
    withWords.length > 0 &&
    withWords.length * 2 >= products.length &&
    products.every((product) => fitsOffers(product, search))
  );
}
