import { expect, test } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { createDeskAsker, createShopSteps } from '#tests/setup/shop-steps.ts';
import { addApiKey, addMember } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

let phones = 10_000_000;
const nextPhone = () => {
  phones += 1;
  return `010${phones}`;
};
const DAY_MS = 24 * 60 * 60_000;
const shop = await openTestShop();
const { fillCart, placeCash } = createShopSteps(shop);
const desk = createDeskAsker(shop.api);
const member = await addMember(shop, 'viewer');
// Uses an API key, because a session would expire when the test's clock advances by days.
const key = await addApiKey(shop, member.id, ['money.read']);
const read = async () => (await shop.get('/api/staff/money/cash', key)).body.data;

/** Places and ships a cash order; returns its numeric id and total. */
async function ship(carrier: string) {
  const shopper = await shop.addShopper('Sara Ali', { phone: nextPhone() });
  const { body } = await placeCash(shopper, await fillCart(shopper, plain.id));
  const order = body.data.id as number;
  await desk('packOrder', { order });
  await desk('shipOrder', { order, carrier, trackingNumber: `T${order}` });
  return { order, piastres: Math.round(body.data.totalOrderPrice * 100) };
}

test('cash is outstanding from shipping until settlement, by age and by courier', async () => {
  expect(await read()).toMatchObject({ orders: 0, amountPiastres: 0, couriers: [], oldest: [] });
  const { order, piastres } = await ship('Bosta');
  await ship('Bosta');
  await desk('deliverOrder', { order });
  shop.passTime(5 * DAY_MS);
  await ship('Mylerz');
  const cash = await read();
  expect(cash).toMatchObject({ orders: 3, amountPiastres: 3 * piastres });
  expect(cash.ages).toEqual([
    { fromDays: 0, toDays: 3, orders: 1, amountPiastres: piastres },
    { fromDays: 4, toDays: 7, orders: 2, amountPiastres: 2 * piastres },
    { fromDays: 8, toDays: 14, orders: 0, amountPiastres: 0 },
    { fromDays: 15, toDays: null, orders: 0, amountPiastres: 0 },
  ]);
  expect(cash.couriers).toMatchObject([
    { carrier: 'Bosta', orders: 2, shippedPiastres: piastres, deliveredPiastres: piastres },
    { carrier: 'Mylerz', orders: 1, shippedPiastres: piastres, deliveredPiastres: 0 },
  ]);
  expect(cash.oldest.map(({ stage, days }: Record<string, unknown>) => [stage, days]).sort()).toEqual([
    ['delivered', 5],
    ['shipped', 0],
    ['shipped', 5],
  ]);
});

test('a returned parcel has no outstanding cash', async () => {
  const before = await read();
  const { order } = await ship('Bosta');
  await desk('returnOrder', { order });
  expect(await read()).toEqual(before);
});
