/** The call table: reviews. */
import {
  type ApiCall,
  type CallError,
  INVALID_ID,
  NO_DOCUMENT,
  PAGE_ERRORS,
  PAGE_PARAMETERS,
  TOKEN_ERRORS,
} from '#contract/call.ts';
import { review } from '#contract/catalogue/answers.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { writtenReview } from './answers.ts';
import { changeReviewRequest, reviewRequest } from './requests.ts';

const fields = { review: 'At most 2,000 characters.', rating: 'From 1 to 5, with at most one decimal.' };
const fieldErrors: CallError[] = [
  { status: 400, text: 'Review is required', param: 'review' },
  { status: 400, text: 'Rating must be a number from 1 to 5', param: 'rating' },
];

export const reviewCalls: ApiCall[] = [
  {
    id: 'listReviewsOfProduct',
    method: 'GET',
    version: 'v1',
    path: '/products/{id}/reviews',
    tag: 'Reviews',
    summary: 'Lists the reviews of one product, newest first.',
    needsToken: false,
    params: { id: 'The product.' },
    query: PAGE_PARAMETERS,
    status: 200,
    answer: listOf(review),
    errors: [INVALID_ID, NO_DOCUMENT, ...PAGE_ERRORS],
  },
  {
    id: 'addReview',
    method: 'POST',
    version: 'v1',
    path: '/products/{id}/reviews',
    tag: 'Reviews',
    summary: 'Reviews a product, once per shopper; its rating moves accordingly.',
    needsToken: true,
    params: { id: 'The product.' },
    request: reviewRequest,
    fields,
    status: 201,
    answer: dataOf(writtenReview),
    errors: [
      ...TOKEN_ERRORS,
      INVALID_ID,
      ...fieldErrors,
      { status: 400, text: ERROR_TEXTS.alreadyReviewed, param: 'product' },
      NO_DOCUMENT,
    ],
  },
  {
    id: 'listReviews',
    method: 'GET',
    version: 'v1',
    path: '/reviews',
    tag: 'Reviews',
    summary: 'Lists the reviews of all products, newest first.',
    needsToken: false,
    query: PAGE_PARAMETERS,
    status: 200,
    answer: listOf(review),
    errors: PAGE_ERRORS,
  },
  {
    id: 'getReview',
    method: 'GET',
    version: 'v1',
    path: '/reviews/{id}',
    tag: 'Reviews',
    summary: 'Shows one review.',
    needsToken: false,
    params: { id: 'The review.' },
    status: 200,
    answer: dataOf(review),
    errors: [INVALID_ID, NO_DOCUMENT],
  },
  {
    id: 'changeReview',
    method: 'PUT',
    version: 'v1',
    path: '/reviews/{id}',
    tag: 'Reviews',
    summary: 'Changes text or rating of an own review.',
    notes: "Another shopper's review answers as if it did not exist.",
    needsToken: true,
    params: { id: 'The review.' },
    request: changeReviewRequest,
    fields,
    status: 200,
    answer: dataOf(writtenReview),
    errors: [...TOKEN_ERRORS, INVALID_ID, ...fieldErrors, NO_DOCUMENT],
  },
  {
    id: 'removeReview',
    method: 'DELETE',
    version: 'v1',
    path: '/reviews/{id}',
    tag: 'Reviews',
    summary: 'Removes an own review.',
    needsToken: true,
    params: { id: 'The review.' },
    status: 204,
    errors: [...TOKEN_ERRORS, INVALID_ID, NO_DOCUMENT],
  },
];
