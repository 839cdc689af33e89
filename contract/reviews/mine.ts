import * as v from 'valibot';
import { review } from './answers.ts';

/** What a shopper wrote about a product, and the product's ratings of this moment. */
export const myReview = v.object({
  data: v.nullable(review),
  ratingsAverage: v.number(),
  ratingsQuantity: v.number(),
  ratingCounts: v.array(v.number()),
});

export type MyReview = v.InferOutput<typeof myReview>;
