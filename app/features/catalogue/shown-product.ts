import { NO_CATEGORY } from '#app/paths.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, formatEgp, toPiastres } from '#contract/money.ts';
import * as catalogue from '#messages/catalogue.ts';
import { egpStyle } from '#messages/numbers.ts';

/** The fields of a product that a card needs. Pages contain no other fields, to keep them small. */
export interface ShownProduct {
  id: string;
  title: string;
  brand: string;
  category: string;
  categoryId: string;
  rating: number;
  pricePiastres: number;
  /** Undefined if the product is not on offer. */
  offerPricePiastres: number | undefined;
  picture: string;
  /** Shown on hover. */
  secondPicture: string | undefined;
  placeholder: string | undefined;
  isSoldOut: boolean;
  /** Set if the card represents all products of a family. */
  family?: ShownFamily | undefined;
}

export interface ShownFamily {
  /** The choices, such as '4 colours · 5 sizes'. */
  variety: string;
  /** The lowest price, if prices differ. */
  priceText: string | undefined;
}

const COUNT_TEXTS: Record<string, (count: number) => string> = {
  size: catalogue.sizes,
  length: catalogue.lengths,
  color: catalogue.colours,
  colour: catalogue.colours,
};

/**
 * Describes the choices in a product's family. Empty if the product has no family or is alone in it, or if the list
 * shows each product of the family.
 */
export function describeFamily(family: Product['family']): { family?: ShownFamily } {
  if (!family?.price) return {};
  const counts = family.options
    .filter(({ values }) => values.length > 1)
    .map(({ key, values }) => (COUNT_TEXTS[key] ?? catalogue.choices)(values.length));
  if (counts.length === 0) return {};
  const minPiastres = toPiastres(family.price.min);
  const isRange = minPiastres < toPiastres(family.price.max);
  const priceText = isRange ? catalogue.priceFrom(formatEgp(minPiastres, egpStyle)) : undefined;
  return { family: { variety: counts.join(' · '), priceText } };
}

export function toShownProduct(product: Product): ShownProduct {
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
    // A family is sold out if all its products are sold out.
    isSoldOut: product.family?.inStock === undefined ? product.quantity === 0 : !product.family.inStock,
    ...describeFamily(product.family),
  };
}

/** Only the first pictures are visible while they load; more placeholders would only make the page larger. */
const PLACEHOLDER_COUNT = 6;

export const toShownList = (products: Product[]): ShownProduct[] =>
  products
    .map(toShownProduct)
    .map((product, at) => (at < PLACEHOLDER_COUNT ? product : { ...product, placeholder: undefined }));
