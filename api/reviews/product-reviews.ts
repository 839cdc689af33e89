import type { ReadProductReviews } from '#api/catalogue/product-routes.ts';
import type { Api } from '#api/dependencies.ts';
import { createReviewPresenter } from './present.ts';
import { countRatings, findReviews } from './queries.ts';

// Older reviews are listed by the call /products/{id}/reviews, page by page.
const FIRST_PAGE = { page: 1, limit: 100 };

/** Reads a product's first page of reviews, and its number of reviews per number of stars. */
export function createProductReviewsReader(api: Api): ReadProductReviews {
  const { presentReview } = createReviewPresenter(api);
  return async (productId) => ({
    reviews: (await findReviews(api.db, { productId, page: FIRST_PAGE })).map(presentReview),
    ratingCounts: await countRatings(api.db, productId),
  });
}
