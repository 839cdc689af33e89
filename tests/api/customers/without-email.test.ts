import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { NO_PASSWORD } from '#api/account/users.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { personalData } from '#contract/account/personal-data.ts';
import { customerAnswer } from '#contract/customers/answers.ts';
import { placeCashOrder } from '#tests/setup/place-cash-order.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;
const manager = await addMember(shop, 'manager', { totpSecret: 'x' });
const REQUEST_DETAILS = { askedOn: '2026-11-16', askedBy: 'person' };

/** Adds a customer whom the staff entered without an email address. */
async function addCustomer(phone = '01111111111'): Promise<string> {
  const { id } = await shop.addShopper('Sara Ali', { phone });
  await db.update(users).set({ email: null, passwordHash: NO_PASSWORD }).where(eq(users.id, id));
  return id;
}

const ask = (id: string, what: string, body: object) =>
  askAs(shop, manager, 'POST', `/customers/${id}/${what}`, { body: { ...REQUEST_DETAILS, ...body } });

describe('a customer without an email address', () => {
  test('is read, exported and forgotten', async () => {
    const id = await addCustomer();
    const { body } = await askAs(shop, manager, 'GET', `/customers/${id}`);
    expect(v.safeParse(customerAnswer, body).issues).toBeUndefined();
    expect(body.data).toMatchObject({ email: null, name: 'Sara Ali' });
    const exported = await ask(id, 'export', {});
    expect(v.safeParse(personalData, exported.body.data).issues).toBeUndefined();
    expect((await ask(id, 'forget', {})).status).toBe(200);
    expect((await askAs(shop, manager, 'GET', `/customers/${id}`)).body.data.deletedAt).not.toBeNull();
  });

  test('gets no email about an order', async () => {
    const { shopper, orderNumber } = await placeCashOrder(shop);
    await shop.runJobs();
    const sent = shop.emails.length;
    await db.update(users).set({ email: null }).where(eq(users.id, shopper.id));
    const body = { carrier: 'Bosta', trackingNumber: '12345' };
    await askAs(shop, manager, 'POST', `/orders/${orderNumber}/pack`, { body: {} });
    const shipped = await askAs(shop, manager, 'POST', `/orders/${orderNumber}/ship`, { body });
    await shop.runJobs();
    expect([shipped.status, shop.emails.length]).toEqual([200, sent]);
    expect((await shop.get('/api/v1/users/me', shopper)).status).toBe(401);
  });

  test('can be given an address, and then set a password by "forgot password"', async () => {
    const id = await addCustomer();
    const email = `late-${id}@example.com`;
    expect((await ask(id, 'correct', { email })).body.data).toMatchObject({ email, isEmailConfirmed: false });
    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    const code = shop.emails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code });
    await shop.put('/api/v1/auth/resetPassword', { email, newPassword: PASSWORD });
    expect((await shop.post('/api/v1/auth/signin', { email, password: PASSWORD })).status).toBe(200);
  });

  test('leaves the phone number free for signing up', async () => {
    const form = fillSignUpForm();
    await addCustomer(form.phone);
    expect((await shop.post('/api/v1/auth/signup', form)).status).toBe(201);
  });
});
