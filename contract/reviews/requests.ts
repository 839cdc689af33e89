/** Writing reviews: requests with the provider's texts. */
import * as v from 'valibot';
import { toLatinDigits } from '#contract/rules.ts';
import { requiredText } from '#contract/text.ts';

const review = requiredText('Review is required', 2000);
const RATING = /^(?:[1-4](?:\.\d0*)?|5(?:\.0+)?)$/;
const toDigits = (value: string | number) => toLatinDigits(String(value).trim());
/** From 1 to 5 with at most one decimal; a number, or text as forms send it. */
const rating = v.pipe(
  v.union([v.number(), v.string()], 'Rating is required'),
  v.check((value) => toDigits(value) !== '', 'Rating is required'),
  v.check((value) => RATING.test(toDigits(value)), 'Rating must be a number from 1 to 5'),
  v.transform((value) => Number(toDigits(value))),
);

export const reviewRequest = v.object({ review, rating });
export const changeReviewRequest = v.object({ review: v.optional(review), rating: v.optional(rating) });

export type ReviewRequest = v.InferOutput<typeof reviewRequest>;
export type ChangeReviewRequest = v.InferOutput<typeof changeReviewRequest>;
