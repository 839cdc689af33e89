/**
 * Challenges for passkeys to sign. A challenge is stored for a few minutes; the first answer uses it up, right or
 * wrong.
 */
import { and, eq, gt, isNull, lt } from '#api/platform/database/drizzle.ts';
import type { Database } from '#api/platform/database/open.ts';
import { refuse } from '#api/platform/http/refusal.ts';
import { hashSecret } from '#api/platform/security/hashes.ts';
import { staffChallenges, staffSessions } from '#api/schema/staff.ts';

const LIFETIME_MS = 5 * 60 * 1000;

type ChallengeRow = typeof staffChallenges.$inferSelect;

/** The step and the session that a challenge is for. The session is null while signing in. */
export type ChallengeUse = Pick<ChallengeRow, 'purpose' | 'sessionId'>;

/** Stores a challenge; refuses it if the session was ended meanwhile. */
export function storeChallenge(
  db: Database,
  challenge: string,
  use: ChallengeUse,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (use.sessionId !== null) {
      const isUsed = eq(staffSessions.id, use.sessionId);
      const [session] = await tx.select().from(staffSessions).where(isUsed).for('key share');
      if (!session) throw refuse('staff-signed-out');
    }
    const challengeHash = hashSecret(challenge);
    await tx
      .insert(staffChallenges)
      .values({ challengeHash, ...use, expiresAt: new Date(now + LIFETIME_MS) });
  });
}

/** Uses up a challenge; false if it was not issued for this use, was answered already or is too old. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, sessionId }: ChallengeUse,
  now: number,
): Promise<boolean> {
  const taken = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challengeHash, hashSecret(challenge)),
        eq(staffChallenges.purpose, purpose),
        sessionId === null ? isNull(staffChallenges.sessionId) : eq(staffChallenges.sessionId, sessionId),
        gt(staffChallenges.expiresAt, new Date(now)),
      ),
    )
    .returning({ purpose: staffChallenges.purpose });
  return taken.length > 0;
}

/** Deletes challenges that nobody answered in time. */
export async function deleteOldChallenges(db: Database, now: number): Promise<void> {
  await db.delete(staffChallenges).where(lt(staffChallenges.expiresAt, new Date(now)));
}
