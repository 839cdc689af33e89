import type { Product } from '#contract/catalogue/answers.ts';
import { isOnOffer, sellingPricePiastres, toPiastres } from '#contract/money.ts';

/** What a card shows of a product: a page carries no more than that. */
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
  /** Shown while a pointer rests on the card. */
  secondPicture: string | undefined;
  placeholder: string | undefined;
  isSoldOut: boolean;
}

/** A product may have lost its category, and its address must still have both parts. */
export const NO_CATEGORY = '-';

export function toShownProduct(product: Product): ShownProduct {
  const { ratingsAverage: rating } = product;
  const pricePiastres = toPiastres(product.price);
  return {
    id: product._id,
    title: product.title,
    brand: product.brand?.name ?? '',
    category: product.category?.name ?? '',
    categoryId: product.category?._id ?? NO_CATEGORY,
    rating,
    pricePiastres,
    offerPricePiastres: isOnOffer(rating) ? sellingPricePiastres(pricePiastres, rating) : undefined,
    picture: product.imageCover,
    secondPicture: product.images.find((url) => url !== product.imageCover),
    placeholder: product.imagePlaceholder,
    isSoldOut: product.quantity === 0,
  };
}
