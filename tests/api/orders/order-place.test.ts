import { expect, test } from 'vitest';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { addShopperWithCart, placeCash, listOrders } = createShopSteps(shop);
const PLACE_FIELDS = {
  ...{ ...ADDRESS, governorate: 'ALX', area: 'سموحة' },
  ...{ recipient: 'منى عادل', landmark: 'أمام المترو', secondPhone: '01112345678' },
};
const EMPTY_FIELDS = { governorate: '', area: ' ', recipient: ' ', landmark: '', secondPhone: '' };

test('an order keeps the optional fields of its address, and omits empty ones', async () => {
  const [one, other] = [await addShopperWithCart(plain.id), await addShopperWithCart(plain.id)];
  const { body } = await placeCash(one, one.cartId, { shippingAddress: PLACE_FIELDS });
  expect(body.data.shippingAddress).toEqual(PLACE_FIELDS);
  expect((await listOrders(one))[0].shippingAddress).toEqual(PLACE_FIELDS);
  await placeCash(other, other.cartId, { shippingAddress: { ...ADDRESS, ...EMPTY_FIELDS } });
  expect((await listOrders(other))[0].shippingAddress).toEqual(ADDRESS);
});

test('a repeated request is the same order only with the same optional fields', async () => {
  const shopper = await addShopperWithCart(plain.id);
  const again = (shippingAddress: object) => placeCash(shopper, shopper.cartId, { shippingAddress });
  const first = await again({ ...ADDRESS, governorate: '' });
  expect((await again(ADDRESS)).body.data._id).toBe(first.body.data._id);
  for (const place of [
    PLACE_FIELDS,
    { ...ADDRESS, recipient: 'Mona' },
    { ...ADDRESS, secondPhone: '01112345678' },
  ])
    expect(await again(place)).toMatchObject({ status: 409, body: { code: 'already-ordered' } });
});

test.each([
  [{ governorate: 'XX' }, 'governorate'],
  [{ governorate: ['C'] }, 'governorate'],
  [{ area: 'x'.repeat(101) }, 'area'],
  [{ area: {} }, 'area'],
  [{ recipient: 'x'.repeat(101) }, 'recipient'],
  [{ landmark: ['x'] }, 'landmark'],
  [{ secondPhone: '0123' }, 'secondPhone'],
])('%j is 400, and nothing is ordered', async (place, param) => {
  const shopper = await addShopperWithCart(plain.id);
  const { status, body } = await placeCash(shopper, shopper.cartId, {
    shippingAddress: { ...ADDRESS, ...place },
  });
  expect([status, body.errors.param]).toEqual([400, param]);
  expect(await listOrders(shopper)).toEqual([]);
});
