import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { users } from '#api/schema/account.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { createShopSteps } from '#tests/setup/shop-steps.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { ORIGIN, openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });
const { fillCart, placeCash } = createShopSteps(shop);

const readEmailsTo = async (email: string) => {
  await shop.runJobs();
  return shop.emails.filter(({ to }) => to === email);
};
async function signUp(language = 'en') {
  const form = fillSignUpForm();
  const { status, body } = await shop.post(`/api/v1/auth/signup?lang=${language}`, form);
  expect(status).toBe(201);
  const { id } = (await shop.get('/api/v1/auth/verifyToken', { token: body.token })).body.decoded;
  return { ...form, id, token: body.token as string, answer: body };
}
const readLink = async (email: string) => {
  const text = (await readEmailsTo(email)).at(-1)?.text ?? '';
  const link = /http\S+\/confirm-email\/address\/\S+/.exec(text)?.[0] ?? 'no link';
  return link.replace(ORIGIN, '');
};
const isConfirmed = async (token: string) =>
  (await shop.get('/api/v1/users/me', { token })).body.data.isEmailConfirmed;
const sendAgain = (token: string) => shop.post('/api/v1/users/me/confirmation?lang=ar', undefined, { token });

describe('sign-up', () => {
  test('works at once and sends one bilingual email with a link, without the typed name and phone', async () => {
    const { email, name, phone, token, answer } = await signUp('ar');
    expect(answer).toEqual({
      message: 'success',
      user: { name, email, role: 'user' },
      token: expect.any(String),
    });
    const [sent, ...more] = await readEmailsTo(email);
    expect(more).toEqual([]);
    expect(sent?.subject).toBe(
      'أهلًا بك في متجرنا: أكّد بريدك الإلكتروني · My Store: welcome! Please confirm your email address',
    );
    for (const part of [sent?.subject, sent?.text, sent?.html]) {
      expect(part).not.toContain(name);
      expect(part).not.toContain(phone);
    }
    expect(await readLink(email)).toMatch(/^\/api\/confirm-email\/address\/[\da-f]{56}\?lang=ar$/);
    expect(await isConfirmed(token)).toBe(false);
  });

  test('links to the shop’s own address, whatever the Host header says', async () => {
    const form = fillSignUpForm();
    await shop.app.request(
      'http://evil.example/api/v1/auth/signup',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(form) },
      { origin: 'http://evil.example' },
    );
    const [sent] = await readEmailsTo(form.email);
    expect(sent?.text).toContain(`${ORIGIN}/api/confirm-email/address/`);
    for (const part of [sent?.text, sent?.html]) expect(part).not.toContain('evil');
  });
});

describe('the link in the email', () => {
  test('confirms when its button is pressed, not when it is opened', async () => {
    const { email, token } = await signUp();
    const link = await readLink(email);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await shop.call(method, link)).status).toBe(200);
    expect((await shop.get(link)).body).toContain('type="submit">Confirm this address</button>');
    expect(await isConfirmed(token)).toBe(false);
    const pressed = await shop.post(link);
    expect(pressed.status).toBe(200);
    expect(pressed.body).toContain('Your email address is confirmed');
    expect(await isConfirmed(token)).toBe(true);
    expect((await shop.get(link)).body).toContain('Your email address is confirmed');
    expect((await shop.post(link)).status).toBe(200);
  });

  test('is 404 if it belongs to another account or a former address, or is misspelt', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const [link, otherLink] = [await readLink(one.email), await readLink(other.email)];
    const swapped = link.slice(0, -32) + otherLink.slice(-32);
    for (const wrong of [swapped, `${link.slice(0, -1)}${link.endsWith('0') ? '1' : '0'}`, `${link}00`])
      expect([(await shop.get(wrong)).status, (await shop.post(wrong)).status]).toEqual([404, 404]);
    expect(await isConfirmed(one.token)).toBe(false);
    await shop.api.db.update(users).set({ email: 'elsewhere@example.com' }).where(eq(users.id, one.id));
    expect((await shop.post(link)).status).toBe(404);
  });

  test('is sent again on request, up to a limit, until the address is confirmed', async () => {
    const { email, token } = await signUp();
    for (let n = 0; n < LIMITS.confirmEmailAccount.points; n++)
      expect((await sendAgain(token)).status).toBe(204);
    expect((await sendAgain(token)).status).toBe(429);
    const sent = await readEmailsTo(email);
    // Emails that are sent together arrive in any order.
    expect(sent.filter(({ subject }) => subject.includes('My Store: welcome!'))).toHaveLength(1);
    expect(
      sent.filter(({ subject }) => subject.includes('My Store: confirm your email address')),
    ).toHaveLength(LIMITS.confirmEmailAccount.points);
    await shop.post(await readLink(email));
    expect((await sendAgain(token)).status).toBe(204);
    expect(await readEmailsTo(email)).toHaveLength(sent.length);
  });
});

describe('an address is also confirmed', () => {
  test('by using a reset code', async () => {
    const { email, token } = await signUp();
    await shop.post('/api/v1/auth/forgotPasswords', { email });
    const code = (await readEmailsTo(email)).at(-1)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code });
    expect(await isConfirmed(token)).toBe(false);
    const reset = await shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Newer@123' });
    expect(await isConfirmed(reset.body.token)).toBe(true);
  });

  test('by the confirmation link in an order’s email, but not by the tracking link', async () => {
    const shopper = await shop.addShopper();
    const placed = await placeCash(shopper, await fillCart(shopper, plain.id));
    await shop.get(`/api/v1/orders${placed.body.data.trackingPath}`);
    expect(await isConfirmed(shopper.token)).toBe(false);
    const token = /\?confirm=([\da-f]+)/.exec((await readEmailsTo(shopper.email))[0]?.text ?? '')?.[1];
    expect((await shop.post(`/api/v1/orders/track/${token}/confirm`)).status).toBe(200);
    expect(await isConfirmed(shopper.token)).toBe(true);
  });

  test('by the link that is sent to a new address', async () => {
    const { token, email } = await shop.addShopper();
    const next = `next-${email}`;
    await shop.put('/api/v1/users/updateMe', { email: next, currentPassword: PASSWORD }, { token });
    const link = /\/api\/confirm-email\/[\w-]{43}/.exec((await readEmailsTo(next))[0]?.text ?? '')?.[0];
    await shop.post(link ?? 'no link');
    expect(await isConfirmed(token)).toBe(true);
  });
});

test('order emails show the delivery address once the email address is confirmed', async () => {
  const shopper = await shop.addShopper();
  const place = { shippingAddress: { details: '5 Nile Street', phone: '01012345678', city: 'Cairo' } };
  const orderOnce = async () => {
    await placeCash(shopper, await fillCart(shopper, plain.id), place);
    return (await readEmailsTo(shopper.email)).at(-1);
  };
  const first = await orderOnce();
  for (const part of [first?.text, first?.html]) expect(part).not.toMatch(/Nile|01012345678/);
  expect((await shop.post(await readLink(shopper.email))).status).toBe(200);
  const second = await orderOnce();
  for (const part of [second?.text, second?.html]) {
    expect(part).toContain('5 Nile Street');
    expect(part).not.toContain('confirm-email');
  }
});
