import { type ShownProduct, toShownProduct } from '#app/features/catalogue/shown-product.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { BEST_SELLER_COUNT } from '#contract/constants.ts';

export interface HomeLists {
  offers: ShownProduct[];
  bestSellers: ShownProduct[];
}

/** The two lists of home, from one list of products: those on offer, and the first nine. */
export function toHomeLists(products: Product[]): HomeLists {
  const shown = products.map(toShownProduct);
  return {
    offers: shown.filter(({ offerPricePiastres }) => offerPricePiastres !== undefined),
    bestSellers: shown.slice(0, BEST_SELLER_COUNT),
  };
}
