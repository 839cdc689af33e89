/** Requests of reviews. The message of a validation rule is a refusal's code. */
import * as v from 'valibot';
import { toLatinDigits } from '#contract/rules.ts';
import { refuseAs, requiredText } from '#contract/text.ts';

/** Why shoppers report a review. */
export const REPORT_REASONS = ['offensive', 'spam', 'personal', 'wrong-product', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The lists of reviews for the staff. */
export const REVIEW_VIEWS = ['newest', 'low', 'reported', 'hidden'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** A review whose rating is below this is a low one: 1 or 2 stars. */
export const LOW_RATING_BELOW = 3;

const review = requiredText('review-required', 2000);
const RATING_PATTERN = /^(?:[1-4](?:\.\d0*)?|5(?:\.0+)?)$/;
const toDigits = (value: string | number) => toLatinDigits(String(value).trim());
/** From 1 to 5 with at most one decimal; a number, or text as forms send it. */
const rating = v.pipe(
  v.union([v.number(), v.string()], refuseAs('rating-required')),
  v.check((value) => toDigits(value) !== '', refuseAs('rating-required')),
  v.check((value) => RATING_PATTERN.test(toDigits(value)), refuseAs('invalid-rating')),
  v.transform((value) => Number(toDigits(value))),
);

export const reviewRequest = v.object({ review, rating });
export const changeReviewRequest = v.object({ review: v.optional(review), rating: v.optional(rating) });
export const reportRequest = v.object({ reason: v.picklist(REPORT_REASONS, refuseAs('invalid-value')) });

export type ReviewRequest = v.InferOutput<typeof reviewRequest>;
export type ChangeReviewRequest = v.InferOutput<typeof changeReviewRequest>;
