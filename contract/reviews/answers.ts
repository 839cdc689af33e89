/** Answers of reviews. */
import * as v from 'valibot';

const fields = {
  _id: v.string(),
  review: v.nullish(v.string(), ''),
  rating: v.number(),
  product: v.optional(v.string()),
  createdAt: v.optional(v.string()),
  updatedAt: v.optional(v.string()),
};
/** A review in lists and on its own, with its author's name. */
export const review = v.object({
  ...fields,
  user: v.nullish(v.object({ _id: v.optional(v.string()), name: v.optional(v.string()) })),
  /** Whether its author bought the product here; sent by our own provider only. */
  isPurchased: v.fallback(v.optional(v.boolean()), undefined),
  /** Whether the review is an example of the demo catalogue. No shopper wrote it. */
  isDemo: v.fallback(v.optional(v.boolean()), undefined),
  /** The shop's public answer, and when it was written; sent by our own provider only. */
  answer: v.fallback(v.optional(v.string()), undefined),
  answeredAt: v.fallback(v.optional(v.string()), undefined),
});
/** A review in the answer to writing or changing it, with its author's id. */
export const writtenReview = v.object({ ...fields, user: v.optional(v.string()) });

export type Review = v.InferOutput<typeof review>;
