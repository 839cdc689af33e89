import type { ReadProductReviews } from '#api/catalogue/product-routes.ts';
import type { Api } from '#api/dependencies.ts';
import { createReviewPresenter } from './present.ts';
import { countRatings, findReviews } from './queries.ts';

// The call /products/{id}/reviews lists all reviews, page by page.
const FIRST_PAGE = { page: 1, limit: 100 };

/** Reads a product's newest reviews, and its number of reviews by stars. */
export function createProductReviewsReader(api: Api): ReadProductReviews {
  const { presentReview } = createReviewPresenter(api);
  return async (productId) => ({
    reviews: (await findReviews(api.db, { productId, page: FIRST_PAGE })).map(presentReview),
    ratingCounts: await countRatings(api.db, productId),
  });
}
