/** Members of staff for tests, added directly to the database and signed in. */
import { newId } from '#api/platform/database/columns.ts';
import { createSecret, hashSecret } from '#api/platform/security/hashes.ts';
import { hashPassword } from '#api/platform/security/passwords.ts';
import { staff, staffKeys, staffSessions } from '#api/schema/staff.ts';
import type { KeyPermission, Role } from '#contract/staff/permissions.ts';
import { type Answer, ORIGIN, type RequestOptions, type TestShop } from './test-shop.ts';

export const STAFF_PASSWORD = 'a long password';

/** The shop's origin over https. Over plain http, staff can sign in only on loopback. */
export const SECURE_ORIGIN = ORIGIN.replace('http:', 'https:');

export interface TestMember {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** The headers of a request from the counter. */
  headers: { cookie: string; origin: string };
}

let passwordHash: Promise<string> | undefined;

/** Adds a member of staff who is signed in. */
export async function addMember(
  { api }: Pick<TestShop, 'api'>,
  role: Role = 'owner',
  changes: Partial<typeof staff.$inferInsert> = {},
): Promise<TestMember> {
  passwordHash ??= hashPassword(STAFF_PASSWORD);
  const id = newId();
  const member = { id, name: 'Mona Adel', email: `staff-${id}@shop.test`, role };
  const row = { ...member, passwordHash: await passwordHash, language: 'en' as const, ...changes };
  await api.db.insert(staff).values(row);
  const session = await addSession({ api }, id);
  return { ...member, name: row.name, email: row.email, ...session };
}

/** Adds a session of a member of staff. */
export async function addSession(
  { api }: Pick<TestShop, 'api'>,
  staffId: string,
  changes: Partial<typeof staffSessions.$inferInsert> = {},
) {
  const [sessionId, secret, now] = [newId(), createSecret(), new Date(api.clock())];
  await api.db.insert(staffSessions).values({
    ...{ id: sessionId, staffId, secretHash: hashSecret(secret), signedInBy: 'password' },
    ...{ createdAt: now, seenAt: now, provedAt: now, address: '127.0.0.1', userAgent: '' },
    ...changes,
  });
  return { sessionId, headers: { cookie: `staff=${secret}`, origin: ORIGIN } };
}

/** Adds an API key; returns the headers of a request with it. */
export async function addApiKey(
  { api }: Pick<TestShop, 'api'>,
  staffId: string,
  permissions: KeyPermission[],
) {
  const [id, secret] = [newId(), `msk_${createSecret()}`];
  await api.db.insert(staffKeys).values({
    ...{ id, staffId, name: 'Stock sync', permissions, start: secret.slice(0, 8) },
    ...{ secretHash: hashSecret(secret), createdAt: new Date(api.clock()) },
  });
  return { id, headers: { authorization: `Bearer ${secret}` } };
}

/** Sends a request as a member of staff. */
export const askAs = (
  shop: TestShop,
  { headers }: Pick<TestMember, 'headers'>,
  method: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> =>
  shop.call(method, `/api/staff${path}`, { ...options, headers: { ...headers, ...options.headers } });

/**
 * Reads the session cookie of an answer that signed somebody in over https; returns the headers of further requests.
 */
export function readSignedIn({ headers }: Answer): { cookie: string; origin: string } {
  const cookie = /__Host-staff=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? 'none';
  return { cookie, origin: SECURE_ORIGIN };
}
