import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { staff, staffSessions } from '#api/schema/staff.ts';
import { deleteOldSessions } from '#api/staff/sessions.ts';
import { addApiKey, addMember, addSession, askAs, STAFF_PASSWORD } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const statusOf = async (who: Parameters<typeof askAs>[1]) => (await askAs(shop, who, 'GET', '/me')).status;
const rowOf = async (id: string) =>
  (await shop.api.db.select().from(staffSessions).where(eq(staffSessions.id, id)))[0];

test('a session ends after 8 hours without a request', async () => {
  const member = await addMember(shop);
  shop.passTime(8 * HOUR_MS - MINUTE_MS);
  expect(await statusOf(member)).toBe(200);
  shop.passTime(8 * HOUR_MS);
  expect(await statusOf(member)).toBe(401);
});

test('a session ends after 7 days, however busy it is', async () => {
  const member = await addMember(shop);
  for (let hours = 0; hours < 7 * 24; hours += 7) {
    expect(await statusOf(member)).toBe(200);
    shop.passTime(7 * HOUR_MS);
  }
  expect(await statusOf(member)).toBe(401);
  await deleteOldSessions(shop.api.db, shop.api.clock());
  expect(await rowOf(member.sessionId)).toBeUndefined();
});

test('the time of a session’s last use is stored at most once a minute', async () => {
  const member = await addMember(shop);
  const before = await rowOf(member.sessionId);
  await statusOf(member);
  expect(await rowOf(member.sessionId)).toEqual(before);
  shop.passTime(MINUTE_MS);
  await askAs(shop, member, 'GET', '/me', {
    headers: { 'user-agent': 'Firefox' },
    clientAddress: '10.0.0.7',
  });
  const after = await rowOf(member.sessionId);
  expect(after).toMatchObject({ address: '10.0.0.7', userAgent: 'Firefox' });
  expect(after?.seenAt.getTime()).toBeGreaterThan(before?.seenAt.getTime() ?? 0);
  const [row] = await shop.api.db.select().from(staff).where(eq(staff.id, member.id));
  expect(row?.seenAt).toEqual(after?.seenAt);
});

test('sessions and keys of a disabled member are refused, even if their rows still exist', async () => {
  const member = await addMember(shop);
  const key = await addApiKey(shop, member.id, ['audit.read']);
  const readAudit = async () => (await shop.get('/api/staff/audit', key)).status;
  expect([await statusOf(member), await readAudit()]).toEqual([200, 200]);
  await shop.api.db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.id, member.id));
  expect([await statusOf(member), await readAudit()]).toEqual([401, 401]);
});

test('signing out ends the session, not only its cookie', async () => {
  const member = await addMember(shop);
  const answer = await askAs(shop, member, 'POST', '/sign-out');
  expect(answer.headers.get('set-cookie')).toMatch(/^staff=; Max-Age=0; /);
  expect(await statusOf(member)).toBe(401);
});

test('a stolen cookie is refused once its owner ends the other sessions', async () => {
  const member = await addMember(shop);
  const stolen = await addSession(shop, member.id);
  expect(await statusOf(stolen)).toBe(200);
  expect((await askAs(shop, member, 'DELETE', '/sessions')).status).toBe(204);
  expect([await statusOf(member), await statusOf(stolen)]).toEqual([200, 401]);
});

test('sessions are listed, and one can be ended', async () => {
  const member = await addMember(shop);
  const other = await addSession(shop, member.id);
  const list = await askAs(shop, member, 'GET', '/sessions');
  expect(
    list.body.data.map(({ id, isCurrent }: { id: string; isCurrent: boolean }) => [id, isCurrent]),
  ).toEqual(
    expect.arrayContaining([
      [member.sessionId, true],
      [other.sessionId, false],
    ]),
  );
  expect((await askAs(shop, member, 'DELETE', `/sessions/${other.sessionId}`)).status).toBe(204);
  expect([await statusOf(member), await statusOf(other)]).toEqual([200, 401]);
});

test('a member can’t end a colleague’s session', async () => {
  const [member, other] = [await addMember(shop), await addMember(shop)];
  expect((await askAs(shop, member, 'DELETE', `/sessions/${other.sessionId}`)).status).toBe(404);
  expect(await statusOf(other)).toBe(200);
});

test('a new password ends the other sessions', async () => {
  const member = await addMember(shop);
  const other = await addSession(shop, member.id);
  const change = (currentPassword: string, password = 'another long password') =>
    askAs(shop, member, 'PUT', '/me/password', { body: { currentPassword, password } });
  expect((await change('a wrong password')).body.code).toBe('wrong-current-password');
  expect((await change(STAFF_PASSWORD, 'too short')).body.code).toBe('staff-password-too-short');
  expect((await change(STAFF_PASSWORD)).status).toBe(204);
  expect([await statusOf(member), await statusOf(other)]).toEqual([200, 401]);
  expect((await change(STAFF_PASSWORD)).body.code).toBe('wrong-current-password');
});

test('of two concurrent password changes, one succeeds', async () => {
  const member = await addMember(shop);
  const change = (password: string) =>
    askAs(shop, member, 'PUT', '/me/password', { body: { currentPassword: STAFF_PASSWORD, password } });
  const answers = await Promise.all([change('the first password'), change('the second password')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
});

test('a proof is valid for 15 minutes, and the password renews it', async () => {
  const member = await addMember(shop);
  const ask = () => askAs(shop, member, 'POST', '/me/totp');
  expect((await ask()).status).toBe(200);
  shop.passTime(15 * MINUTE_MS);
  expect((await ask()).body.code).toBe('proof-required');
  const prove = (password: string) => askAs(shop, member, 'POST', '/proof', { body: { password } });
  expect((await prove('a wrong password')).body).toMatchObject({ errors: { param: 'password' } });
  expect((await ask()).status).toBe(403);
  const proved = await prove(STAFF_PASSWORD);
  expect(Date.parse(proved.body.data.provedUntil)).toBeGreaterThan(shop.api.clock() + 14 * MINUTE_MS);
  expect((await ask()).status).toBe(200);
});

test.each([
  ['another website', { origin: 'https://evil.example' }],
  ['another website, as the browser says', { origin: 'http://shop.test', 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
])('%s can change nothing with the cookie', async (_, headers) => {
  const { headers: own } = await addMember(shop);
  const answer = await shop.put('/api/staff/me', { theme: 'dark' }, { headers: { ...own, ...headers } });
  expect([answer.status, answer.body.code]).toEqual([403, 'other-origin']);
});

test('a change with the cookie needs a header that shows where it comes from', async () => {
  const { headers } = await addMember(shop);
  const send = (more: Record<string, string>) =>
    shop.put('/api/staff/me', { theme: 'dark' }, { headers: { cookie: headers.cookie, ...more } });
  expect((await send({})).status).toBe(403);
  expect((await send({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
});

test('over https, a cookie without the prefix is refused', async () => {
  const { headers } = await addMember(shop);
  const answer = await shop.get('/api/staff/me', { headers, origin: 'https://shop.test' });
  expect(answer.status).toBe(401);
});
