import { expect, test } from 'vitest';
import { desc } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop, PASSWORD, type Shopper } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { fillCart, placeCash } = createShopSteps(shop);
const member = await addMember(shop, 'orders', { name: 'Hany Samir' });
let phones = 10_000_000;
const nextPhone = () => {
  phones += 1;
  return `010${phones}`;
};
const addShopper = (phone = nextPhone()) => shop.addShopper('Sara Ali', { phone });

const block = (id: string, kind: string) =>
  askAs(shop, member, 'POST', `/customers/${id}/blocks`, { body: { kind, reason: 'Refused three parcels' } });
const lift = (id: string, blockId: string) =>
  askAs(shop, member, 'DELETE', `/customers/${id}/blocks/${blockId}`);

/** Places a cash order with this phone number; returns the code of the refusal, or the status. */
async function order(shopper: Shopper, phone = shopper.phone, more: object = {}) {
  const cartId = await fillCart(shopper, plain.id);
  const { status, body } = await placeCash(shopper, cartId, {
    shippingAddress: { ...ADDRESS, phone, ...more },
  });
  return body.code ?? status;
}

async function checkOut(shopper: Shopper) {
  const path = `/api/v1/orders/checkout-session/${await fillCart(shopper, plain.id)}`;
  const { status, body } = await shop.post(
    path,
    { shippingAddress: { ...ADDRESS, phone: shopper.phone } },
    shopper,
  );
  return body.code ?? status;
}

test('a customer who may not pay in cash can pay by card', async () => {
  const shopper = await addShopper();
  await block(shopper.id, 'cash');
  expect(await order(shopper)).toBe('cash-blocked');
  expect(await checkOut(shopper)).toBe(200);
});

test('a customer who is blocked entirely can’t order, but can sign in', async () => {
  const shopper = await addShopper();
  await block(shopper.id, 'all');
  expect([await order(shopper), await checkOut(shopper)]).toEqual(['orders-blocked', 'orders-blocked']);
  const { email } = shopper;
  expect((await shop.post('/api/v1/auth/signin', { email, password: PASSWORD })).status).toBe(200);
});

test('a block applies to the customer’s phone numbers on other accounts, too', async () => {
  const shopper = await addShopper();
  const [received, sent] = [nextPhone(), nextPhone()];
  await order(shopper, received);
  await order(shopper, sent, { recipient: 'Hoda Adel' });
  await block(shopper.id, 'cash');
  const other = await addShopper();
  expect([await order(other, shopper.phone), await order(other, received)]).toEqual([
    'cash-blocked',
    'cash-blocked',
  ]);
  expect(await order(await addShopper(shopper.phone), nextPhone())).toBe('cash-blocked');
  // A phone number that the customer used only for the recipient of a present is not blocked.
  expect(await order(other, sent)).toBe(201);
});

test('a lifted block prevents nothing, and stays in the customer’s history', async () => {
  const shopper = await addShopper();
  const { status, body } = await block(shopper.id, 'all');
  expect([status, body.data]).toMatchObject([201, { kind: 'all', person: 'Hany Samir', liftedAt: null }]);
  expect((await lift(shopper.id, body.data.id)).status).toBe(204);
  expect(await order(shopper)).toBe(201);
  const { data } = (await askAs(shop, member, 'GET', `/customers/${shopper.id}`)).body;
  expect([data.block, data.blocks]).toEqual([
    null,
    [{ ...body.data, liftedAt: expect.any(String), liftedBy: 'Hany Samir' }],
  ]);
});

test('a customer can have only one block at a time', async () => {
  const { id } = await addShopper();
  await block(id, 'cash');
  const { status, body } = await block(id, 'all');
  expect([status, body.code]).toEqual([409, 'already-blocked']);
});

test('blocks are in the audit log, without the name', async () => {
  const { id } = await addShopper();
  const { body } = await block(id, 'cash');
  await lift(id, body.data.id);
  const [lifted, blocked] = await shop.api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  const thing = { kind: 'customer', thingId: id, label: id, name: 'Hany Samir' };
  expect(blocked).toMatchObject({ ...thing, action: 'customer.blocked', after: { kind: 'cash' } });
  expect(lifted).toMatchObject({ ...thing, action: 'customer.unblocked', before: { kind: 'cash' } });
});

test('an unknown block, kind or reason is refused', async () => {
  const { id } = await addShopper();
  const unknown = await lift(id, 'a'.repeat(24));
  const kind = await block(id, 'some');
  const reason = await askAs(shop, member, 'POST', `/customers/${id}/blocks`, { body: { kind: 'all' } });
  expect([unknown, kind, reason].map(({ status, body }) => [status, body.code])).toEqual([
    [404, 'no-document'],
    [400, 'invalid-value'],
    [400, 'reason-required'],
  ]);
});
