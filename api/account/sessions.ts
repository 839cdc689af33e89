/**
 * Validity of tokens. Each token of an account is issued in a different second, and can be ended alone or with all
 * others.
 */
import { and, eq, isNull, lt, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import { emailChanges, endedTokens, hasEmail, type User, users } from '#api/schema/account.ts';

/**
 * SQL: a second after that of every token issued so far. `passwordChangedAt` counts, too, because earlier versions
 * stored it one second ahead.
 */
export const selectNextTokenSecond = (now: number) =>
  sql`greatest(${users.lastTokenAt} + 1, ${users.passwordChangedAt} + 1, ${Math.floor(now / 1000) + 1}::bigint)`;

/**
 * Reserves the second in which the next token is issued: tokens of an account are unique, so ending one ends no other.
 * Undefined if the password was changed or all sessions were ended since `user` was read.
 */
export async function takeTokenSecond(db: Database, user: User, now: number): Promise<User | undefined> {
  const [taken] = await db
    .update(users)
    .set({ lastTokenAt: sql`greatest(${users.lastTokenAt} + 1, ${Math.floor(now / 1000)}::bigint)` })
    .where(
      and(
        eq(users.id, user.id),
        eq(users.passwordHash, user.passwordHash),
        eq(users.tokensValidFrom, user.tokensValidFrom),
      ),
    )
    .returning();
  return hasEmail(taken) ? taken : undefined;
}

/** Ends one token, on every server that shares the database. */
export async function endToken(
  db: Database,
  token: { userId: string; hash: string; exp: number },
  now: number,
): Promise<void> {
  await db
    .insert(endedTokens)
    .values({ tokenHash: token.hash, userId: token.userId, expiresAt: new Date(token.exp * 1000) })
    .onConflictDoNothing();
  await db.delete(endedTokens).where(lt(endedTokens.expiresAt, new Date(now)));
}

/** Ends every token of an account except the one to keep. */
export async function endTokens(tx: Transaction, userId: string, now: number, keptTokenHash: string | null) {
  const [changed] = await tx
    .update(users)
    .set({
      tokensValidFrom: selectNextTokenSecond(now),
      lastTokenAt: selectNextTokenSecond(now),
      keptTokenHash,
    })
    .where(eq(users.id, userId))
    .returning();
  return changed;
}

/** Drops an unconfirmed new address: it may have been requested with a stolen token. */
export async function dropEmailChange(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(emailChanges).where(and(eq(emailChanges.userId, userId), isNull(emailChanges.doneAt)));
}

/**
 * Ends every token of an account, and drops its unconfirmed new address. Locks the account's row first, as all code
 * does, to avoid deadlocks.
 */
export function signOutEverywhere(db: Database, userId: string, now: number): Promise<User | undefined> {
  return db.transaction(async (tx) => {
    const changed = await endTokens(tx, userId, now, null);
    await dropEmailChange(tx, userId);
    return hasEmail(changed) ? changed : undefined;
  });
}
