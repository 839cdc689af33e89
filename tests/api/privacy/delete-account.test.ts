import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#api/platform/database/columns.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { emailUndos, users } from '#api/schema/account.ts';
import { emails } from '#api/schema/emails.ts';
import { orderEvents } from '#api/schema/order-events.ts';
import { orderNotes, orders } from '#api/schema/orders.ts';
import { paymentSessions } from '#api/schema/payments.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestShop, type Shopper } from '#tests/setup/test-shop.ts';
import { findRows } from './find-rows.ts';

const shop = await openTestShop();
const { fillCart, placeCash } = createShopSteps(shop);
const PASSWORD = 'Secret@123';
/** Personal data that only this shopper has, so that any trace left of it is a leak. */
const PERSON = { name: 'Nadia Unmistakable', phone: '01299887766', details: '77 Vanishing Lane' };
const PLACE_FIELDS = {
  details: PERSON.details,
  phone: PERSON.phone,
  city: 'Giza',
  governorate: 'GZ',
  area: 'Dokki-77',
  recipient: 'Recipient-77',
  landmark: 'Landmark-77',
  secondPhone: '01177777777',
};

const remove = (token: string, password: unknown = PASSWORD) =>
  shop.post('/api/v1/users/deleteMe', { password }, { token });
const signIn = (email: string) => shop.post('/api/v1/auth/signin', { email, password: PASSWORD });

async function signUp(): Promise<Shopper> {
  const form = fillSignUpForm({ name: PERSON.name, phone: PERSON.phone });
  const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
  const { id } = (await shop.get('/api/v1/auth/verifyToken', { token })).body.decoded;
  return { id, token, name: PERSON.name, phone: PERSON.phone, email: form.email };
}

/** Places a cash order and sets its status. */
async function order(shopper: Shopper, status: typeof orders.$inferSelect.status) {
  const cartId = await fillCart(shopper, plain.id);
  const { body } = await placeCash(shopper, cartId, {
    shippingAddress: { ...PLACE_FIELDS, postalCode: '12345' },
  });
  await shop.api.db.update(orders).set({ status }).where(eq(orders.id, body.data._id));
  return body.data as { _id: string; id: number; orderNumber: string; totalOrderPrice: number };
}

describe('a deleted account', () => {
  let shopper: Shopper;
  let placed: Awaited<ReturnType<typeof order>>;
  let newEmail: string;

  beforeAll(async () => {
    shopper = await signUp();
    const { token } = shopper;
    newEmail = `new-${shopper.email}`;
    placed = await order(shopper, 'delivered');
    await shop.post('/api/v1/addresses', { name: 'Home', ...PLACE_FIELDS }, { token });
    await shop.post('/api/v1/wishlist', { productId: plain.id }, { token });
    await shop.post(
      `/api/v1/products/${plain.id}/reviews`,
      { review: 'Lasting words', rating: 4 },
      { token },
    );
    await fillCart(shopper, plain.id);
    await shop.post('/api/v1/auth/forgotPasswords', { email: shopper.email });
    await shop.runJobs();
    await shop.api.db.insert(emailUndos).values({
      ...{ linkHash: 'hash', userId: shopper.id, email: `old-${shopper.email}` },
      expiresAt: new Date(Date.now() + 60_000),
    });
    await shop.api.db.insert(orderEvents).values({
      ...{ orderId: placed._id, event: 'address_changed', status: 'placed', by: 'shop', at: new Date() },
      before: { details: '12345', recipient: PLACE_FIELDS.recipient },
    });
    await shop.api.db
      .insert(orderNotes)
      .values({ id: newId(), orderId: placed._id, text: `Call ${PLACE_FIELDS.secondPhone}`, at: new Date() });
    // These emails are still queued.
    await shop.put('/api/v1/users/updateMe', { email: newEmail, currentPassword: PASSWORD }, { token });
    const email = {
      kind: 'delivered',
      recipient: shopper.email,
      language: 'en',
      orderId: placed._id,
    } as const;
    await shop.api.db
      .insert(emails)
      .values({ id: newId(), key: `delivered ${placed._id}`, ...email, data: { name: PERSON.name } });
    expect((await findRows(shop, shopper.email, ...Object.values(PERSON))).length).toBeGreaterThan(4);
    const { status, body } = await remove(token);
    expect([status, body]).toEqual([204, '']);
  });

  test('leaves no personal data in any table', async () => {
    const { area, recipient, landmark, secondPhone } = PLACE_FIELDS;
    const secrets = [shopper.email, newEmail, '12345', area, recipient, landmark, secondPhone];
    expect(await findRows(shop, ...secrets, ...Object.values(PERSON))).toEqual([]);
    const [user] = await shop.api.db.select().from(users).where(eq(users.id, shopper.id));
    expect(user).toMatchObject({
      name: '',
      phone: '',
      email: `deleted-${shopper.id}@deleted.invalid`,
      deletedAt: expect.any(Date),
    });
    const own = await findRows(shop, shopper.id);
    expect(own.map((row) => row.split(':')[0]).sort()).toEqual(['orders', 'reviews', 'users']);
  });

  test('keeps its orders for accounting: number, products, amounts and town', async () => {
    const [row] = await shop.api.db.select().from(orders).where(eq(orders.id, placed._id));
    expect(row).toMatchObject({
      number: placed.id,
      status: 'delivered',
      totalPiastres: Math.round(placed.totalOrderPrice * 100),
      city: 'Giza',
      governorate: 'GZ',
      details: '',
      phone: '',
      postalCode: null,
      area: null,
      recipient: null,
      landmark: null,
      secondPhone: null,
    });
    expect(await findRows(shop, placed._id)).toContainEqual(expect.stringContaining('order_lines:'));
  });

  test('keeps its reviews without a name, also in answers that were cached', async () => {
    const { body } = await shop.get(`/api/v1/products/${plain.id}/reviews`);
    expect(body.data).toContainEqual(
      expect.objectContaining({ review: 'Lasting words', user: { _id: shopper.id, name: '' } }),
    );
  });

  test('sends none of its queued emails', async () => {
    const rows = await shop.api.db.select().from(emails);
    expect(rows.length).toBeGreaterThan(2);
    for (const email of rows)
      expect(email).toMatchObject({ recipient: '', data: {}, sentAt: expect.any(Date) });
    const sent = shop.emails.length;
    await shop.runJobs();
    expect(shop.emails).toHaveLength(sent);
  });

  test('can no longer be signed in to, and its email address is free', async () => {
    expect((await shop.get('/api/v1/auth/verifyToken', { token: shopper.token })).status).toBe(401);
    expect((await remove(shopper.token)).status).toBe(401);
    expect((await signIn(shopper.email)).status).toBe(401);
    expect((await signIn(`deleted-${shopper.id}@deleted.invalid`)).status).toBe(401);
    const sent = shop.emails.length;
    await shop.post('/api/v1/auth/forgotPasswords', { email: shopper.email });
    await shop.runJobs();
    expect(shop.emails).toHaveLength(sent);
    const { status, body } = await shop.post('/api/v1/auth/signup', fillSignUpForm({ email: shopper.email }));
    expect(status).toBe(201);
    const { token } = body;
    expect((await shop.get('/api/v1/orders', { token })).body.results).toBe(0);
  });
});

