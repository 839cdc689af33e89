import { expect, test } from 'vitest';
import { deleteOldEntries, recordAudit } from '#api/audit/record-audit.ts';
import { asc, eq, sql } from '#api/platform/database/drizzle.ts';
import { auditLog } from '#api/schema/staff.ts';
import type { AuditEntry } from '#contract/staff/audit-calls.ts';
import { addMember, askAs } from '#tests/setup/staff.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const { db } = shop.api;
const manager = await addMember(shop, 'manager');
const SARA = { staffId: 'a'.repeat(24), name: 'Sara Ali', role: 'orders', via: 'counter' } as const;
const FROM_CAIRO = { ...SARA, address: '203.0.113.7', userAgent: 'Firefox' };

await recordAudit(db, FROM_CAIRO, {
  action: 'staff.profile-changed',
  ...{ id: 'b'.repeat(24), label: 'Omar Nabil' },
  before: { name: 'Omar', language: 'en', theme: 'dark' },
  after: { name: 'Omar Nabil', language: 'en', theme: 'dark' },
});
await recordAudit(db, 'command', {
  action: 'staff.invited',
  id: null,
  label: '=cmd|100%_',
  after: { role: 'owner' },
});
await db.insert(auditLog).values({
  ...{ name: 'Old', via: 'counter', action: 'staff.signed-in', kind: 'staff', label: 'Old' },
  at: new Date('2025-03-01T22:30:00Z'),
});

const read = async (query = '') => {
  const { status, body } = await askAs(shop, manager, 'GET', `/audit${query}`);
  expect(status).toBe(200);
  return body as { data: AuditEntry[]; isMore: boolean };
};
const listLabels = async (query: string) => (await read(query)).data.map(({ thing }) => thing.label);

test('an entry has only the changed fields, and who changed them, from where and when', async () => {
  const { data } = await read('?who=aaaaaaaaaaaaaaaaaaaaaaaa');
  expect(data).toEqual([
    {
      id: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      who: { id: SARA.staffId, name: 'Sara Ali', role: 'orders' },
      via: 'counter',
      action: 'staff.profile-changed',
      thing: { kind: 'staff', id: 'b'.repeat(24), label: 'Omar Nabil' },
      before: { name: 'Omar' },
      after: { name: 'Omar Nabil' },
      address: '203.0.113.7',
      userAgent: 'Firefox',
    },
  ]);
});

test.each([
  ['?who=command', ['=cmd|100%_']],
  ['?action=staff.invited', ['=cmd|100%_']],
  ['?action=staff.', ['Old', '=cmd|100%_', 'Omar Nabil']],
  ['?action=order.', []],
  [`?kind=staff&thing=${'b'.repeat(24)}`, ['Omar Nabil']],
  ['?until=2025-03-02', ['Old']],
  ['?until=2025-03-01', []],
  ['?from=2025-03-03', ['=cmd|100%_', 'Omar Nabil']],
  ['?text=0%25_', ['=cmd|100%_']],
  ['?text=sara%20ali', ['Omar Nabil']],
  ['?text=203.0.113', ['Omar Nabil']],
  ['?text=owner', ['=cmd|100%_']],
])('%s finds the matching entries, newest first', async (query, labels) => {
  expect(await listLabels(query)).toEqual(labels);
});

test.each([
  ['?who=nobody', 'who'],
  ['?from=yesterday', 'from'],
  ['?until=2026-02-30', 'until'],
  ['?before=0', 'before'],
  ['?limit=many', 'limit'],
  ['?text=%00', 'text'],
])('%s is refused', async (query, param) => {
  const { status, body } = await askAs(shop, manager, 'GET', `/audit${query}`);
  expect([status, body.errors.param, body.errors.location]).toEqual([400, param, 'query']);
});

test('pages follow each other by the last id', async () => {
  const first = await read('?limit=2');
  expect([first.data.length, first.isMore]).toEqual([2, true]);
  const second = await read(`?limit=2&before=${first.data.at(-1)?.id}`);
  expect([second.data.length, second.isMore]).toEqual([1, false]);
});

test('the export has the same entries, oldest first, and is safe in a spreadsheet', async () => {
  const answer = await askAs(shop, manager, 'GET', '/audit/export?kind=staff');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [header, ...rows] = answer.body.trim().split('\r\n');
  expect(header).toBe(
    'id,time in Cairo,who,role,via,action,kind,thing,thing id,before,after,address,browser',
  );
  expect(rows.map((row: string) => row.split(',')[7])).toEqual(['Omar Nabil', "'=cmd|100%_", 'Old']);
  expect(rows[1]).toContain('"{""role"":""owner""}"');
  expect((await askAs(shop, manager, 'GET', '/audit/export?from=x')).status).toBe(400);
});

test('no entry can be changed, and none younger than two years deleted', async () => {
  const change = db.update(auditLog).set({ name: 'Nobody' }).where(eq(auditLog.name, 'Old'));
  await expect(change).rejects.toMatchObject({ cause: { message: 'rows of audit_log are never changed' } });
  await expect(db.delete(auditLog)).rejects.toMatchObject({
    cause: { message: 'rows of audit_log are never changed' },
  });
});

test.each([sql`truncate audit_log`, sql`truncate staff_sessions, audit_log restart identity cascade`])(
  'the log cannot be emptied by TRUNCATE',
  async (statement) => {
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'rows of audit_log are never changed' },
    });
  },
);

test('entries older than two years are deleted', async () => {
  const entry = { ...SARA, action: 'staff.signed-in', kind: 'staff' };
  await db.insert(auditLog).values([
    { ...entry, label: 'too old', at: sql`now() - interval '2 years 1 minute'` },
    { ...entry, label: 'kept', at: sql`now() - interval '2 years' + interval '1 minute'` },
  ]);
  await deleteOldEntries(db);
  const rows = await db.select().from(auditLog).orderBy(asc(auditLog.id));
  const labels = rows.map(({ label }) => label);
  expect(labels).toContain('kept');
  expect(labels).not.toContain('too old');
});
