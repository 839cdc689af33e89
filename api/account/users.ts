import { and, eq, sql } from '#api/platform/database/drizzle.ts';
import { isDuplicate } from '#api/platform/database/errors.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import type { UpdateMeRequest } from '#contract/account/requests.ts';
import { resetCodes, type User, users } from './tables.ts';

/** What an account answer says about its owner; never the phone or anything about the password. */
export function presentUser({ name, email, role }: User) {
  return { name, email, role };
}

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

/** Changes name, e-mail or phone; what is left out stays as it is. */
export async function updateAccount(
  db: Database,
  user: User,
  changes: UpdateMeRequest,
  now: number,
): Promise<User> {
  // Only what was sent: the rest of the row may have changed since it was read.
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  try {
    return await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({ ...named, updatedAt: new Date(now) })
        .where(eq(users.id, user.id))
        .returning();
      // A code sent to the old address must not open the account any more.
      if (changes.email !== undefined) await tx.delete(resetCodes).where(eq(resetCodes.userId, user.id));
      return changed ?? user;
    });
  } catch (error) {
    if (isDuplicate(error)) throw refuseField('email-in-use', { param: 'email', value: changes.email });
    throw error;
  }
}
