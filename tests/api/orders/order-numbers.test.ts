/** Order numbers: where they are shown, and that they are unique. */
import { expect, test, vi } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, listOrders, openNewCardPage, placeCash, readOrders } = createShopSteps(shop);

test('an order has one number in every answer, on its payment page and in its email', async () => {
  const shopper = await addShopperWithCart(plain.id);
  const { body } = await placeCash(shopper, shopper.cartId);
  const { id, orderNumber, trackingPath } = body.data;
  expect(orderNumber).toMatch(/^MS-[\dA-Z]{4}-[\dA-Z]{3}$/);
  expect(await listOrders(shopper)).toMatchObject([{ id, orderNumber }]);
  expect((await shop.get(`/api/v1/orders${trackingPath}`)).body.data).toMatchObject({ id, orderNumber });
  await shop.runJobs();
  expect(shop.emails.at(-1)?.subject).toContain(orderNumber);

  const { shopper: paying, page } = await openNewCardPage();
  const [order] = await readOrders(paying);
  expect((await shop.get(page)).body).toContain(`Order <bdi dir="ltr">${order?.orderNumber}</bdi>`);
});

test('if a random number is already taken, another one is drawn', async () => {
  const [one, other] = [await addShopperWithCart(plain.id), await addShopperWithCart(plain.id)];
  const draw = vi.spyOn(orders.orderNumber as { defaultFn(): unknown }, 'defaultFn');
  draw.mockReturnValueOnce('MS-CCCC-CCC').mockReturnValueOnce('MS-CCCC-CCC');
  expect((await placeCash(one, one.cartId)).body.data.orderNumber).toBe('MS-CCCC-CCC');
  const { status, body } = await placeCash(other, other.cartId);
  expect(status).toBe(201);
  expect(body.data.orderNumber).not.toBe('MS-CCCC-CCC');
  const found = await shop.api.db.select().from(orders).where(eq(orders.orderNumber, 'MS-CCCC-CCC'));
  expect(found).toHaveLength(1);
});
