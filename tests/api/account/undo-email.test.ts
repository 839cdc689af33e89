import { describe, expect, test } from 'vitest';
import { emailUndos, users } from '#api/account/tables.ts';
import { createRecurringWork } from '#api/job-handlers.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, PASSWORD, type Shopper } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });
const DAY = 24 * 60 * 60_000;

let last = 0;
const newAddress = () => `moved${++last}@example.com`;
const update = (token: string, changes: object) => shop.put('/api/v1/users/updateMe', changes, { token });
const signIn = (email: string, password = PASSWORD) => shop.post('/api/v1/auth/signin', { email, password });
const emailOf = async (id: string) =>
  (await shop.api.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const isGood = async (token: string) =>
  (await shop.get('/api/v1/auth/verifyToken', { token })).status === 200;
/** The newest link of a kind that a mailbox got. */
async function readLink(email: string, path: string): Promise<string> {
  await shop.runJobs();
  const texts = shop.letters.filter(({ to }) => to === email).map(({ text }) => text);
  return (
    texts.map((text) => new RegExp(`/api/confirm-email/${path}[\\w-]+`).exec(text)?.[0]).findLast(Boolean) ??
    `no link to ${email}`
  );
}

/** Changes the address of an account and confirms it; answers the link that undoes it. */
async function move(token: string, from: string, to: string): Promise<string> {
  expect((await update(token, { email: to, currentPassword: PASSWORD })).status).toBe(200);
  expect((await shop.post(await readLink(to, '(?!undo|address)'))).status).toBe(200);
  return readLink(from, 'undo/');
}

async function addMoved() {
  const shopper = await shop.addShopper();
  const email = newAddress();
  return { ...shopper, newEmail: email, undo: await move(shopper.token, shopper.email, email) };
}

describe('a new e-mail address', () => {
  test.each([
    ['none', {}, 'current-password-required'],
    ['an empty one', { currentPassword: '' }, 'current-password-required'],
    ['a wrong one', { currentPassword: 'Wrong@123' }, 'wrong-current-password'],
  ])(
    'with %s as the password is 400 at its field, and nothing of the request is done',
    async (_, sent, code) => {
      const { token, id, email, name } = await shop.addShopper();
      const wanted = newAddress();
      const answer = await update(token, { name: 'Mona', email: wanted, ...sent });
      expect(answer).toMatchObject({
        status: 400,
        body: { message: 'fail', code, errors: { param: 'currentPassword', location: 'body' } },
      });
      await shop.runJobs();
      expect(shop.letters.filter(({ to }) => [email, wanted].includes(to))).toEqual([]);
      const me = (await shop.get('/api/v1/users/me', { token })).body.data;
      expect(me).toEqual({ ...me, _id: id, name, email });
      expect(me).not.toHaveProperty('newEmail');
    },
  );

  test('needs no password where it is the present one, nor do name and phone', async () => {
    const { token, email } = await shop.addShopper();
    const answer = await update(token, { name: 'Mona', phone: '01112345678', email: email.toUpperCase() });
    expect(answer).toMatchObject({ status: 200, body: { user: { name: 'Mona', email } } });
  });

  test('can’t be had by guessing the password: after as many tries as at sign-in it is 429', async () => {
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
  test('undoes the change: the old address counts, every session and the password end, and a new one can be chosen', async () => {
    const { id, token, email, newEmail, undo } = await addMoved();
    const thief = (await signIn(newEmail)).body.token;
    expect([await isGood(token), await isGood(thief)]).toEqual([true, true]);

    const page = await shop.get(undo);
    expect(page.status).toBe(200);
    expect(page.body).toContain('<form method="post"><button class="button" type="submit">Undo the change');
    expect((await shop.call('HEAD', undo)).status).toBe(200);
    expect(await emailOf(id)).toBe(newEmail);

    const pressed = await shop.post(undo);
    expect(pressed.status).toBe(200);
    expect(pressed.body).toContain('The change is undone');
    expect(pressed.body).toContain('/forgotten-password"');
    expect(await emailOf(id)).toBe(email);
    expect([await isGood(token), await isGood(thief)]).toEqual([false, false]);
    for (const address of [email, newEmail]) expect((await signIn(address)).status).toBe(401);

    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    const code = shop.letters.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code });
    const reset = await shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Mine@again1' });
    expect(await isGood(reset.body.token)).toBe(true);
    expect((await signIn(email, 'Mine@again1')).status).toBe(200);
  });

  test('says the same when it is pressed again, and does nothing', async () => {
    const { undo, email } = await addMoved();
    const answers = await Promise.all([shop.post(undo), shop.post(undo), shop.post(undo)]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toContain('The change is undone');
    }
    await shop.post('/api/v1/auth/forgotPasswords', { email });
    await shop.runJobs();
    const code = shop.letters.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code });
    const reset = await shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Mine@again1' });
    await shop.post(undo);
    expect(await isGood(reset.body.token)).toBe(true);
  });

  test('is in Arabic where the change was asked for in Arabic', async () => {
    const { token, email } = await shop.addShopper();
    const to = newAddress();
    await shop.put('/api/v1/users/updateMe?lang=ar', { email: to, currentPassword: PASSWORD }, { token });
    await shop.post(`${await readLink(to, '(?!undo|address)')}?lang=ar`);
    await shop.runJobs();
    const text = shop.letters.findLast(({ to: each }) => each === email)?.text ?? '';
    const link = /\/api\/confirm-email\/undo\/[\w-]+\?lang=ar/.exec(text)?.[0] ?? 'none';
    const page = await shop.get(link);
    expect(page.body).toContain('<html lang="ar" dir="rtl">');
    expect(page.body).toContain('التراجع عن التغيير');
  });

  test('is good although the address was changed again, and then the second one’s is not', async () => {
    const { id, token, email, newEmail, undo } = await addMoved();
    const third = newAddress();
    const second = await move(token, newEmail, third);
    expect((await shop.post(undo)).status).toBe(200);
    expect(await emailOf(id)).toBe(email);
    expect((await shop.get(second)).status).toBe(404);
    expect((await shop.post(second)).status).toBe(404);
    expect(await emailOf(id)).toBe(email);
  });

  test('does not go to the new address, before or after', async () => {
    const { newEmail, undo } = await addMoved();
    await shop.post(undo);
    await shop.runJobs();
    const texts = shop.letters.filter(({ to }) => to === newEmail).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.join()).not.toContain('confirm-email/undo');
  });

  test('drops what is under way at the new address: a further one, and a reset code', async () => {
    const { id, token, email, newEmail, undo } = await addMoved();
    const third = newAddress();
    await update(token, { email: third, currentPassword: PASSWORD });
    const confirm = await readLink(third, '(?!undo|address)');
    await shop.post('/api/v1/auth/forgotPasswords', { email: newEmail });
    await shop.runJobs();
    const code = shop.letters.findLast(({ to }) => to === newEmail)?.text.match(/\b\d{6}\b/)?.[0];
    await shop.post(undo);
    expect((await shop.post(confirm)).status).toBe(404);
    expect((await shop.post('/api/v1/auth/verifyResetCode', { resetCode: code })).status).toBe(400);
    expect(await emailOf(id)).toBe(email);
  });

  test('is good for seven days, then forgotten with the address', async () => {
    const [{ undo }, { id, newEmail, undo: late }] = [await addMoved(), await addMoved()];
    shop.passTime(7 * DAY - 60_000);
    expect((await shop.post(undo)).status).toBe(200);
    shop.passTime(120_000);
    expect((await shop.get(late)).body).toContain('This link is no longer good');
    expect((await shop.post(late)).status).toBe(404);
    expect(await emailOf(id)).toBe(newEmail);
    await createRecurringWork(shop.api).sweep?.();
    expect(await shop.api.db.$count(emailUndos)).toBe(0);
  });

  test.each([
    ['never answered', null],
    ['was confirmed', new Date()],
  ])('arrives although somebody had filled the mailbox, which %s, before', async (_, emailConfirmedAt) => {
    const { id, token, email } = await shop.addShopper('Sara Ali', { emailConfirmedAt });
    for (const limit of ['emailsHour', 'confirmedEmailsHour'] as const)
      while (await shop.api.limits.tryTake(limit, email));
    const to = newAddress();
    const undo = await move(token, email, to);
    expect(await emailOf(id)).toBe(to);
    expect((await shop.post(undo)).status).toBe(200);
    expect(await emailOf(id)).toBe(email);
  });

  test('is stored as a hash; a misspelt one is 404', async () => {
    const { undo, id, newEmail } = await addMoved();
    const secret = undo.split('/').at(-1) ?? '';
    expect(JSON.stringify(await shop.api.db.select().from(emailUndos))).not.toContain(secret);
    expect((await shop.post(`${undo}x`)).status).toBe(404);
    expect(await emailOf(id)).toBe(newEmail);
  });
});

