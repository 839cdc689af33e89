import { type ShownProduct, toShownList } from '#app/features/catalogue/shown-product.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { BEST_SELLER_COUNT } from '#contract/constants.ts';
import { findOfferPiastres } from '#contract/money.ts';

export interface HomeLists {
  offers: ShownProduct[];
  bestSellers: ShownProduct[];
}

/** Splits one list of products into the two lists of home: those on offer and the first nine. */
export function toHomeLists(products: Product[]): HomeLists {
  return {
    offers: toShownList(products.filter((product) => findOfferPiastres(product) !== undefined)),
    bestSellers: toShownList(products.slice(0, BEST_SELLER_COUNT)),
  };
}
