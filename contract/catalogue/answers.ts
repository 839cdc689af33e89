/** Catalogue answers: products, categories, subcategories, brands.
 *  Answers are read loosely (a remote provider may add, or leave out, what no client relies on). */
import * as v from 'valibot';
import { optionList, priceRange } from '#contract/catalogue/options.ts';
import { review } from '#contract/reviews/answers.ts';

const id = v.string();
const text = v.string();
const date = v.optional(v.string());
/** What is no address of a web page would be looked for at the shop itself, or be no picture at all: there is none then. */
const pictureUrl = v.fallback(v.pipe(text, v.regex(/^(?:https?:\/|\/media)\//i)), '');

/** A category; brands have the same form. */
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

/** What one of a family is, such as size XL; our own provider sends these. */
const chosenOption = v.object({ key: text, name: text, value: text, valueName: text });
/** The products that are one thing in several sizes or colours. */
const family = v.object({
  _id: id,
  options: optionList,
  /** What their titles share. */
  title: v.optional(text),
  /** In a list that shows one card for a family: what its products cost, and whether any of them is in stock. */
  price: v.optional(v.object(priceRange)),
  inStock: v.optional(v.boolean()),
  /** In details: all of them, this one included. */
  siblings: v.optional(
    v.array(
      v.object({
        _id: id,
        /** The value of each option by its key. Not a record of texts, whose check would weigh 100 bytes. */
        options: v.looseObject({}),
        quantity: v.number(),
        price: v.number(),
        offerPrice: v.nullish(v.number()),
        imageCover: pictureUrl,
      }),
    ),
  ),
});

/** All of a product but its prices: inside a cart or an order, the line has that. */
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
  /** A 16-pixel picture as a data address; our own provider sends it. */
  imagePlaceholder: v.fallback(v.optional(v.pipe(text, v.regex(/^data:image\/[\w;,+/=-]+$/))), undefined),
  category: v.nullish(category),
  brand: v.nullish(category),
  subcategory: v.nullish(v.array(subcategory), []),
  ratingsAverage: v.nullish(v.number(), 0),
  ratingsQuantity: v.nullish(v.number(), 0),
  reviews: v.optional(v.array(review)),
  /** Another provider may mean something else by these words: then there are none. */
  options: v.fallback(v.optional(v.array(chosenOption)), undefined),
  family: v.fallback(v.optional(family), undefined),
  /** How many written reviews give 1, 2, 3, 4 and 5 stars, halves counting as the stars below them. */
  ratingCounts: v.fallback(v.optional(v.array(v.number())), undefined),
  createdAt: date,
  updatedAt: date,
};
export const product = v.object({
  ...productFields,
  price: v.number(),
  /** What it costs on offer, null if it is not; only our own provider tells, and anything odd counts as not told. */
  offerPrice: v.fallback(v.nullish(v.number()), undefined),
});

export const suggestions = v.object({
  products: v.array(product),
  categories: v.array(category),
  brands: v.array(category),
  /** What was searched for instead. */
  corrected: v.optional(text),
});

export type Category = v.InferOutput<typeof category>;
export type Product = v.InferOutput<typeof product>;
