import { describe, expect, test } from 'vitest';
import { createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type RequestOptions } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const shop = await openTestShop({ database, limits: createRateLimits({ database, isOn: true }) });

let lastClient = 0;
const newClient = (): RequestOptions => ({ clientAddress: `10.1.0.${++lastClient}` });
const REFUSED_ANSWER = {
  status: 429,
  body: { statusMsg: 'fail', message: expect.stringMatching(/^Too many attempts\. .* \d+ minutes?\.$/) },
};
const signIn = (email: string, password: string, client = newClient()) =>
  shop.post('/api/v1/auth/signin', { email, password }, client);
const requestReset = (email: string, client = newClient()) =>
  shop.post('/api/v1/auth/forgotPasswords', { email }, client);
const verifyCode = (resetCode: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/verifyResetCode', { resetCode }, client);
const reset = (email: string, client: RequestOptions) =>
  shop.put('/api/v1/auth/resetPassword', { email, newPassword: 'Brand@456' }, client);

async function repeat(times: number, work: () => Promise<unknown>) {
  for (let done = 0; done < times; done++) await work();
}
async function readCode(email: string) {
  await shop.runJobs();
  return shop.emails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0] ?? 'no email';
}

describe('sign-in', () => {
  test('is limited per account, whether it exists or not; Retry-After says for how long', async () => {
    const { email } = (await shop.post('/api/v1/auth/signup', fillSignUpForm(), newClient())).body.user;
    for (const account of [email, 'nobody@example.com']) {
      await repeat(LIMITS.signInAccount.points, () => signIn(account, 'Wrong@123'));
      const refused = await signIn(account.toUpperCase(), 'Secret@123');
      expect(refused).toMatchObject(REFUSED_ANSWER);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('with the right password resets the account’s attempts', async () => {
    const { email } = (await shop.post('/api/v1/auth/signup', fillSignUpForm(), newClient())).body.user;
    await repeat(LIMITS.signInAccount.points - 1, () => signIn(email, 'Wrong@123'));
    expect((await signIn(email, 'Secret@123')).status).toBe(200);
    expect((await signIn(email, 'Wrong@123')).status).toBe(401);
    expect((await signIn(email, 'Secret@123')).status).toBe(200);
  });

  test('is limited per client across accounts; an IPv6 network counts as one client', async () => {
    await repeat(LIMITS.signInClient.points, () => shop.api.limits.take('signInClient', '2001:db8:0:7::/64'));
    expect(
      await signIn('a@example.com', 'Wrong@123', { clientAddress: '2001:db8:0:7:aaaa::1' }),
    ).toMatchObject(REFUSED_ANSWER);
    expect((await signIn('a@example.com', 'Wrong@123')).status).toBe(401);
  });
});

test('sign-up is limited per client', async () => {
  const client = newClient();
  await repeat(LIMITS.signUpClient.points, () =>
    shop.api.limits.take('signUpClient', client.clientAddress ?? ''),
  );
  expect(await shop.post('/api/v1/auth/signup', fillSignUpForm(), client)).toMatchObject(REFUSED_ANSWER);
});

test('changing the password is limited per session, unaffected by wrong guesses at sign-in', async () => {
  const { user, token } = (await shop.post('/api/v1/auth/signup', fillSignUpForm(), newClient())).body;
  const change = (currentPassword: string, session: string) =>
    shop.put(
      '/api/v1/users/changeMyPassword',
      { currentPassword, password: 'Newer@123', rePassword: 'Newer@123' },
      { token: session },
    );
  const session = (await signIn(user.email, 'Secret@123')).body.token;
  await repeat(LIMITS.signInAccount.points, () => shop.api.limits.take('signInAccount', user.email));
  await repeat(LIMITS.changePassword.points, () => change('Wrong@123', session));
  expect(await change('Secret@123', session)).toMatchObject(REFUSED_ANSWER);
  expect((await change('Secret@123', token)).status).toBe(200);
});

describe('a forgotten password', () => {
  test('is limited per account, whether it exists or not, and per client', async () => {
    const { email } = await shop.addShopper();
    for (const account of [email, 'unknown@example.com']) {
      const client = newClient();
      await repeat(LIMITS.resetClientAccount.points, () => requestReset(account, client));
      expect(await requestReset(account, client)).toMatchObject(REFUSED_ANSWER);
      await repeat(LIMITS.resetMailbox.points - LIMITS.resetClientAccount.points, async () =>
        expect((await requestReset(account)).status).toBe(200),
      );
      expect(await requestReset(account)).toMatchObject(REFUSED_ANSWER);
    }
    const client = newClient();
    let asked = 0;
    await repeat(LIMITS.resetClient.points, () => requestReset(`someone${++asked}@example.com`, client));
    expect(await requestReset('another@example.com', client)).toMatchObject(REFUSED_ANSWER);
  });

  test('lets a client try a limited number of codes, also in parallel; then even the right one fails', async () => {
    const { email } = await shop.addShopper();
    const [asker, guesser] = [newClient(), newClient()];
    await requestReset(email, asker);
    const code = await readCode(email);
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, digit) => verifyCode(`no code ${digit}`, guesser)),
    );
    const compared = guesses.filter(({ status }) => status === 400).length;
    expect(compared).toBeLessThanOrEqual(LIMITS.resetCodeClient.points);
    expect(await verifyCode(code, guesser)).toMatchObject(REFUSED_ANSWER);
    expect((await verifyCode(code, asker)).status).toBe(200);
  });

  test('counts only wrong codes', async () => {
    const { email } = await shop.addShopper();
    const client = newClient();
    await requestReset(email, client);
    const code = await readCode(email);
    await repeat(LIMITS.resetCodeClient.points + 1, async () =>
      expect((await verifyCode(code, client)).status).toBe(200),
    );
    expect((await reset(email, client)).status).toBe(200);
  });

  test('does not let the holder of a code try emails until one matches', async () => {
    const client = newClient();
    await repeat(LIMITS.resetCodeClient.points, () => reset('nobody@example.com', client));
    expect(await reset('nobody@example.com', client)).toMatchObject(REFUSED_ANSWER);
  });

  test('that has been reset unlocks the sign-in', async () => {
    const { email } = await shop.addShopper();
    await repeat(LIMITS.signInAccount.points, () => shop.api.limits.take('signInAccount', email));
    const client = newClient();
    await requestReset(email, client);
    await verifyCode(await readCode(email), client);
    await reset(email, client);
    expect((await signIn(email, 'Brand@456')).status).toBe(200);
  });
});
