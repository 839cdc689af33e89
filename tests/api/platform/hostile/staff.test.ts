/** Random hostile requests to the staff calls, by each role, by API keys and by strangers. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#api/platform/database/drizzle.ts';
import { type ServedCall, STAFF_CALLS } from '#contract/calls.ts';
import {
  hasPermission,
  KEY_PERMISSIONS,
  type Permission,
  ROLES,
  type Role,
} from '#contract/staff/permissions.ts';
import { createLog } from '#server/log.ts';
import { serveTestShop } from '#tests/setup/served-shop.ts';
import { addApiKey, addMember, addSession, type TestMember } from '#tests/setup/staff.ts';
import { readSeed } from '#tests/setup/test-settings.ts';
import { openTestShop } from '#tests/setup/test-shop.ts';
import { findFlaw } from './check-answer.ts';
import { oddHeaders } from './headers.ts';
import { createSender } from './send.ts';
import { createCallTarget, type IdPlan } from './targets.ts';
import { pick } from './values.ts';

const REQUEST_COUNT = process.env.TEST_LONG ? 20_000 : 500;
const WORKER_COUNT = 8;
const ORIGIN = 'https://shop.test';

const badLines: string[] = [];
const log = createLog('info', {
  write: (line) => {
    if (/"level":"(?:error|fatal)"|msk_[\w-]{20}|__Host-staff/.test(line)) badLines.push(line);
  },
});
const shop = await openTestShop({ log });
// Makes event streams end at once.
shop.api.orderFeed.end();
const port = await serveTestShop(shop, undefined, { proxyHops: 0, publicUrl: ORIGIN });
const { send, close } = createSender(port, WORKER_COUNT);
afterAll(close);

/** Members whose accounts nobody but an owner may change. */
const victims = await Promise.all(ROLES.map((role) => addMember(shop, role, { name: `Victim ${role}` })));
for (const { id } of victims) await addApiKey(shop, id, [...KEY_PERMISSIONS]);

interface Attacker {
  /** Undefined for strangers. */
  role: Role | undefined;
  isKey: boolean;
  member: TestMember;
  headers: Record<string, string>;
}

const attackers: Attacker[] = await Promise.all(
  [...ROLES, ...ROLES, undefined].map(async (role, at) => {
    const isKey = at >= ROLES.length;
    const member = await addMember(shop, role ?? 'owner');
    const key = await addApiKey(shop, member.id, [...KEY_PERMISSIONS]);
    const { token } = await shop.addShopper();
    const headers = role === undefined ? { token } : isKey ? key.headers : writeSessionHeaders(member);
    return { role, isKey, member, headers };
  }),
);

function writeSessionHeaders({ headers }: Pick<TestMember, 'headers'>) {
  return { cookie: headers.cookie.replace('staff=', '__Host-staff='), origin: ORIGIN };
}

const ids = victims.flatMap(({ id, sessionId }) => [id, sessionId]);
const findId = (known: string[], _call: ServedCall, _name: string, { number, choice, text }: IdPlan) =>
  choice === 0 ? text : pick(known, number);
const step = fc.record({
  target: createCallTarget<string[]>(STAFF_CALLS, findId),
  headers: oddHeaders,
  number: fc.nat(),
});

const patterns = STAFF_CALLS.map((call) => ({
  call,
  path: new RegExp(`^/api/staff${call.path.replace(/{\w+}/g, '[^/?]+')}/?$`),
}));
/** The permission of the call that a request is for; undefined if it is for everyone, or for none. */
function findPermission(method: string, path: string): Permission | undefined {
  const { pathname } = new URL(path, ORIGIN);
  const reading = method === 'HEAD' ? 'GET' : method;
  return patterns.find(({ call, path }) => call.method === reading && path.test(pathname))?.call.permission;
}

function mayDo({ role, isKey }: Attacker, permission: Permission | undefined): boolean {
  if (permission === undefined) return true;
  return role !== undefined && hasPermission(role, permission) && !(isKey && permission === 'self');
}

async function attack(
  by: Attacker,
  {
    target,
    headers,
  }: { target: { method: string; writePath: (known: string[]) => string; body: object }; headers: object },
) {
  const { method, body } = target;
  const path = target.writePath(ids);
  const hasBody = !/^(?:GET|HEAD|TRACE)$/.test(method);
  const plan = body as { json?: object; content?: string | Buffer; contentType?: string };
  const content = plan.json ? JSON.stringify(plan.json) : plan.content;
  const type = plan.json ? 'application/json' : plan.contentType;
  const sent = {
    method,
    path,
    headers: {
      ...headers,
      host: 'shop.test',
      ...(hasBody && type !== undefined && { 'content-type': type }),
      ...by.headers,
    },
    body: hasBody ? content : undefined,
  };
  const answer = await send(sent);
  const isStaffPath = /^\/api\/staff(?:\/|$)/.test(new URL(path, ORIGIN).pathname);
  const isDone = answer.status < 300 && isStaffPath;
  const fault =
    findFlaw(sent, answer) ??
    (isStaffPath && answer.headers['access-control-allow-origin'] ? 'a CORS header' : undefined) ??
    (isDone && !mayDo(by, findPermission(method, path)) ? 'done without the permission' : undefined);
  if (fault) {
    const shown = JSON.stringify({
      by: by.role,
      isKey: by.isKey,
      method,
      path,
      content: content?.toString(),
    });
    expect.fail(`${fault}: ${shown.slice(0, 1500)} -> ${answer.status} ${answer.text.slice(0, 500)}`);
  }
  // Some calls end the session.
  if (answer.status === 401 && by.role && !by.isKey) {
    by.headers = writeSessionHeaders(await addSession(shop, by.member.id));
  }
  return answer.status;
}

/** Plays requests of these attackers; returns the statuses that they got. */
async function play(by: Attacker[], requests: number, seed: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const queue = fc.sample(step, { numRuns: requests, seed }).entries();
  const workers = Array.from({ length: WORKER_COUNT }, async () => {
    for (const [at, one] of queue) statuses.add(await attack(by[at % by.length] as Attacker, one));
  });
  await Promise.all(workers);
  return statuses;
}

const readVictims = async () => {
  const list = sql.join(
    victims.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  const read = (table: string, column: string) =>
    shop.api.db.execute(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t where ${sql.identifier(column)} in (${list}) order by 1`,
    );
  const tables = await Promise.all([
    read('staff', 'id'),
    ...['staff_sessions', 'staff_keys', 'staff_passkeys', 'staff_recovery_codes'].map((name) =>
      read(name, 'staff_id'),
    ),
  ]);
  return tables.map(({ rows }) => rows);
};

test(`${REQUEST_COUNT} hostile requests change no data of colleagues`, { timeout: 600_000 }, async () => {
  const before = await readVictims();
  const owners = await shop.api.db.execute(sql`select id from staff where role = 'owner' order by 1`);
  const others = attackers.filter(({ role, isKey }) => role !== 'owner' || isKey);
  const statuses = await play(others, REQUEST_COUNT, readSeed());
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  expect(await readVictims()).toEqual(before);
  const after = await shop.api.db.execute(sql`select id from staff where role = 'owner' order by 1`);
  expect(after.rows).toEqual(owners.rows);
  expect(badLines.splice(0)).toEqual([]);
});

test('every answer to an owner’s hostile requests has a shape of the contract', {
  timeout: 600_000,
}, async () => {
  const owner = attackers.filter(({ role, isKey }) => role === 'owner' && !isKey);
  await play(owner, REQUEST_COUNT / 5, readSeed() + 1);
  expect(badLines.splice(0)).toEqual([]);
});
