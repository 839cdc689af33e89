/** Password resets of shoppers who share an IP address (as in a mobile network) and a kind of browser. */
import { describe, expect, test } from 'vitest';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { ORIGIN, openTestShop, type RequestOptions } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const limits = createRateLimits({ database, isOn: true });
const shop = await openTestShop({ database, limits });

let last = 0;
const newAddress = () => `10.7.0.${++last}`;
/** A client that keeps no cookies, like a web page on another origin. */
const plainAt = (clientAddress: string): RequestOptions => ({
  clientAddress,
  headers: { 'user-agent': 'Chrome on Android' },
});
/** A browser on a page of the shop. */
const browserAt = (clientAddress: string, cookie = '') => ({
  clientAddress,
  headers: { 'user-agent': 'Chrome on Android', origin: ORIGIN, ...(cookie && { cookie }) },
});
const verify = (resetCode: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/verifyResetCode', { resetCode }, client);
const reset = (email: string, client: RequestOptions) =>
  shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Brand@456' }, client);

/** Asks for a code; returns the code in the email and the cookie in the answer. */
async function ask(client: RequestOptions) {
  const { email } = await shop.addShopper();
  const { headers } = await shop.post('/api/v1/auth/forgotPasswords', { email }, client);
  await shop.runJobs();
  const code = shop.emails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0] ?? 'no email';
  return { email, code, cookie: headers.get('set-cookie') ?? '' };
}
const changeCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a neighbour behind the same IP address', () => {
  test('does not end a code by requesting one for another account, with or without cookies', async () => {
    for (const client of [plainAt(newAddress()), browserAt(newAddress())]) {
      const first = await ask(client);
      const second = await ask(client);
      expect((await verify(first.code, client)).status).toBe(200);
      expect((await verify(second.code, client)).status).toBe(200);
    }
  });

  test('cannot set the password after another browser has verified the code', async () => {
    const address = newAddress();
    const { email, code, cookie } = await ask(browserAt(address));
    expect(cookie).toMatch(/^device=[\w-]{22};.*HttpOnly/);
    const own = browserAt(address, cookie.split(';')[0]);
    const verified = await verify(code, own);
    expect([verified.status, verified.headers.get('set-cookie')]).toEqual([200, null]);
    expect((await reset(email, browserAt(address))).status).toBe(400);
    expect((await reset(email, own)).status).toBe(200);
  });

  test('cannot set the password, even if the code was requested on another device', async () => {
    const address = newAddress();
    const { email, code } = await ask(plainAt(newAddress()));
    const verified = await verify(code, browserAt(address));
    expect(verified.status).toBe(200);
    const cookie = verified.headers.get('set-cookie')?.split(';')[0];
    expect((await reset(email, browserAt(address))).status).toBe(400);
    expect((await reset(email, browserAt(address, cookie))).status).toBe(200);
  });

  test('can guess at only one code at a time, even with several accounts', async () => {
    const client = plainAt(newAddress());
    const [first, second] = [await ask(client), await ask(client)];
    for (let tries = 0; tries < 5; tries++) await verify('no code', client);
    // The five wrong tries voided the second code; they were not compared with the first one.
    expect((await verify(second.code, client)).status).toBe(400);
    expect((await verify(first.code, client)).status).toBe(200);
  });
});

describe('a code that was requested by another client', () => {
  test('works after a stranger with many codes of its own has used up its guesses', async () => {
    const stranger = newAddress();
    for (let emails = 0; emails < 15; emails++)
      await ask(browserAt(stranger, `device=${String(emails).padStart(22, 'd')}`));
    const owner = await ask(plainAt(newAddress()));
    const statuses: number[] = [];
    for (let guess = 0; guess < LIMITS.resetCodeClient.points; guess++)
      statuses.push((await verify(changeCode(owner.code), plainAt(stranger))).status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(LIMITS.resetCodeElsewhereClient.points);
    expect((await verify(owner.code, plainAt(newAddress()))).status).toBe(200);
  });

  test('does not count wrong tries that are not six digits', async () => {
    const { code } = await ask(plainAt(newAddress()));
    const client = plainAt(newAddress());
    for (const typed of ['no code', '12345', '1234567', code.slice(1)])
      expect((await verify(typed, client)).status).toBe(400);
    expect((await verify(code, client)).status).toBe(200);
  });
});
