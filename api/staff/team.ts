/** Lists the members of staff, and changes their roles and access. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor } from '#api/dependencies.ts';
import { and, asc, eq, isNull } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { type StaffRow, staff, staffKeys } from '#api/schema/staff.ts';
import type { StaffMember } from '#contract/staff/answers.ts';
import type { Role } from '#contract/staff/permissions.ts';
import { endSessions, HAS_PASSKEY } from './sessions.ts';

interface TeamRow {
  member: StaffRow;
  hasPasskey: boolean;
}

const presentMember = ({ member, hasPasskey }: TeamRow): StaffMember => {
  const { id, name, email, role, disabledAt, totpSecret, createdAt, seenAt, version } = member;
  return {
    ...{ id, name, email, role },
    isDisabled: disabledAt !== null,
    hasSecondFactor: totpSecret !== null || hasPasskey,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt?.toISOString() ?? null,
    version,
  };
};

const selectTeam = (db: Database | Transaction) =>
  db.select({ member: staff, hasPasskey: HAS_PASSKEY }).from(staff);

/** All members, in the order in which they joined. */
export async function listMembers(db: Database): Promise<StaffMember[]> {
  const rows = await selectTeam(db).orderBy(asc(staff.createdAt), asc(staff.id));
  return rows.map(presentMember);
}

/** Locks all owners who may sign in, always in the same order; returns their ids. */
async function lockOwners(tx: Transaction): Promise<string[]> {
  const owners = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.disabledAt)))
    .orderBy(asc(staff.id))
    .for('update');
  return owners.map(({ id }) => id);
}

/** Ends a member's sessions and deletes their API keys. */
export async function closeAccess(tx: Transaction, id: string): Promise<void> {
  await endSessions(tx, id);
  await tx.delete(staffKeys).where(eq(staffKeys.staffId, id));
}

interface MemberChange {
  version: number;
  role?: Role | undefined;
  isDisabled?: boolean | undefined;
}

/** Changes a member's role or access, if nobody changed them since the given version. */
export async function changeMember(
  tx: Transaction,
  actor: Actor,
  id: string,
  change: MemberChange,
  now: number,
): Promise<StaffMember> {
  const owners = await lockOwners(tx);
  const [found] = await selectTeam(tx).where(eq(staff.id, id)).for('update', { of: staff });
  if (!found) throw refuse('no-document', { values: [id] });
  const { member } = found;
  if (member.version !== change.version) {
    throw refuse('changed-meanwhile', { current: presentMember(found) });
  }
  const role = change.role ?? member.role;
  const isDisabled = change.isDisabled ?? member.disabledAt !== null;
  const isLosingOwner = owners.includes(id) && (role !== 'owner' || isDisabled);
  if (isLosingOwner && owners.length === 1) throw refuse('last-owner');
  const disabledAt = isDisabled ? (member.disabledAt ?? new Date(now)) : null;
  const [changed] = await tx
    .update(staff)
    .set({ role, disabledAt, version: member.version + 1, updatedAt: new Date(now) })
    .where(eq(staff.id, id))
    .returning();
  if (!changed) throw refuse('no-document', { values: [id] });
  if (isDisabled) await closeAccess(tx, id);
  await recordChange(tx, actor, member, changed);
  return presentMember({ ...found, member: changed });
}

async function recordChange(tx: Transaction, actor: Actor, before: StaffRow, after: StaffRow) {
  const entry = { id: after.id, label: after.name };
  if (before.role !== after.role) {
    const roles = { before: { role: before.role }, after: { role: after.role } };
    await recordAudit(tx, actor, { action: 'staff.role-changed', ...entry, ...roles });
  }
  if ((before.disabledAt === null) !== (after.disabledAt === null)) {
    const action = after.disabledAt ? 'staff.disabled' : 'staff.enabled';
    await recordAudit(tx, actor, { action, ...entry });
  }
}
