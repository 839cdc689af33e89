/** Catalogue answers: products, categories, subcategories, brands, reviews.
 *  Answers are read loosely (a remote provider may add, or leave out, what no client relies on). */
import * as v from 'valibot';

const id = v.string();
const text = v.string();
const date = v.optional(v.string());

export const category = v.object({
  _id: id,
  name: text,
  slug: v.optional(text),
  image: v.optional(text),
  createdAt: date,
  updatedAt: date,
});
export const brand = category;
export const subcategory = v.object({
  _id: id,
  name: text,
  slug: v.optional(text),
  category: v.optional(id),
  createdAt: date,
  updatedAt: date,
});

export const review = v.object({
  _id: id,
  review: v.optional(text, ''),
  rating: v.number(),
  product: v.optional(id),
  user: v.nullish(v.union([id, v.object({ _id: v.optional(id), name: v.optional(text) })])),
  createdAt: date,
  updatedAt: date,
});

export const product = v.object({
  _id: id,
  id: v.optional(id),
  title: text,
  slug: v.optional(text),
  description: v.optional(text, ''),
  price: v.number(),
  priceAfterDiscount: v.optional(v.number()),
  quantity: v.optional(v.number()),
  sold: v.nullish(v.number()),
  imageCover: text,
  images: v.optional(v.array(text), []),
  /** A 16-pixel picture as a data address; our own provider sends it. */
  imagePlaceholder: v.optional(text),
  category: v.nullish(category),
  brand: v.nullish(brand),
  subcategory: v.optional(v.array(subcategory), []),
  ratingsAverage: v.optional(v.number(), 0),
  ratingsQuantity: v.optional(v.number(), 0),
  reviews: v.optional(v.array(review)),
  createdAt: date,
  updatedAt: date,
});

export type Category = v.InferOutput<typeof category>;
export type Brand = v.InferOutput<typeof brand>;
export type Subcategory = v.InferOutput<typeof subcategory>;
export type Review = v.InferOutput<typeof review>;
export type Product = v.InferOutput<typeof product>;
