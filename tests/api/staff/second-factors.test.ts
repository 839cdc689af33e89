import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { and, eq } from '#api/platform/database/drizzle.ts';
import { auditLog, staff, staffRecoveryCodes } from '#api/schema/staff.ts';
import { runStaffCommand } from '#api/staff/commands.ts';
import { addMember, askAs, SECURE_ORIGIN, STAFF_PASSWORD, type TestMember } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const STEP_MS = 30_000;

const signIn = ({ email }: TestMember, code?: string) =>
  shop.post('/api/staff/sign-in', { email, password: STAFF_PASSWORD, code }, { origin: SECURE_ORIGIN });

/** Adds a member with an authenticator app; `show` returns the code that the app shows. */
async function addMemberWithTotp() {
  const member = await addMember(shop);
  const started = await askAs(shop, member, 'POST', '/me/totp');
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) });
  const show = (aheadMs = 0) => totp.generate({ timestamp: shop.api.clock() + aheadMs });
  const answer = await askAs(shop, member, 'PUT', '/me/totp', { body: { code: show() } });
  // The code that turned the app on counts as used.
  shop.passTime(STEP_MS);
  return { member, show, started, answer, recoveryCodes: answer.body.data.recoveryCodes as string[] };
}

test('an authenticator app is turned on with its first code', async () => {
  const { member, started, answer } = await addMemberWithTotp();
  expect(started.body.data.uri).toMatch(/^otpauth:\/\/totp\/My%20Store:staff-/);
  expect(answer.status).toBe(200);
  const me = await askAs(shop, member, 'GET', '/me');
  expect(me.body.data.factors).toEqual({ totp: true, passkeys: 0, recoveryCodes: 10 });
});

test('its secret is stored encrypted, and recovery codes as hashes', async () => {
  const { member, started, recoveryCodes } = await addMemberWithTotp();
  const [row] = await shop.api.db.select().from(staff).where(eq(staff.id, member.id));
  expect(JSON.stringify(row)).not.toContain(started.body.data.secret);
  const codes = await shop.api.db.select().from(staffRecoveryCodes);
  expect(JSON.stringify(codes)).not.toContain(recoveryCodes[0]?.replace('-', ''));
});

test('signing in then needs a code; the answer says so only if the password is right', async () => {
  const { member, show } = await addMemberWithTotp();
  const wrong = await shop.post(
    '/api/staff/sign-in',
    { email: member.email, password: 'a wrong password' },
    { origin: SECURE_ORIGIN },
  );
  expect(wrong.body.code).toBe('wrong-staff-sign-in');
  const asked = await signIn(member);
  expect([asked.status, asked.body.code]).toEqual([401, 'code-required']);
  expect(asked.headers.get('set-cookie')).toBeNull();
  const refused = await signIn(member, '000000');
  expect([refused.status, refused.body.code]).toEqual([401, 'wrong-code']);
  expect((await signIn(member, ` ${show().replace(/^.../, '$& ')} `)).status).toBe(200);
});

test('a code is accepted once, even if it is sent twice concurrently', async () => {
  const { member, show } = await addMemberWithTotp();
  const code = show();
  const statuses = (await Promise.all([signIn(member, code), signIn(member, code)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await signIn(member, code)).body.code).toBe('wrong-code');
});

test('an earlier code than the last one is refused', async () => {
  const { member, show } = await addMemberWithTotp();
  const [earlier, later] = [show(), show(STEP_MS)];
  expect((await signIn(member, later)).status).toBe(200);
  expect((await signIn(member, earlier)).status).toBe(401);
});

test('codes of one step earlier or later are accepted, codes of two steps are not', async () => {
  const { member, show } = await addMemberWithTotp();
  expect((await signIn(member, show(-2 * STEP_MS))).status).toBe(401);
  expect((await signIn(member, show(2 * STEP_MS))).status).toBe(401);
  expect((await signIn(member, show(STEP_MS))).status).toBe(200);
});

test('a recovery code is accepted once, even if it is sent twice concurrently', async () => {
  const { member, recoveryCodes } = await addMemberWithTotp();
  const [code = '', other = ''] = recoveryCodes;
  const statuses = (await Promise.all([signIn(member, code), signIn(member, code)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await signIn(member, code)).status).toBe(401);
  expect((await signIn(member, other.toUpperCase().replace('-', ' '))).status).toBe(200);
  const isUse = and(eq(auditLog.thingId, member.id), eq(auditLog.action, 'staff.recovery-code-used'));
  expect(await shop.api.db.select().from(auditLog).where(isUse)).toHaveLength(2);
});

test('recovery codes work only for their owner', async () => {
  const { recoveryCodes } = await addMemberWithTotp();
  const { member } = await addMemberWithTotp();
  expect((await signIn(member, recoveryCodes[0])).status).toBe(401);
});

test('new recovery codes end the earlier ones', async () => {
  const { member, recoveryCodes } = await addMemberWithTotp();
  const renewed = await askAs(shop, member, 'POST', '/me/recovery-codes');
  expect((await signIn(member, recoveryCodes[0])).status).toBe(401);
  expect((await signIn(member, renewed.body.data.recoveryCodes[0])).status).toBe(200);
});

test('without a second factor there are no recovery codes', async () => {
  const member = await addMember(shop);
  expect((await askAs(shop, member, 'POST', '/me/recovery-codes')).body.code).toBe('no-second-factor');
});

test('a wrong code turns nothing on; after an hour, setting up has to start again', async () => {
  const member = await addMember(shop);
  const turnOn = (code: string) => askAs(shop, member, 'PUT', '/me/totp', { body: { code } });
  expect((await turnOn('000000')).body.code).toBe('totp-not-started');
  await askAs(shop, member, 'POST', '/me/totp');
  expect((await turnOn('000000')).body.code).toBe('wrong-code');
  await shop.api.db
    .update(staff)
    .set({ newTotpAt: new Date(shop.api.clock() - 60 * 60 * 1000) })
    .where(eq(staff.id, member.id));
  expect((await turnOn('000000')).body.code).toBe('totp-not-started');
});

test('after the app is turned off, a password is enough again', async () => {
  const { member } = await addMemberWithTotp();
  expect((await askAs(shop, member, 'DELETE', '/me/totp')).status).toBe(204);
  expect((await signIn(member)).body.data.factors).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
});

test('a command resets a member’s second factors, and ends the member’s sessions', async () => {
  const { member } = await addMemberWithTotp();
  await runStaffCommand(shop.api, 'reset-factors', { email: member.email });
  expect((await askAs(shop, member, 'GET', '/me')).status).toBe(401);
  expect((await signIn(member)).status).toBe(200);
});

test('a command sets a member’s new password; the second factor stays', async () => {
  const { member, show } = await addMemberWithTotp();
  const { password } = await runStaffCommand(shop.api, 'reset-password', { email: member.email });
  const send = (code?: string) =>
    shop.post('/api/staff/sign-in', { email: member.email, password, code }, { origin: SECURE_ORIGIN });
  expect((await signIn(member)).body.code).toBe('wrong-staff-sign-in');
  expect((await send()).body.code).toBe('code-required');
  expect((await send(show())).status).toBe(200);
});
