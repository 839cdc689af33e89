import { eq } from 'drizzle-orm';
import { isDuplicate } from '#api/db/is-duplicate.ts';
import type { Database } from '#api/db/open.ts';
import { resetCodes, users } from '#api/db/schema.ts';
import { fieldFailure } from '#api/http/failure.ts';
import type { User } from '#api/http/types.ts';
import type { UpdateMeRequest } from '#contract/auth.ts';

/** Changes name, e-mail or phone; what is not named stays, and naming nothing changes nothing. */
export async function updateAccount(
  db: Database,
  user: User,
  changes: UpdateMeRequest,
  now: number,
): Promise<User> {
  const { name = user.name, email = user.email, phone = user.phone } = changes;
  try {
    return await db.transaction(async (tx) => {
      const [changed] = await tx
        .update(users)
        .set({ name, email, phone, updatedAt: new Date(now) })
        .where(eq(users.id, user.id))
        .returning();
      // A code sent to the old address must not open the account any more.
      if (email !== user.email) await tx.delete(resetCodes).where(eq(resetCodes.userId, user.id));
      return changed ?? user;
    });
  } catch (error) {
    if (isDuplicate(error)) throw fieldFailure('email', 'Email is already in use', 'body', email);
    throw error;
  }
}
