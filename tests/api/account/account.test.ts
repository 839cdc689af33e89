import { describe, expect, test } from 'vitest';
import { eq, sql } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { createLog } from '#server/log.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const logged: string[] = [];
const log = createLog('trace', { write: (line: string) => void logged.push(line) });
// A clock that only tests advance, so that two changes fall into the same second.
let now = Date.now();
const shop = await openTestShop({ log, clock: () => now });

const OLD_PASSWORD = 'Secret@123';
const signUp = async () => (await shop.post('/api/v1/auth/signup', fillSignUpForm())).body;
const change = (token: string, currentPassword: unknown, password: unknown, rePassword = password) =>
  shop.put('/api/v1/users/changeMyPassword', { currentPassword, password, rePassword }, { token });
const update = (token: string | undefined, changes: unknown) =>
  shop.put('/api/v1/users/updateMe', changes, { token });
const statusOf = async (token: string) => (await shop.get('/api/v1/auth/verifyToken', { token })).status;
const findRow = async (email: string) =>
  (await shop.api.db.select().from(users).where(eq(users.email, email)))[0];

describe('PUT /api/v1/users/changeMyPassword', () => {
  test('answers like sign-in with a new token; the old token and password stop working at once', async () => {
    const { user, token } = await signUp();
    const { status, body } = await change(token, OLD_PASSWORD, 'Newer@123');
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'success', user, token: expect.any(String) });
    expect(await statusOf(body.token)).toBe(200);
    expect(await shop.get('/api/v1/auth/verifyToken', { token })).toMatchObject({
      status: 401,
      body: { statusMsg: 'fail', message: 'User recently changed his password. please login again..' },
    });
    const signIn = (password: string) => shop.post('/api/v1/auth/signin', { email: user.email, password });
    expect((await signIn(OLD_PASSWORD)).status).toBe(401);
    expect((await signIn('Newer@123')).status).toBe(200);
  });

  test('sends the account one email, without the password', async () => {
    const { user, token } = await signUp();
    await shop.runJobs();
    const before = shop.emails.length;
    await change(token, 'Wrong@123', 'Newer@123');
    await change(token, OLD_PASSWORD, 'Newer@123');
    await shop.runJobs();
    const sent = shop.emails.slice(before);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'My Store: your password was changed · تم تغيير كلمة المرور'],
    ]);
    for (const part of [sent[0]?.text, sent[0]?.html]) expect(part).not.toContain('@123');
  });

  test.each([0, 1, 500, 999])(
    'called twice within a second (at %i ms), only the newest token is valid',
    async (ms) => {
      now = Math.floor(now / 1000) * 1000 + 5000 + ms;
      const { token: first } = await signUp();
      const { token: second } = (await change(first, OLD_PASSWORD, 'Newer@123')).body;
      expect([await statusOf(first), await statusOf(second)]).toEqual([401, 200]);
      const { token: third } = (await change(second, 'Newer@123', 'Newest@123')).body;
      expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 401, 200]);
      now += 60_000;
      expect([await statusOf(first), await statusOf(second), await statusOf(third)]).toEqual([401, 401, 200]);
    },
  );

  test('exactly one of several parallel changes succeeds', async () => {
    const { token } = await signUp();
    const answers = await Promise.all(
      ['One@1234', 'Two@1234', 'Three@1234'].map((it) => change(token, OLD_PASSWORD, it)),
    );
    expect(answers.map(({ status }) => status)).not.toContain(500);
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(await statusOf(winners[0]?.body.token)).toBe(200);
  });

  test('a wrong current password is 400, names the field and changes nothing', async () => {
    const { token } = await signUp();
    const { status, body } = await change(token, 'Wrong@123', 'Newer@123');
    expect(status).toBe(400);
    expect(body).toEqual({
      statusMsg: 'fail',
      message: 'fail',
      code: 'wrong-current-password',
      errors: { msg: 'incorrect current password', param: 'currentPassword', location: 'body' },
    });
    expect(await statusOf(token)).toBe(200);
  });

  test.each([
    [{}, 'currentPassword', 'Current password is required'],
    [{ currentPassword: OLD_PASSWORD }, 'password', 'Password is required'],
    [
      { currentPassword: OLD_PASSWORD, password: 'Ab@1', rePassword: 'Ab@1' },
      'password',
      'must be at least 6 chars',
    ],
    [
      { currentPassword: OLD_PASSWORD, password: 'Newer@123' },
      'rePassword',
      'Password confirmation is required',
    ],
    [
      { currentPassword: OLD_PASSWORD, password: 'Newer@123', rePassword: 'Other@123' },
      'rePassword',
      'Password confirmation is incorrect',
    ],
  ])('%j is 400 and names the field', async (form, param, msg) => {
    const { token } = await shop.addShopper();
    expect(await shop.put('/api/v1/users/changeMyPassword', form, { token })).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { msg, param, location: 'body' } },
    });
  });
});

