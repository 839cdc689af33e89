import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { auditLog, staff, staffInvitations } from '#api/schema/staff.ts';
import { runStaffCommand } from '#api/staff/commands.ts';
import { inviteFirstOwner } from '#api/staff/invitations.ts';
import { readSignedIn, SECURE_ORIGIN, STAFF_PASSWORD } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const DAY_MS = 24 * 60 * 60 * 1000;
const secure = { origin: SECURE_ORIGIN };
const form = { name: 'Mona Adel', password: STAFF_PASSWORD, language: 'ar' };

async function invite(email: string, role?: 'orders') {
  const { path } = await runStaffCommand(shop.api, 'invite', { email, role });
  return tokenOf(path);
}
const tokenOf = (path: string | undefined) => path?.split('#')[1] ?? '';
const read = (token: string) => shop.post('/api/staff/invitations/read', { token }, secure);
const accept = (token: string, body: object = form) =>
  shop.post('/api/staff/invitations/accept', { token, ...body }, secure);

test('the link that a new shop prints at its start creates an owner, once', async () => {
  const printed = await inviteFirstOwner(shop.api.db, shop.api.clock());
  const again = await inviteFirstOwner(shop.api.db, shop.api.clock());
  const [earlier, token] = [tokenOf(printed), tokenOf(again)];
  expect((await accept(earlier)).status).toBe(404);
  expect((await read(token)).body.data).toMatchObject({ email: null, role: 'owner' });
  expect((await accept(token)).body).toMatchObject({ code: 'email-required' });
  const answer = await accept(token, { ...form, email: 'first@shop.test' });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({ email: 'first@shop.test', role: 'owner', language: 'ar' });
  expect(await inviteFirstOwner(shop.api.db, shop.api.clock())).toBeUndefined();
});

test('an invitation creates an account and signs in', async () => {
  const token = await invite('packer@shop.test', 'orders');
  expect((await read(token)).body.data).toMatchObject({
    ...{ email: 'packer@shop.test', role: 'orders', invitedBy: null },
  });
  // The account gets the invited email address, not the one in the request.
  const answer = await accept(token, { ...form, email: 'other@shop.test' });
  expect(answer.status).toBe(201);
  const me = await shop.get('/api/staff/me', { ...secure, headers: readSignedIn(answer) });
  expect(me.body.data).toMatchObject({ email: 'packer@shop.test', role: 'orders', name: 'Mona Adel' });
  const [entry] = await shop.api.db.select().from(auditLog).where(eq(auditLog.thingId, me.body.data.id));
  expect(entry).toMatchObject({ action: 'staff.joined', after: { role: 'orders' } });
});

test('an invitation can be used once, even concurrently', async () => {
  const token = await invite('twice@shop.test', 'orders');
  const statuses = (await Promise.all([accept(token), accept(token), accept(token)])).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([201, 404, 404]);
  expect((await accept(token)).body.code).toBe('invitation-invalid');
  expect((await read(token)).body.code).toBe('invitation-invalid');
});

test('an invitation ends after 7 days', async () => {
  const token = await invite('late@shop.test', 'orders');
  shop.passTime(7 * DAY_MS);
  expect((await accept(token)).body.code).toBe('invitation-invalid');
  shop.passTime(-7 * DAY_MS);
});

test('a new invitation of the same person ends the earlier one', async () => {
  const earlier = await invite('again@shop.test', 'orders');
  const token = await invite('again@shop.test', 'orders');
  expect((await accept(earlier)).status).toBe(404);
  expect((await accept(token)).status).toBe(201);
});

test('the database stores no token', async () => {
  const token = await invite('secret@shop.test', 'orders');
  const rows = await shop.api.db.select().from(staffInvitations);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test.each([
  [{ ...form, password: 'eleven char' }, 'password', 'staff-password-too-short'],
  [{ ...form, name: ' ' }, 'name', 'name-required'],
  [{ ...form, language: 'fr' }, 'language', 'invalid-value'],
])('an invalid form does not use up the invitation: %#', async (body, param, code) => {
  const token = await invite(`form-${param}@shop.test`, 'orders');
  const answer = await accept(token, body);
  expect([answer.status, answer.body.code, answer.body.errors.param]).toEqual([400, code, param]);
  expect((await accept(token)).status).toBe(201);
});

test('a member of staff can’t be invited again', async () => {
  await accept(await invite('known@shop.test', 'orders'));
  await expect(
    runStaffCommand(shop.api, 'invite', { email: 'known@shop.test', role: 'orders' }),
  ).rejects.toThrow('is one of the staff already');
  const rows = await shop.api.db.select().from(staff).where(eq(staff.email, 'known@shop.test'));
  expect(rows).toHaveLength(1);
});
