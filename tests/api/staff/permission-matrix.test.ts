/**
 * Sends every staff call by each role, by keys and by strangers, and compares the guard's refusals with the contract.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { type ServedCall, STAFF_CALLS } from '#contract/calls.ts';
import {
  hasPermission,
  KEY_PERMISSIONS,
  type KeyPermission,
  type Permission,
  ROLES,
  type Role,
} from '#contract/staff/permissions.ts';
import { UNKNOWN_PRODUCT_ID } from '#tests/setup/cart-products.ts';
import { addApiKey, addMember, addSession, type TestMember } from '#tests/setup/staff.ts';
import { openTestShop, TEST_SETTINGS } from '#tests/setup/test-shop.ts';

const settings = { ...TEST_SETTINGS };
const shop = await openTestShop({ settings });
// Makes event streams end at once.
shop.api.orderFeed.end();
const nameOf = ({ method, path }: ServedCall) => `${method} /api/staff${path}`;
const FOR_STAFF = STAFF_CALLS.filter(({ audience }) => audience === 'staff').map(
  (call) => [nameOf(call), call, call.permission as Permission] as const,
);

const GUARD_REFUSALS = [
  'staff-signed-out',
  'other-origin',
  'not-permitted',
  'second-factor-required',
  'proof-required',
];

type Headers = Record<string, string>;

/** Sends an empty request; returns the guard's refusal, or `passes` for any other answer. */
async function guard(call: ServedCall, headers: Headers): Promise<string> {
  const path = `/api/staff${call.path.replaceAll(/\{\w+\}/g, UNKNOWN_PRODUCT_ID)}`;
  const {
    body,
    status,
    headers: answered,
  } = await shop.call(call.method, path, {
    headers,
    body: call.request && {},
  });
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  expect(answered.get('access-control-allow-origin')).toBeNull();
  return GUARD_REFUSALS.includes(body.code) ? body.code : 'passes';
}

const members = new Map<Role, TestMember>();
beforeAll(async () => {
  for (const role of ROLES) members.set(role, await addMember(shop, role));
});
const idOf = (role: Role) => members.get(role)?.id ?? '';
/** Signs in anew for each call, because some calls end sessions. */
const signIn = async (role: Role, changes = {}) => (await addSession(shop, idOf(role), changes)).headers;

test('contract and API have the same calls, each with a permission', () => {
  const routes = shop.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/staff/'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route !== 'GET /api/staff/openapi.json');
  expect([...new Set(routes)].sort()).toEqual(STAFF_CALLS.map(nameOf).sort());
  for (const [, call, permission] of FOR_STAFF) expect(permission, nameOf(call)).toBeTruthy();
});

describe('each role passes as the table of permissions says', () => {
  test.each(FOR_STAFF)('%s', async (_, call, permission) => {
    const found = await Promise.all(ROLES.map(async (role) => [role, await guard(call, await signIn(role))]));
    const expected = ROLES.map((role) => [
      role,
      hasPermission(role, permission) ? 'passes' : 'not-permitted',
    ]);
    expect(found).toEqual(expected);
  });
});

describe('shoppers and strangers never pass', () => {
  test.each(FOR_STAFF)('%s', async (_, call) => {
    const { token } = await shop.addShopper();
    const { cookie } = await signIn('owner');
    const senders: Headers[] = [
      {},
      { token },
      { cookie: `staff=${token}` },
      { authorization: `Bearer ${token}` },
      { authorization: `Bearer msk_${'a'.repeat(43)}` },
      { cookie: cookie.replace('staff=', '__Host-staff=') },
      { cookie: `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}` },
    ];
    const found = await Promise.all(senders.map((headers) => guard(call, headers)));
    expect([...new Set(found)]).toEqual(['staff-signed-out']);
  });
});

describe('a key passes if it and its owner’s role have the permission; no key passes a call that needs a fresh proof', () => {
  test.each(FOR_STAFF)('%s', async (_, call, permission) => {
    const others = KEY_PERMISSIONS.filter((one) => one !== permission);
    const all = await addApiKey(shop, idOf('owner'), [permission as KeyPermission]);
    const without = await addApiKey(shop, idOf('owner'), others);
    const ofRole = ROLES.find((role) => !hasPermission(role, permission));
    const passing = call.isProofNeeded ? 'proof-required' : 'passes';
    expect(await guard(call, all.headers)).toBe(permission === 'self' ? 'not-permitted' : passing);
    expect(await guard(call, without.headers)).toBe('not-permitted');
    if (!ofRole) return;
    const weak = await addApiKey(shop, idOf(ofRole), [permission as KeyPermission]);
    expect(await guard(call, weak.headers)).toBe('not-permitted');
  });
});

describe('a change that another website sends is refused', () => {
  const changing = FOR_STAFF.filter(([, { method }]) => method !== 'GET');
  test.each(changing)('%s', async (_, call) => {
    const { cookie } = await signIn('owner');
    const senders: Headers[] = [
      { cookie },
      { cookie, origin: 'https://evil.example' },
      { cookie, origin: 'null' },
      { cookie, origin: 'http://shop.test', 'sec-fetch-site': 'cross-site' },
      { cookie, 'sec-fetch-site': 'same-site' },
    ];
    const found = await Promise.all(senders.map((headers) => guard(call, headers)));
    expect([...new Set(found)]).toEqual(['other-origin']);
  });
});

describe('a call that needs a fresh proof refuses an old one', () => {
  test.each(FOR_STAFF)('%s', async (_, call) => {
    const provedAt = new Date(shop.api.clock() - 15 * 60_000);
    const found = await guard(call, await signIn('owner', { provedAt }));
    expect(found).toBe(call.isProofNeeded ? 'proof-required' : 'passes');
  });
});

describe('where strangers can reach the shop, owners and managers need a second factor', () => {
  test.each(FOR_STAFF)('%s', async (_, call, permission) => {
    settings.isReachableByStrangers = true;
    const found = await Promise.all(
      (['owner', 'manager', 'orders'] as const).map(async (role) => guard(call, await signIn(role))),
    );
    settings.isReachableByStrangers = false;
    const isOwn = permission === 'self';
    const needing = isOwn ? 'passes' : 'second-factor-required';
    expect(found).toEqual([
      needing,
      hasPermission('manager', permission) ? needing : 'not-permitted',
      hasPermission('orders', permission) ? 'passes' : 'not-permitted',
    ]);
  });
});

test.each([
  'OPTIONS /api/staff/me',
  'GET /api/staff',
  'GET /api/staff/nothing',
  'OPTIONS /api/staff/sign-in',
  'PATCH /api/staff/me',
])('%s: nothing below /api/staff may be called from other origins', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
  const answer = await shop.call(method, path, { headers });
  expect([answer.status, answer.body.code]).toEqual([404, 'nothing-here']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('the OpenAPI document of the staff calls is only for staff and their keys', async () => {
  const key = await addApiKey(shop, idOf('viewer'), ['orders.read']);
  for (const headers of [await signIn('viewer'), key.headers]) {
    const { status, body } = await shop.get('/api/staff/openapi.json', { headers });
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
  }
  expect((await shop.get('/api/staff/openapi.json')).status).toBe(401);
});
