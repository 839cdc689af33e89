/** Prices of delivery by governorate, and free delivery from an amount. */
import { expect, test } from 'vitest';
import { toEgp, toPiastres } from '#contract/money.ts';
import { changeDeliveryPrices, readSettings } from '#contract/settings/staff-calls.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, placeCash, readOrders } = createShopSteps(shop);
const owner = await addMember(shop);
const PRICE = toPiastres(plain.price);

async function setPrices(prices: object) {
  const { body } = await askAs(shop, owner, 'GET', readSettings.path);
  const { version, values } = body.data.delivery;
  return askAs(shop, owner, 'PUT', changeDeliveryPrices.path, { body: { version, ...values, ...prices } });
}
const addressIn = (city: string, governorate?: string) => ({
  ...{ ...ADDRESS, city },
  ...(governorate && { governorate }),
});
async function buyIn(city: string, governorate?: string) {
  const shopper = await addShopperWithCart(plain.id);
  const { body } = await placeCash(shopper, shopper.cartId, {
    shippingAddress: addressIn(city, governorate),
  });
  return body.data as { shippingPrice: number; totalOrderPrice: number };
}

test('an order has the price of its governorate, chosen or named by its city', async () => {
  expect((await setPrices({ governoratePiastres: { ASN: 2500, C: 0 } })).status).toBe(200);
  expect(await buyIn('Aswan')).toMatchObject({ shippingPrice: 25, totalOrderPrice: toEgp(PRICE + 2500) });
  expect(await buyIn('أسوان')).toMatchObject({ shippingPrice: 25 });
  expect(await buyIn('Nasr City', 'C')).toMatchObject({ shippingPrice: 0, totalOrderPrice: toEgp(PRICE) });
  expect(await buyIn('Tanta', 'GH')).toMatchObject({ shippingPrice: 4.99 });
  expect(await buyIn('Somewhere')).toMatchObject({ shippingPrice: 4.99 });
});

test('delivery is free from an amount of items', async () => {
  await setPrices({ freeFromPiastres: PRICE });
  expect(await buyIn('Aswan')).toMatchObject({ shippingPrice: 0, totalOrderPrice: toEgp(PRICE) });
  await setPrices({ freeFromPiastres: PRICE + 1 });
  expect(await buyIn('Aswan')).toMatchObject({ shippingPrice: 25 });
  await setPrices({ freeFromPiastres: null });
});

test('an order whose price of delivery changed is refused with the new total', async () => {
  const shopper = await addShopperWithCart(plain.id);
  const expectedTotal = toEgp(PRICE + 2500);
  await setPrices({ governoratePiastres: { ASN: 3000 } });
  const body = { shippingAddress: addressIn('Aswan'), expectedTotal };
  expect(await placeCash(shopper, shopper.cartId, body)).toMatchObject({
    status: 409,
    body: { code: 'total-changed', values: [toEgp(PRICE + 3000)] },
  });
  expect(await readOrders(shopper)).toEqual([]);
});

test('everybody can read the prices', async () => {
  await setPrices({ freeFromPiastres: 100_000, governoratePiastres: { ASN: 3000 } });
  const { body } = await shop.get('/api/v1/delivery');
  expect(body.prices).toEqual({
    price: 4.99,
    freeFrom: 1000,
    byGovernorate: [{ governorate: 'ASN', price: 30 }],
  });
});

test.each([
  { pricePiastres: -1 },
  { pricePiastres: null },
  { governoratePiastres: { XX: 1 } },
  { governoratePiastres: { C: 1.5 } },
])('refuses %j', async (prices) => {
  expect((await setPrices(prices)).status).toBe(400);
});
