import { describe, expect, test } from 'vitest';
import { deliverOrder, packOrder, shipOrder } from '#api/orders/actions.ts';
import { isVerifiedPurchase } from '#api/orders/verified-purchase.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { orders } from '#api/schema/orders.ts';
import { other, plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { APPROVED_CARD, createShopSteps, DECLINED_CARD } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { pathOf, REVIEW } from './review-steps.ts';

const database = await openTestDatabase();
const limits = createRateLimits({ database, isOn: true });
const shop = await openTestShop({ database, limits });
const { addShopperWithCart, openCardPage, openNewCardPage, placeCash, postForm } = createShopSteps(shop);

describe('a review is marked as a buyer’s', () => {
  /** Whether the shopper's review of `plain` is marked; all answers that contain the review must agree. */
  async function isMarked({ id, token }: Shopper): Promise<boolean> {
    const written = await shop.post(pathOf(plain.id), REVIEW, { token });
    const [one, list, details] = [
      (await shop.get(`/api/v1/reviews/${written.body.data._id}`)).body.data,
      (await shop.get(pathOf(plain.id))).body.data,
      (await shop.get(`/api/v1/products/${plain.id}`)).body.data.reviews,
    ];
    const isOwn = ({ user }: { user: { _id: string } }) => user._id === id;
    const marks = [one, list.find(isOwn), details.find(isOwn)].map(({ isPurchased }) => isPurchased);
    expect(marks).toEqual(marks.map(() => marks[0]));
    return marks[0];
  }

  test('not for having the product in the cart', async () => {
    expect(await isMarked(await addShopperWithCart(plain.id))).toBe(false);
  });

  test('by a cash order from its delivery until its full refund', async () => {
    const buyer = await addShopperWithCart(other.id, plain.id);
    const { _id: id } = (await placeCash(buyer, buyer.cartId)).body.data;
    await packOrder(shop.api, id);
    await shipOrder(shop.api, id, { carrier: 'Bosta', trackingNumber: '77' });
    expect(await isMarked(buyer)).toBe(false);
    const readMark = async () => {
      const { data } = (await shop.get(pathOf(plain.id))).body;
      return data.find(({ user }: { user: { _id: string } }) => user._id === buyer.id).isPurchased;
    };
    await deliverOrder(shop.api, id);
    expect(await readMark()).toBe(true);
    await refundOrder(shop.api, id, { amountPiastres: 100 });
    expect(await readMark()).toBe(true);
    await refundOrder(shop.api, id, {});
    expect(await readMark()).toBe(false);
  });

  const PAID = { stock: 'sold', paidAt: new Date() } as const;
  const UNPAID = { stock: 'sold', paidAt: null } as const;
  const ABORTED = { stock: 'none', paidAt: new Date() } as const;

  test.each([
    ['placed', UNPAID, false],
    ['confirmed', UNPAID, false],
    ['packed', UNPAID, false],
    ['shipped', UNPAID, false],
    ['paid', PAID, true],
    ['packed', PAID, true],
    ['shipped', PAID, true],
    ['delivered', PAID, true],
    ['partly_refunded', PAID, true],
    ['refund_due', PAID, true],
    ['pending', UNPAID, false],
    ['failed', UNPAID, false],
    ['expired', ABORTED, false],
    ['replaced', ABORTED, false],
    ['cancelled', ABORTED, false],
    ['returned', ABORTED, false],
    ['refund_due', ABORTED, false],
    ['refunded', ABORTED, false],
    ['refunded', PAID, false],
  ] as const)('by an order that is %s with %o: %s', async (status, kept, isExpected) => {
    const buyer = await addShopperWithCart(plain.id);
    await placeCash(buyer, buyer.cartId);
    const [order] = await shop.api.db
      .update(orders)
      .set({ status, ...kept })
      .where(eq(orders.userId, buyer.id))
      .returning();
    expect(await isMarked(buyer)).toBe(isExpected);
    expect(order && isVerifiedPurchase(order)).toBe(isExpected);
  });

  test('not by an order of another product', async () => {
    const buyer = await addShopperWithCart(other.id);
    await placeCash(buyer, buyer.cartId);
    expect(await isMarked(buyer)).toBe(false);
  });

  test('by a card order once it is paid', async () => {
    const { shopper, page } = await openNewCardPage(plain.id);
    await postForm(page, APPROVED_CARD);
    expect(await isMarked(shopper)).toBe(true);
    const declined = await addShopperWithCart(plain.id);
    await postForm(await openCardPage(declined, declined.cartId), DECLINED_CARD);
    expect(await isMarked(declined)).toBe(false);
  });
});

describe('new reviews are limited', () => {
  const REFUSED = { status: 429, body: { code: 'too-many-tries' } };
  const review = (productId: string, { token }: Shopper, clientAddress: string) =>
    shop.post(pathOf(productId), REVIEW, { token, clientAddress });

  test('per account and day; refused reviews do not count', async () => {
    const shopper = await shop.addShopper();
    const { points } = LIMITS.reviewAccount;
    const [first, ...others] = demoCatalogue.products.slice(0, points).map(({ id }) => id);
    expect((await review(first ?? '', shopper, '10.0.0.1')).status).toBe(201);
    expect((await review(first ?? '', shopper, '10.0.0.1')).status).toBe(400);
    expect((await review(UNKNOWN_PRODUCT_ID, shopper, '10.0.0.1')).status).toBe(404);
    for (const [at, id] of others.entries())
      expect((await review(id, shopper, `10.0.1.${at}`)).status).toBe(201);
    const next = demoCatalogue.products[points]?.id ?? '';
    expect(await review(next, shopper, '10.0.0.2')).toMatchObject(REFUSED);
    expect((await review(next, await shop.addShopper(), '10.0.0.2')).status).toBe(201);
  });

  test('per client, across accounts', async () => {
    for (let taken = 0; taken < LIMITS.reviewClient.points; taken++)
      await limits.take('reviewClient', '10.0.0.9');
    expect(await review(plain.id, await shop.addShopper(), '10.0.0.9')).toMatchObject(REFUSED);
    expect((await review(plain.id, await shop.addShopper(), '10.0.0.8')).status).toBe(201);
  });
});