describe('PUT /api/v1/users/updateMe', () => {
  test('changes any subset of fields; the answer has no phone and no new token; the token stays valid', async () => {
    const { token, email } = await shop.addShopper();
    const { status, body } = await update(token, { name: 'سارة علي', phone: '01112345678' });
    expect(status).toBe(200);
    expect(body).toEqual({ message: 'success', user: { name: 'سارة علي', email, role: 'user' } });
    expect(await findRow(email)).toMatchObject({ name: 'سارة علي', phone: '01112345678' });
    expect(await statusOf(token)).toBe(200);
    const again = await shop.put('/api/v1/users/updateMe/', { name: 'Mona' }, { token });
    expect(again.body.user).toEqual({ name: 'Mona', email, role: 'user' });
    expect((await findRow(email))?.phone).toBe('01112345678');
  });

  test('answers 200 and changes nothing if the request names no field', async () => {
    const { token, name, email, phone } = await shop.addShopper();
    expect(await update(token, {})).toMatchObject({
      status: 200,
      body: { message: 'success', user: { name, email, role: 'user' } },
    });
    expect(await findRow(email)).toMatchObject({ name, phone });
  });

  test('ignores fields that a shopper may not change', async () => {
    const { token, id, email } = await shop.addShopper();
    const before = await findRow(email);
    await update(token, { id: 'f'.repeat(24), role: 'admin', passwordHash: 'x', password: 'x' });
    expect(await findRow(email)).toMatchObject({ id, role: 'user', passwordHash: before?.passwordHash });
  });

  test('another account’s email, in upper or lower case, is 400 and names the field; one’s own is accepted', async () => {
    const [shopper, other] = [await shop.addShopper(), await shop.addShopper()];
    const taken = other.email.toUpperCase();
    expect(
      await update(shopper.token, { name: 'Mona', email: taken, currentPassword: OLD_PASSWORD }),
    ).toMatchObject({
      status: 400,
      body: {
        message: 'fail',
        errors: { msg: 'Email is already in use', param: 'email', location: 'body', value: other.email },
      },
    });
    expect((await findRow(shopper.email))?.name).toBe('Sara Ali');
    expect((await update(shopper.token, { email: shopper.email })).status).toBe(200);
  });

  test.each([
    [{ name: 'ab' }, 'name', 'must be at least 3 chars'],
    [{ name: null }, 'name', 'Name is required'],
    [{ email: 'nonsense' }, 'email', 'Invalid email'],
    [{ phone: '123' }, 'phone', 'accept only egypt phone numbers'],
  ])('%j is 400 and names the field', async (changes, param, msg) => {
    const { token } = await shop.addShopper();
    expect(await update(token, changes)).toMatchObject({
      status: 400,
      body: { message: param === 'phone' ? msg : 'fail', errors: { msg, param, location: 'body' } },
    });
  });
});

test('no password appears in an answer or in the log', async () => {
  const secrets = ['Hidden@111', 'Hidden@222', 'h1dd', 'Hidden@333'];
  const form = fillSignUpForm({ password: secrets[0], rePassword: secrets[0] });
  const answers = [await shop.post('/api/v1/auth/signup', form)];
  const { token } = answers[0]?.body ?? {};
  answers.push(
    await shop.post('/api/v1/auth/signup', form),
    await shop.post('/api/v1/auth/signup', { ...form, password: secrets[2] }),
    await shop.post('/api/v1/auth/signup', { ...form, rePassword: secrets[3] }),
    await shop.post('/api/v1/auth/signin', { email: form.email, password: secrets[0] }),
    await shop.post('/api/v1/auth/signin', { email: form.email, password: secrets[3] }),
    await shop.post('/api/v1/auth/signin', { email: 'nonsense', password: secrets[3] }),
    await shop.post('/api/v1/auth/signin', `{"password":"${secrets[3]}"`),
    await change(token, secrets[3], secrets[1]),
    await change(token, secrets[0], secrets[1], secrets[3]),
    await change(token, secrets[0], secrets[2]),
    await change(token, secrets[0], secrets[1]),
    await shop.put('/api/v1/auth/resetPassword', { email: form.email, newPassword: secrets[3] }),
    await shop.put('/api/v1/auth/resetPassword', { email: form.email, newPassword: secrets[2] }),
  );
  // A failed query is logged, and the database layer's message repeats its values.
  await shop.api.db.execute(sql`alter table users rename column role to elsewhere`);
  const failed = await shop.post('/api/v1/auth/signup', { ...form, email: 'unlucky@example.com' });
  await shop.api.db.execute(sql`alter table users rename column elsewhere to role`);
  expect(failed.status).toBe(500);
  expect(logged.join()).toContain('Failed query');
  answers.push(failed);
  const output = [...answers.map(({ body }) => JSON.stringify(body)), ...logged].join('\n');
  for (const secret of [...secrets, OLD_PASSWORD, 'argon2id']) expect(output).not.toContain(secret);
});
