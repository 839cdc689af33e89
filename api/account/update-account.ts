import type { User } from '#api/account/tables.ts';
import { eq } from '#api/platform/database/drizzle.ts';
import { isDuplicate } from '#api/platform/database/is-duplicate.ts';
import type { Database } from '#api/platform/database/open.ts';
import { fieldFailure } from '#api/platform/http/refusal.ts';
import type { UpdateMeRequest } from '#contract/account/requests.ts';
import { ERROR_TEXTS } from '#contract/error-texts.ts';
import { resetCodes, users } from './tables.ts';

/** Changes name, e-mail or phone; what is not named stays, and naming nothing changes nothing. */
export async function updateAccount(
  db: Database,
  user: User,
  changes: UpdateMeRequest,
  now: number,
): Promise<User> {
  // Only what was named: the row may have changed since this shopper's request began.
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
    if (isDuplicate(error)) throw fieldFailure('email', ERROR_TEXTS.emailInUse, 'body', changes.email);
    throw error;
  }
}
