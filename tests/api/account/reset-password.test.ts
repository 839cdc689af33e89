import crypto from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { resetCodes } from '#api/schema/account.ts';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestShop, type RequestOptions } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const NEW_PASSWORD = 'Brand@456';
const NOT_VERIFIED = { status: 400, body: { statusMsg: 'fail', message: 'reset code not verified' } };
const WRONG_CODE = {
  status: 400,
  body: { statusMsg: 'fail', message: 'Reset code is invalid or has expired' },
};

let lastClient = 0;
/** Each test has its own client, so that wrong tries do not add up across tests. */
const newClient = (userAgent = 'Firefox'): RequestOptions => ({
  clientAddress: `10.0.0.${++lastClient}`,
  headers: { 'user-agent': userAgent },
});
const requestReset = (email: string, client: RequestOptions) =>
  shop.post('/api/v1/auth/forgotPasswords', { email }, client);
const verifyCode = (resetCode: unknown, client: RequestOptions) =>
  shop.post('/api/v1/auth/verifyResetCode', { resetCode }, client);
const reset = (email: string, client: RequestOptions, newPassword = NEW_PASSWORD) =>
  shop.put('/api/v1/auth/resetPassword', { email, newPassword }, client);
const verifyToken = (token: string) => shop.get('/api/v1/auth/verifyToken', { token });

async function askForCode(email: string, client: RequestOptions): Promise<string> {
  await requestReset(email, client);
  await shop.runJobs();
  const sent = shop.emails.findLast(({ to }) => to === email);
  return sent?.text.match(/\d{6}/)?.[0] ?? 'no email';
}
const findRow = async (userId: string) =>
  (await shop.api.db.select().from(resetCodes).where(eq(resetCodes.userId, userId)))[0];

describe('a forgotten password', () => {
  test('is replaced in three steps, and every older session ends', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    const verified = await verifyCode(await askForCode(shopper.email, client), client);
    expect([verified.status, verified.body]).toEqual([200, { status: 'Success' }]);
    const { status, body } = await reset(shopper.email.toUpperCase(), client);
    expect([status, body]).toEqual([200, { token: expect.any(String) }]);
    expect((await verifyToken(body.token)).body.decoded.id).toBe(shopper.id);
    expect(await verifyToken(shopper.token)).toMatchObject({
      status: 401,
      body: { statusMsg: 'fail', message: 'User recently changed his password. please login again..' },
    });
    const signedIn = await shop.post('/api/v1/auth/signin', { email: shopper.email, password: NEW_PASSWORD });
    expect(signedIn.status).toBe(200);
    expect((await verifyToken(signedIn.body.token)).status).toBe(200);
    await shop.runJobs();
    expect(shop.emails.at(-1)?.subject).toContain('your password was changed');
  });

  test('gets the same answer whether the account exists or not, and an email only if it does', async () => {
    const shopper = await shop.addShopper();
    const before = shop.emails.length;
    const known = await requestReset(shopper.email, newClient());
    const unknown = await requestReset('nobody@example.com', newClient());
    await shop.runJobs();
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ statusMsg: 'success', message: 'Reset code sent to your email' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(shop.emails.slice(before).map(({ to }) => to)).toEqual([shopper.email]);
  });

  test.each([
    [{}, 'Email is required'],
    [{ email: 'nonsense' }, 'Invalid email'],
  ])('asked for with %j is 400 and names the field', async (form, msg) => {
    expect(await shop.post('/api/v1/auth/forgotPasswords', form)).toMatchObject({
      status: 400,
      body: { message: 'fail', errors: { msg, param: 'email', location: 'body' } },
    });
  });
});

