import { expect, test, vi } from 'vitest';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { auditLog, staff, staffSessions } from '#api/schema/staff.ts';
import { addMember, askAs, readSignedIn, SECURE_ORIGIN, STAFF_PASSWORD } from '#tests/setup/staff.ts';
import { LONG_WAIT } from '#tests/setup/test-settings.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const secure = { origin: SECURE_ORIGIN };
const signIn = (email: string, password = STAFF_PASSWORD, headers = {}) =>
  shop.post('/api/staff/sign-in', { email, password }, { ...secure, headers });
const readAudit = (id: string) =>
  shop.api.db.select().from(auditLog).where(eq(auditLog.thingId, id)).orderBy(desc(auditLog.id));

test('the right password opens a session; scripts and other sites can’t use its cookie', async () => {
  const { email } = await addMember(shop, 'manager');
  const answer = await signIn(` ${email.toUpperCase()}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(
    /^__Host-staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const me = await shop.get('/api/staff/me', { ...secure, headers: readSignedIn(answer) });
  expect(me.body).toEqual(answer.body);
  expect(me.body.data).toMatchObject({ email, role: 'manager', hasSecondFactor: false });
  expect(me.body.data.permissions).toContain('audit.read');
  expect(me.body.data.permissions).not.toContain('staff.change');
});

test('on localhost, the cookie needs no https', async () => {
  const { email } = await addMember(shop);
  const here = { origin: 'http://localhost:3000' };
  const answer = await shop.post('/api/staff/sign-in', { email, password: STAFF_PASSWORD }, here);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(/^staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; /);
});

test('nobody signs in over plain http from another machine', async () => {
  const { email } = await addMember(shop);
  const answer = await shop.post('/api/staff/sign-in', { email, password: STAFF_PASSWORD });
  expect([answer.status, answer.body.code]).toEqual([403, 'connection-not-secure']);
});

test('a wrong password, an unknown account and a disabled account get the same answer', async () => {
  const { email } = await addMember(shop);
  const disabled = await addMember(shop, 'orders', { disabledAt: new Date() });
  const answers = [
    await signIn(email, 'a wrong password'),
    await signIn('nobody@shop.test'),
    await signIn(disabled.email),
  ];
  for (const { status, body, headers } of answers) {
    expect([status, body]).toEqual([401, answers[0]?.body]);
    expect(headers.get('set-cookie')).toBeNull();
  }
});

test('sign-ins and wrong passwords of known accounts are in the audit log', async () => {
  const { id, email, name } = await addMember(shop, 'orders');
  await signIn(email, STAFF_PASSWORD, { 'user-agent': 'Firefox' });
  await signIn(email, 'a wrong password');
  await vi.waitFor(async () => expect(await readAudit(id)).toHaveLength(2), LONG_WAIT);
  const [failed, done] = await readAudit(id);
  expect(done).toMatchObject({
    ...{ staffId: id, name, role: 'orders', via: 'counter', address: '127.0.0.1', userAgent: 'Firefox' },
    ...{ action: 'staff.signed-in', kind: 'staff', before: null, after: { by: 'password' } },
  });
  expect(failed).toMatchObject({ action: 'staff.sign-in-failed', after: { reason: 'password' } });
});

test('the database stores only a hash of a session', async () => {
  const { id, email } = await addMember(shop);
  const answer = await signIn(email);
  const [, secret = ''] = readSignedIn(answer).cookie.split('=');
  expect(secret).toHaveLength(43);
  const rows = await shop.api.db.select().from(staffSessions).where(eq(staffSessions.staffId, id));
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('another website can sign nobody in', async () => {
  const { email } = await addMember(shop);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const { status, body } = await signIn(email, STAFF_PASSWORD, headers);
    expect([status, body.code]).toEqual([403, 'other-origin']);
  }
});

test('a sign-in whose account is disabled during the password check opens no session', async () => {
  const member = await addMember(shop);
  const [answer] = await Promise.all([
    signIn(member.email),
    shop.api.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, member.id)),
  ]);
  const signedIn = readSignedIn(answer);
  const me = await shop.get('/api/staff/me', { ...secure, headers: signedIn });
  expect(me.status).toBe(401);
});

test('a member’s change of their own profile is in the answer and in the audit log', async () => {
  const member = await addMember(shop, 'viewer');
  const changed = await askAs(shop, member, 'PUT', '/me', { body: { language: 'ar', theme: 'dark' } });
  expect(changed.body.data).toMatchObject({ name: member.name, language: 'ar', theme: 'dark' });
  const [entry] = await readAudit(member.id);
  expect(entry).toMatchObject({
    before: { language: 'en', theme: 'system' },
    after: { language: 'ar', theme: 'dark' },
  });
});
