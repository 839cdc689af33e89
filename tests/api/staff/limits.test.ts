import { expect, test } from 'vitest';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { addMember, askAs, SECURE_ORIGIN, STAFF_PASSWORD } from '#tests/setup/staff.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });

const signIn = async (email: string, password: string, clientAddress: string, code?: string) =>
  shop.post('/api/staff/sign-in', { email, password, code }, { origin: SECURE_ORIGIN, clientAddress });
const guess = (email: string, clientAddress: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => signIn(email, 'a wrong password', clientAddress)));

test('guesses at a password are limited for one client, whether the account exists or not', async () => {
  const { email } = await addMember(shop);
  for (const [account, client] of [
    [email, '10.2.0.1'],
    ['nobody@shop.test', '10.2.0.2'],
  ] as const) {
    await guess(account, client, LIMITS.staffSignInClientAccount.points);
    const refused = await signIn(account, STAFF_PASSWORD, client);
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-tries']);
  }
  // The guesses do not lock out other clients, such as the account's owner.
  expect((await signIn(email, STAFF_PASSWORD, '10.2.0.3')).status).toBe(200);
});

test('guesses from many clients are limited by account', async () => {
  const { email } = await addMember(shop);
  const { points } = LIMITS.staffSignInAccount;
  for (let sent = 0; sent < points; sent += 10) await guess(email, `10.3.0.${sent}`, 10);
  expect((await signIn(email, STAFF_PASSWORD, '10.3.1.1')).status).toBe(429);
});

test('guesses of one client at many accounts are limited', async () => {
  const { points } = LIMITS.staffSignInClient;
  for (let sent = 0; sent < points; sent++) await signIn(`${sent}@shop.test`, 'a wrong password', '10.4.0.1');
  expect((await signIn('other@shop.test', STAFF_PASSWORD, '10.4.0.1')).status).toBe(429);
});

test('with the right password, guesses at the code are limited', async () => {
  const { email } = await addMember(shop, 'owner', { totpSecret: 'unreadable' });
  const guessCode = (at: number) => signIn(email, STAFF_PASSWORD, `10.5.0.${at}`, `00000${at}`);
  for (let at = 0; at < LIMITS.staffCode.points; at++)
    expect((await guessCode(at)).body.code).toBe('wrong-code');
  expect((await guessCode(9)).status).toBe(429);
});

test('a stolen session can’t guess its owner’s password', async () => {
  const member = await addMember(shop);
  const prove = (password: string) => askAs(shop, member, 'POST', '/proof', { body: { password } });
  for (let sent = 0; sent < LIMITS.staffProof.points; sent++) await prove('a wrong password');
  expect((await prove(STAFF_PASSWORD)).status).toBe(429);
  const body = { currentPassword: STAFF_PASSWORD, password: 'another long password' };
  expect((await askAs(shop, member, 'PUT', '/me/password', { body })).status).toBe(429);
});
