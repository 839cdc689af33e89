import { describe, expect, test } from 'vitest';
import { orders } from '#api/orders/tables.ts';
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

  test('by a cash order, unless it was cancelled, and at once', async () => {
    const buyer = await addShopperWithCart(other.id, plain.id);
    await placeCash(buyer, buyer.cartId);
    expect(await isMarked(buyer)).toBe(true);
    const cancelled = await addShopperWithCart(plain.id);
    await placeCash(cancelled, cancelled.cartId);
    await shop.api.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.userId, cancelled.id));
    expect(await isMarked(cancelled)).toBe(false);
  });

  test.each([
    ['placed', true],
    ['confirmed', true],
    ['paid', true],
    ['packed', true],
    ['shipped', true],
    ['delivered', true],
    ['partly_refunded', true],
    ['pending', false],
    ['failed', false],
    ['expired', false],
    ['replaced', false],
    ['cancelled', false],
    ['returned', false],
    ['refund_due', false],
    ['refunded', false],
  ] as const)('by an order that is %s: %s', async (status, isBought) => {
    const buyer = await addShopperWithCart(plain.id);
    await placeCash(buyer, buyer.cartId);
    await shop.api.db.update(orders).set({ status }).where(eq(orders.userId, buyer.id));
    expect(await isMarked(buyer)).toBe(isBought);
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
