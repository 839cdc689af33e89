/** CASH_CONFIRM_HOURS: cash orders that nobody confirmed are released, with an email before and after. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { confirmOrder, packOrder } from '#api/orders/acts.ts';
import { orders } from '#api/orders/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const HOUR = 60 * 60_000;
const shop = await openTestShop({
  settings: { ...TEST_SETTINGS, cash: { ...TEST_SETTINGS.cash, confirmHours: 24 } },
});
const { addShopperWithCart, placeCash, readOrders, readProduct } = createShopSteps(shop);
const { sweep } = createRecurringWork(shop.api);

/** What the shop does each minute, after some hours. */
async function sweepAfter(hours: number): Promise<void> {
  shop.passTime(hours * HOUR);
  await sweep?.();
  await shop.runJobs();
}
const subjectsTo = ({ email }: Shopper) =>
  shop.letters.filter(({ to }) => to === email).map(({ subject }) => subject);

async function placeNew() {
  const shopper = await addShopperWithCart(plain.id);
  await placeCash(shopper, shopper.cartId);
  const [order] = await readOrders(shopper);
  if (!order) throw new Error('nothing was ordered');
  return { shopper, order };
}
const statusOf = async (shopper: Shopper) => (await readOrders(shopper)).map(({ status }) => status);

beforeEach(() => void shop.letters.splice(0));

test('its shopper is reminded once, then it is cancelled, its pieces are on sale again and its shopper is told', async () => {
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
  expect(subjectsTo(shopper)).toEqual([
    `My Store: we have your order ${order.number}`,
    `My Store: please confirm order ${order.number}`,
    `My Store: order ${order.number} is cancelled`,
  ]);
  expect(shop.letters[1]?.text).toContain('?confirm=');
  expect((await readProduct(plain.id)).quantity).toBe(quantity);
});

test('an order that was too old before anybody was reminded is not released before', async () => {
  const { shopper } = await placeNew();
  await sweepAfter(100);
  expect(await statusOf(shopper)).toEqual(['placed']);
  await sweepAfter(6.1);
  expect(await statusOf(shopper)).toEqual(['cancelled']);
});

describe('left alone is what', () => {
  test.each([
    ['its shopper confirmed', 'confirmed', (id: string) => confirmOrder(shop.api, id, 'shopper')],
    ['the shop packed', 'packed', (id: string) => packOrder(shop.api, id)],
  ])('%s after the reminder', async (_, status, act) => {
    const { shopper, order } = await placeNew();
    await sweepAfter(20);
    await act(order.id);
    await sweepAfter(20);
    expect(await statusOf(shopper)).toEqual([status]);
  });

  test('an account ordered that had a delivery before', async () => {
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
