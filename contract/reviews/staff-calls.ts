/** The calls of the staff about reviews. */
import * as v from 'valibot';
import { type CallRefusal, INVALID_ID, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf } from '#contract/envelope.ts';
import { KEY_PAGE_PARAMETERS, LIMIT_REFUSAL, limit, nextPage, objectId } from '#contract/staff/key-pages.ts';
import { refuseAs, requiredText } from '#contract/text.ts';
import { REPORT_REASONS, REVIEW_VIEWS } from './requests.ts';

const moment = v.string();
/** The name of a member of staff. */
const person = v.nullable(v.string());

/** A product in the lists of reviews and questions. */
export const listedProduct = v.object({
  id: v.string(),
  titleEn: v.string(),
  titleAr: v.string(),
  cover: v.string(),
});

const staffReview = v.object({
  id: v.string(),
  product: listedProduct,
  /** Empty once the account is deleted; null for the examples of the demo. */
  author: v.nullable(v.string()),
  /** The author's account, for those who may read customers. */
  shopperId: v.nullable(v.string()),
  isPurchased: v.boolean(),
  rating: v.number(),
  review: v.string(),
  createdAt: moment,
  updatedAt: moment,
  version: v.number(),
  hidden: v.nullable(v.object({ reason: v.string(), person, at: moment })),
  answer: v.nullable(v.object({ text: v.string(), person, at: moment })),
  /** Open reports by reason. */
  reports: v.array(v.object({ reason: v.picklist(REPORT_REASONS), count: v.number() })),
});
const reviewAnswer = dataOf(staffReview);

export const reviewsQuery = v.object({
  view: v.optional(v.picklist(REVIEW_VIEWS, refuseAs('invalid-value')), 'newest'),
  product: v.optional(objectId),
  before: v.optional(objectId),
  limit,
});

const MAX_REASON_LENGTH = 500;
export const MAX_ANSWER_LENGTH = 2000;
/** The version that a change is based on. */
export const version = v.pipe(v.number(refuseAs('invalid-value')), v.integer(refuseAs('invalid-value')));

export const hideReviewRequest = v.object({ reason: requiredText('reason-required', MAX_REASON_LENGTH) });
export const answerReviewRequest = v.object({
  version,
  text: requiredText('text-required', MAX_ANSWER_LENGTH),
});

const reading = { audience: 'staff', permission: 'shop.read' } as const;
const changing = { audience: 'staff', permission: 'catalogue.change' } as const;

export const listStaffReviews = defineCall<{
  query: { view?: string; product?: string; before?: string; limit?: number };
}>()({
  ...reading,
  path: '/reviews',
  answer: v.object({ ...nextPage, data: v.array(staffReview) }),
});
export const hideReview = defineCall<{ body: typeof hideReviewRequest }>()({
  ...changing,
  method: 'POST',
  path: '/reviews/{id}/hide',
  answer: reviewAnswer,
});
export const showReview = defineCall()({
  ...changing,
  method: 'POST',
  path: '/reviews/{id}/show',
  answer: reviewAnswer,
});
export const answerReview = defineCall<{ body: typeof answerReviewRequest }>()({
  ...changing,
  method: 'PUT',
  path: '/reviews/{id}/answer',
  answer: reviewAnswer,
});
export const removeReviewAnswer = defineCall()({
  ...changing,
  method: 'DELETE',
  path: '/reviews/{id}/answer',
  answer: reviewAnswer,
});
export const dismissReports = defineCall()({
  ...changing,
  method: 'POST',
  path: '/reviews/{id}/dismiss-reports',
  answer: reviewAnswer,
});

const tag = 'Reviews';
const params = { id: 'The review.' };
const refusals: readonly CallRefusal[] = [INVALID_ID, 'no-document'];
const samples = {
  'data._id': undefined,
  'data.product': {
    id: '65aa00000000000000000001',
    titleEn: 'Linen Shirt',
    titleAr: 'قميص كتان',
    cover: 'linen-shirt-1',
  },
  author: 'Sara Ali',
  hidden: null,
  answer: null,
  reports: [{ reason: 'offensive', count: 2 }],
};

/** Parameters and refusals of lists by product. */
export const PRODUCT_PARAMETER = {
  name: 'product',
  description: 'Only those of this product and its family.',
};
export const LIST_REFUSALS: readonly CallRefusal[] = [
  { code: 'invalid-value', param: 'view', location: 'query' },
  { code: 'invalid-id', param: 'product', location: 'query' },
  { code: 'invalid-id', param: 'before', location: 'query' },
  LIMIT_REFUSAL,
];

export const reviewStaffCalls = /* @__PURE__ */ specifyCalls({
  listStaffReviews: {
    call: listStaffReviews,
    tag,
    summary: 'Lists reviews, the newest first, hidden ones included.',
    query: [
      {
        name: 'view',
        description:
          'newest if not said, low for those with 1 or 2 stars, reported for those with open reports, or hidden.',
      },
      PRODUCT_PARAMETER,
      KEY_PAGE_PARAMETERS,
    ],
    refusals: [LIST_REFUSALS],
    samples,
  },
  hideReview: {
    call: hideReview,
    tag,
    summary: 'Hides a review: it is in no list and in no rating. Its open reports are settled.',
    notes: 'Its author still sees it, with the reason. Hiding a hidden one changes the reason.',
    params,
    request: hideReviewRequest,
    refusals: [refusals, { code: 'reason-required', param: 'reason' }],
    samples,
  },
  showReview: {
    call: showReview,
    tag,
    summary: 'Shows a hidden review again; its rating counts again.',
    params,
    refusals,
    samples,
  },
  answerReview: {
    call: answerReview,
    tag,
    summary: 'Writes or changes the shop’s public answer, which stands below the review.',
    notes: 'The refusal changed-meanwhile has the review as it is now as `current`.',
    params,
    request: answerReviewRequest,
    fields: { version: 'The version of the review that was read.' },
    refusals: [
      refusals,
      { code: 'invalid-value', param: 'version' },
      { code: 'text-required', param: 'text' },
      'changed-meanwhile',
    ],
    samples,
  },
  removeReviewAnswer: {
    call: removeReviewAnswer,
    tag,
    summary: 'Removes the shop’s answer.',
    params,
    refusals,
    samples,
  },
  dismissReports: {
    call: dismissReports,
    tag,
    summary: 'Settles the open reports of a review, which stays public.',
    params,
    refusals,
    samples,
  },
});

export type StaffReview = v.InferOutput<typeof staffReview>;
