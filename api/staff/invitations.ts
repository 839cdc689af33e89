/** Invitations: one-time links with which people create their staff accounts. */
import { recordAudit } from '#api/audit/record-audit.ts';
import type { Actor } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, gt, isNotNull, isNull, lt } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { createSecret, hashSecret } from '#api/platform/security/hashes.ts';
import { type InvitationRow, staff, staffInvitations } from '#api/schema/staff.ts';
import type { StaffInvitation } from '#contract/staff/answers.ts';
import type { Role } from '#contract/staff/permissions.ts';
import { findMemberByEmail } from './members.ts';

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** The path of the link in the counter. The token comes after #, because browsers don't send that part to servers. */
const pathOf = (token: string) => `/counter/invitation#${token}`;

interface Invited<Email = string> {
  email: Email;
  role: Role;
}

/** A new invitation, and the path of its link. The path is not stored, because it contains the token. */
function createInvitation({ email, role }: Invited<string | null>, invitedBy: string | null, now: number) {
  const token = createSecret();
  return {
    path: pathOf(token),
    ...{ id: newId(now), email, role, invitedBy },
    tokenHash: hashSecret(token),
    createdAt: new Date(now),
    expiresAt: new Date(now + LIFETIME_MS),
  };
}

/**
 * Invites a person, and replaces an earlier invitation; also returns the path of the link. Undefined if the person
 * already belongs to the staff.
 */
export async function invite(
  tx: Transaction,
  actor: Actor | 'command',
  { email, role }: Invited,
  now: number,
): Promise<{ invitation: InvitationRow; path: string } | undefined> {
  if (await findMemberByEmail(tx, email)) return undefined;
  const inviter = actor === 'command' ? null : actor.staffId;
  const { path, ...values } = createInvitation({ email, role }, inviter, now);
  const [invitation] = await tx
    .insert(staffInvitations)
    .values(values)
    .onConflictDoUpdate({ target: staffInvitations.email, set: values })
    .returning();
  if (!invitation) throw new Error('nobody was invited');
  await recordAudit(tx, actor, { action: 'staff.invited', id: null, label: email, after: { role } });
  return { invitation, path };
}

/**
 * Invites the first owner, who types their own email address; returns the path of the link, or undefined if there are
 * staff already. An earlier link stops working.
 */
export function inviteFirstOwner(db: Database, now: number): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const [anybody] = await tx.select({ id: staff.id }).from(staff).limit(1);
    await dropFirstInvitation(tx);
    if (anybody) return undefined;
    const { path, ...values } = createInvitation({ email: null, role: 'owner' }, null, now);
    await tx.insert(staffInvitations).values(values);
    return path;
  });
}

/** Deletes the invitation of the first owner, once there are staff or a new invitation replaces it. */
export async function dropFirstInvitation(tx: Transaction): Promise<void> {
  await tx.delete(staffInvitations).where(isNull(staffInvitations.email));
}

const isOpen = (token: string, now: number) =>
  and(eq(staffInvitations.tokenHash, hashSecret(token)), gt(staffInvitations.expiresAt, new Date(now)));

/** The open invitation with this token. */
export async function findInvitation(
  db: Database,
  token: string,
  now: number,
): Promise<InvitationRow | undefined> {
  return (await db.select().from(staffInvitations).where(isOpen(token, now)))[0];
}

/** The name of the member of staff who sent the invitation; null if a command created it. */
export async function findInviter(db: Database, { invitedBy }: InvitationRow): Promise<string | null> {
  if (invitedBy === null) return null;
  const [inviter] = await db.select({ name: staff.name }).from(staff).where(eq(staff.id, invitedBy));
  return inviter?.name ?? null;
}

/** Uses up an invitation; undefined if it is no longer open. Of two simultaneous requests, only one gets it. */
export async function takeInvitation(
  tx: Transaction,
  token: string,
  now: number,
): Promise<InvitationRow | undefined> {
  return (await tx.delete(staffInvitations).where(isOpen(token, now)).returning())[0];
}

/** Deletes invitations that nobody accepted in time. */
export async function deleteOldInvitations(db: Database, now: number): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, new Date(now)));
}

/** Withdraws an invitation; undefined if there is none with this id. */
export async function deleteInvitation(tx: Transaction, id: string): Promise<InvitationRow | undefined> {
  return (await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning())[0];
}

export const presentInvitation = (
  { id, email, role, createdAt, expiresAt }: InvitationRow,
  invitedBy: string | null,
): StaffInvitation => ({
  ...{ id, email: email ?? '', role, invitedBy },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** Open invitations except the first owner's, newest first. */
export async function listInvitations(db: Database, now: number): Promise<StaffInvitation[]> {
  const rows = await db
    .select({ invitation: staffInvitations, invitedBy: staff.name })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(and(gt(staffInvitations.expiresAt, new Date(now)), isNotNull(staffInvitations.email)))
    .orderBy(desc(staffInvitations.createdAt), desc(staffInvitations.id));
  return rows.map(({ invitation, invitedBy }) => presentInvitation(invitation, invitedBy));
}
