/** Many shoppers behind one IP address: an office stays within the limits, a crowd of new accounts does not. */
import { expect, test } from 'vitest';
import { newId } from '#api/platform/database/columns.ts';
import { count } from '#api/platform/database/drizzle.ts';
import { createRateLimits } from '#api/platform/security/rate-limits.ts';
import { cartLines, carts } from '#api/schema/cart.ts';
import { orders } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { readConfig } from '#server/config.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const { shop: shopDefaults, holdMaxPieces = 0, holdMaxEgp = 0 } = readConfig({});
const database = await openTestDatabase();
const shop = await openTestShop({
  database,
  limits: createRateLimits({ database, isOn: true }),
  settings: {
    ...TEST_SETTINGS,
    shopDefaults,
    holds: { maxPieces: holdMaxPieces, maxPiastres: toPiastres(holdMaxEgp) },
  },
});
const { readProduct, setPrice, setStock } = createShopSteps(shop);

interface Customer extends Shopper {
  cartId: string;
  phone: string;
}

let customers = 0;
/** Creates a shopper with a cart and a phone number of their own. */
async function addCustomer(productIds: string[], pieces: number): Promise<Customer> {
  customers += 1;
  const [shopper, cartId] = [await shop.addShopper(), newId()];
  await shop.api.db.insert(carts).values({ id: cartId, userId: shopper.id });
  await shop.api.db
    .insert(cartLines)
    .values(productIds.map((productId) => ({ id: newId(), cartId, productId, count: pieces })));
  return { ...shopper, cartId, phone: `0100000${String(customers).padStart(4, '0')}` };
}

const order = (way: 'checkout-session/' | '', customer: Customer, clientAddress: string) =>
  shop.post(
    `/api/v1/orders/${way}${customer.cartId}`,
    { shippingAddress: { ...ADDRESS, phone: customer.phone } },
    { token: customer.token, clientAddress },
  );

// Slow: 200 orders.
test('200 ordinary shoppers of one office can all order, half of them in cash', {
  timeout: 120_000,
}, async () => {
  const products = [plain.id, other.id];
  for (const id of products) {
    await setStock(id, 5000);
    await setPrice(id, toPiastres(4000));
  }
  for (let at = 0; at < 100; at += 1) {
    expect((await order('', await addCustomer(products, 2), '192.0.2.7')).status).toBe(201);
    expect((await order('checkout-session/', await addCustomer(products, 2), '192.0.2.7')).status).toBe(200);
  }
  const byStock = shop.api.db.select({ stock: orders.stock, orders: count() }).from(orders);
  expect(await byStock.groupBy(orders.stock).orderBy(orders.stock)).toEqual([
    { stock: 'held', orders: 100 },
    { stock: 'sold', orders: 100 },
  ]);
});

test('many new accounts behind one IP address hold no more than forty shoppers may', async () => {
  const STOCK = 9700;
  await setStock(plain.id, STOCK);
  await setPrice(plain.id, toPiastres(10));
  for (let at = 0; at < 45; at += 1) {
    const customer = await addCustomer([plain.id], holdMaxPieces);
    expect((await order('checkout-session/', customer, '198.51.100.9')).status).toBe(200);
  }
  expect((await readProduct(plain.id)).quantity).toBe(STOCK - 40 * holdMaxPieces);
  // The next cash order from this address is refused with the reason, but its cart can be paid by card.
  const next = await addCustomer([plain.id], 1);
  expect((await order('', next, '198.51.100.9')).body).toMatchObject({ code: 'cash-not-from-here' });
  expect((await order('checkout-session/', next, '198.51.100.9')).status).toBe(200);
  expect((await order('', await addCustomer([plain.id], 1), '198.51.100.10')).status).toBe(201);
});
