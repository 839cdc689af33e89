import type { User } from '#api/account/tables.ts';
import { and, eq, sql } from '#api/platform/database/drizzle.ts';
import type { Transaction } from '#api/platform/database/open.ts';
import { resetCodes, users } from './tables.ts';

/** Replaces a password, ends every session and uses up the reset code; undefined if somebody else replaced it since `user` was read. */
export async function setPassword(
  tx: Transaction,
  user: User,
  passwordHash: string,
  now: number,
): Promise<User | undefined> {
  // Above every second in which a token may have been issued until now, even by an earlier change in this second.
  const nextSecond = Math.floor(now / 1000) + 1;
  const [changed] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: sql`greatest(${users.passwordChangedAt} + 1, ${nextSecond}::bigint)`,
      updatedAt: new Date(now),
    })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .returning();
  if (changed) await tx.delete(resetCodes).where(eq(resetCodes.userId, user.id));
  return changed;
}
