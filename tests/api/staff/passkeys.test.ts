import { expect, test } from 'vitest';
import { eq } from '#api/platform/database/drizzle.ts';
import { auditLog, staffPasskeys } from '#api/schema/staff.ts';
import { createAuthenticator } from '#tests/setup/authenticator.ts';
import {
  addMember,
  askAs,
  readSignedIn,
  SECURE_ORIGIN,
  STAFF_PASSWORD,
  type TestMember,
} from '#tests/setup/staff.ts';
import { ORIGIN, openTestShop } from '#tests/setup/test-shop.ts';

const shop = await openTestShop();
const MINUTE_MS = 60_000;

/** Adds a member with a passkey for this origin. */
async function addMemberWithPasskey(origin = SECURE_ORIGIN) {
  const member = await addMember(shop);
  const key = createAuthenticator({ origin });
  const seen = { origin, headers: { ...signedInAt(member, origin) } };
  const options = await shop.post('/api/staff/me/passkeys/options', undefined, seen);
  const response = key.create(options.body.data);
  const added = await shop.post('/api/staff/me/passkeys', { name: 'Phone', response }, seen);
  return { member, key, seen, added };
}

/** The headers of a session at another address of the shop: the cookie has another name over https. */
const signedInAt = ({ headers }: TestMember, origin: string) => ({
  cookie: origin.startsWith('https:') ? headers.cookie.replace('staff=', '__Host-staff=') : headers.cookie,
  origin,
});

const askToSignIn = async (origin = SECURE_ORIGIN) =>
  (await shop.post('/api/staff/passkeys/sign-in/options', undefined, { origin })).body.data;
const signIn = (response: object, origin = SECURE_ORIGIN) =>
  shop.post('/api/staff/passkeys/sign-in', { response }, { origin });

test('a passkey signs in without a password', async () => {
  const { member, key, added } = await addMemberWithPasskey();
  expect(added.status).toBe(201);
  expect(added.body.data.passkey).toMatchObject({ name: 'Phone', isSynced: false, usedAt: null });
  expect(added.body.data.recoveryCodes).toHaveLength(10);
  const answer = await signIn(key.get(await askToSignIn()));
  expect(answer.status).toBe(200);
  const headers = readSignedIn(answer);
  const me = await shop.get('/api/staff/me', { origin: SECURE_ORIGIN, headers });
  expect(me.body.data).toMatchObject({ id: member.id, hasSecondFactor: true, factors: { passkeys: 1 } });
  const { members } = (await askAs(shop, member, 'GET', '/team')).body.data;
  expect(members).toContainEqual(expect.objectContaining({ id: member.id, hasSecondFactor: true }));
  const actions = await shop.api.db.select().from(auditLog).where(eq(auditLog.thingId, member.id));
  expect(actions.map(({ action, after }) => [action, after])).toEqual([
    ['staff.passkey-added', { passkey: 'Phone' }],
    ['staff.signed-in', { by: 'passkey' }],
  ]);
});