describe('the code', () => {
  test('is six digits, and only its keyed hash is stored', async () => {
    const shopper = await shop.addShopper();
    const code = await askForCode(shopper.email, newClient());
    expect(code).toMatch(/^\d{6}$/);
    const row = await findRow(shopper.id);
    expect(JSON.stringify(row)).not.toContain(code);
    const plainHash = crypto.createHash('sha256').update(code).digest();
    expect([plainHash.toString('hex'), plainHash.toString('base64url')]).not.toContain(row?.codeHash);
  });

  test('is accepted as a number, with blanks around it and in Arabic digits', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    vi.spyOn(crypto, 'randomInt').mockImplementationOnce(() => 907_152);
    const code = await askForCode(shopper.email, client);
    const arabic = code.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const written of [Number(code), ` ${code} `, arabic]) {
      expect((await verifyCode(written, client)).status).toBe(200);
    }
  });

  test('is replaced when the shopper requests another code', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    const first = await askForCode(shopper.email, client);
    const second = await askForCode(shopper.email, client);
    expect(await verifyCode(first, client)).toMatchObject(WRONG_CODE);
    expect((await verifyCode(second, client)).status).toBe(200);
  });

  test('when requested again, cancels an earlier verification, unless a stranger requested it', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    await verifyCode(await askForCode(shopper.email, client), client);
    await askForCode(shopper.email, client);
    expect(await reset(shopper.email, client)).toMatchObject(NOT_VERIFIED);

    const code = await askForCode(shopper.email, client);
    await askForCode(shopper.email, newClient());
    expect((await verifyCode(code, client)).status).toBe(200);
    await askForCode(shopper.email, newClient());
    expect((await reset(shopper.email, client)).status).toBe(200);
  });

  test('belongs to one account: a code that is in use is not generated again', async () => {
    const [first, second] = [await shop.addShopper(), await shop.addShopper()];
    const draw = vi.spyOn(crypto, 'randomInt');
    draw.mockImplementationOnce(() => 42);
    expect(await askForCode(first.email, newClient())).toBe('000042');
    draw.mockImplementationOnce(() => 42);
    expect(await askForCode(second.email, newClient())).not.toBe('000042');
  });

  test('expires after ten minutes', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    const code = await askForCode(shopper.email, client);
    shop.passTime(10 * 60_000 + 1);
    expect(await verifyCode(code, client)).toMatchObject(WRONG_CODE);
  });

  test('is void after five wrong tries of the client that requested it', async () => {
    const [shopper, other] = [await shop.addShopper(), await shop.addShopper()];
    const client = newClient();
    vi.spyOn(crypto, 'randomInt').mockImplementationOnce(() => 123_456);
    const code = await askForCode(shopper.email, client);
    const otherClient = newClient();
    const otherCode = await askForCode(other.email, otherClient);
    for (const wrong of ['abc', '1234567', '654321']) await verifyCode(wrong, client);
    await verifyCode('654322', client);
    expect((await findRow(shopper.id))?.wrongTries).toBe(4);
    expect((await verifyCode(code, client)).status).toBe(200);
    expect(await verifyCode('654323', client)).toMatchObject(WRONG_CODE);
    expect(await verifyCode(code, client)).toMatchObject(WRONG_CODE);
    expect(await reset(shopper.email, client)).toMatchObject(NOT_VERIFIED);
    expect((await verifyCode(otherCode, otherClient)).status).toBe(200);
  });

  test('is no easier to guess with parallel tries', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    const code = await askForCode(shopper.email, client);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    await Promise.all(Array.from({ length: 20 }, () => verifyCode(wrong, client)));
    expect((await findRow(shopper.id))?.wrongTries).toBe(5);
    expect(await verifyCode(code, client)).toMatchObject(WRONG_CODE);
  });

  test.each([{}, { resetCode: '' }, { resetCode: null }, { resetCode: [] }])(
    'sent as %j is 400 and names the field',
    async (form) => {
      expect(await shop.post('/api/v1/auth/verifyResetCode', form)).toMatchObject({
        status: 400,
        body: { message: 'fail', errors: { msg: 'Reset code is required', param: 'resetCode' } },
      });
    },
  );
});

describe('the new password', () => {
  test('is refused before the code is verified, just as for an unknown account', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    await askForCode(shopper.email, client);
    expect(await reset(shopper.email, client)).toMatchObject(NOT_VERIFIED);
    expect(await reset('nobody@example.com', client)).toMatchObject(NOT_VERIFIED);
  });

  test('can be set only by the client (IP address and browser) that verified the code', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    await verifyCode(await askForCode(shopper.email, client), client);
    expect(await reset(shopper.email, newClient())).toMatchObject(NOT_VERIFIED);
    expect(await reset(shopper.email, { ...client, headers: { 'user-agent': 'curl' } })).toMatchObject(
      NOT_VERIFIED,
    );
    expect((await reset(shopper.email, client)).status).toBe(200);
  });

  test('can be set only for the account that the code was sent to', async () => {
    const [shopper, other] = [await shop.addShopper(), await shop.addShopper()];
    const client = newClient();
    await askForCode(other.email, client);
    await verifyCode(await askForCode(shopper.email, client), client);
    expect(await reset(other.email, client)).toMatchObject(NOT_VERIFIED);
    expect((await verifyToken(other.token)).status).toBe(200);
  });

  test('can be set once, also by parallel requests', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    await verifyCode(await askForCode(shopper.email, client), client);
    const answers = await Promise.all(
      ['One@1234', 'Two@1234', 'Three@1234'].map((it) => reset(shopper.email, client, it)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await reset(shopper.email, client)).toMatchObject(NOT_VERIFIED);
  });

  test('can be set only within the code’s ten minutes', async () => {
    const shopper = await shop.addShopper();
    const client = newClient();
    await verifyCode(await askForCode(shopper.email, client), client);
    shop.passTime(10 * 60_000 + 1);
    expect(await reset(shopper.email, client)).toMatchObject(NOT_VERIFIED);
  });

  test('cannot be set by a code that was sent before the password changed', async () => {
    const form = fillSignUpForm();
    const { token } = (await shop.post('/api/v1/auth/signup', form)).body;
    const otherClient = newClient();
    await verifyCode(await askForCode(form.email, otherClient), otherClient);
    const change = { currentPassword: form.password, password: 'Newer@123', rePassword: 'Newer@123' };
    expect((await shop.put('/api/v1/users/changeMyPassword', change, { token })).status).toBe(200);
    expect(await reset(form.email, otherClient)).toMatchObject(NOT_VERIFIED);
  });

  test.each([
    [{ newPassword: NEW_PASSWORD }, 'email', 'Email is required'],
    [{ email: 'sara@example.com' }, 'newPassword', 'Password is required'],
    [{ email: 'sara@example.com', newPassword: 'Ab@1' }, 'newPassword', 'must be at least 6 chars'],
  ])('%j is 400 and names the field', async (form, param, msg) => {
    const { status, body } = await shop.put('/api/v1/auth/resetPassword', form);
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: 'fail', errors: { msg, param, location: 'body' } });
    expect(JSON.stringify(body)).not.toContain('Ab@1');
  });
});
