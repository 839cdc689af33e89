/** CASH_CONFIRM_HOURS: unconfirmed cash orders are cancelled, with an email before and after. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { confirmOrder, packOrder } from '#api/orders/actions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { limitCash } from '#tests/setup/test-settings.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const HOUR_MS = 60 * 60_000;
const shop = await openTestShop({
  settings: { ...TEST_SETTINGS, shopDefaults: limitCash({ confirmHours: 24 }) },
});
const { addShopperWithCart, placeCash, readOrders, readProduct } = createShopSteps(shop);
const { sweep } = createRecurringWork(shop.api);

/** Advances the clock by some hours and runs the recurring work. */
async function sweepAfter(hours: number): Promise<void> {
  shop.passTime(hours * HOUR_MS);
  await sweep?.();
  await shop.runJobs();
}
const readSubjects = ({ email }: Shopper) =>
  shop.emails.filter(({ to }) => to === email).map(({ subject }) => subject);

async function placeNew() {
  const shopper = await addShopperWithCart(plain.id);
  await placeCash(shopper, shopper.cartId);
  const [order] = await readOrders(shopper);
  if (!order) throw new Error('nothing was ordered');
  return { shopper, order };
}
const statusOf = async (shopper: Shopper) => (await readOrders(shopper)).map(({ status }) => status);

beforeEach(() => void shop.emails.splice(0));

test('the shopper is reminded once; then the order is cancelled, restocked and announced', async () => {
  const { quantity } = await readProduct(plain.id);
  const { shopper, order } = await placeNew();
  await sweepAfter(17.9);
  expect(await statusOf(shopper)).toEqual(['placed']);
  await sweepAfter(0.2);
  await sweepAfter(5);
  expect(await statusOf(shopper)).toEqual(['placed']);
  await sweepAfter(1);
  await sweepAfter(30);
  expect(await statusOf(shopper)).toEqual(['cancelled']);
  expect(readSubjects(shopper)).toEqual([
    `My Store: we’ve received your order ${order.orderNumber}`,
    `My Store: please confirm order ${order.orderNumber}`,
    `My Store: order ${order.orderNumber} has been cancelled`,
  ]);
  expect(shop.emails[1]?.text).toContain('?confirm=');
  expect((await readProduct(plain.id)).quantity).toBe(quantity);
});

test('an overdue order is not cancelled before its shopper is reminded', async () => {
  const { shopper } = await placeNew();
  await sweepAfter(100);
  expect(await statusOf(shopper)).toEqual(['placed']);
  await sweepAfter(6.1);
  expect(await statusOf(shopper)).toEqual(['cancelled']);
});

describe('is not cancelled:', () => {
  test.each([
    [
      'an order that its shopper confirmed',
      'confirmed',
      (id: string) => confirmOrder(shop.api, id, 'shopper'),
    ],
    ['an order that the shop packed', 'packed', (id: string) => packOrder(shop.api, id)],
  ])('%s after the reminder', async (_, status, act) => {
    const { shopper, order } = await placeNew();
    await sweepAfter(20);
    await act(order.id);
    await sweepAfter(20);
    expect(await statusOf(shopper)).toEqual([status]);
  });

  test('an order of an account that has had a delivery', async () => {
    const shopper = await addShopperWithCart(plain.id);
    await placeCash(shopper, shopper.cartId);
    await shop.api.db
      .update(orders)
      .set({ status: 'delivered', deliveredAt: new Date() })
      .where(eq(orders.userId, shopper.id));
    const { cartId } = (await shop.post('/api/v1/cart', { productId: plain.id }, { token: shopper.token }))
      .body;
    await placeCash(shopper, cartId);
    await sweepAfter(20);
    await sweepAfter(20);
    expect(await statusOf(shopper)).toEqual(['delivered', 'placed']);
  });
});
