/** Sessions of the staff: 256 random bits in a cookie, of which the database stores the hash. */

import type { Context } from 'hono';
import { MAX_USER_AGENT_LENGTH } from '#api/audit/record-audit.ts';
import type { ApiEnv } from '#api/dependencies.ts';
import { newId } from '#api/platform/database/columns.ts';
import { and, desc, eq, isNull, lt, ne, or, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { createSecret, hashSecret } from '#api/platform/security/hashes.ts';
import {
  type StaffRow,
  type StaffSessionRow,
  staff,
  staffPasskeys,
  staffSessions,
} from '#api/schema/staff.ts';
import type { StaffSession } from '#contract/staff/answers.ts';
import { MINUTE_MS } from '#contract/times.ts';
import { readSessionCookie } from './session-cookie.ts';

const IDLE_MS = 8 * 60 * MINUTE_MS;
export const SESSION_SECONDS = 7 * 24 * 60 * 60;
const LIFETIME_MS = SESSION_SECONDS * 1000;
/** How long a proof is valid. */
export const PROOF_MS = 15 * MINUTE_MS;

export const endOf = ({ createdAt }: StaffSessionRow) => new Date(createdAt.getTime() + LIFETIME_MS);
export const isProved = ({ provedAt }: StaffSessionRow, now: number) => now - provedAt.getTime() < PROOF_MS;

/** Where a request came from, as sessions and the audit log store it. */
export const sourceOf = (c: Context<ApiEnv>) => ({
  address: c.env?.clientAddress ?? 'local',
  userAgent: (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

type Source = ReturnType<typeof sourceOf>;

/**
 * Whether the member has a passkey, for queries of `staff`. Spells out table names, because Drizzle omits them in
 * queries of one table.
 */
export const HAS_PASSKEY = sql<boolean>`exists (select 1 from ${staffPasskeys} where ${staffPasskeys}.staff_id = ${staff}.id)`;

/** Starts a session; also returns the secret for the cookie. */
export async function startSession(
  tx: Transaction,
  staffId: string,
  signedInBy: StaffSessionRow['signedInBy'],
  { address, userAgent }: Source,
  now: number,
): Promise<{ secret: string; session: StaffSessionRow }> {
  const secret = createSecret();
  const at = new Date(now);
  const [session] = await tx
    .insert(staffSessions)
    .values({
      id: newId(now),
      staffId,
      secretHash: hashSecret(secret),
      signedInBy,
      ...{ createdAt: at, seenAt: at, provedAt: at },
      ...{ address, userAgent },
    })
    .returning();
  await tx.update(staff).set({ seenAt: at }).where(eq(staff.id, staffId));
  if (!session) throw new Error('no session was started');
  return { secret, session };
}

export interface FoundSession {
  session: StaffSessionRow;
  member: StaffRow;
  hasPasskey: boolean;
}

/** Finds the session of a request, with its person, in one query. Sessions of disabled people are never found. */
export function createSessionFinder(db: Database, clock: () => number) {
  const findByHash = db
    .select({ session: staffSessions, member: staff, hasPasskey: HAS_PASSKEY })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.secretHash, sql.placeholder('hash')), isNull(staff.disabledAt)))
    .prepare('find_staff_session');
  return async (c: Context<ApiEnv>): Promise<FoundSession | undefined> => {
    const secret = readSessionCookie(c);
    if (!secret) return undefined;
    const [found] = await findByHash.execute({ hash: hashSecret(secret) });
    if (!found || isOver(found.session, clock())) return undefined;
    await touch(db, found.session, sourceOf(c), clock());
    return found;
  };
}

const isOver = ({ createdAt, seenAt }: StaffSessionRow, now: number) =>
  now - seenAt.getTime() >= IDLE_MS || now - createdAt.getTime() >= LIFETIME_MS;

/** Stores when and from where a session was used, at most once a minute. */
async function touch(db: Database, session: StaffSessionRow, source: Source, now: number): Promise<void> {
  if (now - session.seenAt.getTime() < MINUTE_MS) return;
  const seenAt = new Date(now);
  await db
    .update(staffSessions)
    .set({ seenAt, ...source })
    .where(eq(staffSessions.id, session.id));
  await db.update(staff).set({ seenAt }).where(eq(staff.id, session.staffId));
}

export async function listOwnSessions(
  db: Database,
  current: StaffSessionRow,
  now: number,
): Promise<StaffSession[]> {
  const rows = await db
    .select()
    .from(staffSessions)
    .where(eq(staffSessions.staffId, current.staffId))
    .orderBy(desc(staffSessions.seenAt), desc(staffSessions.id));
  return rows
    .filter((session) => !isOver(session, now))
    .map((session) => ({
      id: session.id,
      isCurrent: session.id === current.id,
      signedInBy: session.signedInBy,
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
      endsAt: endOf(session).toISOString(),
      address: session.address,
      userAgent: session.userAgent,
    }));
}

/** Ends sessions of a person: one, all but one, or all. Returns how many were ended. */
export async function endSessions(
  tx: Transaction,
  staffId: string,
  which: { id?: string; except?: string } = {},
): Promise<number> {
  const ended = await tx
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        which.id === undefined ? undefined : eq(staffSessions.id, which.id),
        which.except === undefined ? undefined : ne(staffSessions.id, which.except),
      ),
    )
    .returning({ id: staffSessions.id });
  return ended.length;
}

/** Deletes expired sessions. */
export async function deleteOldSessions(db: Database, now: number): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.seenAt, new Date(now - IDLE_MS)),
        lt(staffSessions.createdAt, new Date(now - LIFETIME_MS)),
      ),
    );
}
