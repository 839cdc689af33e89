/** Orders with a discount code: amounts, uses, and what becomes of them. */
import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { discounts } from '#api/schema/discounts.ts';
import { orderLines, orders } from '#api/schema/orders.ts';
import { calculateVatPiastres, toEgp, toPiastres } from '#contract/money.ts';
import { shareOfPieces } from '#contract/orders/refund-share.ts';
import { openChangeLinesShop } from '#tests/api/staff-orders/change-lines-shop.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { addCode } from '#tests/setup/discount-codes.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import type { Shopper } from '#tests/setup/test-shop.ts';

const world = await openChangeLinesShop();
const { shop, addShopperWithCart, placeCash, checkOut, openCardPage, pay, notify, change, read, member } =
  world;
const { db } = shop.api;
const [PLAIN, OTHER] = [toPiastres(plain.price), toPiastres(other.price)];
const ITEMS = PLAIN + OTHER;

async function fillWith(code: string, ...ids: string[]) {
  const shopper = await addShopperWithCart(...(ids.length > 0 ? ids : [plain.id, other.id]));
  await shop.put('/api/v2/cart/applyCoupon', { couponName: code }, shopper);
  return shopper;
}
const usesOf = async (code: string) =>
  (await db.select().from(discounts).where(eq(discounts.code, code)))[0]?.uses;
async function readRow(id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  if (!order) throw new Error('no such order');
  const ofLines = lines.reduce((sum, { discountPiastres }) => sum + discountPiastres, 0);
  expect(ofLines).toBe(order.discountPiastres);
  expect(order.totalPiastres).toBe(order.itemsPiastres - order.discountPiastres + order.shippingPiastres);
  expect(order.taxPiastres).toBe(calculateVatPiastres(order.totalPiastres));
  return order;
}
const manager = await addMember(shop, 'manager');
async function setDelivery(pricePiastres: number) {
  const { body } = await askAs(shop, manager, 'GET', '/settings');
  const { version, values } = body.data.delivery;
  const changed = { version, ...values, pricePiastres };
  await askAs(shop, manager, 'PUT', '/settings/delivery', { body: changed });
}
let phones = 0;
const placeFrom = (
  shopper: Shopper & { cartId: string },
  phone = `0111${String(++phones).padStart(7, '0')}`,
) => placeCash(shopper, shopper.cartId, { shippingAddress: { ...ADDRESS, phone } });

test('an order has the discount, in its total, its VAT and its lines; the use is counted', async () => {
  const code = await addCode(db, { percent: 15 });
  const { status, body } = await placeFrom(await fillWith(code));
  expect(status).toBe(201);
  const off = Math.round((ITEMS * 15) / 100);
  const total = ITEMS - off + 499;
  expect(body.data).toMatchObject({
    ...{ discountPrice: toEgp(off), coupon: code, shippingPrice: 4.99, totalOrderPrice: toEgp(total) },
    vatIncluded: toEgp(calculateVatPiastres(total)),
  });
  await readRow(body.data._id);
  expect(await usesOf(code)).toBe(1);
  expect(await read(body.data._id)).toMatchObject({ couponCode: code, discountPiastres: off });
});

test('free delivery takes off what the delivery would have cost', async () => {
  const code = await addCode(db, { kind: 'delivery' });
  const { body } = await placeFrom(await fillWith(code));
  expect(body.data).toMatchObject({ shippingPrice: 0, discountPrice: 0, totalOrderPrice: toEgp(ITEMS) });
  expect((await readRow(body.data._id)).discount?.freedPiastres).toBe(499);
});

test('an order for nothing can be placed in cash, not online', async () => {
  const all = await addCode(db, { percent: 100 });
  const shopper = await fillWith(all);
  await setDelivery(0);
  expect((await checkOut(shopper, shopper.cartId)).body.code).toBe('payment-amount-too-small');
  const { body } = await placeFrom(shopper);
  await setDelivery(499);
  const { _id: id } = body.data;
  expect(body.data.totalOrderPrice).toBe(0);
  for (const step of ['confirm', 'pack']) await world.act(id, step);
  await world.act(id, 'ship', { carrier: 'Bosta', trackingNumber: '1' });
  expect((await world.act(id, 'deliver')).body.data).toMatchObject({ status: 'delivered', heldPiastres: 0 });
});

