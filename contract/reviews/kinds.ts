/** Why shoppers report a review. */
export const REPORT_REASONS = ['offensive', 'spam', 'personal', 'wrong-product', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The lists of reviews for the staff. */
export const REVIEW_VIEWS = ['newest', 'low', 'reported', 'hidden'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

/** A review whose rating is below this is a low one: 1 or 2 stars. */
export const LOW_RATING_BELOW = 3;
