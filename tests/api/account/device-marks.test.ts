import { describe, expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { users } from '#api/schema/account.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { type Answer, openTestShop, type RequestOptions } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });

let lastClient = 0;
const newClient = () => `10.2.0.${++lastClient}`;
const readCookie = ({ headers }: Answer) => headers.get('set-cookie')?.split(';')[0] ?? '';
const fromClient = (clientAddress: string, cookie?: string): RequestOptions => ({
  clientAddress,
  ...(cookie && { headers: { cookie } }),
});
const signIn = (email: string, password: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/signin', { email, password }, client);
const requestReset = (email: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/forgotPasswords', { email }, client);

async function repeat(times: number, work: () => Promise<unknown>) {
  for (let done = 0; done < times; done++) await work();
}

/** Creates an account; returns the cookie of its browser as well. */
async function openAccount(cookie?: string) {
  const form = fillSignUpForm();
  const answer = await shop.post('/api/v1/auth/signup', form, fromClient(newClient(), cookie));
  return { ...form, token: answer.body.token as string, cookie: readCookie(answer), answer };
}

/**
 * Uses up the sign-in attempts of browsers without a device cookie, which count by account. Counts them in the rate
 * limiter directly, because hashing passwords is slow.
 */
const guess = (email: string) =>
  repeat(LIMITS.signInAccount.points, () => shop.api.limits.take('signInAccount', email));

describe('the device cookie of a browser', () => {
  test('is hidden from scripts and other sites, holds nothing personal, and comes in an uncacheable answer', async () => {
    const { answer, email } = await openAccount();
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^device=[\w-]{22}\.[\w-]{22};/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/api', 'Max-Age=31536000'])
      expect(cookie).toContain(part);
    expect(cookie).not.toMatch(/Secure|Domain/);
    expect(cookie).not.toContain(email);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('is Secure in a shop that is served over https', async () => {
    const answer = await shop.app.request(
      'https://shop.test/api/v1/auth/signup',
      {
        method: 'POST',
        body: JSON.stringify(fillSignUpForm()),
        headers: { 'content-type': 'application/json' },
      },
      { origin: 'https://shop.test', clientAddress: newClient() },
    );
    expect(answer.headers.get('set-cookie')).toContain('Secure');
  });

  test('lets the owner sign in after wrong passwords from elsewhere have locked out everybody else', async () => {
    const { email, password, cookie } = await openAccount();
    await repeat(10, () => signIn(email, 'Wrong@123', fromClient(newClient())));
    expect((await signIn(email, password, fromClient(newClient()))).status).toBe(429);
    const owner = await signIn(email, password, fromClient(newClient(), cookie));
    expect(owner.status).toBe(200);
    // The owner's success does not lift the lock for others.
    expect((await signIn(email, password, fromClient(newClient()))).status).toBe(429);
    expect((await signIn(email, password, fromClient(newClient(), readCookie(owner)))).status).toBe(200);
  });

  test('lets the owner in when a neighbour has used up the limit of their shared IP address', async () => {
    const { email, password, cookie } = await openAccount();
    const client = newClient();
    await repeat(LIMITS.signInClient.points, () => shop.api.limits.take('signInClient', client));
    expect((await signIn(email, password, fromClient(client))).status).toBe(429);
    expect((await signIn(email, password, fromClient(client, cookie))).status).toBe(200);
  });

  test('has a limit of its own, so that its holder cannot guess for ever', async () => {
    const { email, password, cookie } = await openAccount();
    await repeat(LIMITS.signInDevice.points, () =>
      signIn(email, 'Wrong@123', fromClient(newClient(), cookie)),
    );
    expect((await signIn(email, password, fromClient(newClient(), cookie))).status).toBe(429);
    // Browsers without the cookie are not locked out.
    expect((await signIn(email, password, fromClient(newClient()))).status).toBe(200);
  });

  test('bypasses the limit of its IP address only a few times, because right passwords cost a hash, too', async () => {
    const { email, password, cookie } = await openAccount();
    const client = newClient();
    const [user] = await shop.api.db.select().from(users).where(eq(users.email, email));
    await shop.api.limits.take('signInMarked', user?.id ?? '', LIMITS.signInMarked.points - 1);
    await shop.api.limits.take('signInClient', client, LIMITS.signInClient.points);
    expect((await signIn(email, password, fromClient(client, cookie))).status).toBe(200);
    expect((await signIn(email, password, fromClient(client, cookie))).status).toBe(429);
    // Above the limit, the browser with the cookie is treated like any other: a new IP address lets it in.
    expect((await signIn(email, password, fromClient(newClient(), cookie))).status).toBe(200);
  });

  test('has no effect if it belongs to another account, or is made up or broken', async () => {
    const [owner, other] = [await openAccount(), await openAccount()];
    await guess(owner.email);
    const [device, mark] = owner.cookie.slice('device='.length).split('.');
    const [otherDevice, otherMark] = other.cookie.slice('device='.length).split('.');
    const forged = [
      other.cookie,
      `device=${otherDevice}.${mark}`,
      `device=${device}.${otherMark}`,
      `device=${device}`,
      `device=${device}.${'A'.repeat(22)}`,
      `device=${device}.${mark}.x`,
      'device=%00',
      `device=${'x'.repeat(3000)}`,
    ];
    for (const cookie of forged)
      expect((await signIn(owner.email, owner.password, fromClient(newClient(), cookie))).status).toBe(429);
  });

  test('works for the last five accounts of a browser', async () => {
    const first = await openAccount();
    let { cookie } = first;
    await repeat(4, async () => {
      ({ cookie } = await openAccount(cookie));
    });
    await guess(first.email);
    expect((await signIn(first.email, first.password, fromClient(newClient(), cookie))).status).toBe(200);
    ({ cookie } = await openAccount(cookie));
    expect((await signIn(first.email, first.password, fromClient(newClient(), cookie))).status).toBe(429);
  });

  test('ends with a new password or signing out everywhere, except in the browser that did it', async () => {
    const { email, password, token, cookie } = await openAccount();
    const change = { currentPassword: password, password: 'Newer@123', rePassword: 'Newer@123' };
    const changed = await shop.put('/api/v1/users/changeMyPassword', change, {
      token,
      headers: { cookie },
    });
    const session = { token: changed.body.token, headers: { cookie: readCookie(changed) } };
    const out = await shop.post('/api/v1/auth/signoutEverywhere', undefined, session);
    await guess(email);
    for (const old of [cookie, readCookie(changed)])
      expect((await signIn(email, 'Newer@123', fromClient(newClient(), old))).status).toBe(429);
    expect((await signIn(email, 'Newer@123', fromClient(newClient(), readCookie(out)))).status).toBe(200);
  });

  test('is not given for a token alone, so that a stolen token cannot earn one', async () => {
    const [owner, thief] = [await openAccount(), await openAccount()];
    const { token } = owner;
    const out = await shop.post('/api/v1/auth/signoutEverywhere', undefined, {
      token,
      ...fromClient(newClient(), thief.cookie),
    });
    expect([out.status, out.headers.get('set-cookie')]).toEqual([204, null]);
  });
});

describe('a forgotten password', () => {
  test('can be reset by owner and new browsers despite strangers’ requests; emails are limited', async () => {
    const { email, cookie } = await openAccount();
    await repeat(LIMITS.resetMailbox.points + 5, () => requestReset(email, fromClient(newClient())));
    expect((await requestReset(email, fromClient(newClient()))).status).toBe(429);
    const owner = fromClient(newClient(), cookie);
    for (let asked = 0; asked < LIMITS.resetDevice.points; asked++) {
      expect((await requestReset(email, owner)).status).toBe(200);
      // Two requests before the first email is written would send only one email.
      await shop.runJobs();
    }
    expect((await requestReset(email, owner)).status).toBe(429);
    await shop.runJobs();
    const emails = shop.emails.filter(({ to, subject }) => to === email && /reset code/.test(subject));
    expect(emails).toHaveLength(LIMITS.resetMailbox.points + LIMITS.resetDevice.points);
  });

  test('can be reset by the same browser from another IP address, which gives it the cookie', async () => {
    const { email, cookie } = await openAccount();
    await requestReset(email, fromClient(newClient(), cookie));
    await shop.runJobs();
    const resetCode = shop.emails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0];
    await shop.post('/api/v1/auth/verifyResetCode', { resetCode }, fromClient(newClient(), cookie));
    const form = { email, newPassword: 'Brand@456' };
    const reset = await shop.put('/api/v1/auth/resetPassword', form, fromClient(newClient(), cookie));
    expect(reset.status).toBe(200);
    await guess(email);
    expect((await signIn(email, 'Brand@456', fromClient(newClient(), cookie))).status).toBe(429);
    expect((await signIn(email, 'Brand@456', fromClient(newClient(), readCookie(reset)))).status).toBe(200);
  });
});
