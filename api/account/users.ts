import { and, eq, gt, isNull } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { emailChanges, hasEmail, resetCodes, type User, type UserRow, users } from '#api/schema/account.ts';
import type { Profile } from '#contract/account/profile.ts';
import type { UpdateMeRequest } from '#contract/account/requests.ts';
import { dropEmailChange, selectNextTokenSecond } from './sessions.ts';

/** Stored for accounts without a password: no password matches it. */
export const NO_PASSWORD = '';

/** Presents a user without phone and password. */
export function presentUser({ name, email, role }: User) {
  return { name, email, role };
}

/** Presents an account to its owner. */
export async function readProfile<Row extends UserRow>(
  db: Database,
  user: Row,
  now: number,
): Promise<Omit<Profile, 'email'> & Pick<Row, 'email'>> {
  const { id, name, email, phone, emailConfirmedAt, createdAt } = user;
  const isWaiting = and(isNull(emailChanges.doneAt), gt(emailChanges.expiresAt, new Date(now)));
  const [change] = await db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, id), isWaiting));
  return {
    _id: id,
    name,
    email,
    phone,
    isEmailConfirmed: emailConfirmedAt !== null,
    ...(change && { newEmail: change.email }),
    createdAt: createdAt.toISOString(),
  };
}

/** The account with this lower-case email address. */
export async function findByEmail(db: Database, email: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email));
  return hasEmail(user) ? user : undefined;
}

/**
 * Marks the account's address as confirmed. An unconfirmed address is always the one given at sign-up, because a new
 * address takes effect only once confirmed. So whoever proved access to the mailbox by a link or code proved it for
 * this address.
 */
export async function confirmAddress(db: Database, userId: string, now: number): Promise<void> {
  await db
    .update(users)
    .set({ emailConfirmedAt: new Date(now) })
    .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)));
}

/**
 * Sets a password, ends all sessions, and deletes reset codes and a pending change of the address. Undefined if the
 * password changed since `user` was read.
 */
export async function setPassword(
  tx: Transaction,
  user: User,
  passwordHash: string,
  now: number,
): Promise<User | undefined> {
  const [changed] = await tx
    .update(users)
    .set({
      passwordHash,
      passwordChangedAt: selectNextTokenSecond(now),
      lastTokenAt: selectNextTokenSecond(now),
      keptTokenHash: null,
      updatedAt: new Date(now),
    })
    .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
    .returning();
  if (!hasEmail(changed)) return undefined;
  await tx.delete(resetCodes).where(eq(resetCodes.userId, user.id));
  await dropEmailChange(tx, user.id);
  return changed;
}

/** Changes name or phone, if given. Undefined if the account was deleted meanwhile. */
export async function updateAccount<Row extends UserRow>(
  tx: Transaction,
  user: Row,
  { name, phone }: Pick<UpdateMeRequest, 'name' | 'phone'>,
  now: number,
): Promise<Row | undefined> {
  // Writes only the given fields: the rest of the row may have changed since it was read.
  const [changed] = await tx
    .update(users)
    .set({
      ...(name !== undefined && { name }),
      ...(phone !== undefined && { phone }),
      updatedAt: new Date(now),
    })
    .where(and(eq(users.id, user.id), isNull(users.deletedAt)))
    .returning();
  return changed && { ...user, ...changed };
}
