import crypto from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, lte, sql } from '#api/platform/database/drizzle.ts';
import type { Database, Transaction } from '#api/platform/database/open.ts';
import type { KeyedHash } from '#api/platform/security/hashes.ts';
import { hasEmail, resetCodes, type User, users } from '#api/schema/account.ts';

export const RESET_CODE_MINUTES = 10;
export const CODE_FORMAT = /^\d{6}$/;
const MAX_WRONG_TRIES = 5;
const ISSUING_LOCK = 4704;

const drawCode = () => String(crypto.randomInt(1_000_000)).padStart(6, '0');

/**
 * Codes for forgotten passwords: hashed, short-lived, one per account and client, verified without naming the
 * account.
 */
export function createResetCodes(db: Database, clock: () => number, keyedHash: KeyedHash) {
  const hashCode = (code: string) => keyedHash('reset-code', code);
  const isLive = () =>
    and(gt(resetCodes.expiresAt, new Date(clock())), lt(resetCodes.wrongTries, MAX_WRONG_TRIES));
  const isRequestedBy = (client: string) => and(eq(resetCodes.requestedBy, client), isLive());

  return {
    /**
     * Creates the client's code for an account, replacing an earlier one. The client's codes for other accounts stay:
     * another person behind the same network address may have requested them.
     */
    async issue(tx: Transaction, userId: string, client: string): Promise<string> {
      // Locks the account's row first, as all code does, to avoid deadlocks.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
      // Codes are verified without an email address, so they must be unique.
      await tx.execute(sql`select pg_advisory_xact_lock(${ISSUING_LOCK})`);
      await tx
        .delete(resetCodes)
        .where(and(eq(resetCodes.userId, userId), eq(resetCodes.requestedBy, client)));
      // Deletes the expired codes of all accounts, but skips rows that others have locked, to avoid deadlocks.
      const expired = tx
        .select({ codeHash: resetCodes.codeHash })
        .from(resetCodes)
        .where(lte(resetCodes.expiresAt, new Date(clock())))
        .for('update', { skipLocked: true });
      await tx.delete(resetCodes).where(inArray(resetCodes.codeHash, expired));
      let code = drawCode();
      while ((await tx.$count(resetCodes, eq(resetCodes.codeHash, hashCode(code)))) > 0) code = drawCode();
      const expiresAt = new Date(clock() + RESET_CODE_MINUTES * 60_000);
      await tx
        .insert(resetCodes)
        .values({ userId, requestedBy: client, codeHash: hashCode(code), expiresAt });
      return code;
    },

    /** The account of the newest live code that this client requested. */
    async findAccount(client: string): Promise<User | undefined> {
      const [found] = await db
        .select({ user: users })
        .from(resetCodes)
        .innerJoin(users, eq(users.id, resetCodes.userId))
        .where(isRequestedBy(client))
        .orderBy(desc(resetCodes.expiresAt))
        .limit(1);
      return hasEmail(found?.user) ? found.user : undefined;
    },

    /** Compares with the client's newest live code; if right, the client may set the password. Counts wrong guesses. */
    async verifyOwn(code: string, client: string): Promise<boolean> {
      // Counts the guess before comparing, so that parallel guesses gain nothing. Compares with the newest code only,
      // so that requesting codes for several accounts gains no guesses.
      const newest = db
        .select({ codeHash: resetCodes.codeHash })
        .from(resetCodes)
        .where(isRequestedBy(client))
        .orderBy(desc(resetCodes.expiresAt))
        .limit(1);
      const [own] = await db
        .update(resetCodes)
        .set({ wrongTries: sql`${resetCodes.wrongTries} + 1` })
        .where(and(isRequestedBy(client), inArray(resetCodes.codeHash, newest)))
        .returning({ codeHash: resetCodes.codeHash });
      if (own?.codeHash !== hashCode(code)) return false;
      await db
        .update(resetCodes)
        .set({ wrongTries: sql`${resetCodes.wrongTries} - 1`, verifiedBy: client })
        .where(and(eq(resetCodes.requestedBy, client), eq(resetCodes.codeHash, own.codeHash)));
      return true;
    },

    /** How many live codes there are, of all clients. */
    countLive: () => db.$count(resetCodes, isLive()),

    /** Verifies against all live codes; if one matches, this client may set the password. */
    async verifyAny(code: string, client: string): Promise<boolean> {
      const verified = await db
        .update(resetCodes)
        .set({ verifiedBy: client })
        .where(and(eq(resetCodes.codeHash, hashCode(code)), isLive()))
        .returning({ userId: resetCodes.userId });
      return verified.length > 0;
    },

    /** Whether this client has verified a code of the account, and that code is still live. */
    async isVerifiedBy(userId: string, client: string): Promise<boolean> {
      const isOurs = and(eq(resetCodes.userId, userId), eq(resetCodes.verifiedBy, client), isLive());
      return (await db.$count(resetCodes, isOurs)) > 0;
    },
  };
}
