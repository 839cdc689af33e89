import { describe, expect, test } from 'vitest';
import { createRecurringWork } from '#api/job-handlers.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { emailUndos, users } from '#api/schema/account.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, PASSWORD, type Shopper } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });
const DAY_MS = 24 * 60 * 60_000;

let last = 0;
const newAddress = () => `moved${++last}@example.com`;
const update = (token: string, changes: object) => shop.put('/api/v1/users/updateMe', changes, { token });
const signIn = (email: string, password = PASSWORD) => shop.post('/api/v1/auth/signin', { email, password });
const emailOf = async (id: string) =>
  (await shop.api.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const isTokenValid = async (token: string) =>
  (await shop.get('/api/v1/auth/verifyToken', { token })).status === 200;
/** Finds the newest link of a kind that a mailbox received. */
async function readLink(email: string, path: string): Promise<string> {
  await shop.runJobs();
  const texts = shop.emails.filter(({ to }) => to === email).map(({ text }) => text);
  return (
    texts.map((text) => new RegExp(`/api/confirm-email/${path}[\\w-]+`).exec(text)?.[0]).findLast(Boolean) ??
    `no link to ${email}`
  );
}

/** Changes the address of an account and confirms it; returns the link to undo that. */
async function move(token: string, from: string, to: string): Promise<string> {
  expect((await update(token, { email: to, currentPassword: PASSWORD })).status).toBe(200);
  expect((await shop.post(await readLink(to, '(?!undo|address)'))).status).toBe(200);
  return readLink(from, 'undo/');
}

async function addMovedShopper() {
  const shopper = await shop.addShopper();
  const email = newAddress();
  return { ...shopper, newEmail: email, undo: await move(shopper.token, shopper.email, email) };
}

describe('a new email address', () => {
  test.each([
    ['none', {}, 'current-password-required'],
    ['an empty one', { currentPassword: '' }, 'current-password-required'],
    ['a wrong one', { currentPassword: 'Wrong@123' }, 'wrong-current-password'],
  ])(
    'with %s as the current password is 400 at that field, and nothing is changed',
    async (_, sent, code) => {
      const { token, id, email, name } = await shop.addShopper();
      const wanted = newAddress();
      const answer = await update(token, { name: 'Mona', email: wanted, ...sent });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'fail', code, errors: { param: 'currentPassword', location: 'body' } },
      });
      await shop.runJobs();
      expect(shop.emails.filter(({ to }) => [email, wanted].includes(to))).toEqual([]);
      const me = (await shop.get('/api/v1/users/me', { token })).body.data;
      expect(me).toEqual({ ...me, _id: id, name, email });
      expect(me).not.toHaveProperty('newEmail');
    },
  );

  test('needs no password if it is the current address; a new name or phone needs none either', async () => {
    const { token, email } = await shop.addShopper();
    const answer = await update(token, { name: 'Mona', phone: '01112345678', email: email.toUpperCase() });
    expect(answer).toMatchObject({ status: 200, body: { user: { name: 'Mona', email } } });
  });

  test('has the same limit of wrong passwords as sign-in', async () => {
    const { token } = await shop.addShopper();
    const guess = (currentPassword: string) => update(token, { email: newAddress(), currentPassword });
    const statuses = await Promise.all(
      Array.from({ length: LIMITS.signInAccount.points }, (_, n) => guess(`Guess@${n}`)),
    );
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await guess(PASSWORD)).status).toBe(429);
  });
});

