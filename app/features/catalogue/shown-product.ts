import { makeOnce } from '#app/features/product/make-once.ts';
import { NO_CATEGORY } from '#app/paths.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, toPiastres } from '#contract/money.ts';
import { describeFamily, type ShownFamily } from './describe-family.ts';

/** The fields of a product that a card needs: pages carry no others. */
export interface ShownProduct {
  id: string;
  title: string;
  brand: string;
  category: string;
  categoryId: string;
  rating: number;
  pricePiastres: number;
  /** Only on offer. */
  offerPricePiastres: number | undefined;
  picture: string;
  /** Shown on hover. */
  secondPicture: string | undefined;
  placeholder: string | undefined;
  isSoldOut: boolean;
  /** Where the card stands for the sizes and colours of one thing. */
  family?: ShownFamily | undefined;
}

export const toShownProduct = makeOnce((product: Product): ShownProduct => {
  return {
    id: product._id,
    title: (product.family?.price && product.family.title) ?? product.title,
    brand: product.brand?.name ?? '',
    category: product.category?.name ?? '',
    categoryId: product.category?._id ?? NO_CATEGORY,
    rating: product.ratingsAverage,
    pricePiastres: toPiastres(product.price),
    offerPricePiastres: findOfferPiastres(product),
    picture: product.imageCover,
    secondPicture: product.images.find((url) => url !== product.imageCover),
    placeholder: product.imagePlaceholder,
    // A family is sold out when all of it is.
    isSoldOut: product.family?.inStock === undefined ? product.quantity === 0 : !product.family.inStock,
    ...describeFamily(product.family),
  };
});
