/** Cash on delivery is limited in EGP and in unfinished orders, per account and per phone number. */
import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { orders } from '#api/schema/orders.ts';
import { toPiastres } from '#contract/money.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { limitCash } from '#tests/setup/test-settings.ts';
import { openTestShop, type Shopper, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const MAX_OPEN = 2;
const maxPiastres = 2 * toPiastres(plain.price) + 499;
const shopDefaults = limitCash({ maxPiastres, maxOpen: MAX_OPEN });
const shop = await openTestShop({ settings: { ...TEST_SETTINGS, shopDefaults } });
const { addShopperWithCart, checkOut, fillCart, placeCash, readCart, readOrders } = createShopSteps(shop);

let phones = 0;
/** Returns a phone number without orders. */
const newPhone = () => `010${String(++phones).padStart(8, '0')}`;
const createOrderBody = (phone: string) => ({ shippingAddress: { ...ADDRESS, phone } });
const order = async (shopper: Shopper, phone: string) =>
  placeCash(shopper, await fillCart(shopper, plain.id), createOrderBody(phone));
const REFUSED_ANSWER = {
  status: 409,
  body: { statusMsg: 'fail', code: 'too-many-cash-orders', values: [MAX_OPEN] },
};

test('an order above the limit in EGP is refused and keeps the cart; paying by card works', async () => {
  const shopper = await addShopperWithCart(plain.id, plain.id);
  const { cartId } = shopper;
  await fillCart(shopper, plain.id);
  expect(await placeCash(shopper, cartId, createOrderBody(newPhone()))).toMatchObject({
    status: 409,
    body: {
      code: 'cash-total-too-high',
      values: [maxPiastres / 100],
      message: expect.stringContaining('card'),
    },
  });
  expect(await readCart(shopper)).toMatchObject({ numOfCartItems: 1 });
  expect((await checkOut(shopper, cartId)).status).toBe(200);
});

test('an order of exactly the limit in EGP is placed', async () => {
  const shopper = await addShopperWithCart(plain.id, plain.id);
  expect((await placeCash(shopper, shopper.cartId, createOrderBody(newPhone()))).status).toBe(201);
});

describe('the limit of unfinished orders', () => {
  test('applies per account, whatever the phone numbers', async () => {
    const shopper = await shop.addShopper();
    for (let at = 0; at < MAX_OPEN; at += 1) expect((await order(shopper, newPhone())).status).toBe(201);
    expect(await order(shopper, newPhone())).toMatchObject(REFUSED_ANSWER);
    expect((await checkOut(shopper, (await readCart(shopper)).cartId)).status).toBe(200);
  });

  test('applies per phone number, whatever the accounts and the spelling', async () => {
    const phone = newPhone();
    expect((await order(await shop.addShopper(), phone)).status).toBe(201);
    expect((await order(await shop.addShopper(), `+20 ${phone.slice(1)}`)).status).toBe(201);
    expect(await order(await shop.addShopper(), phone)).toMatchObject(REFUSED_ANSWER);
  });

  test('counts orders until they are delivered, cancelled or 14 days old', async () => {
    const shopper = await shop.addShopper();
    const last = async () => (await readOrders(shopper)).at(-1)?.id ?? '';
    for (let at = 0; at < MAX_OPEN; at += 1) await order(shopper, newPhone());
    const change = async (set: Partial<typeof orders.$inferInsert>) =>
      shop.api.db
        .update(orders)
        .set(set)
        .where(eq(orders.id, await last()));
    for (const set of [
      { status: 'delivered' as const },
      { status: 'cancelled' as const },
      { createdAt: new Date(Date.now() - 14 * 86_400_000 - 1000) },
    ]) {
      expect(await order(shopper, newPhone())).toMatchObject(REFUSED_ANSWER);
      await change(set);
      expect((await order(shopper, newPhone())).status).toBe(201);
    }
  });

  test('holds for parallel orders', async () => {
    const phone = newPhone();
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => addShopperWithCart(plain.id)));
    const answers = await Promise.all(
      shoppers.map((shopper) => placeCash(shopper, shopper.cartId, createOrderBody(phone))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_OPEN);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8 - MAX_OPEN);
  });

  test('counts a repeated order request once', async () => {
    const shopper = await addShopperWithCart(plain.id);
    const phone = newPhone();
    for (let at = 0; at < MAX_OPEN + 1; at += 1) {
      expect((await placeCash(shopper, shopper.cartId, createOrderBody(phone))).status).toBe(201);
    }
  });
});
