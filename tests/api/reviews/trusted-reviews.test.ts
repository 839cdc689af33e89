import { describe, expect, test } from 'vitest';
import { deliverOrder, packOrder, shipOrder } from '#api/orders/acts.ts';
import { isBought } from '#api/orders/bought.ts';
import { orders } from '#api/orders/tables.ts';
import { refundOrder } from '#api/payments/refund-order.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { other, plain, UNKNOWN } from '#tests/setup/cart-products.ts';
import { demoCatalogue } from '#tests/setup/demo-catalogue.ts';
import { CARD, createShopSteps, DECLINED } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { pathOf, TEXT } from './review-steps.ts';

const database = await openTestDatabase();
const limits = createRateLimits({ database, isOn: true });
const shop = await openTestShop({ database, limits });
const { addShopperWithCart, openCardPage, openNewCardPage, placeCash, postForm } = createShopSteps(shop);

describe('who bought the product is marked', () => {
  /** Whether the shopper's review of `plain` is marked, wherever it is read. */
  async function isMarked({ id, token }: Shopper): Promise<boolean> {
    const written = await shop.post(pathOf(plain.id), TEXT, { token });
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

  test('not by having it in the cart', async () => {
    expect(await isMarked(await addShopperWithCart(plain.id))).toBe(false);
  });

  test('by a cash order once it was handed over, and at once, until all of its money went back', async () => {
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
  const GIVEN_UP = { stock: 'none', paidAt: new Date() } as const;

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
    ['expired', GIVEN_UP, false],
    ['replaced', GIVEN_UP, false],
    ['cancelled', GIVEN_UP, false],
    ['returned', GIVEN_UP, false],
    ['refund_due', GIVEN_UP, false],
    ['refunded', GIVEN_UP, false],
    ['refunded', PAID, false],
  ] as const)('by an order that is %s with %o: %s', async (status, kept, isIt) => {
    const buyer = await addShopperWithCart(plain.id);
    await placeCash(buyer, buyer.cartId);
    const [order] = await shop.api.db
      .update(orders)
      .set({ status, ...kept })
      .where(eq(orders.userId, buyer.id))
      .returning();
    expect(await isMarked(buyer)).toBe(isIt);
    expect(order && isBought(order)).toBe(isIt);
  });

  test('not by an order of something else', async () => {
    const buyer = await addShopperWithCart(other.id);
    await placeCash(buyer, buyer.cartId);
    expect(await isMarked(buyer)).toBe(false);
  });

  test('by a card order once it is paid', async () => {
    const { shopper, page } = await openNewCardPage(plain.id);
    await postForm(page, CARD);
    expect(await isMarked(shopper)).toBe(true);
    const declined = await addShopperWithCart(plain.id);
    await postForm(await openCardPage(declined, declined.cartId), DECLINED);
    expect(await isMarked(declined)).toBe(false);
  });
});

describe('new reviews are limited', () => {
  const REFUSED = { status: 429, body: { code: 'too-many-tries' } };
  const review = (productId: string, { token }: Shopper, clientAddress: string) =>
    shop.post(pathOf(productId), TEXT, { token, clientAddress });

  test('per account and day, wherever it is; one that is not taken does not count', async () => {
    const shopper = await shop.addShopper();
    const { points } = LIMITS.reviewAccount;
    const [first, ...others] = demoCatalogue.products.slice(0, points).map(({ id }) => id);
    expect((await review(first ?? '', shopper, '10.0.0.1')).status).toBe(201);
    expect((await review(first ?? '', shopper, '10.0.0.1')).status).toBe(400);
    expect((await review(UNKNOWN, shopper, '10.0.0.1')).status).toBe(404);
    for (const [at, id] of others.entries())
      expect((await review(id, shopper, `10.0.1.${at}`)).status).toBe(201);
    const next = demoCatalogue.products[points]?.id ?? '';
    expect(await review(next, shopper, '10.0.0.2')).toMatchObject(REFUSED);
    expect((await review(next, await shop.addShopper(), '10.0.0.2')).status).toBe(201);
  });

  test('per client, whatever accounts it has', async () => {
    for (let taken = 0; taken < LIMITS.reviewClient.points; taken++)
      await limits.take('reviewClient', '10.0.0.9');
    expect(await review(plain.id, await shop.addShopper(), '10.0.0.9')).toMatchObject(REFUSED);
    expect((await review(plain.id, await shop.addShopper(), '10.0.0.8')).status).toBe(201);
  });
});
