import { describe, expect, test } from 'vitest';
import { emailChanges, users } from '#api/account/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
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
const lettersTo = async (email: string) => {
  await shop.runJobs();
  return shop.letters.filter(({ to }) => to === email);
};
const readLink = async (email: string) => {
  const text = (await lettersTo(email)).at(-1)?.text ?? '';
  const link = /http:\S+/.exec(text)?.[0] ?? 'no link';
  expect(link).toMatch(new RegExp(`^${ORIGIN}/api/confirm-email/[\\w-]{43}(?:\\?lang=ar)?$`));
  return link.slice(ORIGIN.length);
};
const emailOf = async (id: string) =>
  (await shop.api.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const isGood = async (token: string) =>
  (await shop.get('/api/v1/auth/verifyToken', { token })).status === 200;

describe('a new e-mail address', () => {
  test('counts once the button on the page of its link was pressed; updateMe answers with the address that counts', async () => {
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
    expect(pressed.body).toContain('Your e-mail address is changed');
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(form.email)).status).toBe(401);
    // Other sessions end; the one that asked goes on, and what is issued afterwards is good.
    expect([await isGood(token), await isGood(other)]).toEqual([true, false]);
    expect(await isGood((await signIn(email)).body.token)).toBe(true);
  });

  test('is told to the old one, when it is asked for and when it counts, in both languages and without a word of anybody’s', async () => {
    const { token, email: old } = await shop.addShopper();
    const email = newAddress();
    await ask(token, email, 'ar');
    expect((await lettersTo(old)).map(({ subject }) => subject)).toEqual([
      'طلب تغيير البريد الإلكتروني · My Store: a new e-mail address was asked for',
    ]);
    const link = await readLink(email);
    expect(link).toContain('?lang=ar');
    const page = await shop.post(link);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('تم تغيير بريدك الإلكتروني');
    const letters = await lettersTo(old);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.subject).toMatch(/^تم تغيير .* · My Store: your e-mail address was changed$/);
    expect(JSON.stringify(letters)).not.toContain(email);
    expect(JSON.stringify(letters)).not.toMatch(/confirm-email\/(?!undo)/);
  });

  test('its button is pressed once: again it says so, and nobody is told twice', async () => {
    const { token, id, email: old } = await shop.addShopper();
    const email = newAddress();
    await ask(token, email);
    const link = await readLink(email);
    const answers = await Promise.all([shop.post(link), shop.post(link), shop.post(link)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await shop.get(link)).body).toContain('This is done already');
    expect(await emailOf(id)).toBe(email);
    expect(await lettersTo(old)).toHaveLength(2);
  });

  test.each(['GET', 'HEAD'])('does not count because a mail program sent %s to its link', async (method) => {
    const { token, id, email: old } = await shop.addShopper();
    const email = newAddress();
    await ask(token, email);
    const link = await readLink(email);
    for (let times = 0; times < 3; times++) expect((await shop.call(method, link)).status).toBe(200);
    expect(await emailOf(id)).toBe(old);
    expect(await lettersTo(old)).toHaveLength(1);
  });

  test('is replaced by a newer one, withdrawn by one’s own, and forgotten after a day', async () => {
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
    expect(late.body).toContain('This link is no longer good');
    expect(await emailOf(id)).toBe(old);
  });

  test('taken by somebody else in the meantime is refused kindly; of two at once one wins', async () => {
    const shoppers = [await shop.addShopper(), await shop.addShopper()];
    const email = newAddress();
    const links: string[] = [];
    for (const { token } of shoppers) {
      expect((await ask(token, email)).status).toBe(200);
      links.push(await readLink(email));
    }
    const pages = await Promise.all(links.map((link) => shop.post(link)));
    expect(pages.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(pages.find(({ status }) => status === 409)?.body).toContain('This address has another account');
    expect(await shop.api.db.$count(users, eq(users.email, email))).toBe(1);
    const [loser] = shoppers.filter((_, at) => pages[at]?.status === 409);
    expect(await isGood(loser?.token ?? '')).toBe(true);
  });

  test('that an account has is 400 at once, and changes nothing else of the request', async () => {
    const [shopper, other] = [await shop.addShopper(), await shop.addShopper()];
    const form = { name: 'Mona', email: other.email, currentPassword: PASSWORD };
    const answer = await shop.put('/api/v1/users/updateMe', form, { token: shopper.token });
    expect(answer).toMatchObject({ status: 400, body: { code: 'email-in-use' } });
    const [row] = await shop.api.db.select().from(users).where(eq(users.id, shopper.id));
    expect(row?.name).toBe('Sara Ali');
  });

  test('is dropped by a new password, and by the reset codes of the old one it is not survived', async () => {
    const form = fillSignUpForm();
    const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
    const email = newAddress();
    await ask(token, email);
    const change = { currentPassword: form.password, password: 'Newer@123', rePassword: 'Newer@123' };
    const changed = await shop.put('/api/v1/users/changeMyPassword', change, { token });
    expect((await shop.post(await readLink(email))).status).toBe(404);

    const client = { clientAddress: '10.9.0.1' };
    await shop.post('/api/v1/auth/forgotPasswords', { email: form.email }, client);
    const code = (await lettersTo(form.email)).at(-1)?.text.match(/\d{6}/)?.[0];
    const request = { email, currentPassword: 'Newer@123' };
    await shop.put('/api/v1/users/updateMe', request, { token: changed.body.token });
    await shop.post(await readLink(email));
    const verified = await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code }, client);
    expect(verified.body.code).toBe('wrong-reset-code');
  });

  test('asked for too often is 429: letters are no weapon', async () => {
    const { token } = await shop.addShopper();
    for (let asked = 0; asked < LIMITS.emailChangeAccount.points; asked++) await ask(token, newAddress());
    expect((await ask(token, newAddress())).status).toBe(429);
    const victim = newAddress();
    for (let asked = 0; asked < LIMITS.emailChangeMailbox.points; asked++)
      await ask((await shop.addShopper()).token, victim);
    expect((await ask((await shop.addShopper()).token, victim)).status).toBe(429);
    expect(await lettersTo(victim)).toHaveLength(LIMITS.emailChangeMailbox.points);
  });
});

test('the page is nobody’s to keep, frame or script; the secret of its link is stored as a hash', async () => {
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