describe('limits', () => {
  test('the last use goes to one order', async () => {
    const code = await addCode(db, { maxUses: 1 });
    const one = await fillWith(code);
    const two = await fillWith(code);
    expect((await placeFrom(one)).status).toBe(201);
    expect((await placeFrom(two)).body).toMatchObject({ code: 'coupon-used-up' });
    expect(await usesOf(code)).toBe(1);
  });

  test('uses of a person are those of the account and those to the phone number', async () => {
    const code = await addCode(db, { maxUsesPerPerson: 1 });
    const phone = '01199999999';
    const shopper = await fillWith(code);
    expect((await placeFrom(shopper, phone)).status).toBe(201);
    expect((await placeFrom(await fillWith(code), phone)).body.code).toBe('coupon-used-by-you');
    const again = await world.fillCart(shopper, plain.id);
    const applied = await shop.put('/api/v2/cart/applyCoupon', { couponName: code }, shopper);
    expect([again.length, applied.body.code]).toEqual([24, 'coupon-used-by-you']);
    expect((await placeFrom(await fillWith(code))).status).toBe(201);
  });

  test('an unpaid checkout of the same cart does not count against its own shopper', async () => {
    const code = await addCode(db, { maxUses: 1, maxUsesPerPerson: 1 });
    const shopper = await fillWith(code);
    await openCardPage(shopper, shopper.cartId);
    const { body } = await shop.get('/api/v1/cart', shopper);
    expect(body.data.discount).not.toHaveProperty('problem');
    expect((await placeFrom(shopper)).status).toBe(201);
    expect(await usesOf(code)).toBe(1);
  });

  test('a code that has become invalid is refused, or the total that the shopper saw is', async () => {
    const code = await addCode(db);
    const shopper = await fillWith(code, plain.id);
    await db.update(discounts).set({ endedAt: new Date() }).where(eq(discounts.code, code));
    expect((await placeFrom(shopper)).body.code).toBe('coupon-expired');
    const seen = toEgp(PLAIN - Math.round(PLAIN / 10) + 499);
    const body = { shippingAddress: ADDRESS, expectedTotal: seen };
    expect((await checkOut(shopper, shopper.cartId, '', body)).body.code).toBe('total-changed');
    const full = { shippingAddress: ADDRESS, expectedTotal: toEgp(PLAIN + 499) };
    expect((await placeCash(shopper, shopper.cartId, full)).status).toBe(201);
  });
});

describe('uses come back', () => {
  test('when a cash order is cancelled', async () => {
    const code = await addCode(db, { maxUses: 1 });
    const { body } = await placeFrom(await fillWith(code));
    await world.act(body.data._id, 'cancel');
    expect(await usesOf(code)).toBe(0);
    expect((await placeFrom(await fillWith(code))).status).toBe(201);
  });

  test('when an unpaid order expires; paid late, it counts again, unless the use is gone', async () => {
    for (const isGone of [false, true]) {
      const code = await addCode(db, { maxUses: 1 });
      const shopper = await fillWith(code);
      const page = await openCardPage(shopper, shopper.cartId);
      expect(await usesOf(code)).toBe(1);
      await notify(page, 'expired');
      expect(await usesOf(code)).toBe(0);
      if (isGone) expect((await placeFrom(await fillWith(code))).status).toBe(201);
      await pay(page);
      const [order] = await world.readOrders(shopper);
      expect(order?.status).toBe(isGone ? 'refund_due' : 'paid');
      expect(await usesOf(code)).toBe(1);
    }
  });

  test('not when a delivered order comes back', async () => {
    const code = await addCode(db);
    const { body } = await placeFrom(await fillWith(code));
    for (const step of ['confirm', 'pack']) await world.act(body.data._id, step);
    await world.act(body.data._id, 'ship', { carrier: 'Bosta', trackingNumber: '1' });
    await world.act(body.data._id, 'deliver');
    await world.act(body.data._id, 'return');
    expect(await usesOf(code)).toBe(1);
  });
});

