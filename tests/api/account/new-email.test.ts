import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { emailChanges, users } from '#api/schema/account.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { ORIGIN, openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const limits = createRateLimits({ database, isOn: true });
const shop = await openTestShop({ database, limits });

let last = 0;
const newAddress = () => `new${++last}@example.com`;
const ask = (token: string, email: string, language = 'en') =>
  shop.put(`/api/v1/users/updateMe?lang=${language}`, { email, currentPassword: PASSWORD }, { token });
const readEmailsTo = async (email: string) => {
  await shop.runJobs();
  return shop.emails.filter(({ to }) => to === email);
};
const readLink = async (email: string) => {
  const text = (await readEmailsTo(email)).at(-1)?.text ?? '';
  const link = /http:\S+/.exec(text)?.[0] ?? 'no link';
  expect(link).toMatch(new RegExp(`^${ORIGIN}/api/confirm-email/[\\w-]{43}(?:\\?lang=ar)?$`));
  return link.slice(ORIGIN.length);
};
const emailOf = async (id: string) =>
  (await shop.api.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const isTokenValid = async (token: string) =>
  (await shop.get('/api/v1/auth/verifyToken', { token })).status === 200;

describe('a new email address', () => {
  test('takes effect when the button on its link’s page is pressed; until then updateMe answers the old one', async () => {
    const form = fillSignUpForm();
    const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
    const email = newAddress();
    const asked = await ask(token, email.toUpperCase());
    expect([asked.status, asked.body]).toEqual([
      200,
      { message: 'success', user: { name: form.name, email: form.email, role: 'user' } },
    ]);
    const signIn = (address: string) =>
      shop.post('/api/v1/auth/signin', { email: address, password: form.password });
    expect((await signIn(email)).status).toBe(401);
    const other = (await signIn(form.email)).body.token;

    const link = await readLink(email);
    const opened = await shop.get(link);
    expect(opened.status).toBe(200);
    expect(opened.body).toContain(
      '<form method="post"><button class="button" type="submit">Use this address',
    );
    expect((await signIn(email)).status).toBe(401);
    const pressed = await shop.post(link);
    expect(pressed.status).toBe(200);
    expect(pressed.body).toContain('Your email address has been changed');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(form.email)).status).toBe(401);
    // Other sessions end. The session that requested the change continues, and later tokens are valid.
    expect([await isTokenValid(token), await isTokenValid(other)]).toEqual([true, false]);
    expect(await isTokenValid((await signIn(email)).body.token)).toBe(true);
  });

  test('is announced to the old address twice, in both languages and without naming the new address', async () => {
    const { token, email: old } = await shop.addShopper();
    const email = newAddress();
    await ask(token, email, 'ar');
    expect((await readEmailsTo(old)).map(({ subject }) => subject)).toEqual([
      'طلب تغيير البريد الإلكتروني · My Store: request to change your email address',
    ]);
    const link = await readLink(email);
    expect(link).toContain('?lang=ar');
    const page = await shop.post(link);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('تم تغيير بريدك الإلكتروني');
    const emails = await readEmailsTo(old);
    expect(emails).toHaveLength(2);
    expect(emails[1]?.subject).toMatch(/^تم تغيير .* · My Store: your email address was changed$/);
    expect(JSON.stringify(emails)).not.toContain(email);
    expect(JSON.stringify(emails)).not.toMatch(/confirm-email\/(?!undo)/);
  });

  test('can be confirmed repeatedly without a second email', async () => {
    const { token, id, email: old } = await shop.addShopper();
    const email = newAddress();
    await ask(token, email);
    const link = await readLink(email);
    const answers = await Promise.all([shop.post(link), shop.post(link), shop.post(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.get(link)).body).toContain('You’ve already done this');
    expect(await emailOf(id)).toBe(email);
    expect(await readEmailsTo(old)).toHaveLength(2);
  });

  test.each(['GET', 'HEAD'])(
    'does not take effect when a mail program sends %s to its link',
    async (method) => {
      const { token, id, email: old } = await shop.addShopper();
      const email = newAddress();
      await ask(token, email);
      const link = await readLink(email);
      for (let times = 0; times < 3; times++) expect((await shop.call(method, link)).status).toBe(200);
      expect(await emailOf(id)).toBe(old);
      expect(await readEmailsTo(old)).toHaveLength(1);
    },
  );

  test('is replaced by a newer request, cancelled by requesting the current address, and expires after a day', async () => {
    const { token, id, email: old } = await shop.addShopper();
    const open = async (link: string) => {
      const [seen, pressed] = [await shop.get(link), await shop.post(link)];
      expect(seen.status).toBe(pressed.status);
      return pressed.status;
    };
    const [first, second] = [newAddress(), newAddress()];
    await ask(token, first);
    await ask(token, second);
    expect(await open(await readLink(first))).toBe(404);
    await ask(token, old);
    expect(await open(await readLink(second))).toBe(404);
    await ask(token, second);
    shop.passTime(24 * 60 * 60_000 + 1);
    const late = await shop.post(await readLink(second));
    expect(late.status).toBe(404);
    expect(late.body).toContain('This link no longer works');
    expect(await emailOf(id)).toBe(old);
  });

  test('that another account has taken meanwhile is refused; of two concurrent requests one succeeds', async () => {
    const shoppers = [await shop.addShopper(), await shop.addShopper()];
    const email = newAddress();
    const links: string[] = [];
    for (const { token } of shoppers) {
      expect((await ask(token, email)).status).toBe(200);
      links.push(await readLink(email));
    }
    const pages = await Promise.all(links.map((link) => shop.post(link)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(pages.find(({ status }) => status === 409)?.body).toContain('Another account uses this address');
    expect(await shop.api.db.$count(users, eq(users.email, email))).toBe(1);
    const [loser] = shoppers.filter((_, at) => pages[at]?.status === 409);
    expect(await isTokenValid(loser?.token ?? '')).toBe(true);
  });

  test('of another account is 400 at once, and nothing else in the request is changed', async () => {
    const [shopper, other] = [await shop.addShopper(), await shop.addShopper()];
    const form = { name: 'Mona', email: other.email, currentPassword: PASSWORD };
    const answer = await shop.put('/api/v1/users/updateMe', form, { token: shopper.token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'email-in-use' } });
    const [row] = await shop.api.db.select().from(users).where(eq(users.id, shopper.id));
    expect(row?.name).toBe('Sara Ali');
  });

  test('is cancelled by a new password, and confirming it ends the old address’s reset codes', async () => {
    const form = fillSignUpForm();
    const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
    const email = newAddress();
    await ask(token, email);
    const change = { currentPassword: form.password, password: 'Newer@123', rePassword: 'Newer@123' };
    const changed = await shop.put('/api/v1/users/changeMyPassword', change, { token });
    expect((await shop.post(await readLink(email))).status).toBe(404);

    const client = { clientAddress: '10.9.0.1' };
    await shop.post('/api/v1/auth/forgotPasswords', { email: form.email }, client);
    const code = (await readEmailsTo(form.email)).at(-1)?.text.match(/\d{6}/)?.[0];
    const request = { email, currentPassword: 'Newer@123' };
    await shop.put('/api/v1/users/updateMe', request, { token: changed.body.token });
    await shop.post(await readLink(email));
    const verified = await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code }, client);
    expect(verified.body.code).toBe('wrong-reset-code');
  });

  test('requested too often is 429, per account and per mailbox', async () => {
    const { token } = await shop.addShopper();
    for (let asked = 0; asked < LIMITS.emailChangeAccount.points; asked++) await ask(token, newAddress());
    expect((await ask(token, newAddress())).status).toBe(429);
    const victim = newAddress();
    for (let asked = 0; asked < LIMITS.emailChangeMailbox.points; asked++)
      await ask((await shop.addShopper()).token, victim);
    expect((await ask((await shop.addShopper()).token, victim)).status).toBe(429);
    expect(await readEmailsTo(victim)).toHaveLength(LIMITS.emailChangeMailbox.points);
  });
});

test('the confirmation page cannot be cached, framed or scripted; its link’s secret is stored as a hash', async () => {
  const { token } = await shop.addShopper();
  const email = newAddress();
  await ask(token, email);
  const link = await readLink(email);
  const rows = JSON.stringify(await shop.api.db.select().from(emailChanges));
  expect(rows).not.toContain(link.split('/').at(-1));
  const { headers, body } = await shop.get(link);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(body).not.toContain('href="http');
  expect((await shop.post(link)).body).toContain(`href="${ORIGIN}/"`);
  const stylesheet = /href="(\/api\/[^"]+\.css[^"]*)"/.exec(body)?.[1] ?? '';
  expect((await shop.get(stylesheet)).headers.get('content-type')).toContain('text/css');
});
