/** A new email address takes effect once it is confirmed on the page that its confirmation email links to. */

import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lte, ne } from '#api/platform/database/drizzle.ts';
import { isDuplicate } from '#api/platform/database/errors.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { refuseField } from '#api/platform/http/refusal.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import { emailChanges, hasEmail, resetCodes, type User, users } from '#api/schema/account.ts';
import { EMAIL_LINK_HOURS } from '#contract/constants.ts';
import { isKeptForAnother } from './email-undos.ts';
import { endTokens } from './sessions.ts';

const hashLink = (keyedHash: KeyedHash, link: string) => keyedHash('e-mail link', link);
const isLinkOf = (keyedHash: KeyedHash, link: string, now: number) =>
  and(eq(emailChanges.linkHash, hashLink(keyedHash, link)), gt(emailChanges.expiresAt, new Date(now)));

/** Thrown to roll back when another account has the address. */
class AddressTaken extends Error {}

/** Stores a new address to confirm, replacing an earlier one. Returns the secret of the confirmation link. Refuses an
 *  address in use. */
export async function requestEmailChange(
  tx: Transaction,
  keyedHash: KeyedHash,
  { user, email, tokenHash, now }: { user: User; email: string; tokenHash: string; now: number },
): Promise<string> {
  const isTaken =
    (await tx.$count(users, and(eq(users.email, email), ne(users.id, user.id)))) > 0 ||
    (await isKeptForAnother(tx, { id: user.id, email }, now));
  if (isTaken) throw refuseField('email-in-use', { param: 'email', value: email });
  const link = randomBytes(32).toString('base64url');
  const row = {
    email,
    tokenHash,
    linkHash: hashLink(keyedHash, link),
    expiresAt: new Date(now + EMAIL_LINK_HOURS * 60 * 60_000),
    doneAt: null,
  };
  await tx
    .insert(emailChanges)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: emailChanges.userId, set: row });
  // Deletes the expired changes of all accounts. Runs last, and skips rows that others have locked, to avoid waiting.
  const expired = tx
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(lte(emailChanges.expiresAt, new Date(now)))
    .for('update', { skipLocked: true });
  await tx.delete(emailChanges).where(inArray(emailChanges.userId, expired));
  return link;
}

/** Reads what the link's page shows before the button is pressed. Changes nothing. */
export async function readEmailLink(db: Database, keyedHash: KeyedHash, link: string, now: number) {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(isLinkOf(keyedHash, link, now));
  if (!change) return 'unknown';
  return change.doneAt ? 'already' : 'ready';
}

/**
 * Gives the account the address that the link confirms. Ends all sessions except the one that requested the change, and
 * deletes reset codes that were sent to the old address.
 */
export async function confirmEmail(
  db: Database,
  keyedHash: KeyedHash,
  link: string,
  { now, onChanged }: { now: number; onChanged: (tx: Transaction, before: User) => Promise<void> },
) {
  const isLink = isLinkOf(keyedHash, link, now);
  try {
    return await db.transaction(async (tx) => {
      // Locks the row of the link's account first, as all code does to avoid deadlocks, and then reads the change.
      const ofLink = tx.select({ id: emailChanges.userId }).from(emailChanges).where(isLink);
      const [account] = await tx.select().from(users).where(inArray(users.id, ofLink)).for('update');
      const [change] = await tx.select().from(emailChanges).where(isLink).for('update');
      if (!hasEmail(account) || !change) return 'unknown';
      if (change.doneAt) return 'already';
      const { userId, email, tokenHash } = change;
      await tx
        .update(users)
        .set({ email, emailConfirmedAt: new Date(now), updatedAt: new Date(now) })
        .where(eq(users.id, userId));
      if (await isKeptForAnother(tx, { id: userId, email }, now)) throw new AddressTaken();
      await endTokens(tx, userId, now, tokenHash);
      await tx.delete(resetCodes).where(eq(resetCodes.userId, userId));
      await tx
        .update(emailChanges)
        .set({ doneAt: new Date(now) })
        .where(eq(emailChanges.userId, userId));
      await onChanged(tx, account);
      return 'done';
    });
  } catch (error) {
    if (isDuplicate(error) || error instanceof AddressTaken) return 'taken';
    throw error;
  }
}
