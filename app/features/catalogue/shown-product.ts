import { NO_CATEGORY } from '#app/paths.ts';
import type { Product } from '#contract/catalogue/answers.ts';
import { findOfferPiastres, formatEgp, toPiastres } from '#contract/money.ts';
import * as words from '#messages/family.ts';
import { egp } from '#messages/numbers.ts';

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

/** What the card of a family says. */
export interface ShownFamily {
  /** Such as '4 colours · 5 sizes'. */
  variety: string;
  /** What the cheapest of them costs, where they differ. */
  priceText: string | undefined;
}

const COUNTED: Record<string, (count: number) => string> = {
  size: words.sizes,
  length: words.lengths,
  color: words.colours,
  colour: words.colours,
};

/** Nothing where a product stands for itself: without a family, alone in it, or in a list that shows all of them. */
export function describeFamily(family: Product['family']): { family?: ShownFamily } {
  if (!family?.price) return {};
  const counts = family.options
    .filter(({ values }) => values.length > 1)
    .map(({ key, values }) => (COUNTED[key] ?? words.choices)(values.length));
  if (counts.length === 0) return {};
  const minPiastres = toPiastres(family.price.min);
  const isRange = minPiastres < toPiastres(family.price.max);
  const priceText = isRange ? words.priceFrom(formatEgp(minPiastres, egp)) : undefined;
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
    // A family is sold out when all of it is.
    isSoldOut: product.family?.inStock === undefined ? product.quantity === 0 : !product.family.inStock,
    ...describeFamily(product.family),
  };
}

/** Placeholders stand in for the pictures that somebody sees arrive; further down they would only make the page heavy. */
const WITH_PLACEHOLDER = 6;

/** The products of a list, as its cards show them. */
export const toShownList = (products: Product[]): ShownProduct[] =>
  products
    .map(toShownProduct)
    .map((product, at) => (at < WITH_PLACEHOLDER ? product : { ...product, placeholder: undefined }));
