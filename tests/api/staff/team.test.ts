import { expect, test } from 'vitest';
import { desc, eq } from '#api/platform/database/drizzle.ts';
import { auditLog, staff } from '#api/schema/staff.ts';
import { runStaffCommand } from '#api/staff/commands.ts';
import { addApiKey, addMember, askAs, SECURE_ORIGIN, type TestMember } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const owner = await addMember(shop);

const change = (id: string, body: object, by: TestMember = owner) =>
  askAs(shop, by, 'PUT', `/team/${id}`, { body });
const statusOf = async ({ headers }: { headers: Record<string, string> }) =>
  (await shop.get('/api/staff/openapi.json', { headers })).status;

test('an owner invites people and withdraws invitations; colleagues see who is invited', async () => {
  const body = { email: 'New@shop.test', role: 'orders' };
  const answer = await askAs(shop, owner, 'POST', '/team/invitations', { body });
  expect(answer.status).toBe(201);
  expect(answer.body.data.path).toMatch(/^\/counter\/invitation#[\w-]{43}$/);
  const { invitation } = answer.body.data;
  expect(invitation).toMatchObject({ email: 'new@shop.test', role: 'orders', invitedBy: 'Mona Adel' });
  const manager = await addMember(shop, 'manager');
  expect((await askAs(shop, manager, 'GET', '/team')).body.data.invitations).toEqual([invitation]);
  expect((await askAs(shop, owner, 'DELETE', `/team/invitations/${invitation.id}`)).status).toBe(204);
  expect((await askAs(shop, owner, 'GET', '/team')).body.data.invitations).toEqual([]);
  const [, token] = answer.body.data.path.split('#');
  const read = await shop.post('/api/staff/invitations/read', { token }, { origin: SECURE_ORIGIN });
  expect(read.status).toBe(404);
});

test('a colleague is not invited again', async () => {
  const body = { email: owner.email, role: 'orders' };
  const answer = await askAs(shop, owner, 'POST', '/team/invitations', { body });
  expect([answer.status, answer.body.code]).toEqual([409, 'already-staff']);
});

test('a new role takes effect at once, and is in the audit log', async () => {
  const member = await addMember(shop, 'orders', { name: 'Omar Nabil' });
  const answer = await change(member.id, { version: 1, role: 'manager' });
  expect(answer.body.data).toMatchObject({ role: 'manager', isDisabled: false, version: 2 });
  expect((await askAs(shop, member, 'GET', '/team')).status).toBe(200);
  const [entry] = await shop.api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(entry).toMatchObject({
    ...{
      staffId: owner.id,
      role: 'owner',
      action: 'staff.role-changed',
      thingId: member.id,
      label: 'Omar Nabil',
    },
    ...{ before: { role: 'orders' }, after: { role: 'manager' } },
  });
});

test('a change of an outdated version is refused with the current state', async () => {
  const member = await addMember(shop, 'orders');
  await change(member.id, { version: 1, role: 'catalogue' });
  const answer = await change(member.id, { version: 1, isDisabled: true });
  expect([answer.status, answer.body.code]).toEqual([409, 'changed-meanwhile']);
  expect(answer.body.current).toMatchObject({ id: member.id, role: 'catalogue', version: 2 });
});

test('of two concurrent changes, one succeeds', async () => {
  const member = await addMember(shop, 'orders');
  const answers = await Promise.all([
    change(member.id, { version: 1, role: 'viewer' }),
    change(member.id, { version: 1, role: 'catalogue' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('sessions and keys of a disabled member end at once, and for good', async () => {
  const member = await addMember(shop, 'orders');
  const key = await addApiKey(shop, member.id, ['orders.read']);
  expect([await statusOf(member), await statusOf(key)]).toEqual([200, 200]);
  await change(member.id, { version: 1, isDisabled: true });
  expect([await statusOf(member), await statusOf(key)]).toEqual([401, 401]);
  const enabled = await change(member.id, { version: 2, isDisabled: false });
  expect(enabled.body.data.isDisabled).toBe(false);
  expect([await statusOf(member), await statusOf(key)]).toEqual([401, 401]);
});

test('an owner ends a colleague’s sessions', async () => {
  const member = await addMember(shop, 'orders');
  expect((await askAs(shop, owner, 'DELETE', `/team/${member.id}/sessions`)).status).toBe(204);
  expect(await statusOf(member)).toBe(401);
});

test('the last owner can’t lose the role, even if two owners are changed concurrently', async () => {
  const { db } = shop.api;
  await db.update(staff).set({ role: 'viewer' });
  const [one, other] = [await addMember(shop), await addMember(shop)];
  const answers = await Promise.all([
    change(one.id, { version: 1, role: 'manager' }, other),
    change(other.id, { version: 1, isDisabled: true }, one),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 409])]);
  const left = (await db.select().from(staff).where(eq(staff.role, 'owner'))).filter(
    (row) => !row.disabledAt,
  );
  expect(left).toHaveLength(1);
  const [last] = left;
  const asking = last?.id === one.id ? one : other;
  const answer = await change(asking.id, { version: 1, role: 'manager' }, asking);
  expect(answer.body.code).toBe('last-owner');
  // A command may disable even the last owner, because a further command can invite a new owner.
  await runStaffCommand(shop.api, 'disable', { email: asking.email });
  expect(await statusOf(asking)).toBe(401);
});
