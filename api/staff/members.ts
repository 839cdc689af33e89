/** Reads members of staff, and presents the signed-in one. */
import type { Actor, Api, SignedInStaff } from '#api/dependencies.ts';
import { count, eq, inArray } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import {
  type StaffRow,
  type StaffSessionRow,
  staff,
  staffPasskeys,
  staffRecoveryCodes,
} from '#api/schema/staff.ts';
import type { StaffMe } from '#contract/staff/answers.ts';
import { permissionsOf, type Role } from '#contract/staff/permissions.ts';
import { endOf, PROOF_MS } from './sessions.ts';

/** The member with this lower-case email address. */
export async function findMemberByEmail(db: Database | Transaction, email: string) {
  return (await db.select().from(staff).where(eq(staff.email, email)))[0];
}

/** A member of staff as the audit log names what an action is about. */
export const labelMember = ({ id, name }: Pick<StaffRow, 'id' | 'name'>) => ({ id, label: name });

/** Locks a member's row. Required before any change of a member, their sessions, second factors or API keys. */
export async function lockMember(tx: Transaction, id: string): Promise<StaffRow | undefined> {
  return (await tx.select().from(staff).where(eq(staff.id, id)).for('update'))[0];
}

/** The second factors of a member: whether there is an authenticator app, and the number of each other kind. */
async function countFactors(db: Database | Transaction, member: StaffRow): Promise<StaffMe['factors']> {
  const [passkeys] = await db
    .select({ count: count() })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, member.id));
  const [recoveryCodes] = await db
    .select({ count: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, member.id));
  return {
    totp: member.totpSecret !== null,
    passkeys: passkeys?.count ?? 0,
    recoveryCodes: recoveryCodes?.count ?? 0,
  };
}

/** Roles that need a second factor if strangers can reach the shop. */
const SECOND_FACTOR_ROLES: readonly Role[] = ['owner', 'manager'];

/** Whether the member has to set up a second factor before doing anything else. */
export const isSecondFactorNeeded = (
  { settings }: Pick<Api, 'settings'>,
  { member, hasSecondFactor }: Pick<SignedInStaff, 'member' | 'hasSecondFactor'>,
): boolean =>
  settings.isReachableByStrangers && !hasSecondFactor && SECOND_FACTOR_ROLES.includes(member.role);

/** The signed-in member's own profile. */
export async function presentMe(
  api: Pick<Api, 'db' | 'settings'>,
  member: StaffRow,
  session: StaffSessionRow,
): Promise<{ data: StaffMe }> {
  const factors = await countFactors(api.db, member);
  const hasSecondFactor = factors.totp || factors.passkeys > 0;
  const { id, name, email, role, language, theme } = member;
  return {
    data: {
      ...{ id, name, email, role },
      permissions: permissionsOf(role),
      ...{ language, theme, factors, hasSecondFactor },
      isSecondFactorNeeded: isSecondFactorNeeded(api, { member, hasSecondFactor }),
      provedUntil: new Date(session.provedAt.getTime() + PROOF_MS).toISOString(),
      sessionEndsAt: endOf(session).toISOString(),
    },
  };
}

/** A member as the actor of a change. */
export const actorOf = (
  { id, name, role }: Pick<StaffRow, 'id' | 'name' | 'role'>,
  source: Pick<Actor, 'address' | 'userAgent'>,
  via: Actor['via'] = 'counter',
): Actor => ({ staffId: id, name, role, via, ...source });

/** Reads the names of the members of staff that rows refer to. Returns a function from an id to a name or null. */
export async function readStaffNames(
  db: Database,
  rows: { staffId: string | null }[],
): Promise<(staffId: string | null) => string | null> {
  const ids = [...new Set(rows.flatMap(({ staffId }) => staffId ?? []))];
  if (ids.length === 0) return () => null;
  const found = await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (staffId) => names.get(staffId ?? '') ?? null;
}