test('a paid order takes its code out of what is left of the cart', async () => {
  const code = await addCode(db);
  const shopper = await fillWith(code, plain.id);
  const page = await openCardPage(shopper, shopper.cartId);
  await world.fillCart(shopper, other.id);
  const { amountPiastres } = world.bank.find(page.slice('/pay/'.length));
  expect(amountPiastres).toBe(PLAIN - Math.round(PLAIN / 10) + 499);
  await pay(page);
  const { body } = await shop.get('/api/v1/cart', shopper);
  expect(body.data.products).toHaveLength(1);
  expect(body.data).not.toHaveProperty('coupon');
});

describe('changed lines', () => {
  test('keep the terms of the order, whatever became of the code', async () => {
    const code = await addCode(db, { percent: 10, minPiastres: PLAIN, productIds: [plain.id] });
    const { body } = await placeFrom(await fillWith(code));
    const { _id: id } = body.data;
    await db.update(discounts).set({ percent: 50, endedAt: new Date() }).where(eq(discounts.code, code));
    const lines = [{ productId: plain.id, pieces: 3 }];
    const preview = await askAs(shop, member, 'POST', '/orders/preview', {
      body: { orderId: id, phones: [], governorate: '', lines, payment: 'cash' },
    });
    const total = 3 * PLAIN - Math.round((3 * PLAIN) / 10) + 499;
    expect(preview.body.data).toMatchObject({ totalPiastres: total });
    expect((await change(id, { [plain.id]: 3 }, { expectedPiastres: total })).status).toBe(200);
    expect((await readRow(id)).totalPiastres).toBe(total);
    await change(id, { [other.id]: 1 });
    expect(await readRow(id)).toMatchObject({ discountPiastres: 0, totalPiastres: OTHER + 499 });
    expect(await usesOf(code)).toBe(1);
  });

  test('give back what a paid order costs less, to the piastre', async () => {
    const code = await addCode(db, { kind: 'amount', amountPiastres: 1001 });
    const shopper = await fillWith(code, plain.id, plain.id, other.id);
    await pay(await openCardPage(shopper, shopper.cartId));
    const [order] = await world.readOrders(shopper);
    const id = order?.id ?? '';
    expect((await change(id, { [plain.id]: 1, [other.id]: 1 })).status).toBe(200);
    const after = await readRow(id);
    expect(after.totalPiastres).toBe(ITEMS - 1001 + 499);
    const { refunds } = await read(id);
    expect(refunds[0]?.amountPiastres).toBe((order?.totalPiastres ?? 0) - after.totalPiastres);
  });
});

test('returned pieces are refunded at what was paid for them, which adds up to the order', async () => {
  const code = await addCode(db, { percent: 33 });
  const shopper = await fillWith(code, plain.id, plain.id, plain.id);
  const { body } = await placeFrom(shopper);
  const { _id: id, cartItems } = body.data;
  for (const step of ['confirm', 'pack']) await world.act(id, step);
  await world.act(id, 'ship', { carrier: 'Bosta', trackingNumber: '1' });
  await world.act(id, 'deliver');
  const values: number[] = [];
  for (let at = 0; at < 3; at++) {
    const lines = [{ lineId: cartItems[0]._id, count: 1 }];
    const started = await world.act(id, 'returns', { kind: 'return', reason: 'other', lines });
    const { number } = started.body.data;
    const path = `/returns/${number}`;
    const received = await askAs(shop, member, 'POST', `${path}/receive`, { body: { condition: 'resale' } });
    const [line] = received.body.data.lines;
    expect(line.earlierPieces).toBe(at);
    values.push(shareOfPieces(line, 1));
  }
  const { itemsPiastres, discountPiastres } = await readRow(id);
  expect(values.reduce((all, value) => all + value, 0)).toBe(itemsPiastres - discountPiastres);
});
