import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { auditLog, staff, staffKeys } from '#api/schema/staff.ts';
import { addMember, askAs, type TestMember } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();

async function createKey(member: TestMember, permissions: string[]) {
  const answer = await askAs(shop, member, 'POST', '/keys', { body: { name: 'Stock sync', permissions } });
  const secret: string = answer.body.data?.secret;
  const headers = { authorization: `Bearer ${secret}` };
  return {
    answer,
    secret,
    id: answer.body.data?.key.id,
    ask: (path: string) => shop.get(`/api/staff${path}`, { headers }),
  };
}

test('a key has the permissions that were chosen, and no others', async () => {
  const member = await addMember(shop);
  const { answer, secret, ask } = await createKey(member, ['audit.read', 'audit.read']);
  expect(answer.status).toBe(201);
  expect(answer.body.data.key).toMatchObject({
    permissions: ['audit.read'],
    start: secret.slice(0, 8),
    usedAt: null,
  });
  expect(secret).toMatch(/^msk_[\w-]{43}$/);
  expect((await ask('/audit')).status).toBe(200);
  expect((await ask('/team')).body).toMatchObject({ code: 'not-permitted', values: ['staff.read'] });
  const list = await askAs(shop, member, 'GET', '/keys');
  expect(list.body.data).toMatchObject([{ name: 'Stock sync', usedAt: expect.any(String) }]);
  expect(JSON.stringify(list.body)).not.toContain(secret);
});

test('a key has no access to its owner’s account', async () => {
  const member = await addMember(shop);
  expect((await createKey(member, ['self'])).answer.body.code).toBe('invalid-value');
  const { id, ask } = await createKey(member, ['audit.read']);
  await shop.api.db
    .update(staffKeys)
    .set({ permissions: ['self' as 'shop.read'] })
    .where(eq(staffKeys.id, id));
  expect((await ask('/me')).status).toBe(403);
});

test('a key can’t have more permissions than its owner', async () => {
  const { answer } = await createKey(await addMember(shop, 'orders'), ['orders.read', 'audit.read']);
  expect([answer.status, answer.body.code]).toEqual([403, 'not-permitted']);
});

test('a key loses the permissions that its owner’s role loses', async () => {
  const member = await addMember(shop, 'manager');
  const { ask } = await createKey(member, ['audit.read']);
  await shop.api.db.update(staff).set({ role: 'orders' }).where(eq(staff.id, member.id));
  expect((await ask('/audit')).status).toBe(403);
});

test('a revoked key is refused', async () => {
  const member = await addMember(shop);
  const { id, ask } = await createKey(member, ['audit.read']);
  const other = await addMember(shop);
  expect((await askAs(shop, other, 'DELETE', `/keys/${id}`)).status).toBe(404);
  expect((await askAs(shop, member, 'DELETE', `/keys/${id}`)).status).toBe(204);
  expect((await ask('/audit')).body.code).toBe('staff-signed-out');
});

test('a key passes no call that needs a proof', async () => {
  const member = await addMember(shop);
  const { secret } = await createKey(member, ['staff.change']);
  const answer = await shop.post(
    '/api/staff/team/invitations',
    { email: 'x@shop.test', role: 'owner' },
    { headers: { authorization: `Bearer ${secret}` } },
  );
  expect([answer.status, answer.body.code]).toEqual([403, 'proof-required']);
});

test('a key’s secret is neither in its row nor in the audit log', async () => {
  const { secret } = await createKey(await addMember(shop), ['audit.read']);
  const rows = [await shop.api.db.select().from(staffKeys), await shop.api.db.select().from(auditLog)];
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a member can have 20 keys at most, even if two are created concurrently', async () => {
  const member = await addMember(shop);
  for (let made = 0; made < 19; made++) await createKey(member, ['shop.read']);
  const answers = await Promise.all([createKey(member, ['shop.read']), createKey(member, ['shop.read'])]);
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 409]);
});
