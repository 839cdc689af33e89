/** A change of the email address can be undone for some days, by the link in the email to the former address. */
import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, ne } from '#api/platform/database/drizzle.ts';
import { isDuplicate } from '#api/platform/database/errors.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import { emailChanges, emailUndos, resetCodes, type User, users } from '#api/schema/account.ts';
import { endTokens } from './sessions.ts';
import { NO_PASSWORD } from './users.ts';

export const EMAIL_UNDO_DAYS = 7;
export const EMAIL_UNDO_MS = EMAIL_UNDO_DAYS * 24 * 60 * 60_000;

const hashLink = (keyedHash: KeyedHash, link: string) => keyedHash('e-mail undo', link);

const isLinkOf = (keyedHash: KeyedHash, link: string, now: number) =>
  and(eq(emailUndos.linkHash, hashLink(keyedHash, link)), gt(emailUndos.expiresAt, new Date(now)));

/** Stores the former address; returns the secret of the link that restores it. */
export async function offerUndo(
  tx: Transaction,
  keyedHash: KeyedHash,
  { id, email }: Pick<User, 'id' | 'email'>,
  now: number,
): Promise<string> {
  // Writes the secret in hexadecimal digits, so that mail programs do not cut the link short.
  const link = randomBytes(32).toString('hex');
  const expiresAt = new Date(now + EMAIL_UNDO_MS);
  await tx.insert(emailUndos).values({ linkHash: hashLink(keyedHash, link), userId: id, email, expiresAt });
  return link;
}

/** Whether an address may still be restored to another account. Until then, no other account can use it. */
export async function isKeptForAnother(
  tx: Transaction,
  { id, email }: Pick<User, 'id' | 'email'>,
  now: number,
): Promise<boolean> {
  const isOfAnother = and(
    eq(emailUndos.email, email),
    ne(emailUndos.userId, id),
    gt(emailUndos.expiresAt, new Date(now)),
  );
  return (await tx.$count(emailUndos, isOfAnother)) > 0;
}

/** Reads what the link's page shows before the button is pressed. Changes nothing. */
export async function readUndoLink(db: Database, keyedHash: KeyedHash, link: string, now: number) {
  const [undo] = await db
    .select()
    .from(emailUndos)
    .where(isLinkOf(keyedHash, link, now));
  if (!undo) return 'unknown';
  return undo.doneAt ? 'done' : 'ready';
}

/**
 * Restores the former address, even if it was changed again since. Ends all sessions, removes the password (an
 * intruder may know it) and invalidates the links sent to later addresses.
 */
export async function undoEmailChange(db: Database, keyedHash: KeyedHash, link: string, now: number) {
  const isLink = isLinkOf(keyedHash, link, now);
  try {
    return await db.transaction(async (tx) => {
      // Locks the account's row first, as all code does, to avoid deadlocks.
      const ofLink = tx.select({ id: emailUndos.userId }).from(emailUndos).where(isLink);
      const [account] = await tx.select().from(users).where(inArray(users.id, ofLink)).for('update');
      const [undo] = await tx.select().from(emailUndos).where(isLink).for('update');
      if (!account || !undo) return 'unknown';
      if (undo.doneAt) return 'done';
      const at = new Date(now);
      await tx
        .update(users)
        .set({ email: undo.email, emailConfirmedAt: at, passwordHash: NO_PASSWORD, updatedAt: at })
        .where(eq(users.id, account.id));
      await endTokens(tx, account.id, now, null);
      await tx.delete(resetCodes).where(eq(resetCodes.userId, account.id));
      await tx.delete(emailChanges).where(eq(emailChanges.userId, account.id));
      await tx
        .delete(emailUndos)
        .where(and(eq(emailUndos.userId, account.id), gt(emailUndos.position, undo.position)));
      await tx.update(emailUndos).set({ doneAt: at }).where(eq(emailUndos.linkHash, undo.linkHash));
      return 'done';
    });
  } catch (error) {
    if (isDuplicate(error)) return 'taken';
    throw error;
  }
}

/** Deletes former addresses that can no longer be restored. */
export async function deleteOldUndos(db: Database, now: number): Promise<void> {
  await db.delete(emailUndos).where(lte(emailUndos.expiresAt, new Date(now)));
}
