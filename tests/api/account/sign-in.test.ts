import crypto from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { users } from '#api/schema/account.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

const signUp = (changes?: Record<string, unknown>) =>
  shop.post('/api/v1/auth/signup', fillSignUpForm(changes));
const signIn = (email: string, password: string) => shop.post('/api/v1/auth/signin', { email, password });
const verify = (token?: string) => shop.get('/api/v1/auth/verifyToken', { token });

describe('POST /api/v1/auth/signup', () => {
  test('answers 201 with the user and a valid token', async () => {
    const form = fillSignUpForm();
    const { status, body } = await shop.post('/api/v1/auth/signup', form);
    expect(status).toBe(201);
    expect(body).toEqual({
      message: 'success',
      user: { name: 'Sara Ali', email: form.email, role: 'user' },
      token: expect.any(String),
    });
    expect((await verify(body.token)).status).toBe(200);
  });

  test('stores the email in lower case and normalizes the phone', async () => {
    const form = fillSignUpForm({ email: ' Mona.NABIL@Example.COM ', phone: '+20 101 234 5678' });
    const { body } = await shop.post('/api/v1/auth/signup/', form);
    expect(body.user.email).toBe('mona.nabil@example.com');
    const rows = await shop.api.db.select().from(users);
    expect(rows.find((row) => row.email === 'mona.nabil@example.com')).toMatchObject({
      phone: '01012345678',
    });
  });

  test('stores the password only as an argon2id hash', async () => {
    const { body } = await signUp({ email: 'stored@example.com' });
    const rows = await shop.api.db.select().from(users);
    const row = rows.find(({ email }) => email === body.user.email);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('Secret@123');
  });

  test('a known email is 409, in upper or lower case', async () => {
    await signUp({ email: 'known@example.com' });
    expect(await signUp({ email: 'KNOWN@example.com' })).toMatchObject({
      status: 409,
      body: { statusMsg: 'fail', message: 'Account Already Exists' },
    });
  });

  test('only one of fifty concurrent sign-ups with the same email succeeds', async () => {
    const form = fillSignUpForm();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => shop.post('/api/v1/auth/signup', form)),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect((await verify(winners[0]?.body.token)).status).toBe(200);
    expect(await shop.api.db.$count(users, eq(users.email, form.email))).toBe(1);
  });

  test.each([
    ['name', undefined, 'Name is required'],
    ['name', 'ab', 'must be at least 3 chars'],
    ['name', 'a\0bc', 'contains characters that cannot be stored'],
    ['email', undefined, 'Email is required'],
    ['email', 'sara@x', 'Invalid email'],
    ['password', undefined, 'Password is required'],
    ['password', 'Ab@1', 'must be at least 6 chars'],
    ['password', 'x'.repeat(257), 'must be at most 256 chars'],
    ['rePassword', undefined, 'Password confirmation is required'],
    ['rePassword', 'Other@123', 'Password confirmation is incorrect'],
    ['phone', undefined, 'Phone is required'],
    ['phone', '01312345678', 'accept only egypt phone numbers'],
  ])('a wrong %s (%j) is 400 and names the field: %s', async (param, value, msg) => {
    const { status, body } = await signUp({ [param]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      message: param === 'phone' ? msg : 'fail',
      errors: { msg, param, location: 'body' },
    });
    if (/password/i.test(param)) expect(body.errors).not.toHaveProperty('value');
    else expect(body.errors.value).toEqual(value);
  });
});

describe('POST /api/v1/auth/signin', () => {
  test('answers 200 in the shape of sign-up, for the email in upper or lower case', async () => {
    const { body } = await signUp({ email: 'enter@example.com' });
    expect(await signIn('ENTER@example.com', 'Secret@123')).toMatchObject({
      status: 200,
      body: { message: 'success', user: body.user, token: expect.any(String) },
    });
  });

  test('a wrong password and an unknown account get the same 401', async () => {
    await signUp({ email: 'wrong@example.com' });
    const wrong = await signIn('wrong@example.com', 'secret@123');
    const unknown = await signIn('nobody@example.com', 'Secret@123');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      statusMsg: 'fail',
      message: 'Incorrect email or password',
      code: 'wrong-sign-in',
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('hashes for an unknown account too, so that the response time reveals nothing', async () => {
    await signUp({ email: 'timed@example.com' });
    const argon2 = vi.spyOn(crypto, 'argon2');
    await signIn('timed@example.com', 'Wrong@123');
    await signIn('not-there@example.com', 'Wrong@123');
    expect(argon2).toHaveBeenCalledTimes(2);
    const costs = argon2.mock.calls.map(([name, { memory, passes, parallelism, tagLength }]) => ({
      name,
      memory,
      passes,
      parallelism,
      tagLength,
    }));
    expect(costs[1]).toEqual(costs[0]);
  });

  test('the old password is refused if it is changed while being checked', async () => {
    const { body } = await signUp({ email: 'raced@example.com' });
    const argon2 = crypto.argon2;
    vi.spyOn(crypto, 'argon2').mockImplementationOnce((name, options, done) => {
      const changing = { currentPassword: 'Secret@123', password: 'Newer@123', rePassword: 'Newer@123' };
      void shop.put('/api/v1/users/changeMyPassword', changing, { token: body.token }).then(() => {
        shop.passTime(2000);
        argon2(name, options, done);
      });
    });
    expect((await signIn('raced@example.com', 'Secret@123')).body.code).toBe('wrong-sign-in');
  });

  test.each([
    [{ password: 'Secret@123' }, 'email', 'Email is required'],
    [{ email: 'sara', password: 'Secret@123' }, 'email', 'Invalid email'],
    [{ email: 'sara@example.com' }, 'password', 'Password is required'],
    [{ email: 'sara@example.com', password: { $ne: '' } }, 'password', 'Password is required'],
    [[], 'email', 'Email is required'],
  ])('%j is 400 and names the field', async (form, param, msg) => {
    expect(await shop.post('/api/v1/auth/signin', form)).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { msg, param, location: 'body' } },
    });
  });
});

test('users cannot be listed or read, unlike at the original provider', async () => {
  const { token, id } = await shop.addShopper();
  for (const path of ['/api/v1/users', `/api/v1/users/${id}`]) {
    expect((await shop.get(path, { token })).status).toBe(404);
  }
});

test('Retry-After can be read by a browser client of another origin', async () => {
  const answer = await shop.post('/api/v1/auth/signin', {}, { headers: { origin: 'http://localhost:5173' } });
  expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
});