describe('the link in the email to the old address', () => {
  test('restores the old address, ends all sessions and the password; a new password can be set', async () => {
    const { id, token, email, newEmail, undo } = await addMovedShopper();
    const thief = (await signIn(newEmail)).body.token;
    expect([await isTokenValid(token), await isTokenValid(thief)]).toEqual([true, true]);

    const page = await shop.get(undo);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<form method="post"><button class="button" type="submit">Undo the change');
    expect((await shop.call('HEAD', undo)).status).toBe(200);
    expect(await emailOf(id)).toBe(newEmail);

    const pressed = await shop.post(undo);
    expect(pressed.status).toBe(200);
    expect(pressed.body).toContain('The change has been undone');
    expect(pressed.body).toContain('/forgotten-password"');
    expect(await emailOf(id)).toBe(email);
    expect([await isTokenValid(token), await isTokenValid(thief)]).toEqual([false, false]);
    for (const address of [email, newEmail]) expect((await signIn(address)).status).toBe(401);

    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    const code = shop.emails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code });
    const reset = await shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Mine@again1' });
    expect(await isTokenValid(reset.body.token)).toBe(true);
    expect((await signIn(email, 'Mine@again1')).status).toBe(200);
  });

  test('answers the same when it is pressed again, and changes nothing', async () => {
    const { undo, email } = await addMovedShopper();
    const answers = await Promise.all([shop.post(undo), shop.post(undo), shop.post(undo)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toContain('The change has been undone');
    }
    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    const code = shop.emails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code });
    const reset = await shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Mine@again1' });
    await shop.post(undo);
    expect(await isTokenValid(reset.body.token)).toBe(true);
  });

  test('is in Arabic if the change was requested in Arabic', async () => {
    const { token, email } = await shop.addShopper();
    const to = newAddress();
    await shop.put('/api/v1/users/updateMe?lang=ar', { email: to, currentPassword: PASSWORD }, { token });
    await shop.post(`${await readLink(to, '(?!undo|address)')}?lang=ar`);
    await shop.runJobs();
    const text = shop.emails.findLast(({ to: each }) => each === email)?.text ?? '';
    const link = /\/api\/confirm-email\/undo\/[\w-]+\?lang=ar/.exec(text)?.[0] ?? 'none';
    const page = await shop.get(link);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('التراجع عن التغيير');
  });

  test('works after a second change, and then the second change’s link does not', async () => {
    const { id, token, email, newEmail, undo } = await addMovedShopper();
    const third = newAddress();
    const second = await move(token, newEmail, third);
    expect((await shop.post(undo)).status).toBe(200);
    expect(await emailOf(id)).toBe(email);
    expect((await shop.get(second)).status).toBe(404);
    expect((await shop.post(second)).status).toBe(404);
    expect(await emailOf(id)).toBe(email);
  });

  test('is never sent to the new address', async () => {
    const { newEmail, undo } = await addMovedShopper();
    await shop.post(undo);
    await shop.runJobs();
    const texts = shop.emails.filter(({ to }) => to === newEmail).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.join()).not.toContain('confirm-email/undo');
  });

  test('cancels a further change and a reset code of the new address', async () => {
    const { id, token, email, newEmail, undo } = await addMovedShopper();
    const third = newAddress();
    await update(token, { email: third, currentPassword: PASSWORD });
    const confirm = await readLink(third, '(?!undo|address)');
    await shop.post('/api/v1/auth/forgotPasswords', { email: newEmail });
    await shop.runJobs();
    const code = shop.emails.findLast(({ to }) => to === newEmail)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post(undo);
    expect((await shop.post(confirm)).status).toBe(404);
    expect((await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code })).status).toBe(400);
    expect(await emailOf(id)).toBe(email);
  });

  test('expires after seven days and is deleted with the address', async () => {
    const [{ undo }, { id, newEmail, undo: late }] = [await addMovedShopper(), await addMovedShopper()];
    shop.passTime(7 * DAY_MS - 60_000);
    expect((await shop.post(undo)).status).toBe(200);
    shop.passTime(120_000);
    expect((await shop.get(late)).body).toContain('This link no longer works');
    expect((await shop.post(late)).status).toBe(404);
    expect(await emailOf(id)).toBe(newEmail);
    await createRecurringWork(shop.api).sweep?.();
    expect(await shop.api.db.$count(emailUndos)).toBe(0);
  });

  test.each([
    ['an unconfirmed address', null],
    ['a confirmed address', new Date()],
  ])('arrives at %s whose limit of emails is used up', async (_, emailConfirmedAt) => {
    const { id, token, email } = await shop.addShopper('Sara Ali', { emailConfirmedAt });
    for (const limit of ['emailsHour', 'confirmedEmailsHour'] as const)
      while (await shop.api.limits.tryTake(limit, email));
    const to = newAddress();
    const undo = await move(token, email, to);
    expect(await emailOf(id)).toBe(to);
    expect((await shop.post(undo)).status).toBe(200);
    expect(await emailOf(id)).toBe(email);
  });

  test('has a secret that is stored as a hash; a misspelt link is 404', async () => {
    const { undo, id, newEmail } = await addMovedShopper();
    const secret = undo.split('/').at(-1) ?? '';
    expect(JSON.stringify(await shop.api.db.select().from(emailUndos))).not.toContain(secret);
    expect((await shop.post(`${undo}x`)).status).toBe(404);
    expect(await emailOf(id)).toBe(newEmail);
  });
});

describe('an address whose change can still be undone', () => {
  const signUp = (email: string) => shop.post('/api/v1/auth/signup', fillSignUpForm({ email }));
  const take = async ({ token }: Shopper, email: string) =>
    update(token, { email, currentPassword: PASSWORD });

  test('cannot be taken by another account, by sign-up or by change, until the undo link expires', async () => {
    const { email, undo } = await addMovedShopper();
    const other = await shop.addShopper();
    expect(await signUp(email)).toMatchObject({ status: 409, body: { code: 'account-exists' } });
    expect(await take(other, email)).toMatchObject({ status: 400, body: { code: 'email-in-use' } });
    expect((await shop.post(undo)).status).toBe(200);
    const late = await addMovedShopper();
    shop.passTime(7 * DAY_MS + 1);
    expect((await signUp(late.email)).status).toBe(201);
  });

  test('cannot be taken by a link that was sent before', async () => {
    const [owner, other] = [await shop.addShopper(), await shop.addShopper()];
    // The other account requests an address that nobody has yet.
    const wanted = newAddress();
    expect((await take(other, wanted)).status).toBe(200);
    const confirm = await readLink(wanted, '(?!undo|address)');
    await move(owner.token, owner.email, wanted);
    await move(owner.token, wanted, newAddress());
    const pressed = await shop.post(confirm);
    expect(pressed.status).toBe(409);
    expect(await emailOf(other.id)).toBe(other.email);
  });

  test('can be taken back by its own account', async () => {
    const { id, token, email, newEmail } = await addMovedShopper();
    await move(token, newEmail, email);
    expect(await emailOf(id)).toBe(email);
  });
});
