/** Reviews: reading needs no token, writing does. */
import { review } from '#contract/catalogue/answers.ts';
import type { ListQuery } from '#contract/catalogue/client-catalogue.ts';
import type { CallOptions, Client } from '#contract/client.ts';
import { dataOf, listOf } from '#contract/envelope.ts';
import { writtenReview } from './answers.ts';

const reviewList = listOf(review);
const reviewDocument = dataOf(writtenReview);

export interface ReviewText {
  review: string;
  rating: number;
}

/** One page of the reviews of a product. */
export const listReviews = (client: Client, productId: string, query?: ListQuery, options?: CallOptions) =>
  client({ path: `products/${encodeURIComponent(productId)}/reviews`, query, answer: reviewList }, options);

/** Reviews a product, once per shopper. */
export const addReview = (client: Client, productId: string, text: ReviewText, options?: CallOptions) =>
  client(
    {
      method: 'POST',
      path: `products/${encodeURIComponent(productId)}/reviews`,
      body: text,
      isPersonal: true,
      answer: reviewDocument,
    },
    options,
  );

/** Changes an own review. */
export const changeReview = (client: Client, id: string, text: ReviewText, options?: CallOptions) =>
  client(
    {
      method: 'PUT',
      path: `reviews/${encodeURIComponent(id)}`,
      body: text,
      isPersonal: true,
      answer: reviewDocument,
    },
    options,
  );

/** Providers answer 204 or some JSON; neither says more than that it is done. */
export const removeReview = async (client: Client, id: string, options?: CallOptions): Promise<void> => {
  await client({ method: 'DELETE', path: `reviews/${encodeURIComponent(id)}`, isPersonal: true }, options);
};
