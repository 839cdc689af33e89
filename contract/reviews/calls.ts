/** The calls of reviews. */
import { INVALID_ID, PAGE_PARAMETERS, PAGE_REFUSALS, specifyCalls } from '#contract/api-call.ts';
import { defineCall } from '#contract/call.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { review, writtenReview } from './answers.ts';
import { myReview } from './mine.ts';
import { changeReviewRequest, reportRequest, reviewRequest } from './requests.ts';

const reviewList = /* @__PURE__ */ listOf(review);
const writtenReviewDocument = /* @__PURE__ */ dataOf(writtenReview);
const reviewDocument = /* @__PURE__ */ dataOf(review);

export const listReviewsOfProduct = defineCall<{ query: { page: number; limit: number } }>()({
  path: '/products/{id}/reviews',
  answer: reviewList,
});
/** Only our own provider has this call. */
export const readMyReview = defineCall()({
  path: '/products/{id}/reviews/mine',
  audience: 'shopper',
  answer: myReview,
});
export const addReview = defineCall<{ body: typeof reviewRequest }>()({
  method: 'POST',
  path: '/products/{id}/reviews',
  audience: 'shopper',
  answer: writtenReviewDocument,
});
export const changeReview = defineCall<{ body: typeof changeReviewRequest }>()({
  method: 'PUT',
  path: '/reviews/{id}',
  audience: 'shopper',
  answer: writtenReviewDocument,
});
export const removeReview = defineCall()({ method: 'DELETE', path: '/reviews/{id}', audience: 'shopper' });
export const reportReview = defineCall<{ body: typeof reportRequest }>()({
  method: 'POST',
  path: '/reviews/{id}/reports',
  audience: 'shopper',
});

const fields = { review: 'At most 2,000 characters.', rating: 'From 1 to 5, with at most one decimal.' };
const fieldRefusals = [
  { code: 'review-required', param: 'review' },
  { code: 'invalid-rating', param: 'rating' },
] as const;

export const reviewCalls = /* @__PURE__ */ specifyCalls({
  listReviewsOfProduct: {
    call: listReviewsOfProduct,
    tag: 'Reviews',
    summary: "Lists the reviews of one product and of its family, buyers' first, then the newest.",
    notes:
      '`isPurchased` tells whether the author has bought the product in this shop: paid for it, or had it delivered, and kept it, in any size or colour. `answer` is the shop’s.',
    params: { id: 'The product.' },
    query: [PAGE_PARAMETERS],
    refusals: [INVALID_ID, 'no-document', PAGE_REFUSALS],
  },
  readMyReview: {
    call: readMyReview,
    tag: 'Reviews',
    summary:
      "Shows the shopper's own review of a product, if there is one, and the product's ratings as they are now.",
    params: { id: 'The product.' },
    refusals: [INVALID_ID, 'no-document'],
    samples: { ratingCounts: [0, 1, 0, 4, 12], hiddenReason: undefined },
  },
  addReview: {
    call: addReview,
    tag: 'Reviews',
    summary:
      'Reviews a product, once per shopper and family; the rating that its sizes and colours share moves accordingly, its price never.',
    params: { id: 'The product.' },
    request: reviewRequest,
    fields,
    status: 201,
    refusals: [
      INVALID_ID,
      fieldRefusals,
      { code: 'already-reviewed', param: 'product' },
      'no-document',
      'too-many-tries',
    ],
  },
  listReviews: {
    call: { path: '/reviews', answer: reviewList },
    tag: 'Reviews',
    summary: 'Lists the reviews of all products, newest first.',
    query: [PAGE_PARAMETERS],
    refusals: [PAGE_REFUSALS],
  },
  getReview: {
    call: { path: '/reviews/{id}', answer: reviewDocument },
    tag: 'Reviews',
    summary: 'Shows one review.',
    params: { id: 'The review.' },
    refusals: [INVALID_ID, 'no-document'],
  },
  changeReview: {
    call: changeReview,
    tag: 'Reviews',
    summary: 'Changes text or rating of an own review.',
    notes: "Another shopper's review answers as if it did not exist.",
    params: { id: 'The review.' },
    request: changeReviewRequest,
    fields,
    refusals: [INVALID_ID, fieldRefusals, 'no-document', 'too-many-tries'],
  },
  removeReview: {
    call: removeReview,
    tag: 'Reviews',
    summary: 'Removes an own review.',
    params: { id: 'The review.' },
    status: 204,
    refusals: [INVALID_ID, 'no-document', 'too-many-tries'],
  },
  reportReview: {
    call: reportReview,
    tag: 'Reviews',
    summary: 'Reports a review to the staff, once per shopper.',
    notes: 'A shopper can’t report their own review: it answers as if it did not exist.',
    params: { id: 'The review.' },
    request: reportRequest,
    status: 204,
    refusals: [
      INVALID_ID,
      { code: 'invalid-value', param: 'reason' },
      'no-document',
      'already-reported',
      'too-many-tries',
    ],
  },
});
