import type { Product } from '#contract/catalog.ts';
import { isOnOffer, sellingPricePiastres, toEgp, toPiastres } from '#contract/money.ts';

/** What a card shows of a product: a page carries no more than that. */
export interface ShownProduct {
  id: string;
  title: string;
  brand: string;
  category: string;
  rating: number;
  price: number;
  /** Only on offer. */
  offerPrice: number | undefined;
  picture: string;
  placeholder: string | undefined;
}

export function toShownProduct(product: Product): ShownProduct {
  const { ratingsAverage: rating, price } = product;
  return {
    id: product._id,
    title: product.title,
    brand: product.brand?.name ?? '',
    category: product.category?.name ?? '',
    rating,
    price,
    offerPrice: isOnOffer(rating) ? toEgp(sellingPricePiastres(toPiastres(price), rating)) : undefined,
    picture: product.imageCover,
    placeholder: product.imagePlaceholder,
  };
}
