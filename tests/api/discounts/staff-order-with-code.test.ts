/** Orders that the staff place with a discount code. */
import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { discounts } from '#api/schema/discounts.ts';
import { toPiastres } from '#contract/money.ts';
import { openChangeLinesShop } from '#tests/api/staff-orders/change-lines-shop.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { addCode } from '#tests/setup/discount-codes.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { askAs } from '#tests/setup/staff.ts';

const { shop, member } = await openChangeLinesShop();
const { db } = shop.api;
const PLAIN = toPiastres(plain.price);

test('the staff place an order with a code, and are told why one takes nothing off', async () => {
  const code = await addCode(db);
  const lines = [{ productId: plain.id, pieces: 1 }];
  const draft = { phones: [], governorate: 'C', lines, payment: 'cash' };
  const preview = (couponCode: string) =>
    askAs(shop, member, 'POST', '/orders/preview', { body: { ...draft, couponCode } });
  expect((await preview('nope')).body.data.couponProblem).toEqual({ code: 'invalid-coupon', values: [] });
  const { totalPiastres, discountPiastres } = (await preview(code.toLowerCase())).body.data;
  expect([discountPiastres, totalPiastres]).toEqual([
    Math.round(PLAIN / 10),
    PLAIN - Math.round(PLAIN / 10) + 499,
  ]);
  const phone = '01188888888';
  const body = {
    ...{ key: crypto.randomUUID(), newCustomer: { name: 'Sara Ali', phone }, lines, payment: 'cash' },
    ...{ address: { ...ADDRESS, phone }, source: 'phone', language: 'ar', expectedPiastres: totalPiastres },
  };
  const refused = await askAs(shop, member, 'POST', '/orders', { body: { ...body, couponCode: 'nope' } });
  expect(refused.body.code).toBe('invalid-coupon');
  const placed = await askAs(shop, member, 'POST', '/orders', { body: { ...body, couponCode: code } });
  expect(placed.body.data).toMatchObject({ couponCode: code, totalPiastres });
  expect((await db.select().from(discounts).where(eq(discounts.code, code)))[0]?.uses).toBe(1);
});
