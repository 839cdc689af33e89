import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { id } = await shop.addShopper();
const DAY_MS = 24 * 60 * 60 * 1000;
const now = Math.floor(Date.now() / 1000);
const claims = { id, name: 'Sara', role: 'user', iat: now, exp: now + 1000 };

const decode = (part: string | undefined) => JSON.parse(atob(part ?? ''));
const signUp = (changes?: Record<string, unknown>) =>
  shop.post('/api/v1/auth/signup', fillSignUpForm(changes));
const verify = (token?: string) => shop.get('/api/v1/auth/verifyToken', { token });
const sign = (payload: Record<string, unknown>, secret: string, alg = 'HS256') =>
  new SignJWT(payload).setProtectedHeader({ alg, typ: 'JWT' }).sign(new TextEncoder().encode(secret));

describe('the token', () => {
  test('is exactly the contract’s JWT: header, payload and 90 days', async () => {
    const [header, payload] = (await signUp()).body.token.split('.');
    expect(atob(header)).toBe('{"alg":"HS256","typ":"JWT"}');
    const read = decode(payload);
    expect(Object.keys(read)).toEqual(['id', 'name', 'role', 'iat', 'exp']);
    expect(read).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      name: 'Sara Ali',
      role: 'user',
    });
    expect(read.exp - read.iat).toBe(7_776_000);
  });

  test('carries an Arabic name through JSON.parse(atob(payload))', async () => {
    const name = 'سارة علي 🌷';
    const { body } = await signUp({ name });
    const payload = body.token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    expect(decode(payload).name).toBe(name);
    expect((await verify(body.token)).body.decoded.name).toBe(name);
  });

  test('GET /auth/verifyToken answers its claims', async () => {
    const { body } = await signUp();
    const answer = await verify(body.token);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'verified', decoded: decode(body.token.split('.')[1]) });
  });
});

describe('verifying a token', () => {
  const NONE = 'You are not logged in. Please login to get access';
  const INVALID = 'Invalid Token. please login again';
  const ours = shop.api.tokenSecret;
  const other = 'another secret, as long as the right one';

  test.each([
    ['no token', undefined, NONE],
    ['an empty one', '', NONE],
    ['the word null', 'null', NONE],
    ['the word undefined', 'undefined', NONE],
    ['garbage', 'garbage', INVALID],
    ['three parts of garbage', 'a.b.c', INVALID],
    ['alg none', new UnsecuredJWT(claims).encode(), INVALID],
    ['another secret', sign(claims, other), INVALID],
    ['another algorithm', sign(claims, ours, 'HS512'), INVALID],
    ['an unknown user', sign({ ...claims, id: 'f'.repeat(24) }, ours), INVALID],
    ['no id', sign({ ...claims, id: undefined }, ours), INVALID],
    ['an id that is not text', sign({ ...claims, id: { $ne: '' } }, ours), INVALID],
  ])('with %s is 401', async (_, token, message) => {
    const { status, body } = await verify(await token);
    expect(status).toBe(401);
    expect(body).toEqual({
      statusMsg: 'fail',
      message,
      code: message === NONE ? 'not-logged-in' : 'invalid-token',
    });
  });

  test('succeeds with the same claims, signed with our secret', async () => {
    expect((await verify(await sign(claims, ours))).status).toBe(200);
  });

  test('with a changed payload under a valid signature is 401', async () => {
    const [header, , signature] = (await signUp()).body.token.split('.');
    const forged = Buffer.from(JSON.stringify(claims)).toString('base64url');
    expect(await verify(`${header}.${forged}.${signature}`)).toMatchObject({
      status: 401,
      body: { message: INVALID },
    });
  });

  test('that has expired is 401, with the text that clients compare', async () => {
    const { body } = await signUp();
    shop.passTime(89 * DAY_MS);
    expect((await verify(body.token)).status).toBe(200);
    shop.passTime(2 * DAY_MS);
    expect(await verify(body.token)).toMatchObject({
      status: 401,
      body: { statusMsg: 'fail', message: 'Expired Token. please login again' },
    });
  });
});
