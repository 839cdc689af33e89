import * as v from 'valibot';
import { review } from './answers.ts';

/** A shopper's own review of a product, with the product's current ratings. */
export const myReview = v.object({
  data: v.nullable(
    v.object({
      ...review.entries,
      /** Why the shop hid the review; absent while it is public. */
      hiddenReason: v.optional(v.string()),
    }),
  ),
  ratingsAverage: v.number(),
  ratingsQuantity: v.number(),
  ratingCounts: v.array(v.number()),
});

export type MyReview = v.InferOutput<typeof myReview>;
