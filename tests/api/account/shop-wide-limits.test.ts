/** Limits per shop and per IPv6 network slow attackers down and lock nobody out. */
import { describe, expect, test } from 'vitest';
import { CLIENTS_PER_SITE, createRateLimits, LIMITS } from '#api/platform/security/rate-limits.ts';
import { createLog } from '#server/log.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { openTestShop, type RequestOptions } from '#tests/setup/test-shop.ts';

const database = await openTestDatabase();
const logged: string[] = [];
const log = createLog('warn', { write: (line) => void logged.push(line) });
const limits = createRateLimits({ database, isOn: true });
const shop = await openTestShop({ database, limits, log });

let lastClient = 0;
const newClient = () => `10.${3 + Math.floor(lastClient / 250)}.0.${(lastClient++ % 250) + 1}`;
const fromClient = (clientAddress = newClient(), userAgent = 'Firefox'): RequestOptions => ({
  clientAddress,
  headers: { 'user-agent': userAgent },
});
const requestReset = (email: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/forgotPasswords', { email }, client);
const verifyCode = (resetCode: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/verifyResetCode', { resetCode }, client);
const signIn = (email: string, password: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/signin', { email, password }, client);

async function readCode(email: string) {
  await shop.runJobs();
  return shop.emails.findLast(({ to }) => to === email)?.text.match(/\d{6}/)?.[0] ?? 'no email';
}
const exhaust = (limit: keyof typeof LIMITS) =>
  limits.tryTake(limit, 'shop', LIMITS[limit].points + 1).then(() => {});

describe('an IPv6 /48', () => {
  test('has the limit of a few clients, however many /64 networks it contains', async () => {
    const half = LIMITS.signInClient.points / 2;
    for (let client = 0; client < 2 * CLIENTS_PER_SITE; client++)
      expect(await limits.tryTake('signInClient', `2001:db8:5:${client}::/64`, half)).toBe(true);
    expect((await signIn('a@example.com', 'Wrong@123', fromClient('2001:db8:5:ffff::1'))).status).toBe(429);
    expect((await signIn('a@example.com', 'Wrong@123', fromClient('2001:db8:6:ffff::1'))).status).toBe(401);
  });
});

describe('reset codes guessed from 200 addresses', () => {
  test('never succeed, leave the requesting client unaffected, and are then refused to all others', async () => {
    const victim = await shop.addShopper();
    const owner = fromClient();
    await requestReset(victim.email, owner);
    const code = await readCode(victim.email);
    const wrong = (n: number) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0');
    const strangers = Array.from({ length: 200 }, () => newClient());
    // One of the clients has requested a code itself, so that its guesses also count against the limit of clients with
    // a code of their own.
    const [asker = ''] = strangers;
    await requestReset((await shop.addShopper()).email, fromClient(asker));
    await shop.runJobs();
    let compared = 0;
    for (let n = 0; n < 400; n += 50) {
      const burst = Array.from({ length: 50 }, (_, k) =>
        verifyCode(wrong(n + k), fromClient(strangers[(n + k) % strangers.length])),
      );
      const answers = await Promise.all(burst);
      expect(answers.map(({ status }) => status)).not.toContain(200);
      compared += answers.filter(({ status }) => status === 400).length;
    }
    // Two codes are valid, so each guess counts twice. The client with a code of its own has its own limit in addition.
    expect(compared).toBeLessThanOrEqual(
      LIMITS.resetCodeElsewhere.points / 2 + LIMITS.resetCodeClient.points,
    );
    for (const stranger of strangers.slice(-20))
      expect((await verifyCode(code, fromClient(stranger))).status).toBe(429);
    expect((await verifyCode(code, owner)).status).toBe(200);
    const form = { email: victim.email, newPassword: 'Brand@456' };
    expect((await shop.put('/api/v1/auth/resetPassword', form, owner)).status).toBe(200);
  });
});

describe('while a shop-wide limit is exceeded', () => {
  test('the client that requested a reset code can still use it, with fewer wrong tries', async () => {
    await exhaust('resetCodeShop');
    await exhaust('resetCodeElsewhere');
    const { email } = await shop.addShopper();
    const client = fromClient();
    await requestReset(email, client);
    const code = await readCode(email);
    expect((await verifyCode('no code', client)).status).toBe(400);
    expect((await verifyCode(code, client)).status).toBe(200);
    expect((await verifyCode('no code', client)).status).toBe(400);
    expect((await verifyCode('no code', client)).status).toBe(429);
  });

  test('each client still has a few sign-ins, sign-ups and resets, and this is logged once', async () => {
    const form = fillSignUpForm();
    await shop.post('/api/v1/auth/signup', form, fromClient());
    for (const limit of ['signInShop', 'signUpShop', 'resetShop'] as const) await exhaust(limit);
    const client = fromClient();
    for (let tried = 0; tried < LIMITS.signInStrict.points; tried++)
      expect((await signIn(`s${tried}@example.com`, 'Wrong@123', client)).status).toBe(401);
    expect((await signIn('s@example.com', 'Wrong@123', client)).status).toBe(429);
    expect((await signIn(form.email, form.password, fromClient())).status).toBe(200);
    expect((await shop.post('/api/v1/auth/signup', fillSignUpForm(), fromClient())).status).toBe(201);
    expect((await requestReset(form.email, fromClient())).status).toBe(200);
    expect(logged.filter((line) => line.includes('"tried":"signIn"'))).toHaveLength(1);
  });
});
