import { expect } from 'vitest';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';

export const REVIEW = { review: 'Sturdy, and quick to arrive', rating: 4 };

export const pathOf = (productId: string) => `/api/v1/products/${productId}/reviews`;

/** Computes the rating of a catalogue row after adding these ratings. */
export function calculateRating(
  row: { ratingsAverage: number; ratingsQuantity: number },
  ...ratings: number[]
) {
  const sum =
    Math.round(row.ratingsAverage * row.ratingsQuantity * 10) + ratings.reduce((a, b) => a + b * 10, 0);
  const ratingsQuantity = row.ratingsQuantity + ratings.length;
  return { ratingsAverage: Math.round(sum / ratingsQuantity) / 10, ratingsQuantity };
}

/** Opens a shop with steps for tests of reviews. */
export async function openReviewShop() {
  const shop = await openTestShop();
  const unused = demoCatalogue.products.values();
  return {
    shop,
    /** Returns another product each time, so that tests do not share reviews. */
    takeProduct() {
      const { value } = unused.next();
      if (!value) throw new Error('the demo catalogue has no more products');
      return value;
    },
    async write(shopper: Shopper, productId: string, body: object = REVIEW) {
      const answer = await shop.post(pathOf(productId), body, { token: shopper.token });
      expect(answer.status).toBe(201);
      return answer.body.data;
    },
    async ratingOf(productId: string) {
      const { body } = await shop.get(`/api/v1/products/${productId}`);
      const { ratingsAverage, ratingsQuantity } = body.data;
      return { ratingsAverage, ratingsQuantity };
    },
  };
}
