/**
 * Catalogue answers: products, categories, subcategories, brands. The schemas are lenient: a remote provider may add
 * or omit fields that no client relies on.
 */
import * as v from 'valibot';
import { optionList, priceRange } from '#contract/catalogue/options.ts';
import { review } from '#contract/reviews/answers.ts';

const id = v.string();
const text = v.string();
const date = v.optional(v.string());
/**
 * An absolute web URL or a path below /media/. Any other value, such as a script or a URL relative to a page, becomes
 * ''.
 */
const pictureUrl = v.fallback(v.pipe(text, v.regex(/^(?:https?:\/|\/media)\//i)), '');

/** A category or a brand. */
export const category = v.object({
  _id: id,
  name: text,
  slug: v.optional(text),
  image: v.optional(pictureUrl),
  createdAt: date,
  updatedAt: date,
});
export const subcategory = v.object({
  _id: id,
  name: text,
  slug: v.optional(text),
  category: v.optional(id),
  createdAt: date,
  updatedAt: date,
});

/** A value of a product's option, such as size XL; sent by our own provider only. */
const chosenOption = v.object({ key: text, name: text, value: text, valueName: text });
/** The family of a product: the same product in several sizes or colours. */
const family = v.object({
  _id: id,
  options: optionList,
  /** The part that the titles of the family's products have in common. */
  title: v.optional(text),
  /** In a list with one card per family: the family's price range, and whether any of its products is in stock. */
  price: v.optional(v.object(priceRange)),
  inStock: v.optional(v.boolean()),
  /** In the answer for a single product: all products of its family, itself included. */
  siblings: v.optional(
    v.array(
      v.object({
        _id: id,
        /** The value of each option by key. Not v.record, which would add 100 bytes to the bundle. */
        options: v.looseObject({}),
        quantity: v.number(),
        price: v.number(),
        offerPrice: v.nullish(v.number()),
        imageCover: pictureUrl,
      }),
    ),
  ),
});

/** A product without prices, which the lines of carts and orders have instead. */
export const productFields = {
  _id: id,
  id: v.optional(id),
  title: text,
  slug: v.optional(text),
  description: v.nullish(text, ''),
  priceAfterDiscount: v.optional(v.number()),
  quantity: v.optional(v.number()),
  sold: v.nullish(v.number()),
  imageCover: pictureUrl,
  images: v.nullish(v.array(pictureUrl), []),
  /** The cover, 16 pixels wide, as a data URL; sent by our own provider only. */
  imagePlaceholder: v.fallback(v.optional(v.pipe(text, v.regex(/^data:image\/[\w;,+/=-]+$/))), undefined),
  category: v.nullish(category),
  brand: v.nullish(category),
  subcategory: v.nullish(v.array(subcategory), []),
  ratingsAverage: v.nullish(v.number(), 0),
  ratingsQuantity: v.nullish(v.number(), 0),
  reviews: v.optional(v.array(review)),
  /** Other providers may use this name for something else: values that don't fit are dropped. */
  options: v.fallback(v.optional(v.array(chosenOption)), undefined),
  family: v.fallback(v.optional(family), undefined),
  /** Specifications and months of warranty; sent by our own provider only, in the answer for a single product. */
  specifications: v.fallback(v.optional(v.array(v.object({ name: text, value: text }))), undefined),
  warrantyMonths: v.fallback(v.optional(v.number()), undefined),
  /** Numbers of reviews with 1, 2, 3, 4 and 5 stars; halves are rounded down. */
  ratingCounts: v.fallback(v.optional(v.array(v.number())), undefined),
  createdAt: date,
  updatedAt: date,
};
export const product = v.object({
  ...productFields,
  price: v.number(),
  /** The offer price, null without an offer; sent by our own provider only. Invalid values count as missing. */
  offerPrice: v.fallback(v.nullish(v.number()), undefined),
});

export const suggestions = v.object({
  products: v.array(product),
  categories: v.array(category),
  brands: v.array(category),
  /** The corrected keyword that was searched for instead. */
  corrected: v.optional(text),
  /** The words of the keyword that were ignored, because nothing matches them. */
  leftOut: v.optional(text),
});

export type Category = v.InferOutput<typeof category>;
export type Product = v.InferOutput<typeof product>;
