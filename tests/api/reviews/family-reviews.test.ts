/** Products of a family share their ratings and reviews. */
import { expect, test } from 'vitest';
import { deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { addDemoReviews } from '#api/reviews/demo-reviews.ts';
import { announceChange } from '#tests/setup/announce-change.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { calculateRating, openReviewShop, pathOf, REVIEW } from './review-steps.ts';

const { shop, ratingOf, write } = await openReviewShop();
const { addShopperWithCart, placeCash } = createShopSteps(shop);

const find = (slug: string) => {
  const found = demoCatalogue.products.find((row) => row.slug === slug);
  if (!found) throw new Error(`the demo catalogue has no ${slug}`);
  return found;
};
const [small, large] = [find('rimalya-cloud-knit-sweater-s'), find('rimalya-cloud-knit-sweater-l')];

interface ListedReview {
  review: string;
  isPurchased: boolean;
  isDemo?: boolean;
  user: { _id?: string; name: string };
}
const readReviews = async (productId: string): Promise<ListedReview[]> =>
  (await shop.get(`/api/v1/products/${productId}`)).body.data.reviews;
const listReviews = async (productId: string): Promise<ListedReview[]> =>
  (await shop.get(pathOf(productId))).body.data;

test('a review of one size counts and is listed for all sizes, until it is deleted', async () => {
  expect(await ratingOf(small.id)).toEqual(await ratingOf(large.id));
  const before = await ratingOf(large.id);
  const sara = await shop.addShopper('Sara');
  const { _id: id } = await write(sara, small.id, { review: 'Warm', rating: 1 });
  for (const product of [small, large]) {
    expect(await ratingOf(product.id)).toEqual(calculateRating(small, 1));
    expect((await readReviews(product.id)).map(({ review }) => review)).toContain('Warm');
    expect((await listReviews(product.id)).map(({ review }) => review)).toContain('Warm');
  }
  const { body } = await shop.get(`/api/v1/products/${large.id}/reviews/mine`, { token: sara.token });
  expect(body).toMatchObject({ data: { review: 'Warm' }, ratingCounts: [1, 0, 0, 0, 0] });
  await shop.put(`/api/v1/reviews/${id}`, { rating: 5 }, { token: sara.token });
  expect(await ratingOf(large.id)).toEqual(calculateRating(small, 5));
  await shop.delete(`/api/v1/reviews/${id}`, { token: sara.token });
  expect(await ratingOf(large.id)).toEqual(before);
});

test('a shopper can review a family only once, even with concurrent requests', async () => {
  const { token } = await shop.addShopper();
  const answers = await Promise.all(
    [small, large, small, large].map(({ id }) => shop.post(pathOf(id), REVIEW, { token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
});

test('buyers’ reviews come first, whichever size was bought', async () => {
  const buyer = await addShopperWithCart(large.id);
  const { _id: orderId } = (await placeCash(buyer, buyer.cartId)).body.data;
  await packOrder(shop.api, orderId);
  await shipOrder(shop.api, orderId, { carrier: 'Bosta', trackingNumber: '77' });
  await write(buyer, small.id, { review: 'Bought', rating: 4 });
  await write(await shop.addShopper(), small.id, { review: 'Newer', rating: 2 });
  expect((await listReviews(small.id))[0]).toMatchObject({ review: 'Newer', isPurchased: false });
  await deliverOrder(shop.api, orderId);
  for (const read of [readReviews, listReviews])
    expect((await read(small.id))[0]).toMatchObject({ review: 'Bought', isPurchased: true });
});

test('reviews of the demo are marked, and change no rating', async () => {
  const phone = find('hayvo-x1-smartphone-midnight');
  const before = await ratingOf(phone.id);
  await addDemoReviews(shop.api.db, 'catalog/reviews.json');
  await announceChange(shop.api);
  const found = await readReviews(phone.id);
  expect(found.length).toBeGreaterThan(1);
  for (const review of found) {
    expect(review).toMatchObject({ isDemo: true, isPurchased: false });
    expect(review.user).toEqual({ name: 'Demo review' });
  }
  expect(await ratingOf(phone.id)).toEqual(before);
});
