/** The cart's discount code: `applyCoupon` of the contract, in both versions. */
import { expect, test } from 'vitest';
import { toEgp, toPiastres } from '#contract/money.ts';
import { other, plain } from '#tests/setup/cart-products.ts';
import { addCode } from '#tests/setup/discount-codes.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, fillCart, readCart, readProduct, setPrice } = createShopSteps(shop);
const { db } = shop.api;
const PRICE = toPiastres(plain.price);

const apply = ({ token }: { token: string }, couponName: unknown, version = 'v2') =>
  shop.put(`/api/${version}/cart/applyCoupon`, { couponName }, { token });

test.each(['v1', 'v2'])(
  '%s applies a code, however it is typed, and keeps it with the cart',
  async (version) => {
    const code = await addCode(db, { code: `SAVE10-${version.toUpperCase()}` });
    const shopper = await addShopperWithCart(plain.id);
    const typed = ` save١٠-${version} `;
    const { status, body } = await apply(shopper, typed, version);
    expect([status, body.status]).toEqual([200, 'success']);
    const saved = Math.round(PRICE / 10);
    const fields = {
      totalCartPrice: plain.price,
      totalAfterDiscount: toEgp(PRICE - saved),
      totalPriceAfterDiscount: toEgp(PRICE - saved),
      coupon: code,
      discount: { price: toEgp(saved), isDeliveryFree: false },
    };
    expect(body.data).toMatchObject(fields);
    expect((await readCart(shopper)).data).toMatchObject(fields);
    await fillCart(shopper, plain.id);
    expect((await readCart(shopper)).data.totalAfterDiscount).toBe(toEgp(2 * PRICE - Math.round(PRICE / 5)));

    const removed = await shop.delete(`/api/${version}/cart/applyCoupon`, shopper);
    expect(removed.status).toBe(200);
    expect(Object.keys(removed.body.data)).toEqual([
      ...['_id', 'cartOwner', 'products', 'createdAt', 'updatedAt', '__v', 'totalCartPrice'],
    ]);
  },
);

test.each<[string, Parameters<typeof addCode>[1] & object, number, string, unknown[]?]>([
  ['expired', { endsOn: '2020-01-31' }, 409, 'coupon-expired'],
  ['ended by the staff', { endedAt: new Date(0) }, 409, 'coupon-expired'],
  ['not yet valid', { startsOn: '2099-12-31' }, 409, 'coupon-not-yet', ['2099-12-31']],
  ['used up', { maxUses: 3, uses: 3 }, 409, 'coupon-used-up'],
  ['for more', { minPiastres: 100_000_000 }, 409, 'coupon-needs-more', [1_000_000]],
  ['for another product', { productIds: [other.id] }, 409, 'coupon-not-for-these'],
  ['for another category', { categoryIds: ['0'.repeat(24)] }, 409, 'coupon-not-for-these'],
])('refuses a code that is %s', async (_, values, status, code, refused) => {
  const shopper = await addShopperWithCart(plain.id);
  const answer = await apply(shopper, await addCode(db, values));
  expect(answer).toMatchObject({
    status,
    body: { statusMsg: 'fail', code, ...(refused && { values: refused }) },
  });
  expect((await readCart(shopper)).data).not.toHaveProperty('coupon');
});

test.each(['', 'NOPE', 'a b%', '\0', 'x'.repeat(1000), null, 7, {}])('refuses %j as a code', async (name) => {
  const shopper = await addShopperWithCart(plain.id);
  const { status, body } = await apply(shopper, name);
  expect([status, body.code]).toEqual([400, 'invalid-coupon']);
  if (name === 'NOPE') expect(body.message).toBe('Coupon is invalid or has expired');
});

test('an empty cart has no code', async () => {
  const code = await addCode(db);
  expect((await apply(await shop.addShopper(), code)).body.code).toBe('empty-cart');
});

test('a code is valid from the first to the end of the last day in Cairo', async () => {
  const code = await addCode(db, { startsOn: '2026-11-20', endsOn: '2026-11-21' });
  const shopper = await addShopperWithCart(plain.id);
  const clock = shop.api.clock();
  const at = async (time: string) => {
    shop.passTime(Date.parse(time) - shop.api.clock());
    return (await apply(shopper, code)).body.code;
  };
  expect([
    await at('2026-11-19T21:59:00Z'),
    await at('2026-11-19T22:01:00Z'),
    await at('2026-11-21T21:59:00Z'),
    await at('2026-11-21T22:01:00Z'),
  ]).toEqual(['coupon-not-yet', undefined, undefined, 'coupon-expired']);
  shop.passTime(clock - shop.api.clock());
});

test('a code that takes nothing off any more stays with the cart, and says why', async () => {
  const code = await addCode(db, { minPiastres: PRICE });
  const shopper = await addShopperWithCart(plain.id);
  await apply(shopper, code);
  const { pricePiastres } = await readProduct(plain.id);
  await setPrice(plain.id, pricePiastres - 1);
  expect((await readCart(shopper)).data).toMatchObject({
    coupon: code,
    totalAfterDiscount: toEgp(pricePiastres - 1),
    discount: {
      price: 0,
      isDeliveryFree: false,
      problem: { code: 'coupon-needs-more', values: [plain.price] },
    },
  });
  await setPrice(plain.id, pricePiastres);
});
