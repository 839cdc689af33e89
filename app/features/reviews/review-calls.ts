/** The provider's calls for reviews; lazily loaded for signed-in shoppers and 'show more'. */
import { shopClient } from '#app/features/session/shop-client.ts';
import {
  addReview,
  changeReview,
  listReviewsOfProduct,
  readMyReview,
  removeReview,
  reportReview,
} from '#contract/reviews/calls.ts';
import type { MyReview } from '#contract/reviews/mine.ts';
import type { ReportReason, ReviewRequest } from '#contract/reviews/requests.ts';
import { type ShownReview, toShownReview } from './shown-review.ts';

const PAGE_SIZE = 10;

export async function listPage(id: string, page: number): Promise<ShownReview[]> {
  const { data } = await shopClient(listReviewsOfProduct, { id, query: { page, limit: PAGE_SIZE } });
  return data.map(toShownReview);
}

export const readMine = (id: string): Promise<MyReview> => shopClient(readMyReview, { id });

/** Adds a review, or changes the existing one. */
export async function saveReview(id: string, own: string | undefined, body: ReviewRequest): Promise<void> {
  await (own ? shopClient(changeReview, { id: own, body }) : shopClient(addReview, { id, body }));
}

export const deleteReview = (id: string) => shopClient(removeReview, { id });

export const report = (id: string, reason: ReportReason) =>
  shopClient(reportReview, { id, body: { reason } });
