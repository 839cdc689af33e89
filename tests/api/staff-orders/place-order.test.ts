import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { expireUnpaid } from '#api/payments/expire-unpaid.ts';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { auditLog } from '#api/schema/staff.ts';
import { orderAnswer } from '#contract/orders/staff-answers.ts';
import { plain, soldOut, UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { ADDRESS } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { newPhone, openStaffOrdersShop, totalOf } from './staff-orders-shop.ts';

const { shop, member, place } = await openStaffOrdersShop();
const { db } = shop.api;
const { readProduct, setStock } = createShopSteps(shop);
const findUser = async (id: string) => (await db.select().from(users).where(eq(users.id, id)))[0];

describe('an order that the staff place', () => {
  test('is sold to a new customer without an email address, and says who placed it', async () => {
    const before = await readProduct(plain.id);
    const address = { ...ADDRESS, phone: '+20 122 900 0001', governorate: 'GZ' as const };
    const newCustomer = { name: 'Sara Ali', phone: '٠١٢٢٩٠٠٠٠٠١' };
    const placed = await place({ pieces: 2, newCustomer, address, source: 'whatsapp', note: 'Call first.' });
    expect(v.safeParse(orderAnswer, placed.body).issues).toBeUndefined();
    expect([placed.status, placed.body.data]).toMatchObject([
      201,
      {
        ...{ status: 'placed', gateway: 'cash', source: 'whatsapp', placedBy: 'Hany Samir', overrides: [] },
        ...{ shopper: 'Sara Ali', phone: '01229000001', email: null, totalPiastres: totalOf(2) },
        ...{ language: 'ar', notes: [{ text: 'Call first.', person: 'Hany Samir' }] },
      },
    ]);
    const after = await readProduct(plain.id);
    expect([before.quantity - after.quantity, after.sold - before.sold]).toEqual([2, 2]);
    await shop.runJobs();
    expect(shop.emails).toEqual([]);
  });

  test('is in the audit log, without personal data', async () => {
    const { body } = await place();
    const [ordered, added] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(ordered).toMatchObject({
      ...{ action: 'order.placed', name: 'Hany Samir', label: body.data.orderNumber },
      after: { source: 'phone', gateway: 'cash', totalPiastres: totalOf(1) },
    });
    expect(added).toMatchObject({ action: 'customer.added', label: body.data.shopperId, after: null });
  });

  test('that is to be paid through a link holds its pieces until its payment or expiry', async () => {
    const before = (await readProduct(plain.id)).quantity;
    const { body } = await place({ payment: 'link', holdHours: 2 });
    expect(body.data).toMatchObject({ status: 'pending', sessions: [] });
    expect((await readProduct(plain.id)).quantity).toBe(before - 1);
    const path = `/orders/${body.data.orderNumber}`;
    const linked = await askAs(shop, member, 'POST', `${path}/payment-link`, { body: {} });
    expect(linked.body.data).toMatchObject({
      link: expect.stringContaining('?pay='),
      duePiastres: totalOf(1),
    });
    shop.passTime(2 * 60 * 60_000 + 60_000);
    await expireUnpaid(shop.api);
    expect((await askAs(shop, member, 'GET', path)).body.data.status).toBe('expired');
    expect((await readProduct(plain.id)).quantity).toBe(before);
  });

  test('is emailed to a customer with an address, who can then set a password', async () => {
    const email = 'by-phone@example.com';
    const { body } = await place({ newCustomer: { name: 'Sara Ali', phone: newPhone(), email } });
    await shop.runJobs();
    expect(shop.emails.filter(({ to }) => to === email)).toHaveLength(1);
    const { shopperId } = body.data;
    expect((await findUser(shopperId))?.emailConfirmedAt).toBeNull();
    expect((await shop.post('/api/v1/auth/signin', { email, password: '' })).status).toBe(400);
    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    expect(shop.emails.filter(({ to }) => to === email)).toHaveLength(2);
  });

  test('is in its shopper’s list of orders, and the staff’s list can be filtered by its source', async () => {
    const shopper = await shop.addShopper();
    const { body } = await place({ customerId: shopper.id, source: 'instagram' });
    const own = await shop.get(`/api/v1/orders/user/${shopper.id}`, { token: shopper.token });
    expect(own.body).toMatchObject([{ orderNumber: body.data.orderNumber }]);
    const found = await askAs(shop, member, 'GET', '/orders?source=instagram');
    expect(found.body.data.map(({ id }: { id: string }) => id)).toEqual([body.data.id]);
  });

  test('is placed once, even if it is sent several times concurrently', async () => {
    const request = { key: 'the-same-key', newCustomer: { name: 'Sara Ali', phone: newPhone() } };
    const address = { ...ADDRESS, phone: request.newCustomer.phone };
    const answers = await Promise.all([1, 2, 3].map(() => place({ ...request, address })));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await db.$count(users, eq(users.phone, address.phone))).toBe(1);
    const other = await place({ ...request, address, note: 'Another order' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  test('is refused if its total differs from the total that the customer was told', async () => {
    const { status, body } = await place({ expectedPiastres: totalOf(1) - 1 });
    expect([status, body.code, body.values]).toEqual([409, 'total-changed', [totalOf(1) / 100]]);
  });

  test('is refused above the stock, and for products that are gone', async () => {
    const before = await db.$count(users);
    const { quantity } = await readProduct(plain.id);
    await setStock(plain.id, 3);
    const short = await place({ pieces: 4 });
    await setStock(plain.id, quantity);
    const out = await place({ lines: [{ productId: soldOut.id, pieces: 1 }], expectedPiastres: 0 });
    const gone = await place({ lines: [{ productId: UNKNOWN_PRODUCT_ID, pieces: 1 }] });
    expect([short, out, gone].map(({ body }) => body.code)).toEqual([
      ...['pieces-of-title-left', 'total-changed', 'no-product'],
    ]);
    expect(await db.$count(users)).toBe(before);
  });

  test('is refused for a new customer with a known email address, and offers that account', async () => {
    const { id, email, name, phone } = await shop.addShopper();
    const { status, body } = await place({ newCustomer: { name: 'Another', phone: newPhone(), email } });
    expect([status, body.code, body.current]).toEqual([
      ...[409, 'email-of-customer', { customer: { id, name, phone } }],
    ]);
  });

  test('needs a customer that exists, and a valid request', async () => {
    const answers = [
      await place({ customerId: UNKNOWN_PRODUCT_ID }),
      await place({ customerId: UNKNOWN_PRODUCT_ID, newCustomer: { name: 'Sara Ali', phone: newPhone() } }),
      await place({ newCustomer: { name: 'Sara Ali', phone: '123' } }),
      await place({ lines: [] }),
      await place({ source: 'web' as never }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'no-document'],
      [400, 'customer-required'],
      [400, 'not-an-egyptian-phone'],
      [400, 'order-lines-required'],
      [400, 'invalid-value'],
    ]);
  });
});

test('the roles catalogue and viewer may place no orders', async () => {
  for (const role of ['catalogue', 'viewer'] as const) {
    const { status, body } = await place({}, await addMember(shop, role));
    expect([status, body.code]).toEqual([403, 'not-permitted']);
  }
});

test('a preview has price, stock, delivery days and the customers with the same phone number', async () => {
  const phone = newPhone();
  const { body: placed } = await place({
    newCustomer: { name: 'Sara Ali', phone },
    address: { ...ADDRESS, phone },
  });
  const lines = [{ productId: plain.id, pieces: 2 }];
  const body = { phones: [phone], governorate: 'C', lines, payment: 'cash' };
  const preview = await askAs(shop, member, 'POST', '/orders/preview', { body });
  expect(preview.body.data).toMatchObject({
    lines: [{ productId: plain.id, pieces: 2, stock: (await readProduct(plain.id)).quantity }],
    ...{ totalPiastres: totalOf(2), limits: [], expectedFrom: expect.any(String) },
    samePhone: [{ id: placed.data.shopperId, name: 'Sara Ali', orders: 1, refused: 0, block: null }],
  });
});
