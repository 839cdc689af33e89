/** Checkouts and cash orders are retried after a database deadlock. */
import { afterEach, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, checkOut, placeCash, readOrders, readProduct } = createShopSteps(shop);
const { db } = shop.api;

// A sequence is not rolled back, so it counts the attempts.
await db.execute(sql`create sequence tries`);

/** Makes the next orders fail with a deadlock error. */
async function failOrders(times: number): Promise<void> {
  await db.execute(sql`select setval('tries', 1, false)`);
  await db.execute(
    sql.raw(`create or replace function deadlock() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${times} then raise 'deadlock detected' using errcode = '40P01'; end if;
      return new; end $$`),
  );
  await db.execute(
    sql`create trigger deadlocks before insert on orders for each row execute function deadlock()`,
  );
}
afterEach(async () => void (await db.execute(sql`drop trigger deadlocks on orders`)));

test.each([
  ['checkout', checkOut, 200],
  ['cash order', placeCash, 201],
])('a %s is made once despite three deadlocks', async (_, order, status) => {
  const shopper = await addShopperWithCart(plain.id);
  const { quantity } = await readProduct(plain.id);
  await failOrders(3);
  expect((await order(shopper, shopper.cartId)).status).toBe(status);
  expect(await readOrders(shopper)).toHaveLength(1);
  expect((await readProduct(plain.id)).quantity).toBe(quantity - 1);
});

test('a checkout fails after four deadlocks, and nothing is ordered', async () => {
  const shopper = await addShopperWithCart(plain.id);
  await failOrders(4);
  expect((await checkOut(shopper, shopper.cartId)).status).toBe(500);
  expect(await readOrders(shopper)).toEqual([]);
});
