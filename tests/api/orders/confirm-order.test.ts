/** What shoppers do on the orders screen with an unconfirmed cash order: confirm it, or have its email sent again. */
import { expect, test } from 'vitest';
import { packOrder } from '#api/orders/actions.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { users } from '#api/schema/account.ts';
import { plain, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { openHoldShop } from './hold-shop.ts';

const { addShopperWithCart, fill, newPlace, placeCashFrom, readOrders, shop } = await openHoldShop();

async function placeOne() {
  const shopper = await addShopperWithCart(plain.id);
  const { body } = await placeCashFrom(shopper, shopper.cartId, newPlace());
  const send = (call: string, { token }: Pick<Shopper, 'token'> = shopper, id: string = body.data._id) =>
    shop.post(`/api/v1/orders/${id}/${call}`, undefined, { token });
  return { shopper, id: body.data._id as string, send };
}

test('a shopper confirms an order without the link; a second call does the same', async () => {
  const { shopper, send } = await placeOne();
  const { body } = await shop.get('/api/v1/orders', { token: shopper.token });
  expect(body.data).toMatchObject([{ status: 'placed', isConfirmable: true }]);
  for (let at = 0; at < 2; at += 1) {
    expect(await send('confirm')).toMatchObject({
      status: 200,
      body: { data: { status: 'confirmed', isConfirmable: false } },
    });
  }
  expect(await readOrders(shopper)).toMatchObject([{ status: 'confirmed', stock: 'sold' }]);
});

test('the email is sent again to the shopper, three times an hour at most', async () => {
  const { shopper, id } = await placeOne();
  const limited = await openTestShop({
    database: shop.database,
    limits: createRateLimits({ database: shop.database, isOn: true }),
  });
  await limited.runJobs();
  limited.emails.length = 0;
  const send = () => limited.post(`/api/v1/orders/${id}/email`, undefined, { token: shopper.token });
  for (let at = 0; at < 3; at += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, body: { code: 'too-many-tries' } });
  await limited.runJobs();
  expect(limited.emails.map(({ to }) => to)).toEqual(Array(3).fill(shopper.email));
  expect(limited.emails[0]?.text).toContain('?confirm=');
});

test('cancelled orders and those of others can’t be confirmed; packed ones get no further email', async () => {
  const [{ id, send, shopper }, stranger] = [await placeOne(), await shop.addShopper()];
  for (const call of ['confirm', 'email']) {
    expect(await send(call, stranger)).toMatchObject({ status: 404, body: { code: 'no-order' } });
    expect(await send(call, shopper, UNKNOWN_PRODUCT_ID)).toMatchObject({ status: 404 });
  }
  expect(await readOrders(shopper)).toMatchObject([{ status: 'placed' }]);
  await packOrder(shop.api, id);
  expect((await send('confirm')).status).toBe(200);
  const refused = { status: 409, body: { code: 'order-not-confirmable' } };
  expect(await send('email')).toMatchObject(refused);
  const cancelled = await placeOne();
  await cancelled.send('cancel');
  expect(await cancelled.send('confirm')).toMatchObject(refused);
});

test('an order confirmed by an account with an unconfirmed email address still counts as unconfirmed', async () => {
  const [shopper, place] = [await shop.addShopper(), newPlace()];
  const { body } = await placeCashFrom(shopper, await fill(shopper, 8), place);
  await shop.post(`/api/v1/orders/${body.data._id}/confirm`, undefined, { token: shopper.token });
  const cartId = await fill(shopper, 3);
  expect(await placeCashFrom(shopper, cartId, place)).toMatchObject({
    status: 409,
    body: { code: 'cash-orders-unconfirmed' },
  });
  await shop.api.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, shopper.id));
  expect((await placeCashFrom(shopper, cartId, place)).status).toBe(201);
});