test('a response is accepted once, even if it is sent twice concurrently', async () => {
  const { key } = await addMemberWithPasskey();
  const response = key.get(await askToSignIn());
  const statuses = (await Promise.all([signIn(response), signIn(response)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
  expect((await signIn(response)).body.code).toBe('passkey-refused');
});

test('a challenge is valid for 5 minutes', async () => {
  const { key } = await addMemberWithPasskey();
  const response = key.get(await askToSignIn());
  shop.passTime(5 * MINUTE_MS);
  expect((await signIn(response)).status).toBe(401);
  shop.passTime(-5 * MINUTE_MS);
});

test.each([
  ['of another website', createAuthenticator({ origin: 'https://evil.example' })],
  ['that nobody added', createAuthenticator({ origin: SECURE_ORIGIN })],
])('a passkey %s is refused', async (_, key) => {
  expect((await signIn(key.get(await askToSignIn()))).status).toBe(401);
});

test('a passkey without user verification is not added', async () => {
  const member = await addMember(shop);
  const seen = { origin: SECURE_ORIGIN, headers: signedInAt(member, SECURE_ORIGIN) };
  const key = createAuthenticator({ origin: SECURE_ORIGIN, isVerifying: false });
  const options = await shop.post('/api/staff/me/passkeys/options', undefined, seen);
  const response = key.create(options.body.data);
  const answer = await shop.post('/api/staff/me/passkeys', { name: 'Phone', response }, seen);
  expect([answer.status, answer.body.code]).toEqual([401, 'passkey-refused']);
});

test('a cloned authenticator, whose signature counter went back, is refused and recorded', async () => {
  const { key, member } = await addMemberWithPasskey();
  key.setCounter(40);
  expect((await signIn(key.get(await askToSignIn()))).status).toBe(200);
  key.setCounter(20);
  expect((await signIn(key.get(await askToSignIn()))).status).toBe(401);
  const entries = await shop.api.db.select().from(auditLog).where(eq(auditLog.thingId, member.id));
  expect(entries.at(-1)).toMatchObject({ action: 'staff.sign-in-failed', after: { reason: 'passkey' } });
});

test('a proof’s challenge can’t be used to sign in, nor a colleague’s to add a passkey', async () => {
  const { key, seen } = await addMemberWithPasskey();
  const asked = await shop.post('/api/staff/proof/passkey/options', undefined, seen);
  expect((await signIn(key.get(asked.body.data))).status).toBe(401);
  const other = await addMember(shop);
  const options = await askAs(shop, other, 'POST', '/me/passkeys/options');
  const response = createAuthenticator({ origin: SECURE_ORIGIN }).create(options.body.data);
  const added = await shop.post('/api/staff/me/passkeys', { name: 'Mine', response }, seen);
  expect(added.body.code).toBe('passkey-refused');
});

test('a passkey renews a member’s proof', async () => {
  const { member, key, seen } = await addMemberWithPasskey();
  shop.passTime(15 * MINUTE_MS);
  const options = () => shop.post('/api/staff/me/passkeys/options', undefined, seen);
  expect((await options()).body.code).toBe('proof-required');
  const asked = await shop.post('/api/staff/proof/passkey/options', undefined, seen);
  expect(asked.body.data.allowCredentials).toMatchObject([{ id: key.id }]);
  const proved = await shop.post('/api/staff/proof/passkey', { response: key.get(asked.body.data) }, seen);
  expect(proved.body.data).toMatchObject({ id: member.id });
  expect((await options()).status).toBe(200);
  shop.passTime(-15 * MINUTE_MS);
});

test('a colleague’s passkey renews no proof', async () => {
  const { key } = await addMemberWithPasskey();
  const { seen } = await addMemberWithPasskey();
  const asked = await shop.post('/api/staff/proof/passkey/options', undefined, seen);
  const answer = await shop.post('/api/staff/proof/passkey', { response: key.get(asked.body.data) }, seen);
  expect(answer.body.code).toBe('passkey-refused');
});

test('if passkeys are the only second factor, signing in with a password needs a recovery code', async () => {
  const { member, added } = await addMemberWithPasskey();
  const form = { email: member.email, password: STAFF_PASSWORD };
  const send = (more = {}) =>
    shop.post('/api/staff/sign-in', { ...form, ...more }, { origin: SECURE_ORIGIN });
  expect((await send()).body.code).toBe('passkey-required');
  const [code] = added.body.data.recoveryCodes;
  expect((await send({ code })).status).toBe(200);
});

test('a passkey is renamed and removed', async () => {
  const { seen, added, key } = await addMemberWithPasskey();
  const path = `/api/staff/me/passkeys/${added.body.data.passkey.id}`;
  expect((await shop.put(path, { name: 'Old phone' }, seen)).body.data.name).toBe('Old phone');
  expect((await shop.delete(path, seen)).status).toBe(204);
  expect((await shop.get('/api/staff/me/passkeys', seen)).body.data).toEqual([]);
  expect((await signIn(key.get(await askToSignIn()))).status).toBe(401);
  const me = await shop.get('/api/staff/me', seen);
  expect(me.body.data.factors).toEqual({ totp: false, passkeys: 0, recoveryCodes: 0 });
});

test('a colleague’s passkey can’t be changed or removed', async () => {
  const { added } = await addMemberWithPasskey();
  const other = await addMember(shop);
  const { id } = added.body.data.passkey;
  expect((await askAs(shop, other, 'DELETE', `/me/passkeys/${id}`)).status).toBe(404);
  expect((await askAs(shop, other, 'PUT', `/me/passkeys/${id}`, { body: { name: 'x' } })).status).toBe(404);
  const rows = await shop.api.db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id));
  expect(rows).toMatchObject([{ name: 'Phone' }]);
});

test('a malformed response is refused', async () => {
  const { challenge } = await askToSignIn();
  const clientDataJSON = Buffer.from(JSON.stringify({ challenge })).toString('base64url');
  for (const response of [{ clientDataJSON }, { clientDataJSON: 'x' }, { clientDataJSON: '' }]) {
    const answer = await signIn({ id: 'x', rawId: 'x', type: 'public-key', response });
    expect([answer.status, answer.body.code]).toEqual([401, 'passkey-refused']);
  }
  expect((await shop.post('/api/staff/passkeys/sign-in', {}, { origin: ORIGIN })).status).toBe(403);
});
