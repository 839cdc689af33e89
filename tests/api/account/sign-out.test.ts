import crypto from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createApi } from '#api/create-api.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { emailChanges, endedTokens } from '#api/schema/account.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { ORIGIN, openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';
import { watchQueries } from '#tests/setup/watch-database.ts';

// A clock that only tests advance, so that tokens are issued in the same second.
let now = Math.floor(Date.now() / 1000) * 1000;
const shop = await openTestShop({ clock: () => now });

const form = fillSignUpForm();
const signIn = async ({ email, password } = form): Promise<string> =>
  (await shop.post('/api/v1/auth/signin', { email, password })).body.token;
const signOut = (token: string) => shop.post('/api/v1/auth/signout', undefined, { token });
const signOutEverywhere = (token: string) =>
  shop.post('/api/v1/auth/signoutEverywhere', undefined, { token });
const verify = (token: string) => shop.get('/api/v1/auth/verifyToken', { token });
const isTokenValid = async (token: string) => (await verify(token)).status === 200;
const ENDED_ANSWER = {
  status: 401,
  body: { statusMsg: 'fail', message: 'Invalid Token. please login again' },
};

await shop.post('/api/v1/auth/signup', form);

describe('POST /api/v1/auth/signout', () => {
  test('ends this token at once, and no other, not even one issued in the same second', async () => {
    const [token, sibling] = [await signIn(), await signIn()];
    expect(sibling).not.toBe(token);
    const answer = await signOut(token);
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(await verify(token)).toMatchObject(ENDED_ANSWER);
    expect(await shop.get('/api/v1/cart', { token })).toMatchObject(ENDED_ANSWER);
    expect(await signOut(token)).toMatchObject(ENDED_ANSWER);
    expect(await isTokenValid(sibling)).toBe(true);
  });

  test('signing in again within the same second gives another, valid token', async () => {
    const token = await signIn();
    await signOut(token);
    const again = await signIn();
    expect(again).not.toBe(token);
    expect(await isTokenValid(again)).toBe(true);
  });

  test('ends every spelling of the token: the last character of a signature has unused bits', async () => {
    const token = await signIn();
    const base64Url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = base64Url.indexOf(token.at(-1) ?? '');
    const spellings = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + base64Url[(last & ~3) + bits]);
    expect(spellings).toContain(token);
    await signOut(token);
    for (const spelling of spellings) expect(await verify(spelling)).toMatchObject(ENDED_ANSWER);
  });

  test('takes effect at once on every server of a database', async () => {
    const other = await createApi(shop.api);
    const token = await signIn();
    const statusThere = async () =>
      (await other.app.request(`${ORIGIN}/api/v1/auth/verifyToken`, { headers: { token } })).status;
    expect(await statusThere()).toBe(200);
    await signOut(token);
    expect(await statusThere()).toBe(401);
  });

  test('adds no database query to other calls', async () => {
    const token = await signIn();
    await verify(token);
    const queries = watchQueries(shop.database);
    await verify(token);
    expect(queries()).toBe(1);
  });

  test('keeps a hash of the token until the token would have expired', async () => {
    const token = await signIn();
    await signOut(token);
    const rows = await shop.api.db.select().from(endedTokens);
    for (const part of token.split('.')) expect(JSON.stringify(rows)).not.toContain(part);
    now += 91 * 24 * 60 * 60_000;
    await signOut(await signIn());
    expect(await shop.api.db.$count(endedTokens)).toBe(1);
  });

  test('without a token is 401', async () => {
    expect((await shop.post('/api/v1/auth/signout')).body.code).toBe('not-logged-in');
  });
});

describe('POST /api/v1/auth/signoutEverywhere', () => {
  test('ends every token of the account and none of others; a new one is valid at once', async () => {
    const [token, phone, stranger] = [await signIn(), await signIn(), (await shop.addShopper()).token];
    expect((await signOutEverywhere(token)).status).toBe(204);
    expect(await verify(token)).toMatchObject(ENDED_ANSWER);
    expect(await verify(phone)).toMatchObject(ENDED_ANSWER);
    expect(await isTokenValid(stranger)).toBe(true);
    const [fresh, next] = [await signIn(), await signIn()];
    expect([await isTokenValid(fresh), await isTokenValid(next)]).toEqual([true, true]);
    await signOutEverywhere(fresh);
    expect([await isTokenValid(fresh), await isTokenValid(next)]).toEqual([false, false]);
  });

  test('cancels a pending email change, which a stolen token may have requested', async () => {
    const { token, id } = await shop.addShopper();
    await shop.put(
      '/api/v1/users/updateMe',
      { email: 'thief@example.com', currentPassword: PASSWORD },
      { token },
    );
    expect(await shop.api.db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(1);
    await signOutEverywhere(token);
    expect(await shop.api.db.$count(emailChanges, eq(emailChanges.userId, id))).toBe(0);
  });

  test('refuses a sign-in whose password is being checked meanwhile', async () => {
    const token = await signIn();
    const argon2 = crypto.argon2;
    vi.spyOn(crypto, 'argon2').mockImplementationOnce((name, options, done) => {
      void signOutEverywhere(token).then(() => argon2(name, options, done));
    });
    const late = await shop.post('/api/v1/auth/signin', { email: form.email, password: form.password });
    expect(late.body.code).toBe('wrong-sign-in');
  });
});