describe('an address that may yet come back', () => {
  const signUp = (email: string) => shop.post('/api/v1/auth/signup', fillSignUpForm({ email }));
  const take = async ({ token }: Shopper, email: string) =>
    update(token, { email, currentPassword: PASSWORD });

  test('is nobody else’s to take, by sign-up or by a change, until it can’t', async () => {
    const { email, undo } = await addMoved();
    const other = await shop.addShopper();
    expect(await signUp(email)).toMatchObject({ status: 409, body: { code: 'account-exists' } });
    expect(await take(other, email)).toMatchObject({ status: 400, body: { code: 'email-in-use' } });
    expect((await shop.post(undo)).status).toBe(200);
    const late = await addMoved();
    shop.passTime(7 * DAY + 1);
    expect((await signUp(late.email)).status).toBe(201);
  });

  test('nor by a link that was sent before', async () => {
    const [owner, other] = [await shop.addShopper(), await shop.addShopper()];
    // Asked for while nobody had it.
    const wanted = newAddress();
    expect((await take(other, wanted)).status).toBe(200);
    const confirm = await readLink(wanted, '(?!undo|address)');
    await move(owner.token, owner.email, wanted);
    await move(owner.token, wanted, newAddress());
    const pressed = await shop.post(confirm);
    expect(pressed.status).toBe(409);
    expect(await emailOf(other.id)).toBe(other.email);
  });

  test('is its own account’s to take back', async () => {
    const { id, token, email, newEmail } = await addMoved();
    await move(token, newEmail, email);
    expect(await emailOf(id)).toBe(email);
  });
});
