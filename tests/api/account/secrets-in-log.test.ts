/** Uses every secret once, and again with failing queries, in a shop that logs at level trace. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { createOutboxMail } from '#api/platform/mail/mail.ts';
import { createLog } from '#server/log.ts';
import { plain } from '#tests/setup/cart-products.ts';
import { ADDRESS, fillSignUpForm } from '#tests/setup/sample-forms.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { makeTemporaryFolder } from '#tests/setup/temporary-folder.ts';
import { openTestShop, PASSWORD } from '#tests/setup/test-shop.ts';

const logged: string[] = [];
const log = createLog('trace', { write: (line) => void logged.push(line) });
const outbox = join(makeTemporaryFolder(afterAll), 'outbox');
const shop = await openTestShop({ log, mail: createOutboxMail(outbox, log) });
const url = `http://127.0.0.1:${await serveTestShop(shop)}`;

interface SendOptions {
  token?: string;
  body?: unknown;
  cookie?: string;
}
async function send(method: string, path: string, { token, body, cookie }: SendOptions = {}) {
  const answer = await fetch(path.startsWith('http') ? path : url + path, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(token && { token }), ...(cookie && { cookie }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  const deviceCookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: answer.status, body: isJson ? JSON.parse(text) : text, deviceCookie };
}

async function findInEmails(pattern: RegExp): Promise<string> {
  await shop.runJobs();
  const emails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  return emails.map((text) => pattern.exec(text)?.[0]).find(Boolean) ?? 'nothing';
}

/** Makes every call that involves a secret; returns all secrets, including those that the shop created. */
async function useSecrets(): Promise<string[]> {
  const secrets = ['Hidden@111', 'Hidden@222', 'Hidden@333'];
  const [password, changed, reset] = secrets;
  const form = fillSignUpForm({ password, rePassword: password });
  const { body: signed, deviceCookie } = await send('POST', '/api/v1/auth/signup', { body: form });
  const { email } = form;
  const signIn = (word = '') =>
    send('POST', '/api/v1/auth/signin', { body: { email, password: word }, cookie: deviceCookie });
  const tokens = [signed.token, (await signIn(password)).body.token];
  await signIn('Wrong@hidden');
  const { body: fresh } = await send('PUT', '/api/v1/users/changeMyPassword', {
    token: tokens[0],
    body: { currentPassword: password, password: changed, rePassword: changed },
  });
  await send('POST', '/api/v1/auth/forgotPasswords', { body: { email } });
  const code = await findInEmails(/(?<=code is: )\d{6}/);
  await send('POST', '/api/v1/auth/verifyResetCode', { body: { resetCode: '1234567' } });
  await send('POST', '/api/v1/auth/verifyResetCode', { body: { resetCode: code } });
  const { body: anew } = await send('PUT', '/api/v1/auth/resetPassword', {
    body: { email, newPassword: reset },
  });
  const { token } = anew;
  const newEmail = `moved-${email}`;
  await send('PUT', '/api/v1/users/updateMe', { token, body: { email: newEmail, currentPassword: reset } });
  const link = await findInEmails(/(?<=confirm-email\/)[\w-]{43}/);
  expect((await send('GET', `/api/confirm-email/${link}?lang=ar`)).status).toBe(200);
  expect((await send('POST', `/api/confirm-email/${link}?lang=ar`)).status).toBe(200);
  const undo = await findInEmails(/(?<=confirm-email\/undo\/)[\da-f]{64}/);
  expect((await send('GET', `/api/confirm-email/undo/${undo}`)).status).toBe(200);
  const address = await findInEmails(/(?<=confirm-email\/address\/)[\da-f]{56}/);
  expect((await send('POST', `/api/confirm-email/address/${address}`)).status).toBe(404);
  const { body: cart } = await send('POST', '/api/v1/cart', { token, body: { productId: plain.id } });
  const { body: checkout } = await send('POST', `/api/v1/orders/checkout-session/${cart.cartId}?url=${url}`, {
    token,
    body: { shippingAddress: ADDRESS },
  });
  const payment = new URL(checkout.session.url);
  await send('GET', url + payment.pathname);
  await send('POST', '/api/v1/auth/signoutEverywhere', { token });
  await send('POST', '/api/v1/auth/signout', { token });
  expect(code).toMatch(/^\d{6}$/);
  const made = [
    code,
    link,
    undo,
    address,
    payment.pathname.split('/').at(-1) ?? '',
    deviceCookie.split('=')[1] ?? '',
  ];
  const known = [...tokens, fresh.token, token].map((jwt: string) => jwt.split('.')[2] ?? '');
  return [...secrets, 'Wrong@hidden', ...made, ...known, email, newEmail, '$argon2id'];
}

const expectNone = (secrets: string[]) => {
  const text = logged.join('');
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    // Times and ports may contain the same six digits, so a code counts only as a whole word.
    if (/^\d{6}$/.test(secret)) expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`));
    else expect(text).not.toContain(secret);
  }
};

test('no password, code, link, token, device cookie, payment session or address is in the log', async () => {
  const secrets = await useSecrets();
  expect(logged.join('')).toContain('an email was put into the outbox');
  expect(logged.join('')).toContain('/api/confirm-email/…');
  expectNone(secrets);
});

test.each([
  ['users', 'role', 'POST', '/api/v1/auth/signup'],
  ['users', 'last_token_at', 'POST', '/api/v1/auth/signin'],
  ['reset_codes', 'wrong_tries', 'POST', '/api/v1/auth/verifyResetCode'],
  ['reset_codes', 'code_hash', 'POST', '/api/v1/auth/forgotPasswords'],
  ['email_changes', 'link_hash', 'GET', '/api/confirm-email/'],
  ['email_undos', 'link_hash', 'POST', '/api/confirm-email/undo/'],
  ['email_changes', 'token_hash', 'PUT', '/api/v1/users/updateMe'],
  ['ended_tokens', 'expires_at', 'POST', '/api/v1/auth/signout'],
])('no secret is in the log when a query on %s.%s fails', async (table, column, method, path) => {
  const { token, email } = await shop.addShopper();
  const known = fillSignUpForm({ password: 'Hidden@444', rePassword: 'Hidden@444' });
  await send('POST', '/api/v1/auth/signup', { body: known });
  const link = 'L'.repeat(43);
  const bodies: Record<string, unknown> = {
    '/api/v1/auth/signup': fillSignUpForm({ name: 'x\n    at y', email: 'unlucky@example.com' }),
    '/api/v1/auth/signin': { email: known.email, password: known.password },
    '/api/v1/auth/verifyResetCode': { resetCode: '777777' },
    '/api/v1/auth/forgotPasswords': { email },
    '/api/v1/users/updateMe': { email: 'wanted@example.com', currentPassword: PASSWORD },
  };
  const rename = (from: string, to: string) =>
    shop.api.db.execute(sql.raw(`alter table ${table} rename column ${from} to ${to}`));
  logged.length = 0;
  await rename(column, 'elsewhere');
  await send(method, path.endsWith('/') ? path + link : path, { token, body: bodies[path] });
  await shop.tryJobs();
  await rename('elsewhere', column);
  expect(logged.join('')).toContain('Failed query');
  const rows = await shop.api.db.execute<{ password_hash: string }>(sql`select password_hash from users`);
  const hashes = rows.rows.map(({ password_hash }) => password_hash);
  expectNone([
    ...[link, '777777', 'Hidden@444', 'unlucky@example.com', 'wanted@example.com', email, known.email],
    ...[token.split('.')[2] ?? '', '$argon2id', ...hashes],
  ]);
});