describe('POST /api/v1/users/deleteMe', () => {
  test.each([
    ['Wrong@123', 'wrong-current-password'],
    ['', 'password-required'],
    [undefined, 'password-required'],
    [7, 'password-required'],
  ])('with the password %j is 400 and deletes nothing', async (password, code) => {
    const { token, email } = await signUp();
    expect(await shop.post('/api/v1/users/deleteMe', { password }, { token })).toMatchObject({
      status: 400,
      body: { message: 'fail', code, errors: { param: 'password', location: 'body' } },
    });
    expect((await signIn(email)).status).toBe(200);
  });

  test.each(['pending', 'placed', 'confirmed', 'paid', 'packed', 'shipped', 'refund_due'] as const)(
    'is refused while an order is %s',
    async (status) => {
      const shopper = await signUp();
      const { orderNumber } = await order(shopper, status);
      expect(await remove(shopper.token)).toMatchObject({
        status: 409,
        body: { statusMsg: 'fail', code: 'order-under-way', values: [orderNumber] },
      });
      expect((await shop.get('/api/v1/users/me', { token: shopper.token })).body.data.name).toBe(PERSON.name);
    },
  );

  test.each([
    'failed',
    'expired',
    'cancelled',
    'replaced',
    'delivered',
    'returned',
    'partly_refunded',
    'refunded',
  ] as const)('is done when the last order is %s, unless money may still arrive for it', async (status) => {
    const shopper = await signUp();
    const { _id: orderId } = await order(shopper, status);
    const at = new Date();
    const session = { gateway: 'test', amountPiastres: 100, currency: 'EGP', expiresAt: at, askAt: at };
    await shop.api.db
      .insert(paymentSessions)
      .values({ id: orderId, orderId, successUrl: '', cancelUrl: '', ...session });
    expect(await remove(shopper.token)).toMatchObject({
      status: 409,
      body: { statusMsg: 'fail', code: 'payment-not-closed' },
    });
    await shop.api.db.update(paymentSessions).set({ closedAt: at }).where(eq(paymentSessions.id, orderId));
    expect((await remove(shopper.token)).status).toBe(204);
  });

  test('succeeds although a gateway never closed a payment that expired 30 days ago', async () => {
    const shopper = await signUp();
    const { _id: orderId } = await order(shopper, 'expired');
    const at = new Date(Date.now() - 31 * 24 * 60 * 60_000);
    const session = { gateway: 'test', amountPiastres: 100, currency: 'EGP', expiresAt: at, askAt: at };
    await shop.api.db
      .insert(paymentSessions)
      .values({ id: orderId, orderId, successUrl: '', cancelUrl: '', ...session });
    expect((await remove(shopper.token)).status).toBe(204);
  });

  test('during a change of the name leaves no name behind; two parallel calls delete once', async () => {
    const { id, token } = await signUp();
    const answers = await Promise.all([
      remove(token),
      remove(token),
      shop.put('/api/v1/users/updateMe', { name: PERSON.name }, { token }),
      shop.put('/api/v1/users/updateMe', { phone: PERSON.phone }, { token }),
    ]);
    expect(answers.map(({ status }) => status)).not.toContain(500);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const [user] = await shop.api.db.select().from(users).where(eq(users.id, id));
    expect([user?.name, user?.phone]).toEqual(['', '']);
  });
});
