import { type ShownProduct, toShownList } from '#app/features/catalogue/shown-product.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { BEST_SELLER_COUNT } from '#contract/constants.ts';
import { findOfferPiastres } from '#contract/money.ts';

export interface HomeLists {
  offers: ShownProduct[];
  bestSellers: ShownProduct[];
}

/** Makes the two lists of the home screen from one list of products: those on offer, best rated first, and the first
 *  nine, which the specification calls best sellers. */
export function toHomeLists(products: Product[]): HomeLists {
  return {
    offers: toShownList(
      products
        .filter((product) => findOfferPiastres(product) !== undefined)
        .toSorted((one, other) => other.ratingsAverage - one.ratingsAverage),
    ),
    bestSellers: toShownList(products.slice(0, BEST_SELLER_COUNT)),
  };
}

/** Sorts categories by the number of pieces that the given products have sold. */
export function sortBySales<Group extends { _id: string }>(
  categories: Group[],
  products: Pick<Product, 'category' | 'sold'>[],
): Group[] {
  const sales = new Map<string, number>();
  for (const { category, sold } of products)
    if (category) sales.set(category._id, (sales.get(category._id) ?? 0) + (sold ?? 0));
  const salesOf = ({ _id }: Group) => sales.get(_id) ?? 0;
  return categories.toSorted((one, other) => salesOf(other) - salesOf(one));
}
